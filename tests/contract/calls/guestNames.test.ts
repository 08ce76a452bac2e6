import { expect, it } from "vitest";
import { passportName } from "#domain/booking/passportName.ts";
import { longestText } from "#domain/member/validators.ts";
import { bodyOf, dataOf, type Schema, schemasIn } from "./contracts.ts";
import { calls } from "./customerTable.ts";

const longest = passportName({
	firstName: "A".repeat(longestText.globalName),
	lastName: "B".repeat(longestText.globalName),
}).length;

it("the longest foreign guest name fits in every request and response [CHAN-05] [DEC-096]", () => {
	const schemas = calls.flatMap((call): [string, Schema][] =>
		[bodyOf(call)?.schema ?? {}, dataOf(call)].flatMap((schema) =>
			[...schemasIn(schema, call.operationId)].filter(([at]) => at.endsWith(".guestName")),
		),
	);
	expect(schemas.length).toBeGreaterThan(3);
	const tooShort = schemas.filter(([, { maxLength }]) => (maxLength ?? Infinity) < longest).map(([at]) => at);
	expect(tooShort).toEqual([]);
});
