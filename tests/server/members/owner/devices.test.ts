import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { koreanDateTime } from "#domain/shared/koreanTime.ts";
import { matchingHashes } from "#server/platform/database/personalDataEncryption.ts";
import { bookingStart } from "#tests/support/bookingWorld.ts";
import { forEachDatabase } from "#tests/support/databases.ts";
import { type MemberApp, memberApp, testPassword } from "#tests/support/memberApp.ts";

const minute = 60_000;
const sessions = "/api/auth/sessions";

forEachDatabase((_, open) => {
	describe("a member's devices and sessions", () => {
		let world: MemberApp;
		let people = 0;
		let email: string;

		beforeAll(async () => {
			world = await memberApp(await open());
		});

		beforeEach(async () => {
			world.clock.set(bookingStart);
			people += 1;
			email = `devices${people}@example.com`;
			await world.person({ email, password: testPassword });
			await world.db.query("UPDATE session SET revoked_at = now(), revoke_reason = 'logout'");
			await world.db.query("DELETE FROM rate_counter");
		});

		const login = (device?: string, pwd = testPassword, userAgent = "Chrome on Windows") =>
			world.send(
				"POST",
				"/api/auth/login",
				{ loginType: "EMAIL", id: email, pwd },
				{ cookies: device ? { device } : {}, headers: { "user-agent": userAgent } },
			);
		const newDevices = async () => {
			const { rows } = await world.db.query<{ text: string }>(
				"SELECT payload->>'text' AS text FROM outbox WHERE recipient = ANY ($1) AND key = 'owner.newDevice'",
				[matchingHashes(email)],
			);
			return rows.map(({ text }) => text);
		};
		const open_ = async (token: string) =>
			(await world.send("GET", sessions, null, { token })).data.sessions as {
				id: string;
				userAgent: string;
				isCurrent: boolean;
			}[];

		it("are recognised by a cookie; a new device triggers a mail, the first and a known one do not [DEC-195]", async () => {
			const first = await login();
			expect(first.cookies.device).toMatch(/^[A-Za-z0-9_-]{43}$/);
			expect(String(first.headers["set-cookie"])).toMatch(/device=[^;]+;[^,]*HttpOnly/);
			expect(await newDevices()).toEqual([]);
			expect((await login(first.cookies.device)).cookies.device).toBe(first.cookies.device);
			expect(await newDevices()).toEqual([]);
			await login(undefined, testPassword, "Safari on iPhone");
			expect(await newDevices()).toEqual([expect.stringContaining("기기: iPhone")]);
			await login("x".repeat(43), testPassword, "Forged");
			expect(await newDevices()).toHaveLength(2);
			await login(undefined, "wrong12!@", "Stranger");
			expect(await newDevices()).toHaveLength(2);
		});

		it("are listed with the current one marked, and can be ended one by one [DEC-195]", async () => {
			const here = (await login(undefined, testPassword, "Here")).cookies.accessToken ?? "";
			world.clock.pass(minute);
			const there = (await login(undefined, testPassword, "There")).cookies.accessToken ?? "";
			const list = await open_(here);
			expect(list.map(({ userAgent, isCurrent }) => [userAgent, isCurrent])).toEqual([
				["There", false],
				["Here", true],
			]);
			expect((await world.send("POST", `${sessions}/end`, { id: list[0]?.id }, { token: here })).status).toBe(
				200,
			);
			expect((await world.send("GET", "/api/auth/users", null, { token: there })).status).toBe(401);
			expect(await open_(here)).toHaveLength(1);
			expect((await world.send("POST", `${sessions}/end`, { id: list[0]?.id }, { token: here })).status).toBe(
				404,
			);
		});

		it("are listed with client, user agent, IP address and last use [DEC-195]", async () => {
			const { memberId } = await world.person();
			const { accessToken, refreshToken } = await world.services.sessions.open(memberId, {
				remember: true,
				client: "webview",
				ip: "203.0.113.7",
				userAgent: "App on Galaxy",
			});
			world.clock.pass(minute);
			await world.services.sessions.refresh(refreshToken, "203.0.113.5");
			const { data } = await world.send("GET", sessions, null, { token: accessToken });
			expect(data.sessions).toEqual([
				{
					id: expect.stringMatching(/^[\da-f-]{36}$/),
					client: "webview",
					userAgent: "App on Galaxy",
					ip: "203.0.113.7",
					startedAt: koreanDateTime(bookingStart),
					lastSeenAt: koreanDateTime(bookingStart + minute),
					isCurrent: true,
				},
				expect.objectContaining({ userAgent: "test", isCurrent: false }),
			]);
		});

		it("cannot be seen or ended by others [DEC-195, D01]", async () => {
			const mine = (await login()).cookies.accessToken ?? "";
			const [own] = await open_(mine);
			const stranger = await world.person();
			expect((await open_(stranger.token)).map(({ id }) => id)).not.toContain(own?.id);
			expect(
				(await world.send("POST", `${sessions}/end`, { id: own?.id }, { token: stranger.token })).status,
			).toBe(404);
			await world.send("POST", `${sessions}/end`, {}, { token: stranger.token });
			expect(await open_(mine)).toHaveLength(1);
			expect((await world.send("GET", sessions)).status).toBe(401);
		});

		it("can all be ended except the current one, and then count as new [DEC-195]", async () => {
			const here = await login();
			const there = await login();
			const token = here.cookies.accessToken ?? "";
			const device = here.cookies.device ?? "";
			const ended = await world.send("POST", `${sessions}/end`, {}, { token, cookies: { device } });
			expect(ended.status).toBe(200);
			expect(await open_(token)).toHaveLength(1);
			const refreshed = await world.send("POST", "/api/auth/refresh", {}, { cookies: there.cookies });
			expect(refreshed.status).toBe(401);
			const noticeCount = (await newDevices()).length;
			await login(there.cookies.device);
			expect(await newDevices()).toHaveLength(noticeCount + 1);
			await login(device);
			expect(await newDevices()).toHaveLength(noticeCount + 1);
		});

		it("bypass a lockout caused by strangers with the right password and few attempts, and the lockout stays [DEC-195, DEC-140, D15]", async () => {
			const { device } = (await login()).cookies;
			for (let tries = 0; tries < 5; tries += 1) await login(undefined, "wrong12!@");
			expect((await login()).code).toBe(-101);
			expect((await login("x".repeat(43))).code).toBe(-101);
			expect((await login(device)).status).toBe(200);
			expect((await login()).code).toBe(-101);
			for (let tries = 0; tries < 5; tries += 1) expect((await login(device, "wrong12!@")).code).toBe(-101);
			expect((await login(device)).status).toBe(429);
			world.clock.pass(10 * minute);
			expect((await login(device)).status).toBe(200);
		});

		it("get a new token at a member's first login, so that a planted one bypasses no lockout [DEC-195, D15, D19]", async () => {
			const planted = "p".repeat(43);
			const here = (await login(planted)).cookies.device;
			expect(here).toMatch(/^[A-Za-z0-9_-]{43}$/);
			for (let tries = 0; tries < 5; tries += 1) await login(undefined, "wrong12!@");
			expect((await login(planted)).code).toBe(-101);
			expect((await login(here)).cookies.device).toBe(here);
		});

		it("are known to all members who share them, but not by the previous token [DEC-195, D19]", async () => {
			const first = email;
			const alone = (await login()).cookies.device;
			email = `shared${people}@example.com`;
			await world.person({ email, password: testPassword });
			const shared = (await login(alone)).cookies.device;
			expect(shared).not.toBe(alone);
			expect((await login(shared)).cookies.device).toBe(shared);
			email = first;
			expect((await login(shared)).cookies.device).toBe(shared);
			expect(await newDevices()).toEqual([]);
			await login(alone);
			expect(await newDevices()).toHaveLength(1);
		});

		it("do not bypass another member's lockout [DEC-195]", async () => {
			const { device } = (await login()).cookies;
			email = `locked${people}@example.com`;
			await world.person({ email, password: testPassword });
			for (let tries = 0; tries < 5; tries += 1) await login(device, "wrong12!@");
			expect((await login(device)).code).toBe(-101);
		});
	});
});
