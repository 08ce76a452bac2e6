import fc from "fast-check";
import { type Schema, typesOf } from "./contracts.ts";

/** Texts that are known to break programs: quotes, markup, right-to-left text, joined characters, half-typed Korean. */
const hostileTexts = [
	"' OR '1'='1' --",
	"'; SELECT pg_sleep(5); --",
	'"><script>alert(1)</script>',
	"{{7*7}}",
	"../../etc/passwd",
	"%00%0d%0aSet-Cookie:a=b",
	"\u202Eevil\u2066",
	"ㅅㅓㅇㅜㄹ",
	"각\u1100\u1161",
	"👨‍👩‍👧‍👦 가족",
	"__proto__",
	"constructor",
	"true",
	"null",
	"  ",
	"%_\\",
];

const letters = fc.oneof(
	{ weight: 4, arbitrary: fc.string({ maxLength: 30, unit: "grapheme" }) },
	{
		weight: 2,
		arbitrary: fc.string({ maxLength: 20, unit: fc.constantFrom(..."서울부산제주호텔가각힣 &aZ09") }),
	},
	{ weight: 1, arbitrary: fc.constantFrom(...hostileTexts) },
);

/** Keys for which a body is refused, whatever its contract allows (bindContracts.test.ts). */
const poison = /"(?:__proto__|constructor)":/;

const lengthOf = (text: string): number => [...text].length;

function texts({ pattern, format, minLength = 0, maxLength = 100 }: Schema): fc.Arbitrary<string> {
	if (format === "date") return days;
	if (pattern) {
		const matching = fc.stringMatching(new RegExp(pattern), { size: "small" });
		return matching
			.map((text) => fitted(text, minLength, maxLength))
			.filter(
				(text) =>
					new RegExp(pattern).test(text) && lengthOf(text) >= minLength && lengthOf(text) <= maxLength,
			);
	}
	const longest = fc.constant("가".repeat(maxLength));
	return fc
		.oneof({ weight: 12, arbitrary: letters }, { weight: 1, arbitrary: longest })
		.map((text) => fitted(text.replaceAll("\0", ""), minLength, maxLength));
}

/** Truncates or repeats a text to fit the length limits. */
function fitted(text: string, shortest: number, longest: number): string {
	const units = [...(text || "0")];
	const repeated = Array.from(
		{ length: Math.max(shortest, units.length) },
		(_, index) => units[index % units.length],
	);
	return (text === "" && shortest === 0 ? [] : repeated.slice(0, longest)).join("");
}

/** Mostly days a traveller would search for; rarely any day at all, or the first or last day there is. */
const days = fc
	.oneof(
		{
			weight: 5,
			arbitrary: fc.date({ min: new Date("2026-11-20"), max: new Date("2027-06-30"), noInvalidDate: true }),
		},
		{
			weight: 1,
			arbitrary: fc.date({ min: new Date("0001-01-01"), max: new Date("9999-12-31"), noInvalidDate: true }),
		},
		{ weight: 1, arbitrary: fc.constantFrom(new Date("0001-01-01"), new Date("9999-12-31")) },
	)
	.map((date) => date.toISOString().slice(0, 10));

/** Small numbers often name an existing row. */
const whole = ({ minimum = 0, maximum = 0 }: Schema): fc.Arbitrary<number> =>
	fc.oneof(
		{ weight: 4, arbitrary: fc.integer({ min: minimum, max: Math.min(maximum, Math.max(minimum, 0) + 30) }) },
		{ weight: 1, arbitrary: fc.integer({ min: minimum, max: maximum }) },
		{ weight: 1, arbitrary: fc.constantFrom(minimum, maximum) },
	);

/** Generates any value the schema allows. */
export function valuesOf(schema: Schema): fc.Arbitrary<unknown> {
	if ("const" in schema) return fc.constant(schema.const);
	if (schema.enum) return fc.constantFrom(...schema.enum);
	if (schema.anyOf) return fc.oneof(...schema.anyOf.map(valuesOf));
	return fc.oneof(...typesOf(schema).map((type) => valuesOfType(type, schema)));
}

function valuesOfType(type: string, schema: Schema): fc.Arbitrary<unknown> {
	switch (type) {
		case "null":
			return fc.constant(null);
		case "boolean":
			return fc.boolean();
		case "integer":
			return whole(schema);
		case "number": {
			const { minimum = 0, maximum = 0 } = schema;
			return fc.double({ min: minimum, max: maximum, noNaN: true });
		}
		case "string":
			return texts(schema);
		case "array":
			return fc.array(valuesOf(schema.items ?? {}), { maxLength: Math.min(schema.maxItems ?? 5, 5) });
		default:
			return schema["x-check"] === "stay" ? objects(schema).map(asStay) : objects(schema);
	}
}

function objects({
	properties = {},
	required = [],
	additionalProperties,
	minProperties = 0,
	maxProperties = Number.POSITIVE_INFINITY,
}: Schema): fc.Arbitrary<Record<string, unknown>> {
	if (additionalProperties === true)
		return fc
			.dictionary(fc.string({ maxLength: 10 }), fc.jsonValue({ maxDepth: 2 }), { maxKeys: 5 })
			.filter((value) => !poison.test(JSON.stringify(value)));
	const fields = Object.fromEntries(
		Object.entries(properties).map(([name, schema]) => [name, valuesOf(schema)]),
	);
	return fc.record(fields, { requiredKeys: [...required] }).filter((value) => {
		const count = Object.keys(value).length;
		return count >= minProperties && count <= maxProperties;
	});
}

/** Returns the same search with dates and guests that fit together, as `x-check: stay` requires. */
function asStay(search: Record<string, unknown>): Record<string, unknown> {
	const { checkInDate, checkOutDate, adtCnt, chdCnt, chdAges, ...rest } = search;
	const ages = Array.isArray(chdAges) ? chdAges : [];
	const adults = Math.min(typeof adtCnt === "number" ? adtCnt : 2, 8);
	const fitting = ages.slice(0, 8 - adults);
	const hasDays = typeof checkInDate === "string" && checkInDate < "9999-01-01";
	const checkIn = hasDays ? checkInDate : "2026-12-06";
	return {
		...rest,
		...(checkInDate !== undefined &&
			checkOutDate !== undefined && { checkInDate: checkIn, checkOutDate: after(checkIn, 1 + (adults % 5)) }),
		...(adtCnt !== undefined && { adtCnt: adults }),
		...(chdCnt !== undefined && chdAges !== undefined && { chdCnt: fitting.length, chdAges: fitting }),
	};
}

function after(day: string, nights: number): string {
	const date = new Date(`${day}T00:00:00Z`);
	date.setUTCDate(date.getUTCDate() + nights);
	return date.toISOString().slice(0, 10);
}
