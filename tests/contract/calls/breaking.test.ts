import { describe, expect, it } from "vitest";
import { breakingChanges, type ContractDocument } from "../../../scripts/contractsBreaking.ts";

type Json = Record<string, unknown>;

const object = (properties: Json, required = Object.keys(properties)): Json => ({
	type: "object",
	required,
	properties,
});

interface Parts {
	readonly path?: string;
	readonly parameters?: Json[];
	readonly body?: Json | null;
	readonly data?: Json;
	readonly components?: Json;
}

function contract({
	path = "/rooms",
	parameters = [],
	body = object({ floor: { type: "integer" } }),
	data = object({ name: { type: "string" }, grade: { type: "string", enum: ["A", "B"] } }),
	components = {},
}: Parts = {}): ContractDocument {
	const json = (schema: Json) => ({ content: { "application/json": { schema } } });
	const operation = {
		operationId: "findRooms",
		parameters,
		...(body && { requestBody: json(body) }),
		responses: { 200: json(data) },
	};
	return { paths: { [path]: { post: operation } }, components };
}

const text = { type: "string" };

const breaks: [what: string, after: ContractDocument, change: string][] = [
	["a removed operation", { paths: {} }, "removed"],
	["another address", contract({ path: "/suites" }), "moved from post /rooms to post /suites"],
	["a removed body", contract({ body: null }), "body removed"],
	["a removed request field", contract({ body: object({}) }), "body.floor removed"],
	[
		"a new required request field",
		contract({ body: object({ floor: { type: "integer" }, view: text }) }),
		"body.view is now required",
	],
	["another type", contract({ body: object({ floor: text }) }), "body.floor: type integer became string"],
	[
		"a new required parameter",
		contract({ parameters: [{ name: "page", in: "query", required: true, schema: text }] }),
		"query page is now required",
	],
	["a removed answer field", contract({ data: object({ name: text }) }), "answer.grade removed"],
	[
		"an answer field that may be missing",
		contract({ data: object({ name: text, grade: { ...text, enum: ["A", "B"] } }, ["name"]) }),
		"answer.grade may now be missing",
	],
	[
		"an answer field that may be null",
		contract({ data: object({ name: { type: ["string", "null"] }, grade: { ...text, enum: ["A", "B"] } }) }),
		"answer.name: type string became string|null",
	],
	[
		"a new value in an answer",
		contract({ data: object({ name: text, grade: { ...text, enum: ["A", "B", "C"] } }) }),
		"answer.grade: value C is new",
	],
];

const harmless: [what: string, after: ContractDocument][] = [
	["nothing", contract()],
	[
		"a new optional request field",
		contract({ body: object({ floor: { type: "integer" }, view: text }, ["floor"]) }),
	],
	["a new optional parameter", contract({ parameters: [{ name: "page", in: "query", schema: text }] })],
	[
		"a new answer field",
		contract({ data: object({ name: text, grade: { ...text, enum: ["A", "B"] }, size: text }) }),
	],
	[
		"the same schema behind a reference",
		contract({
			data: { $ref: "#/components/schemas/Rooms" },
			components: { schemas: { Rooms: object({ name: text, grade: { ...text, enum: ["A", "B"] } }) } },
		}),
	],
];

const nullable = (view: Json): ContractDocument => contract({ data: object({ view }) });

const ways: [what: string, view: Json][] = [
	["two types", { type: ["object", "null"], properties: { sea: text }, required: ["sea"] }],
	["an alternative", { anyOf: [object({ sea: text }), { type: "null" }] }],
	["an alternative the other way round", { anyOf: [{ type: "null" }, object({ sea: text })] }],
	["an alternative by reference", { anyOf: [{ $ref: "#/components/schemas/View" }, { type: "null" }] }],
];
const components = { schemas: { View: object({ sea: text }) } };

describe("breaking changes of a contract", () => {
	it.each(breaks)("include %s", (_what, after, change) => {
		expect(breakingChanges(contract(), after)).toEqual([{ operationId: "findRooms", change }]);
	});

	it.each(harmless)("do not include %s", (_what, after) => {
		expect(breakingChanges(contract(), after)).toEqual([]);
	});

	it.each(ways)("do not include null written as %s, equal to every other notation", (_what, view) => {
		for (const [, other] of ways) {
			const [before, after] = [view, other].map((each) => ({ ...nullable(each), components }));
			expect(breakingChanges(before!, after!)).toEqual([]);
		}
	});

	it("are detected behind null, and so is null itself", () => {
		const before = nullable({ anyOf: [object({ sea: text }), { type: "null" }] });
		expect(breakingChanges(before, nullable({ anyOf: [object({ lake: text }), { type: "null" }] }))).toEqual([
			{ operationId: "findRooms", change: "answer.view.sea removed" },
		]);
		expect(breakingChanges(nullable(object({ sea: text })), before)).toEqual([
			{ operationId: "findRooms", change: "answer.view: type object became object|null" },
		]);
	});
});
