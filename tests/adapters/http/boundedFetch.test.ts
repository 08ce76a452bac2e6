import fc from "fast-check";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { boundedFetch } from "#adapters/http/boundedFetch.ts";
import { classifyAnswer } from "#adapters/http/classifyAnswer.ts";
import { isDefinitive } from "#domain/failure/definitive.ts";
import { callStage } from "#tests/support/callStage.ts";

const bounds = { timeoutMs: 20, keyedTimeoutMs: 200, maxBytes: 5_000_000 };
const url = "http://localhost/api";

/** Stubs a server that never answers; the request ends only when the caller aborts it. */
const silence = (request: Request) =>
	new Promise<Response>((_, reject) => {
		request.signal.addEventListener("abort", () => reject(request.signal.reason));
	});

const text = (body: string, status = 200, type = "application/json") =>
	new Response(body, { status, headers: { "content-type": type } });

const calls = (answer: (request: Request) => Response | Promise<Response>) =>
	callStage(boundedFetch(async (request) => answer(request), bounds));

describe("a response that does not arrive", () => {
	it("counts as a network failure without a popup or a retry [C08] [HTTP-08]", async () => {
		const { points, endings, requests } = calls(silence);
		expect(await points()).toEqual({ ok: false, error: { kind: "unreachable" } });
		expect(endings).toEqual([]);
		expect(requests).toHaveLength(1);
	});

	it("has a longer timeout when the call has an idempotency key [C08]", async () => {
		vi.useFakeTimers();
		onTestFinished(() => void vi.useRealTimers());
		const patient = boundedFetch(silence, bounds);
		const ask = (headers: Record<string, string>) =>
			patient(new Request(url, { method: "POST", headers })).then(
				() => "answered",
				() => "given up",
			);
		const ends: string[] = [];
		const watch = (name: string, end: Promise<string>) => void end.then(() => ends.push(name));
		watch("plain", ask({}));
		watch("keyed", ask({ "idempotency-key": "key-12345" }));
		await vi.advanceTimersByTimeAsync(bounds.keyedTimeoutMs - 1);
		expect(ends).toEqual(["plain"]);
		await vi.advanceTimersByTimeAsync(1);
		expect(ends).toEqual(["plain", "keyed"]);
	});

	it("counts as cancelled, not as a network failure, when the caller aborts [C09]", async () => {
		const leaving = new AbortController();
		const { calls: http } = calls(silence);
		const answer = http.send(
			() => http.auth.GET("/points", { signal: leaving.signal }),
			(data) => data,
		);
		leaving.abort();
		expect(await answer).toEqual({ ok: false, error: { kind: "cancelled" } });
	});
});

describe("an invalid response", () => {
	it.each([
		["a page of a proxy", text("<html>Bad Gateway</html>", 502, "text/html"), "serverError"],
		["nothing", text(""), "broken"],
		["half an answer", text('{"result":"SUCC'), "broken"],
		["a page", text("<!doctype html><title>x</title>", 200, "text/html"), "broken"],
		["a text that says it is a picture", text("no", 200, "image/png"), "broken"],
	] as const)("such as %s is detected [C11] [DEC-112]", async (_, answer, kind) => {
		const { points } = calls(() => answer.clone());
		expect(await points()).toMatchObject({ ok: false, error: { kind } });
	});

	it("is not assumed because of a byte order mark or a wrong content type [C11]", async () => {
		const body = '\uFEFF{"result":"SUCCESS","data":{"point":7,"userPoint":0}}';
		const { points } = calls(() => text(body, 200, "text/plain"));
		expect(await points()).toEqual({ ok: true, value: 7 });
	});

	it("is aborted when it is endless [C11]", async () => {
		let sent = 0;
		const endless = () =>
			new Response(
				new ReadableStream({
					pull(controller) {
						sent += 1_000_000;
						controller.enqueue(new Uint8Array(1_000_000));
					},
				}),
			);
		const { points } = calls(endless);
		expect(await points()).toEqual({ ok: false, error: { kind: "broken" } });
		expect(sent).toBeLessThan(10_000_000);
	});

	it("is recognised by its envelope alone [C12] [DEC-104] [DEC-112]", () => {
		const near = fc.record(
			{
				result: fc.constantFrom("SUCCESS", "FAIL", "success", "fail", null, 1),
				data: fc.constantFrom(null, undefined, [], {}, "x"),
				code: fc.constantFrom(-1, "-1", null, 1.5),
				message: fc.constantFrom("말", "", "  ", null, 7),
			},
			{ requiredKeys: [] },
		);
		fc.assert(
			fc.property(fc.oneof(near, fc.jsonValue()), fc.constantFrom(200, 201, 400, 500), (body, status) => {
				const response = new Response(null, { status });
				const given = response.ok ? { data: body as never } : { error: body };
				const answer = classifyAnswer({ ...given, response });
				const wrapper = body as { result?: unknown; data?: unknown } | null;
				const isThere = Object.prototype.toString.call(wrapper?.data) === "[object Object]";
				const isSuccess = wrapper?.result === "SUCCESS" && isThere;
				expect(answer.ok).toBe(response.ok && isSuccess);
				if (answer.ok) return;
				if (status === 500) expect(answer.error.kind).toBe("serverError");
				else if (status === 400) expect(isDefinitive(answer.error)).toBe(true);
				else {
					const words = (wrapper as { message?: unknown } | null)?.message;
					const isRefusal = wrapper?.result === "FAIL" && words === "말";
					expect(answer.error.kind).toBe(isRefusal ? "generic" : "broken");
				}
			}),
			{ numRuns: 10_000 },
		);
	});
});
