import type { FastifyReply, FastifyRequest } from "fastify";
import { describe, expect, it } from "vitest";
import { DatabaseUnavailable } from "#server/platform/database/DatabaseUnavailable.ts";
import { answerError } from "#server/platform/http/envelope.ts";
import { Refusal } from "#server/platform/http/Refusal.ts";

/** Returns the response to a thrown error, and what is logged about it. */
function answered(error: unknown, destroyed = false) {
	const headers = new Map<string, unknown>();
	const written: [string, unknown, string][] = [];
	const write = (level: string) => (what: { err: unknown }, text: string) =>
		written.push([level, what.err, text]);
	const log = { warn: write("warn"), info: write("info"), error: write("error") };
	let status = 0;
	let body: unknown;
	const reply = {
		header: (name: string, value: unknown) => headers.set(name, value),
		code(given: number): unknown {
			status = given;
			return reply;
		},
		send: (given: unknown) => {
			body = given;
		},
	};
	const request = { log, raw: { socket: { destroyed } } };
	answerError(error, request as unknown as FastifyRequest, reply as unknown as FastifyReply);
	return { status, kind: (body as { kind: string }).kind, wait: headers.get("retry-after"), written };
}

const withCode = (code: unknown, more: object = {}) =>
	Object.assign(new Error("it broke"), { code, ...more });
const framework = (statusCode: unknown, code: unknown = "FST_ERR_CTP_INVALID") =>
	withCode(code, { statusCode });

describe("a thrown error", () => {
	it("tells the caller when to retry only when the server was overloaded [HTTP-04]", () => {
		expect(answered(new Refusal("notFound"))).toEqual({
			status: 404,
			kind: "notFound",
			wait: undefined,
			written: [],
		});
		const waits = Array.from({ length: 200 }, () => answered(new Refusal("busy")).wait);
		expect([...new Set(waits)].toSorted()).toEqual([2, 3, 4]);
	});

	it.each(["busy", "away"] as const)(
		"is not the caller's fault when the database is %s, and is logged",
		(reason) => {
			const error = new DatabaseUnavailable(reason, new Error("lost"));
			expect(answered(error)).toMatchObject({
				kind: "busy",
				written: [["warn", error, `the database is ${reason}`]],
			});
		},
	);

	it("is not counted as a fault when the caller has disconnected", () => {
		for (const [error, isGone] of [
			[withCode("ECONNRESET"), false],
			[withCode("ERR_STREAM_PREMATURE_CLOSE"), false],
			[new Error("whatever"), true],
		] as const)
			expect(answered(error, isGone)).toMatchObject({
				kind: "invalidRequest",
				written: [["info", error, "the caller hung up"]],
			});
	});

	it.each([
		["a text no column can hold", withCode("22021"), 400],
		["a body that is too large", framework(413), 413],
		["the lowest status of a caller's fault", framework(400), 400],
		["the highest", framework(499), 499],
		[
			"a part that a file has not",
			Object.assign(new Error("it broke"), { statusCode: 416, expose: true }),
			416,
		],
	])("is the caller's fault: %s", (_what, error, status) => {
		expect(answered(error)).toEqual({ status, kind: "invalidRequest", wait: undefined, written: [] });
	});

	it.each([
		["a status that is no fault of the caller's", framework(399)],
		["a status of ours", framework(500)],
		["a status that is no number", framework("413")],
		["a status that somebody else gave", framework(413, "E_OTHER")],
		["one that is not to be told", withCode("E_OTHER", { statusCode: 413, expose: false })],
		["a code that is no text", framework(413, 5)],
		["no code", Object.assign(new Error("it broke"), { statusCode: 413 })],
		["no status", withCode("FST_ERR_CTP_INVALID")],
		["no error at all", "it broke"],
		["a thing with a code", { code: "22021" }],
		["nothing", undefined],
	])("reveals nothing to the caller when it is unexpected, and is logged: %s", (_what, error) => {
		expect(answered(error)).toEqual({
			status: 500,
			kind: "serverError",
			wait: undefined,
			written: [["error", error, "a call broke"]],
		});
	});
});
