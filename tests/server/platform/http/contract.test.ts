import { resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { loadContract, loadContracts, serviceNames } from "#server/platform/http/contract.ts";

const answer = { content: { "application/json": { schema: { type: "object", title: "answer" } } } };
const sound = { operationId: "view", security: [], responses: { 200: answer } };

/** Parses a contract with one path from what a file would contain. */
function read(item: object, more: object = { servers: [{ url: "/api/toy" }] }) {
	const document = { ...more, paths: { "/things/{thingId}": item } };
	return loadContract("folder/toy.yaml", new Map([[resolve("folder/toy.yaml"), document as never]]));
}
const operationOf = (node: object, method = "get") => read({ [method]: { ...sound, ...node } }).operations[0];

describe("the contracts as loaded by the server", () => {
	it("cover six services, each under its own base path [HTTP-02, DEC-103]", () => {
		expect(loadContracts("openapi").map(({ service }) => service)).toEqual(serviceNames);
		const bases = serviceNames.map((service) => {
			const { operations } = loadContract(`openapi/${service}.yaml`);
			expect(operations.length).toBeGreaterThan(0);
			return operations.map(({ url }) => url.split("/").slice(0, 3).join("/"));
		});
		expect(bases.map((each) => [...new Set(each)])).toEqual([
			["/api/content"],
			["/api/auth"],
			["/api/payment"],
			["/api/message"],
			["/api/internal-auth"],
			["/api/hotels-combined"],
		]);
	});

	it("are loaded once per process", () => {
		expect(loadContracts("openapi")).toBe(loadContracts("openapi"));
	});
});

describe("an operation of a contract", () => {
	it("has a URL under its service's base, if there is one, with route-style path parameters", () => {
		expect(read({ get: sound })).toMatchObject({
			service: "toy",
			operations: [{ id: "view", method: "GET", url: "/api/toy/things/:thingId" }],
		});
		for (const more of [{}, { servers: [] }, { servers: ["/api"] }, { servers: [{ url: 5 }] }])
			expect(read({ get: sound }, more).operations[0]?.url).toBe("/things/:thingId");
		expect(read({ summary: "no operation", parameters: [] }).operations).toEqual([]);
		expect(read("nothing" as never).operations).toEqual([]);
	});

	it.each([
		["get", {}, false],
		["post", {}, true],
		["put", {}, true],
		["patch", {}, true],
		["delete", {}, true],
		["get", { parameters: [{ in: "header", name: "X-Requested-With", schema: {} }] }, true],
		["get", { parameters: [{ in: "query", name: "x-requested-with", schema: {} }] }, false],
	])("with method %s and %o requires a CSRF header: %s", (method, node, changesState) => {
		expect(operationOf(node, method)).toMatchObject({ changesState, method: method.toUpperCase() });
	});

	it.each([
		[[], "anyone"],
		[[{ member: [] }], "member"],
		[[{ service: [] }], "service"],
		[[{ service: [] }, { member: [] }], "service"],
	])("with security %o may be called by %s", (security, access) => {
		expect(operationOf({ security })?.access).toBe(access);
	});

	it("takes parameters by location: header names in lower case, no extra path ones, and unlisted query ones too", () => {
		const parameters = [
			{ in: "path", name: "thingId", required: true, schema: { type: "integer" } },
			{ in: "query", name: "Page", schema: { type: "integer" } },
			{ in: "query", name: "size", required: true },
			{ in: "header", name: "X-Key", required: true, schema: { type: "string" } },
			"none of these",
		];
		expect(operationOf({ parameters })).toMatchObject({
			path: {
				type: "object",
				additionalProperties: false,
				required: ["thingId"],
				properties: { thingId: { type: "integer" } },
			},
			query: {
				type: "object",
				additionalProperties: true,
				required: ["size"],
				properties: { Page: { type: "integer" }, size: {} },
			},
			headers: {
				type: "object",
				additionalProperties: true,
				required: ["x-key"],
				properties: { "x-key": { type: "string" } },
			},
		});
		for (const none of [{}, { parameters: [] }, { parameters: "none" }])
			expect(operationOf(none)).toMatchObject({ path: null, query: null, headers: null });
	});

	it("has a response, refusals by status, and a body when one is described as JSON", () => {
		const refused = { content: { "application/json": { schema: { title: "refused" } } } };
		const responses = {
			200: answer,
			400: refused,
			401: { description: "says nothing" },
			404: { content: {} },
		};
		expect(operationOf({ responses, requestBody: refused })).toMatchObject({
			answer: { title: "answer" },
			body: { title: "refused" },
		});
		expect(operationOf({ responses })?.refusals).toEqual({ 400: { title: "refused" } });
		for (const requestBody of [undefined, {}, { content: { "text/csv": { schema: {} } } }])
			expect(operationOf({ requestBody })?.body).toBeNull();
	});

	it("may be for payment providers, and may allow a larger body", () => {
		const plain = operationOf({ "x-caller": "member", "x-body-bytes": "many" });
		expect(plain).toMatchObject({ isForProviders: false });
		expect(plain).not.toHaveProperty("bodyBytes");
		expect(operationOf({ "x-caller": "provider", "x-body-bytes": 5_000_000 })).toMatchObject({
			isForProviders: true,
			bodyBytes: 5_000_000,
		});
	});

	it.each([
		["GET /api/toy/things/{thingId} has an operationId", { operationId: undefined }],
		["view has an answer", { responses: {} }],
		["view has an answer", { responses: undefined }],
		["view says who may call it", { security: undefined }],
		["view names a security scheme", { security: ["member"] }],
	])("fails the start unless %s", (why, node) => {
		expect(() => operationOf(node)).toThrow(why);
	});

	it("fails the start when its file is not a contract", () => {
		for (const document of ["a text", {}, { paths: "none" }])
			expect(() => loadContract("toy.yaml", new Map([[resolve("toy.yaml"), document as never]]))).toThrow(
				"toy.yaml is a contract",
			);
	});
});
