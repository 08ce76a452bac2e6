import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { failureOf, refusalData } from "#adapters/http/failureOf.ts";
import { isFailure } from "#domain/failure/Failure.ts";
import { type RefusalKind, refusals } from "#domain/failure/refusals.ts";

const kinds = Object.keys(refusals) as RefusalKind[];
const wire = (kind: RefusalKind, change: object = {}) => ({
	result: "FAIL",
	kind,
	code: refusals[kind].code,
	message: "서버의 말",
	data: null,
	...change,
});

describe("reading a failed response", () => {
	it.each(kinds.filter((kind) => refusals[kind].status === 400))(
		"returns %s by kind with the server's message, by code without a kind, and a default without a message [HTTP-04] [ERR-HTTP-08] [DEC-105]",
		(kind) => {
			expect(failureOf(400, wire(kind))).toEqual({ kind, message: "서버의 말" });
			expect(failureOf(400, wire(kind, { message: " " }))).toEqual({ kind, message: "잘못된 요청입니다." });
			const old = failureOf(400, wire(kind, { kind: undefined }));
			expect(old).toMatchObject({ message: "서버의 말" });
			const { code } = refusals[old.kind as RefusalKind];
			expect(code).toBe(refusals[kind].code);
		},
	);

	it.each([
		[401, wire("sessionGone"), { kind: "signedOut", reason: "expired" }],
		[400, { result: "FAIL", code: -3 }, { kind: "signedOut", reason: "expired" }],
		[200, wire("sessionGone"), { kind: "signedOut", reason: "expired" }],
		[499, wire("memberChanged"), { kind: "signedOut", reason: "memberChanged" }],
		[499, null, { kind: "signedOut", reason: "memberChanged" }],
		[401, wire("loginRequired"), { kind: "signedOut", reason: "neverIn" }],
		[401, "<html>", { kind: "signedOut", reason: "neverIn" }],
		[404, wire("notFound"), { kind: "notFound", message: null }],
		[404, "<html>", { kind: "notFound", message: null }],
		[408, null, { kind: "tooManyCalls", message: null }],
		[429, wire("tooManyCalls"), { kind: "tooManyCalls", message: null }],
		[500, wire("serverError"), { kind: "serverError", message: null }],
		[502, "<html>", { kind: "serverError", message: null }],
		[503, wire("generic"), { kind: "serverError", message: null }],
		[418, wire("soldOut"), { kind: "generic", message: null }],
		[413, wire("invalidRequest"), { kind: "generic", message: null }],
		[400, "<html>", { kind: "invalidRequest", message: refusals.invalidRequest.message }],
		[400, wire("generic", { kind: "new", code: -7 }), { kind: "generic", message: "서버의 말" }],
		[400, wire("memberChanged"), { kind: "generic", message: "서버의 말" }],
		[
			400,
			wire("generic", { result: "fail" }),
			{ kind: "invalidRequest", message: refusals.invalidRequest.message },
		],
		[200, wire("soldOut"), { kind: "soldOut", message: "서버의 말" }],
		[299, wire("notFound"), { kind: "generic", message: "서버의 말" }],
		[200, wire("soldOut", { message: "" }), { kind: "broken" }],
		[200, { result: "SUCCESS" }, { kind: "broken" }],
		[200, null, { kind: "broken" }],
		[199, wire("soldOut"), { kind: "generic", message: null }],
		[300, wire("soldOut"), { kind: "generic", message: null }],
		[0, null, { kind: "generic", message: null }],
	] as const)(
		"maps status %i and %j to %j [HTTP-09] [HTTP-10] [DEC-106] [DEC-112]",
		(status, body, failure) => {
			expect(failureOf(status, body)).toEqual(failure);
		},
	);

	it("returns a failure for any server response [C12]", () => {
		fc.assert(
			fc.property(fc.integer({ min: 0, max: 599 }), fc.jsonValue(), (status, body) => {
				expect(isFailure(failureOf(status, body))).toBe(true);
			}),
		);
	});

	it("reads a refusal's data from the envelope only", () => {
		expect(refusalData(wire("priceChanged", { data: { keyCode: "A" } }))).toEqual({ keyCode: "A" });
		for (const body of [{ data: 1 }, { result: "SUCCESS", data: 1 }, { result: "FAIL" }, null, "x"]) {
			expect(refusalData(body)).toBeNull();
		}
	});
});
