import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { shellTexts } from "#domain/copy/shell.ts";
import type { ErrorAction } from "#domain/support/errorAction.ts";
import { fail, json, callStage as stage, success } from "#tests/support/callStage.ts";

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
			{ kind: "loginExpired", text: shellTexts.error.loginExpired },
		],
		["breaks", () => fail(500, -9), alert(shellTexts.error.server)],
		["answers with garbage", () => json(200, "<html>"), alert(shellTexts.error.server)],
		[
			"gets no answer",
			() => Promise.reject(new TypeError("Failed to fetch")),
			alert(shellTexts.error.server),
		],
	] as const)("ends as it should when the refresh %s [C03] [DEC-111]", async (_, refresh, action) => {
		const { points, performed } = stage((request) =>
			request.url.endsWith("/refresh") ? refresh() : fail(401, -4),
		);
		await points();
		expect(performed).toEqual([action]);
	});

	it.each([200, 400])(
		"hears that the session is gone from status %i though nothing else is said [C06] [DEC-106]",
		async (status) => {
			const { points, performed } = stage(() => json(status, JSON.stringify({ result: "FAIL", code: -3 })));
			await points();
			expect(performed).toEqual([{ kind: "loginExpired", text: shellTexts.error.loginExpired }]);
		},
	);

	it("asks a visitor to log in, without trying to renew [DEC-108]", async () => {
		const { points, performed, requests } = stage(() => fail(401, -4), { loggedIn: false });
		await points();
		expect(performed).toEqual([{ kind: "askLogin", text: shellTexts.error.loginRequired }]);
		expect(requests).toEqual(["/api/auth/points"]);
	});

	it.each([
		[400, "서버의 말"],
		[404, shellTexts.error.badRequest],
		[418, shellTexts.error.contactSupport],
		[429, shellTexts.error.contactSupport],
		[500, shellTexts.error.server],
		[503, shellTexts.error.server],
	])("shows one popup for status %i [C13] [DEC-106]", async (status, text) => {
		const { points, performed } = stage(() => fail(status, -1));
		await points();
		expect(performed).toEqual([alert(text)]);
	});

	it("shows the server's words of a 400 as they are, and none of any other status [C13] [ERR-HTTP-08]", async () => {
		const markup = "<img src=x onerror=alert(1)>";
		for (const status of [400, 404, 500]) {
			const { points, performed } = stage(() => fail(status, -1, markup));
			await points();
			expect(JSON.stringify(performed).includes("<img")).toBe(status === 400);
		}
	});

	it("takes a redirect for what it is: no answer of ours [C13]", async () => {
		const { points, performed } = stage(() => {
			const answer = Response.error();
			Object.defineProperty(answer, "type", { value: "opaqueredirect" });
			return answer;
		});
		expect(await points()).toMatchObject({ ok: false, error: { kind: "http", status: 0 } });
		expect(performed).toEqual([alert(shellTexts.error.contactSupport)]);
	});

	it("sends nothing twice: two hundred clients of a dead server make two hundred calls [C17] [DEC-133]", async () => {
		let isDown = true;
		const { points, sent } = stage(() => (isDown ? fail(503, -9) : success({ point: 1, userPoint: 0 })));
		const clients = () => Promise.all(Array.from({ length: 200 }, () => points({ silent: true })));
		await clients();
		expect(sent("/points")).toBe(200);
		isDown = false;
		expect((await clients()).every(({ ok }) => ok)).toBe(true);
		expect(sent("/points")).toBe(400);
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
					expect((await points()).ok).toBe(false);
				},
			),
			{ numRuns: 200 },
		);
	});
});
