import { beforeAll, beforeEach, describe, expect, it, onTestFinished } from "vitest";
import { Refusal } from "#server/platform/http/Refusal.ts";
import { bookingStart } from "#tests/support/bookingWorld.ts";
import { forEachDatabase } from "#tests/support/databases.ts";
import { type CallOptions, type MemberApp, memberApp, testPassword } from "#tests/support/memberApp.ts";

const minute = 60_000;
const day = 86_400_000;

forEachDatabase((_, open) => {
	describe("refresh tokens", () => {
		let world: MemberApp;
		const id = "haneul@example.com";

		beforeAll(async () => {
			world = await memberApp(await open());
			await world.person({ email: id, password: testPassword });
		});

		beforeEach(() => world.clock.set(bookingStart));

		const login = (pwd = testPassword, more: object = {}, options: CallOptions = {}) =>
			world.send("POST", "/api/auth/login", { loginType: "EMAIL", id, pwd, ...more }, options);
		const me = (cookies: Record<string, string>) => world.send("GET", "/api/auth/users", null, { cookies });
		const refresh = (refreshToken: string) =>
			world.send("POST", "/api/auth/refresh", {}, { cookies: { refreshToken } });

		it("are rotated on refresh; the old token works for another ten seconds [CALL-AUTH-03, DEC-115]", async () => {
			const { cookies } = await login();
			const old = cookies.refreshToken ?? "";
			const next = await refresh(old);
			expect(next.cookies.refreshToken).not.toBe(old);
			expect((await me(next.cookies)).status).toBe(200);
			world.clock.pass(10_000);
			expect((await refresh(old)).status).toBe(200);
		});

		it("end the whole family when a spent token is replayed after its successor was used [DEC-115, DEC-186, D19]", async () => {
			const { cookies } = await login();
			const old = cookies.refreshToken ?? "";
			const next = await refresh(old);
			expect((await me(next.cookies)).status).toBe(200);
			world.clock.pass(10_001);
			const replay = await refresh(old);
			expect(replay).toMatchObject({ status: 401, code: -3 });
			expect(replay.cookies).toMatchObject({ accessToken: "", refreshToken: "", session: "" });
			expect(await me(next.cookies)).toMatchObject({ status: 401 });
			expect(await refresh(next.cookies.refreshToken ?? "")).toMatchObject({ status: 401, code: -3 });
		});

		it("serve 20 tabs that refresh at once [DEC-109, DEC-115, C02]", async () => {
			const { cookies } = await login();
			const answers = await Promise.all(
				Array.from({ length: 20 }, () => refresh(cookies.refreshToken ?? "")),
			);
			expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
			expect(new Set(answers.map(({ cookies: set }) => set.accessToken)).size).toBe(20);
			for (const { cookies: set } of answers) expect((await me(set)).status).toBe(200);
		});

		it("have one successor each, so that a login never forks into two live branches [DEC-186]", async () => {
			const { cookies } = await login();
			const old = cookies.refreshToken ?? "";
			const [one, other] = [await refresh(old), await refresh(old)];
			expect(other.cookies.refreshToken).toBe(one.cookies.refreshToken);
			world.clock.pass(minute);
			const later = await refresh(one.cookies.refreshToken ?? "");
			expect((await me(later.cookies)).status).toBe(200);
			world.clock.pass(minute);
			// The holder of the other copy presents a spent token, and both are logged out.
			expect(await refresh(other.cookies.refreshToken ?? "")).toMatchObject({ status: 401, code: -3 });
			expect(await refresh(later.cookies.refreshToken ?? "")).toMatchObject({ status: 401, code: -3 });
		});

		it("are accepted however late while their successor has not been used [DEC-186]", async () => {
			const { cookies } = await login(testPassword, { rememberMe: true });
			const old = cookies.refreshToken ?? "";
			const lost = await refresh(old);
			world.clock.pass(3 * day);
			const again = await refresh(old);
			expect(again.status).toBe(200);
			expect(again.cookies.refreshToken).toBe(lost.cookies.refreshToken);
			expect((await me(again.cookies)).status).toBe(200);
			expect(await refresh(old)).toMatchObject({ status: 401, code: -3 });
		});

		it("do not count a successor as received when only server-side rendering has used it [DEC-186]", async () => {
			const { cookies } = await login();
			const old = cookies.refreshToken ?? "";
			const lost = await refresh(old);
			const { accessToken = "" } = lost.cookies;
			await world.services.sessions.authenticate(accessToken, { hasArrived: false });
			world.clock.pass(minute);
			const again = await refresh(old);
			expect([again.status, again.cookies.refreshToken]).toEqual([200, lost.cookies.refreshToken]);
		});

		it("give a late tab the newest token, also after the first tab has refreshed again [DEC-115]", async () => {
			const { cookies } = await login();
			const old = cookies.refreshToken ?? "";
			const first = await refresh(old);
			const second = await refresh(first.cookies.refreshToken ?? "");
			const late = await refresh(old);
			expect(late.cookies.refreshToken).toBe(second.cookies.refreshToken);
			expect((await me(late.cookies)).status).toBe(200);
		});

		it("keep their cookies when a refresh fails with a server error [DEC-186]", async () => {
			const { cookies } = await login();
			const { sessions } = world.services;
			const { refresh: real } = sessions;
			const mend = () => {
				sessions.refresh = real;
			};
			onTestFinished(mend);
			for (const failing of [new Error("database away"), new Refusal("busy")]) {
				sessions.refresh = () => Promise.reject(failing);
				const answer = await refresh(cookies.refreshToken ?? "");
				expect(answer.status).toBeGreaterThanOrEqual(500);
				expect(answer.cookies).toEqual({});
			}
			mend();
			expect((await refresh(cookies.refreshToken ?? "")).status).toBe(200);
		});
	});
});
