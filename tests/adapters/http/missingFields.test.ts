import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { HttpCalls } from "#adapters/http/HttpCalls.ts";
import { isComplete } from "#adapters/http/isComplete.ts";
import { bookingCases } from "./everyCall/bookingCases.ts";
import { memberCases } from "./everyCall/memberCases.ts";
import { stayCases } from "./everyCall/stayCases.ts";

const examples = Object.assign(
	{},
	...["content", "auth", "payment", "message", "hotels-combined"].map((service) =>
		parse(readFileSync(`openapi/examples/${service}.yaml`, "utf8"), { merge: true }),
	),
) as Readonly<Record<string, { readonly value: { readonly data: object } } | undefined>>;

const answering = (data: unknown) =>
	new HttpCalls({
		origin: "http://localhost",
		session: null,
		fetch: async () => Response.json({ result: "SUCCESS", data }),
	});

const cases = [...bookingCases, ...stayCases, ...memberCases].map(
	(each, at) => [`${each.operation} (${at})`, each] as const,
);

/** A login response says whose login it is by which fields are present; the member variant has no field that is read. */
const tellsByWhatIsThere = "login";

describe("a response that violates the contract [DEC-112] [ERR-HTTP-05]", () => {
	it.each(cases)(
		"%s: is broken when it omits all fields that are read, if any",
		async (_, { operation, ask }) => {
			expect(await ask(answering(examples[operation]?.value.data ?? {}), {})).toMatchObject({ ok: true });
			if (operation === tellsByWhatIsThere) return;
			const broken = { ok: false, error: { kind: "broken" } };
			expect([broken, { ok: true, value: null }]).toContainEqual(await ask(answering({}), {}));
		},
	);

	it.each(cases)("%s: is broken when its data is not an object", async (_, { ask }) => {
		for (const data of [[], "text", 5, true, null])
			expect(await ask(answering(data), {})).toEqual({ ok: false, error: { kind: "broken" } });
	});

	it("is broken when an item lacks a field", async () => {
		const { HttpHelpDesk } = await import("#adapters/http/HttpHelpDesk.ts");
		const notice = { idx: 1, title: "공지", content: "", createdDt: "2026-11-20 10:00:00", updatedDt: null };
		const read = (notices: readonly object[]) => new HttpHelpDesk(answering({ notices })).notices();
		expect(await read([{ ...notice, type: "안내" }])).toMatchObject({ ok: true });
		const { title: _, ...untitled } = notice;
		expect(await read([{ ...untitled, type: "안내" }])).toEqual({ ok: false, error: { kind: "broken" } });
	});

	it.each([
		[null, true],
		[0, true],
		["", true],
		[{ a: [], b: { c: null } }, true],
		[undefined, false],
		[Number.NaN, false],
		[{ a: [{ b: undefined }] }, false],
	])("is distinguished from a complete one by isWhole: %j", (read, whole) => {
		expect(isComplete(read)).toBe(whole);
	});
});
