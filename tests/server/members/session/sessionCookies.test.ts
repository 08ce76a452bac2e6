import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { bookingStart } from "#tests/support/bookingWorld.ts";
import { forEachDatabase } from "#tests/support/databases.ts";
import { type MemberApp, type MemberCallAnswer, memberApp, testPassword } from "#tests/support/memberApp.ts";

const hour = 3_600_000;
const day = 24 * hour;
const halfHour = 30 * 60;
const month = 30 * 24 * 3600;
const access = "__Host-accessToken";
const refreshName = "__Host-refreshToken";

/**
 * Returns how long the browser keeps each cookie of an answer, in seconds ("visit" = until it is closed, "gone" = deleted), and whether
 * scripts can read it.
 */
const kept = ({ headers }: MemberCallAnswer): Readonly<Record<string, readonly [number | string, string]>> =>
	Object.fromEntries(
		[headers["set-cookie"]].flat().map((line) => {
			const [, name, value] = /^([^=]+)=([^;]*)/.exec(String(line)) ?? [];
			const maxAge = /Max-Age=(-?\d+)/.exec(String(line))?.[1];
			const life = value === "" ? "gone" : maxAge === undefined ? "visit" : Number(maxAge);
			return [name, [life, String(line).includes("HttpOnly") ? "hidden" : "readable"]];
		}),
	);

forEachDatabase((_, open) => {
	describe("session cookies", () => {
		let world: MemberApp;
		const id = "cookies@example.com";

		beforeAll(async () => {
			world = await memberApp(await open(), { PUBLIC_URL: "https://stay.example.com" });
			await world.person({ email: id, password: testPassword });
		});

		beforeEach(() => world.clock.set(bookingStart));

		const login = (rememberMe: boolean) =>
			world.send("POST", "/api/auth/login", { loginType: "EMAIL", id, pwd: testPassword, rememberMe });
		const refresh = ({ cookies }: MemberCallAnswer) =>
			world.send("POST", "/api/auth/refresh", {}, { cookies });

		it("expire with the browser session unless the member asked to be remembered [CONST-08, DEC-116, G03]", async () => {
			expect(kept(await login(false))).toMatchObject({
				[access]: [halfHour, "hidden"],
				[refreshName]: ["visit", "hidden"],
				session: ["visit", "readable"],
				rememberMe: ["gone", "readable"],
			});
			const remembered = await login(true);
			expect(kept(remembered)).toMatchObject({
				[access]: [halfHour, "hidden"],
				[refreshName]: [month, "hidden"],
				session: [month, "readable"],
				rememberMe: [month, "readable"],
			});
			expect(remembered.cookies.rememberMe).toBe("Y");
		});

		it("drop the marker of a member who left at the next login, or once the server has been told [B12]", async () => {
			const cookies = { left: "Y" };
			const login = { loginType: "EMAIL", id, pwd: testPassword, rememberMe: false };
			for (const answer of [
				await world.send("POST", "/api/auth/login", login, { cookies }),
				await world.send("DELETE", "/api/internal-auth/v1/session", {}, { cookies }),
			])
				expect(kept(answer)).toMatchObject({ left: ["gone", "readable"] });
		});

		it("do not authenticate once the browser session has ended [AUTH-SESSION-01, DEC-116]", async () => {
			const answer = await login(false);
			const lives = kept(answer);
			const cookies = Object.fromEntries(
				Object.entries(answer.cookies).filter(([name]) => Number.isInteger(lives[name]?.[0])),
			);
			expect(cookies).toHaveProperty([access]);
			const seen = await world.send("GET", "/api/internal-auth/v1/session", null, { cookies });
			expect(seen.data).toEqual({ loggedIn: false, user: null });
			expect(await world.send("GET", "/api/auth/users", null, { cookies })).toMatchObject({
				status: 401,
				code: -4,
			});
		});

		it("are renewed only for the remaining lifetime of the login [DEC-115, DEC-116]", async () => {
			const first = await login(true);
			world.clock.pass(10 * day);
			const left = 20 * 24 * 3600;
			expect(kept(await refresh(first))).toMatchObject({
				[access]: [halfHour, "hidden"],
				[refreshName]: [left, "hidden"],
				session: [left, "readable"],
				rememberMe: [left, "readable"],
			});
		});

		it.each([
			[
				"a logout",
				(cookies: MemberCallAnswer["cookies"]) => world.send("POST", "/api/auth/logout", {}, { cookies }),
			],
			[
				"the native app's logout",
				(cookies: MemberCallAnswer["cookies"]) =>
					world.send("DELETE", "/api/internal-auth/v1/session", null, { cookies }),
			],
			[
				"the end of this very login",
				async (cookies: MemberCallAnswer["cookies"]) => {
					const { data } = await world.send("GET", "/api/auth/sessions", null, { cookies });
					const own = data.sessions.find(({ isCurrent }: { readonly isCurrent: boolean }) => isCurrent);
					return world.send("POST", "/api/auth/sessions/end", { id: own.id }, { cookies });
				},
			],
			["a refused refresh", () => world.send("POST", "/api/auth/refresh", { refreshToken: "never-given" })],
		])(
			"are all cleared by %s, including the one scripts can read, along with the browser's cache [CALL-AUTH-04, DEC-116, ASVS 14.3.1]",
			async (_how, end) => {
				const { cookies } = await login(true);
				const answer = await end(cookies);
				expect(answer.headers["clear-site-data"]).toBe('"cache"');
				expect(kept(answer)).toMatchObject({
					[access]: ["gone", expect.anything()],
					[refreshName]: ["gone", expect.anything()],
					session: ["gone", "readable"],
				});
			},
		);

		it("of a login that was ended elsewhere are cleared along with everything the site keeps in that browser; an expired one keeps its vouchers [DEC-181, DEC-195, ASVS 14.3.1]", async () => {
			const there = await login(true);
			const here = await login(true);
			await world.send("POST", "/api/auth/sessions/end", {}, { cookies: here.cookies });
			const ended = await refresh(there);
			expect([ended.status, ended.headers["clear-site-data"]]).toEqual([401, '"cache", "storage"']);
			world.clock.pass(31 * day);
			const expired = await refresh(here);
			expect([expired.status, expired.headers["clear-site-data"]]).toEqual([401, '"cache"']);
		});

		it("do not keep an expired access token that the app hands over [DEC-176]", async () => {
			const member = await world.person();
			const pair = await world.services.sessions.open(member.memberId, {
				remember: false,
				client: "webview",
				ip: "127.0.0.1",
				userAgent: "app",
			});
			world.clock.pass(hour);
			const { accessToken, refreshToken } = pair;
			const opened = await world.send("POST", "/api/internal-auth/v1/session", { accessToken, refreshToken });
			expect(kept(opened)).toMatchObject({ [access]: [0, "hidden"], [refreshName]: ["visit", "hidden"] });
		});
	});
});
