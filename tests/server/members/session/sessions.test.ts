import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { bookingStart } from "#tests/support/bookingWorld.ts";
import { forEachDatabase } from "#tests/support/databases.ts";
import { type CallOptions, type MemberApp, memberApp, testPassword } from "#tests/support/memberApp.ts";

const minute = 60_000;
const day = 86_400_000;

forEachDatabase((_, open) => {
	describe("sessions", () => {
		let world: MemberApp;
		const id = "haneul@example.com";
		let memberId: number;

		beforeAll(async () => {
			world = await memberApp(await open());
			({ memberId } = await world.person({ email: id, password: testPassword }));
		});

		beforeEach(async () => {
			world.clock.set(bookingStart);
			await world.db.query(
				"UPDATE member SET grade = 'Bronze', changed_at = NULL, failed_logins = 0, locked_until = NULL WHERE member_id = $1",
				[memberId],
			);
			await world.db.query("DELETE FROM rate_counter");
		});

		const login = (pwd = testPassword, more: object = {}, options: CallOptions = {}) =>
			world.send("POST", "/api/auth/login", { loginType: "EMAIL", id, pwd, ...more }, options);
		const me = (cookies: Record<string, string>) => world.send("GET", "/api/auth/users", null, { cookies });
		const refresh = (refreshToken: string) =>
			world.send("POST", "/api/auth/refresh", {}, { cookies: { refreshToken } });
		const bearer = (token: string) => world.send("GET", "/api/auth/users", null, { token });

		it("sets HttpOnly token cookies and a session marker that scripts can read [CALL-AUTH-01, DEC-116, DEC-178]", async () => {
			const answer = await login();
			expect(Object.keys(answer.data)).toEqual(["accessTokenExpiresAt"]);
			expect(answer.data.accessTokenExpiresAt).toBe((bookingStart + 30 * minute) / 1000);
			const set = [answer.headers["set-cookie"]].flat().map(String);
			const line = (name: string) => set.find((each) => each.startsWith(`${name}=`)) ?? "";
			for (const name of ["accessToken", "refreshToken"]) {
				expect(line(name)).toContain("HttpOnly");
				expect(line(name)).toContain("SameSite=Lax");
				expect(line(name)).toContain("Path=/");
			}
			expect(line("session")).not.toContain("HttpOnly");
			expect(line("refreshToken")).not.toContain("Max-Age");
			expect(answer.cookies.session).toBe(String(answer.data.accessTokenExpiresAt));
			expect((await me(answer.cookies)).data.email).toBe(id);
			const remembered = await login(testPassword, { rememberMe: true });
			expect(String(remembered.headers["set-cookie"])).toContain(`Max-Age=${30 * 24 * 3600}`);
		});

		it("returns tokens to a native client in the body, without cookies [DEC-178]", async () => {
			const answer = await login(testPassword, {}, { isNative: true });
			expect(answer.cookies).toEqual({});
			expect((await bearer(answer.data.accessToken)).status).toBe(200);
			const next = await world.send("POST", "/api/auth/refresh", { refreshToken: answer.data.refreshToken });
			expect((await bearer(next.data.accessToken)).status).toBe(200);
			expect(next.cookies).toEqual({});
		});

		it.each([
			["our page's own mark", { "x-requested-with": "web" }],
			["the browser's", { "sec-fetch-site": "same-origin" }],
		])(
			"returns no token to a page in the web view, recognised by %s [DEC-116, DEC-178]",
			async (_title, mark) => {
				const headers = { "client-interface": "WebView", "x-requested-with": "com.example.app", ...mark };
				const { status, data, cookies } = await login(testPassword, {}, { headers });
				expect(status).toBe(200);
				expect(Object.keys(data)).toEqual(["accessTokenExpiresAt"]);
				expect((await me(cookies)).status).toBe(200);
			},
		);

		it("stores no token in readable form [DEC-115]", async () => {
			const { cookies } = await login();
			for (const table of ["access_token", "refresh_token", "session"]) {
				const { rows } = await world.db.query(`SELECT t::text AS row FROM ${table} t`);
				const text = JSON.stringify(rows);
				expect(text).not.toContain(cookies.accessToken);
				expect(text).not.toContain(cookies.refreshToken);
			}
		});

		it("answers a wrong password and an unknown address alike, and locks out for ten minutes after five failures [DEC-140, D15, D17]", async () => {
			const unknown = await world.send("POST", "/api/auth/login", {
				loginType: "EMAIL",
				id: "nobody@example.com",
				pwd: testPassword,
			});
			const wrong = await login("wrong12!@");
			for (const { status, code, message } of [unknown, wrong])
				expect({ status, code, message }).toEqual({ status: 400, code: -101, message: unknown.message });
			for (let tries = 0; tries < 4; tries += 1) await login("wrong12!@");
			const locked = await login();
			expect(locked).toMatchObject({ status: 400, code: -101, message: unknown.message });
			world.clock.pass(10 * minute);
			expect((await login()).status).toBe(200);
		});

		it("expires an access token after 30 minutes: 401 where a member is required, a visitor elsewhere [DEC-115, DEC-111]", async () => {
			const { cookies } = await login();
			world.clock.pass(30 * minute - 1);
			expect((await me(cookies)).status).toBe(200);
			world.clock.pass(1);
			expect(await me(cookies)).toMatchObject({ status: 401, code: -4 });
			expect((await world.send("GET", "/api/internal-auth/v1/session", null, { cookies })).data).toEqual({
				loggedIn: false,
				user: null,
			});
		});

		it.each(["", "x", "a".repeat(43), "eyJhbGciOiJub25lIn0.e30.", "../../etc/passwd"])(
			"answers 401 to the token '%s' [D20]",
			async (token) => {
				expect(
					await world.send("GET", "/api/auth/users", null, { cookies: { accessToken: token } }),
				).toMatchObject({ status: 401, code: -4 });
			},
		);

		it("rejects a refresh token as an access token, and vice versa [D20]", async () => {
			const { cookies } = await login();
			expect((await bearer(cookies.refreshToken ?? "")).status).toBe(401);
			expect(await refresh(cookies.accessToken ?? "")).toMatchObject({ status: 401, code: -3 });
		});

		it("ends the previous login in the same browser, and no other [DEC-116]", async () => {
			const elsewhere = await login();
			const before = await login();
			const now = await login(testPassword, {}, { cookies: before.cookies });
			expect((await me(before.cookies)).status).toBe(401);
			expect((await me(elsewhere.cookies)).status).toBe(200);
			expect((await me(now.cookies)).status).toBe(200);
		});

		it("logs out with the access token alone [CALL-AUTH-04, DEC-142]", async () => {
			const { cookies } = await login();
			const { accessToken = "" } = cookies;
			await world.send("POST", "/api/auth/logout", {}, { cookies: { accessToken } });
			expect((await me({ accessToken })).status).toBe(401);
			expect(await refresh(cookies.refreshToken ?? "")).toMatchObject({ status: 401, code: -3 });
		});

		it("last a day, or thirty days when remembered, counted from the login [DEC-115]", async () => {
			const short = await login();
			const long = await login(testPassword, { rememberMe: true });
			world.clock.pass(day);
			expect(await refresh(short.cookies.refreshToken ?? "")).toMatchObject({ status: 401, code: -3 });
			world.clock.pass(28 * day);
			const next = await refresh(long.cookies.refreshToken ?? "");
			expect(next.status).toBe(200);
			world.clock.pass(day);
			expect(await refresh(next.cookies.refreshToken ?? "")).toMatchObject({ status: 401, code: -3 });
		});

		it("logs out idempotently, even without a token [CALL-AUTH-04, DEC-142, D19]", async () => {
			const { cookies } = await login();
			for (let round = 0; round < 2; round += 1) {
				const answer = await world.send("POST", "/api/auth/logout", {}, { cookies });
				expect(answer).toMatchObject({ status: 200, data: {} });
				expect(answer.cookies).toMatchObject({ accessToken: "", refreshToken: "", session: "" });
			}
			expect((await me(cookies)).status).toBe(401);
			expect(await refresh(cookies.refreshToken ?? "")).toMatchObject({ status: 401, code: -3 });
			expect((await world.send("POST", "/api/auth/logout", {})).status).toBe(200);
			expect((await world.send("POST", "/api/auth/refresh", {})).code).toBe(-3);
		});

		it("answers 499 once the member's grade has changed, and to no other member [DEC-110]", async () => {
			const { cookies } = await login();
			const other = await world.person();
			world.clock.pass(1000);
			await world.db.query("UPDATE member SET grade = 'Silver', changed_at = $2 WHERE member_id = $1", [
				memberId,
				new Date(world.clock.now()),
			]);
			expect(await me(cookies)).toMatchObject({ status: 499, code: -6 });
			expect(await refresh(cookies.refreshToken ?? "")).toMatchObject({ status: 499, code: -6 });
			expect((await bearer(other.token)).status).toBe(200);
			expect((await login()).status).toBe(200);
		});

		it("records each login [CALL-AUTH-02, DEC-141]", async () => {
			const { cookies } = await login();
			const written = await world.send(
				"POST",
				"/api/auth/login-history",
				{ loginType: "EMAIL", clientInterface: "WEB" },
				{ cookies },
			);
			expect(written.data.idx).toBeGreaterThan(0);
			expect(
				await world.send("POST", "/api/auth/login-history", { loginType: "EMAIL", clientInterface: "WEB" }),
			).toMatchObject({ status: 401 });
		});

		it("hands a native session to the page only with both tokens [CALL-OTHER-04, DEC-176, ERR-HTTP-12]", async () => {
			const { data } = await login(testPassword, {}, { isNative: true });
			const { accessToken, refreshToken } = data;
			const open = (body: object) => world.send("POST", "/api/internal-auth/v1/session", body);
			const opened = await open({ accessToken, refreshToken });
			expect(opened.cookies).toMatchObject({ accessToken, refreshToken });
			const view = (cookies: Record<string, string>) =>
				world.send("GET", "/api/internal-auth/v1/session", null, { cookies });
			expect((await view(opened.cookies)).data).toMatchObject({ loggedIn: true, user: { email: id } });
			for (const half of [{ accessToken }, { refreshToken }, {}])
				expect(await open(half)).toMatchObject({ status: 400, code: -9999 });
			const closed = await world.send("DELETE", "/api/internal-auth/v1/session", null, {
				cookies: opened.cookies,
			});
			expect(closed).toMatchObject({
				status: 200,
				data: {},
				cookies: { accessToken: "", refreshToken: "" },
			});
			expect((await view(opened.cookies)).data.loggedIn).toBe(false);
		});

		it("rejects login, refresh and logout from another site [D11, DEC-113]", async () => {
			for (const path of ["login", "refresh", "logout"]) {
				const answer = await world.app.inject({
					method: "POST",
					url: `/api/auth/${path}`,
					headers: { "sec-fetch-site": "cross-site", "content-type": "application/json" },
					payload: "{}",
				});
				expect(answer.statusCode).toBe(400);
			}
		});
	});
});
