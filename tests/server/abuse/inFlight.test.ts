import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { bookingStart } from "#tests/support/bookingWorld.ts";
import { forEachDatabase } from "#tests/support/databases.ts";
import { type MemberApp, memberApp, type Person, testPassword } from "#tests/support/memberApp.ts";

const users = "/api/auth/users";
const fresh = "maple#74wind";

forEachDatabase((_, open) => {
	describe("what was under way while the owner set a new password", () => {
		let world: MemberApp;
		let owner: Person;
		let people = 0;
		let email: string;

		beforeAll(async () => {
			world = await memberApp(await open());
		});

		beforeEach(async () => {
			world.clock.set(bookingStart);
			await world.db.query("DELETE FROM rate_counter");
			people += 1;
			email = `flight${people}@example.com`;
			owner = await world.person({ email, password: testPassword });
		});

		const login = (pwd: string) =>
			world.send("POST", "/api/auth/login", { loginType: "EMAIL", id: email, pwd });
		const reset = async () => {
			const certIdx = await world.proven("FIND_PWD", email);
			return () => world.send("PUT", `${users}/pwd`, { id: email, certIdx, pwd: fresh });
		};
		const me = (cookies: Readonly<Record<string, string>>) => world.send("GET", users, null, { cookies });

		it("leaves nobody logged in by the old one [DEC-147, D19]", async () => {
			const setAnew = await reset();
			const [set, ...logins] = await Promise.all([
				setAnew(),
				...Array.from({ length: 4 }, () => login(testPassword)),
			]);
			expect(set.status).toBe(200);
			for (const { cookies } of logins) expect((await me(cookies)).status).not.toBe(200);
			expect((await login(fresh)).status).toBe(200);
		});

		it("opens no login for a password that was right when it was looked at [DEC-147, D19]", async () => {
			const found = await world.services.members.identify(email, testPassword, "203.0.113.5");
			await (await reset())();
			const opening = world.services.sessions.open(
				found.memberId,
				{ remember: false, client: "web", ip: "203.0.113.5", userAgent: "" },
				found.passwordHash,
			);
			await expect(opening).rejects.toMatchObject({ kind: "memberNotFound" });
		});

		it("changes no password, phone, passkey or account of a provider by a login that has ended [DEC-147, DEC-195, D19]", async () => {
			await world.prove(owner.token);
			const known = await world.services.sessions.authenticate(owner.token);
			const thief = "member" in known ? known.member : undefined;
			if (!thief) throw new Error("the owner is logged in");
			await (await reset())();
			const { accounts, sessions } = world.services;
			const ended = { kind: "memberChanged" };
			await expect(accounts.update(thief, { password: "river#75rock" })).rejects.toMatchObject(ended);
			await expect(accounts.withdraw(thief.memberId, thief)).rejects.toMatchObject(ended);
			await expect(world.db.tx((tx) => sessions.hold(tx, thief))).rejects.toMatchObject(ended);
			expect((await login(fresh)).status).toBe(200);
		});
	});
});
