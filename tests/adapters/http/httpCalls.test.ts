import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { HttpCalls } from "#adapters/http/HttpCalls.ts";
import { TabRenewal } from "#adapters/http/TabRenewal.ts";
import { MemorySessionStore } from "#adapters/memory/MemorySession.ts";
import { copy } from "#domain/copy/ko.ts";
import type { ErrorAction } from "#domain/support/errorAction.ts";

const json = (status: number, body: unknown) =>
	new Response(typeof body === "string" ? body : JSON.stringify(body), {
		status,
		headers: { "content-type": "application/json" },
	});
const success = (data: unknown) => json(200, { result: "SUCCESS", data });
const fail = (status: number, code: number, message = "서버의 말") =>
	json(status, { result: "FAIL", code, message, data: null });

/** A server that is a function of the request, and a record of what was decided. */
function stage(answer: (request: Request) => Response | Promise<Response>, loggedIn = true) {
	const performed: ErrorAction[] = [];
	const requests: string[] = [];
	const store = new MemorySessionStore();
	store.stored = loggedIn ? "complete" : "none";
	const renewal = new TabRenewal({
		store,
		refresh: () => calls.auth.POST("/refresh", { body: {} }),
		locks: undefined,
	});
	const calls: HttpCalls = new HttpCalls({
		origin: "http://localhost",
		fetch: async (input) => {
			const request = input as Request;
			requests.push(new URL(request.url).pathname);
			return answer(request);
		},
		renewal,
		failures: {
			async perform(action) {
				performed.push(action);
			},
		},
	});
	const points = (settings = {}) =>
		calls.send(
			() => calls.auth.GET("/points"),
			(data) => data.point,
			settings,
		);
	return { calls, points, performed, requests };
}

const alert = (text: string): ErrorAction => ({ kind: "alert", text });

describe("a call", () => {
	it("sends JSON with credentials and the mark of our own page [HTTP-01] [DEC-113]", async () => {
		let seen: Request | undefined;
		const { points } = stage((request) => {
			seen = request;
			return success({ point: 1200, userPoint: 0 });
		});
		expect(await points()).toEqual({ ok: true, value: 1200 });
		expect(seen?.credentials).toBe("include");
		expect(seen?.headers.get("x-requested-with")).toBe("web");
	});

	it("renews once for fifty calls that find their token ended, and makes each again [C01] [DEC-109]", async () => {
		let isFresh = false;
		const { points, performed, requests } = stage(async (request) => {
			await new Promise((go) => setTimeout(go, 1));
			if (request.url.endsWith("/refresh")) {
				isFresh = true;
				return success({ accessTokenExpiresAt: 1 });
			}
			return isFresh ? success({ point: 7, userPoint: 0 }) : fail(401, -4);
		});
		const answers = await Promise.all(Array.from({ length: 50 }, () => points()));
		expect(answers.every((answer) => answer.ok && answer.value === 7)).toBe(true);
		expect(requests.filter((path) => path.endsWith("/refresh"))).toHaveLength(1);
		expect(requests.filter((path) => path.endsWith("/points"))).toHaveLength(100);
		expect(performed).toEqual([]);
	});

	it("logs out when the call is refused again after a good refresh [C04]", async () => {
		const { points, performed, requests } = stage((request) =>
			request.url.endsWith("/refresh") ? success({ accessTokenExpiresAt: 1 }) : fail(401, -4),
		);
		await points();
		expect(performed).toEqual([{ kind: "forcedLogout" }]);
		expect(requests.filter((path) => path.endsWith("/refresh"))).toHaveLength(1);
	});

	it.each([
		["is refused", () => fail(400, -1), { kind: "forcedLogout" }],
		[
			"says that the session is gone",
			() => fail(401, -3),
			{ kind: "loginExpired", text: copy.error.loginExpired },
		],
		["breaks", () => fail(500, -9), alert(copy.error.server)],
		["answers with garbage", () => json(200, "<html>"), alert(copy.error.server)],
	] as const)("ends as it should when the refresh %s [C03] [DEC-111]", async (_, refresh, action) => {
		const { points, performed } = stage((request) =>
			request.url.endsWith("/refresh") ? refresh() : fail(401, -4),
		);
		await points();
		expect(performed).toEqual([action]);
	});

	it("asks a visitor to log in, without trying to renew [DEC-108]", async () => {
		const { points, performed, requests } = stage(() => fail(401, -4), false);
		await points();
		expect(performed).toEqual([{ kind: "askLogin", text: copy.error.loginRequired }]);
		expect(requests).toEqual(["/api/auth/points"]);
	});

	it.each([
		[400, "서버의 말"],
		[404, copy.error.badRequest],
		[418, copy.error.contactSupport],
		[429, copy.error.contactSupport],
		[503, copy.error.server],
	])("shows one popup for status %i [C13] [DEC-106]", async (status, text) => {
		const { points, performed } = stage(() => fail(status, -1));
		await points();
		expect(performed).toEqual([alert(text)]);
	});

	it("shows nothing for a silent call, a lost network, or a call taken back [HTTP-07] [HTTP-08]", async () => {
		const silent = stage(() => fail(500, -9));
		await silent.points({ silent: true });
		const offline = stage(() => Promise.reject(new TypeError("Failed to fetch")));
		const aborted = stage(() => Promise.reject(new DOMException("", "AbortError")));
		expect(await offline.points()).toEqual({ ok: false, error: { kind: "network" } });
		expect(await aborted.points()).toEqual({ ok: false, error: { kind: "cancelled" } });
		for (const { performed } of [silent, offline, aborted]) {
			expect(performed.filter(({ kind }) => kind !== "none")).toEqual([]);
		}
	});

	it("leaves to the screen what the screen shows itself", async () => {
		const { points, performed } = stage(() => fail(400, -202));
		const answer = await points({ handles: [-202] });
		expect(performed).toEqual([]);
		expect(answer).toMatchObject({ ok: false, error: { code: -202, message: "서버의 말" } });
	});

	it("never throws and never believes a wrong envelope [C11] [C12] [DEC-112]", async () => {
		await fc.assert(
			fc.asyncProperty(
				fc.oneof(fc.json(), fc.string()),
				fc.constantFrom(200, 400, 500),
				async (body, status) => {
					const { points } = stage(() => json(status, body));
					const answer = await points();
					expect(answer.ok).toBe(false);
				},
			),
			{ numRuns: 200 },
		);
	});
});
