import type { Ajv2020 } from "ajv/dist/2020.js";
import fc from "fast-check";
import type { JsonSchema } from "#server/platform/http/contract.ts";
import { valuesOf } from "./arbitraries.ts";
import { bodyOf, type CallContract, type Parameter } from "./contracts.ts";

/** A request to a call, ready to be sent. */
export interface CallRequest {
	readonly method: string;
	readonly url: string;
	readonly headers: Readonly<Record<string, string>>;
	readonly payload?: string;
}

type Values = Record<string, unknown>;

interface Parts {
	readonly path: Values;
	readonly query: Values;
	readonly headers: Values;
	readonly body: unknown;
}

const parametersIn = (call: CallContract, place: Parameter["in"]): Parameter[] =>
	(call.parameters ?? []).filter((parameter) => parameter.in === place);

const valuesIn = (call: CallContract, place: Parameter["in"]): fc.Arbitrary<Values> => {
	const parameters = parametersIn(call, place);
	return fc.record(Object.fromEntries(parameters.map(({ name, schema }) => [name, valuesOf(schema)])), {
		requiredKeys: parameters.filter(({ required }) => required).map(({ name }) => name),
	});
};

/** A path segment that is empty or consists of dots makes a different path. */
const isSegment = (value: unknown): boolean => !/^\.*$/.test(String(value));

function partsOf(call: CallContract): fc.Arbitrary<Parts> {
	const body = bodyOf(call);
	return fc.record({
		path: valuesIn(call, "path").filter((values) => Object.values(values).every(isSegment)),
		query: valuesIn(call, "query"),
		headers: valuesIn(call, "header"),
		body: body ? valuesOf(body.schema) : fc.constant(undefined),
	});
}

function requestOf(call: CallContract, { path, query, headers, body }: Parts): CallRequest {
	const address = call.path.replace(/\{(\w+)\}/g, (_whole, name) => encodeURIComponent(String(path[name])));
	const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
	return {
		method: call.method,
		url: `${call.base}${address}${search.size > 0 ? `?${search}` : ""}`,
		headers: {
			"x-requested-with": "web",
			...(body !== undefined && { "content-type": "application/json" }),
			...Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)])),
		},
		...(body !== undefined && { payload: JSON.stringify(body) }),
	};
}

/** Generates any request that keeps the call's contract. */
export const validRequests = (call: CallContract): fc.Arbitrary<CallRequest> =>
	partsOf(call).map((parts) => requestOf(call, parts));

const wrongValues = fc.constantFrom<unknown>(
	...[
		null,
		"",
		" ",
		"abc",
		"１",
		"1e3",
		"0x1",
		"2026-02-30",
		-1,
		0,
		1.5,
		2 ** 31,
		2 ** 53,
		true,
		[],
		{},
		[1, 2],
		{ a: 1 },
	],
	..."a\0b,\ud800,가나다".split(","),
	"가".repeat(150_000),
);

const wrongTexts = fc.constantFrom(
	"abc",
	"-1",
	"0",
	"1.5",
	"1e3",
	"0x1",
	"１",
	"99999999999999999999",
	"a\0b",
	"가".repeat(700),
);

/** Generates any request that breaks the call's contract in one place; null when nothing can be broken. */
export function brokenRequests(call: CallContract, ajv: Ajv2020): fc.Arbitrary<CallRequest> | null {
	const body = bodyOf(call);
	const names = (place: Parameter["in"]) => parametersIn(call, place);
	const ways: fc.Arbitrary<CallRequest | null>[] = [];
	if (body && body.schema.additionalProperties === false) {
		const isBroken = (value: unknown) => !ajv.validate(body.schema as JsonSchema, value);
		ways.push(
			fc.tuple(partsOf(call), brokenBodies(body.schema.properties ?? {})).map(([parts, breakBody]) => {
				const value = breakBody(parts.body as Values);
				return isBroken(value) ? requestOf(call, { ...parts, body: value }) : null;
			}),
			fc
				.tuple(
					partsOf(call),
					fc.constantFrom("", "{", "[", "nul", '{"a":1e309}', '{"__proto__":1}', "[".repeat(10_000)),
				)
				.map(([parts, payload]) => ({ ...requestOf(call, parts), payload })),
		);
	}
	for (const place of ["path", "query"] as const) {
		if (names(place).length === 0) continue;
		ways.push(
			fc
				.tuple(partsOf(call), fc.constantFrom(...names(place)), wrongTexts)
				.map(([parts, { name, schema }, text]) => {
					const read =
						typeof text === "string" && schema.type === "integer" && /^(0|-?[1-9]\d*)$/.test(text)
							? Number(text)
							: text;
					const isBroken = !ajv.validate(schema as JsonSchema, read) || text.includes("\0");
					return isBroken ? requestOf(call, { ...parts, [place]: { ...parts[place], [name]: text } }) : null;
				}),
		);
	}
	if (names("header").length > 0) {
		ways.push(
			fc
				.tuple(partsOf(call), fc.constantFrom(...names("header")), fc.constantFrom("", "a b", "é"))
				.map(([parts, { name }, text]) =>
					requestOf(call, { ...parts, headers: { ...parts.headers, [name]: text } }),
				),
		);
	}
	const isRequest = (request: CallRequest | null): request is CallRequest => request !== null;
	return ways.length > 0 ? fc.oneof(...ways).filter(isRequest) : null;
}

function brokenBodies(
	properties: Readonly<Record<string, unknown>>,
): fc.Arbitrary<(body: Values) => unknown> {
	const fields = Object.keys(properties);
	const field = fields.length > 0 ? fc.constantFrom(...fields) : fc.constant("none");
	return fc.oneof(
		fc.tuple(field, wrongValues).map(([name, value]) => (body: Values) => ({ ...body, [name]: value })),
		field.map(
			(name) =>
				({ [name]: _gone, ...rest }: Values) =>
					rest,
		),
		fc
			.constantFrom("grade", "userIdx", "totalAmount", "payStatus", "isAdmin")
			.map((name) => (body: Values) => ({ ...body, [`${name}X`]: 1 })),
		fc.constantFrom<unknown>(null, [], "text", 1, true).map((value) => () => value),
	);
}
