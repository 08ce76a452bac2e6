import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { refusals } from "#domain/failure/refusals.ts";
import { fail, json, callStage as stage, success } from "#tests/support/callStage.ts";

const refreshing = (request: Request) => request.url.endsWith("/refresh");

describe("an HTTP call", () => {
	it("sends JSON with credentials and the marker of our own page [HTTP-01] [DEC-113]", async () => {
		let seen: Request | undefined;
		const { points, begun } = stage((request) => {
			seen = request;
			return success({ point: 1200, userPoint: 0 });
		});
		expect(await points()).toEqual({ ok: true, value: 1200 });
		expect(seen?.credentials).toBe("include");
		expect(seen?.headers.get("x-requested-with")).toBe("web");
		expect(begun()).toBe(1);
	});

	it("ends the session when it is refused again after a successful refresh [C04] [DEC-108]", async () => {
		const { points, endings, sent } = stage((request) =>
			refreshing(request) ? success({ accessTokenExpiresAt: 1 }) : fail(401, -4),
		);
		expect(await points()).toEqual({ ok: false, error: { kind: "signedOut", reason: "refused" } });
		expect(endings).toEqual(["refused"]);
		expect(sent("/refresh")).toBe(1);
	});

	it.each([
		["is refused", () => fail(400, -1), { kind: "signedOut", reason: "refused" }],
		["is unauthorized", () => fail(401, -4), { kind: "signedOut", reason: "refused" }],
		["says that the session is gone", () => fail(401, -3), { kind: "signedOut", reason: "expired" }],
		["says that the member changed", () => fail(499, -6), { kind: "signedOut", reason: "memberChanged" }],
		["breaks", () => fail(500, -9), { kind: "serverError", message: refusals.serverError.message }],
		["comes too often", () => fail(429, -1), { kind: "serverError", message: refusals.serverError.message }],
		[
			"answers with garbage",
			() => json(200, "<html>"),
			{ kind: "serverError", message: refusals.serverError.message },
		],
		["gets no answer", () => Promise.reject(new TypeError("Failed to fetch")), { kind: "unreachable" }],
	] as const)(
		"returns the right failure when the refresh %s [C03] [DEC-111] [DEC-186]",
		async (_, refresh, error) => {
			const { points, sent } = stage((request) => (refreshing(request) ? refresh() : fail(401, -4)));
			expect(await points()).toEqual({ ok: false, error });
			expect(sent("/points")).toBe(1);
		},
	);

	it.each([200, 400])(
		"detects from status %i that the session is gone by the code alone [C06] [DEC-106]",
		async (status) => {
			const { points, endings } = stage(() => json(status, JSON.stringify({ result: "FAIL", code: -3 })));
			expect(await points()).toEqual({ ok: false, error: { kind: "signedOut", reason: "expired" } });
			expect(endings).toEqual(["expired"]);
		},
	);

	it("reports that the caller is not signed in, without trying to renew [DEC-108]", async () => {
		const { points, requests } = stage(() => fail(401, -4), { loggedIn: false });
		expect(await points()).toEqual({ ok: false, error: { kind: "signedOut", reason: "neverIn" } });
		expect(requests).toEqual(["/api/auth/points"]);
	});

	it.each([
		["is gone", fail(499, -6), "memberChanged", true],
		["is just going", fail(499, -6), "memberChanged", false],
		["is gone with its refresh token", fail(401, -4), "expired", true],
	] as const)(
		"without tokens because the session %s fails like the call that reported it [ERR-HTTP-10] [TRAP-08] [DEC-110]",
		async (_, told, reason, isCleared) => {
			const late = Promise.withResolvers<Response>();
			const { points, store, sent } = stage((request) => {
				if (refreshing(request)) return fail(401, -3);
				return sent("/points") === 1 ? late.promise : told.clone();
			});
			const waiting = points();
			const error = { kind: "signedOut", reason };
			expect(await points()).toEqual({ ok: false, error });
			if (isCleared) await store.clear();
			const refreshes = sent("/refresh");
			late.resolve(fail(401, -4));
			expect(await waiting).toEqual({ ok: false, error });
			expect(sent("/refresh")).toBe(refreshes);
		},
	);

	it("in flight while one session ends and the next begins continues in the next [DEC-109]", async () => {
		const late = Promise.withResolvers<Response>();
		const { points, store, sent, endings } = stage(() => {
			if (sent("/points") === 1) return late.promise;
			return sent("/points") === 2 ? fail(499, -6) : success({ point: 7, userPoint: 0 });
		});
		const waiting = points();
		await points();
		store.pairs += 1;
		late.resolve(fail(401, -4));
		expect(await waiting).toEqual({ ok: true, value: 7 });
		expect(endings).toEqual(["memberChanged"]);
	});

	it("of the session itself is never refreshed and never ends the session [DEC-108]", async () => {
		const { calls, endings, requests, begun } = stage(() => fail(401, -4));
		const answer = await calls.send(
			() => calls.auth.POST("/logout", { body: {} }),
			() => null,
			{ sessionCall: true },
		);
		expect(answer).toEqual({ ok: false, error: { kind: "signedOut", reason: "refused" } });
		expect([requests, endings, begun()]).toEqual([["/api/auth/logout"], [], 0]);
	});

	it("treats a redirect as an invalid response [C13]", async () => {
		const { points } = stage(() => {
			const answer = Response.error();
			Object.defineProperty(answer, "type", { value: "opaqueredirect" });
			return answer;
		});
		expect(await points()).toEqual({ ok: false, error: { kind: "generic", message: null } });
	});

	it("is never retried: two hundred clients of a failing server send two hundred calls [C17] [DEC-133]", async () => {
		let isDown = true;
		const { points, sent } = stage(() => (isDown ? fail(503, -9) : success({ point: 1, userPoint: 0 })));
		const clients = () => Promise.all(Array.from({ length: 200 }, () => points()));
		await clients();
		expect(sent("/points")).toBe(200);
		isDown = false;
		expect((await clients()).every(({ ok }) => ok)).toBe(true);
		expect(sent("/points")).toBe(400);
	});

	it("distinguishes a network failure from an aborted call [HTTP-08] [HTTP-09]", async () => {
		const offline = stage(() => Promise.reject(new TypeError("Failed to fetch")));
		const aborted = stage(() => Promise.reject(new DOMException("", "AbortError")));
		expect(await offline.points()).toEqual({ ok: false, error: { kind: "unreachable" } });
		expect(await aborted.points()).toEqual({ ok: false, error: { kind: "cancelled" } });
	});

	it("reads the data of a refusal, and returns the plain refusal when it cannot be read [DEC-179]", async () => {
		const { calls } = stage(() =>
			json(400, { result: "FAIL", kind: "priceChanged", code: -202, message: "변경", data: { now: 3 } }),
		);
		const ask = (refusal: (failure: { kind: string }, data: unknown) => { now: number } | null) =>
			calls.send(
				() => calls.auth.GET("/points"),
				() => null,
				{ refusal },
			);
		expect(await ask((_, data) => data as { now: number })).toEqual({ ok: false, error: { now: 3 } });
		const plain = { ok: false, error: { kind: "priceChanged", message: "변경" } };
		expect(await ask(() => null)).toEqual(plain);
		expect(
			await ask(() => {
				throw new Error("not what the contract says");
			}),
		).toEqual(plain);
	});

	it("never throws and never accepts a wrong envelope [C11] [C12] [DEC-112]", async () => {
		await fc.assert(
			fc.asyncProperty(
				fc.oneof(fc.json(), fc.string()),
				fc.constantFrom(200, 400, 500),
				async (body, status) => {
					const { points } = stage(() => json(status, body));
					expect((await points()).ok).toBe(false);
				},
			),
			{ numRuns: 200 },
		);
	});
});
