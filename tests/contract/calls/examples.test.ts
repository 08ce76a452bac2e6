import { describe, expect, it } from "vitest";
import { type RefusalKind, refusals } from "#domain/failure/refusals.ts";
import { type JsonSchema, serviceNames } from "#server/platform/http/contract.ts";
import { strictAjv } from "#server/platform/http/validators.ts";
import {
	bodyOf,
	type CallContract,
	type Media,
	readCalls,
	type Schema,
	schemasIn,
	typesOf,
} from "./contracts.ts";

const calls = await readCalls();
const ajv = strictAjv();
const named = calls.map((call) => [`${call.method} ${call.base}${call.path}`, call] as const);

function expectValid(schema: Schema, value: unknown, what: string): void {
	const isValid = ajv.validate(schema as JsonSchema, value);
	expect(isValid, `${what}: ${ajv.errorsText()}`).toBe(true);
}

const answersOf = (call: CallContract): [status: string, media: Media, codes: readonly number[]][] =>
	Object.entries(call.responses).map(([status, response]) => [
		status,
		response.content["application/json"],
		response["x-codes"] ?? [],
	]);

const valuesOf = ({ examples = {} }: Media): unknown[] => Object.values(examples).map(({ value }) => value);

/** The codes a failure may have, by status. [DEC-105] */
const knownCodes = new Map<number, number[]>();
for (const { status, code } of Object.values(refusals)) {
	knownCodes.set(status, [...(knownCodes.get(status) ?? []), code]);
}

describe("the refusal kinds", () => {
	it("match those of the domain in every service [DEC-105]", () => {
		const services = new Set<string>();
		for (const call of calls) {
			for (const [status, { schema }] of answersOf(call)) {
				if (status === "200") continue;
				expect(schema.properties?.kind?.enum, `${call.operationId} ${status}`).toEqual(Object.keys(refusals));
				services.add(call.service);
			}
		}
		expect([...services]).toEqual([...serviceNames]);
	});
});

describe("examples of the contract", () => {
	it.each(named)(
		"%s: cover a success and every possible failure, and are all valid [HTTP-03, HTTP-04]",
		(_name, call) => {
			for (const [status, media, codes] of answersOf(call)) {
				const values = valuesOf(media);
				expect(values.length, status).toBeGreaterThan(0);
				for (const value of values) expectValid(media.schema, value, status);
				if (status === "200") continue;
				const shown = values.map((value) => (value as { code: number }).code);
				expect([...new Set(shown)].toSorted(), status).toEqual([...codes].toSorted());
			}
		},
	);

	it.each(named)("%s: include a request that is valid against its own contract [HTTP-01]", (_name, call) => {
		const body = bodyOf(call);
		if (body && call["x-caller"] !== "provider") expectValid(body.schema, body.example, "body");
	});

	it.each(named)(
		"%s: failures use the codes of their status, and the code and text of their kind [DEC-105]",
		(_name, call) => {
			for (const [status, media] of answersOf(call)) {
				if (status === "200" || status === "default") continue;
				for (const value of valuesOf(media) as { kind: RefusalKind; code: number; message: string }[]) {
					expect(knownCodes.get(Number(status)), status).toContain(value.code);
					const { code, message } = refusals[value.kind];
					expect({ code: value.code, message: value.message }).toEqual({ code, message });
				}
			}
		},
	);
});

/** Every schema that a caller fills in. */
const requestSchemas = (call: CallContract): [string, Schema][] => [
	...(call.parameters ?? []).flatMap(({ name, schema }) => [...schemasIn(schema, name)]),
	...(bodyOf(call) && call["x-caller"] !== "provider"
		? [...schemasIn(bodyOf(call)?.schema ?? {}, "body")]
		: []),
];

describe("requests of the contract", () => {
	it.each(named)("%s: are closed, and limit every value", (_name, call) => {
		for (const [at, schema] of requestSchemas(call)) {
			const types = typesOf(schema);
			if (types.includes("object")) expect(schema.additionalProperties, at).toBe(false);
			if (types.includes("array")) expect(schema.maxItems, at).toBeGreaterThan(0);
			if (types.includes("string") && schema.enum === undefined && schema.const === undefined) {
				expect(schema.maxLength, at).toBeGreaterThan(0);
			}
			if ((types.includes("integer") || types.includes("number")) && schema.enum === undefined) {
				expect(schema, at).toMatchObject({ minimum: expect.any(Number), maximum: expect.any(Number) });
			}
			if (/Date$/.test(at)) expect(schema.pattern ?? schema.anyOf, at).toBeDefined();
		}
	});
});

describe("responses of the contract", () => {
	it.each(named)("%s: are closed, so that nothing leaks", (_name, call) => {
		for (const [status, { schema }] of answersOf(call)) {
			for (const [at, inner] of schemasIn(schema)) {
				if (typesOf(inner).includes("object"))
					expect(inner.additionalProperties, `${status}${at}`).toBe(false);
			}
		}
	});

	it.each(named)("%s: include 401 and 499 exactly when a session is required [HTTP-10]", (_name, call) => {
		const needsMember = call.security.some((scheme) => "session" in scheme);
		// These two check tokens that may belong to a member who has changed.
		const judgesTokens = ["refreshSession", "openSession"].includes(call.operationId);
		expect("499" in call.responses).toBe(needsMember || judgesTokens);
		if (needsMember) expect(call.responses["401"]?.["x-codes"]).toEqual([-4, -3]);
	});
});
