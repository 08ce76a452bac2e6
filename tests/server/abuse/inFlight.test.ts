import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { hashCertId } from "#server/members/code/codeSecrets.ts";
import { VerificationCodeStore } from "#server/members/code/store/VerificationCodeStore.ts";
import { createStandIn } from "#server/members/social/stand-in/createStandIn.ts";
import { SocialAccountStore } from "#server/members/social/store/SocialAccountStore.ts";
import { bookingStart } from "#tests/support/bookingWorld.ts";
import { forEachDatabase } from "#tests/support/databases.ts";
import { type MemberApp, memberApp, type Person, testPassword } from "#tests/support/memberApp.ts";
import { SoftAuthenticator } from "#tests/support/softAuthenticator.ts";

const site = { origin: "https://stay.example.com" };
const users = "/api/auth/users";
const fresh = "maple#74wind";

forEachDatabase((_, open) => {
	describe("requests in flight while the owner resets the password", () => {
		let world: MemberApp;
		let owner: Person;
		let people = 0;
		let email: string;

		beforeAll(async () => {
			world = await memberApp(await open(), { SOCIAL_STAND_IN: "kakao,naver" });
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

		it("leave no session open that used the old password [DEC-147, D19]", async () => {
			const resetPassword = await reset();
			const [set, ...logins] = await Promise.all([
				resetPassword(),
				...Array.from({ length: 4 }, () => login(testPassword)),
			]);
			expect(set.status).toBe(200);
			for (const { cookies } of logins) expect((await me(cookies)).status).not.toBe(200);
			expect((await login(fresh)).status).toBe(200);
		});

		it("open no session for a password that was changed after it was verified [DEC-147, D19]", async () => {
			const found = await world.services.members.identify(email, testPassword, "203.0.113.5");
			await (await reset())();
			const opening = world.services.sessions.open(
				found.memberId,
				{ remember: false, client: "web", ip: "203.0.113.5", userAgent: "" },
				found.passwordHash,
			);
			await expect(opening).rejects.toMatchObject({ kind: "memberNotFound" });
		});

		it("cannot use a code sent before the change, verified or not [DEC-143, DEC-147, D03]", async () => {
			const stolen = await world.proven("FIND_PWD", email);
			await world.prove(owner.token);
			world.clock.pass(61_000);
			const proof = await world.proven("CONNECT_EMAIL", email, owner.token);
			world.clock.pass(61_000);
			const sent = await world.send("POST", `${users}/send-cert`, { type: "FIND_PWD", dest: email });
			const code = await world.lastCode(email);
			const change = { pwd: "river#75rock" };
			expect((await world.send("PUT", users, change, { token: owner.token })).status).toBe(200);
			const again = await world.send("PUT", `${users}/pwd`, { id: email, certIdx: stolen, pwd: fresh });
			expect(again).toMatchObject({ status: 400, code: -105 });
			const late = { certIdx: sent.data.certIdx, code };
			expect((await world.send("POST", "/api/message/v1/certs/verify", late)).code).toBe(-103);
			const shown = { certIdx: proof };
			expect((await world.send("POST", `${users}/proof`, shown, { token: owner.token })).code).toBe(-105);
			expect((await login("river#75rock")).status).toBe(200);
		});

		it("verify no code that was being checked when the password was set [DEC-147, D03]", async () => {
			const resetPassword = await reset();
			world.clock.pass(61_000);
			const sent = await world.send("POST", `${users}/send-cert`, { type: "FIND_PWD", dest: email });
			const certs = new VerificationCodeStore(world.db);
			const key = hashCertId(sent.data.certIdx);
			const at = (ms: number) => new Date(world.clock.now() + ms);
			expect(await certs.countAttempt(key, at(0), 5)).not.toBeNull();
			expect((await resetPassword()).status).toBe(200);
			expect(await certs.prove(key, at(0), at(600_000))).toBe(false);
			const late = { id: email, certIdx: sent.data.certIdx, pwd: "river#75rock" };
			expect(await world.send("PUT", `${users}/pwd`, late)).toMatchObject({ status: 400, code: -105 });
		});

		it("change no password, phone, passkey or linked provider account, nor close the account, with an ended session [DEC-147, DEC-195, D19]", async () => {
			await world.prove(owner.token);
			const known = await world.services.sessions.authenticate(owner.token);
			const thief = "member" in known ? known.member : undefined;
			if (!thief) throw new Error("the owner is logged in");
			const { accounts, passkeys, socialLinks } = world.services;
			const newDevice = async () => {
				const device = new SoftAuthenticator(site.origin);
				return device.make(await passkeys.creation(thief, site));
			};
			await passkeys.add(thief, site, await newDevice(), "휴대폰");
			const [{ id: passkeyId } = { id: 0 }] = await passkeys.list(thief);
			const another = await newDevice();
			const linked = { provider: "NAVER", snsId: `n-${email}` } as const;
			await new SocialAccountStore(world.db).link(linked, thief.memberId, new Date(world.clock.now()));
			const { url, flow } = await socialLinks.begin(thief, "KAKAO", site.origin);
			const asked = new URL(url, site.origin).searchParams;
			const identity = { snsId: `k-${email}`, email: null, isEmailProven: false, name: null };
			const answer = createStandIn("KAKAO", world.services.secrets).codeFor(identity, {
				codeChallenge: asked.get("code_challenge") ?? "",
				redirectUri: asked.get("redirect_uri") ?? "",
			});
			const phone = `0107777${1000 + people}`;
			const certId = await world.proven("MODIFY_PHONE", phone, owner.token);
			const state = async () => {
				const { rows } = await world.db.query(
					`SELECT status, phone, (SELECT array_agg(name) FROM passkey WHERE member_id = $1) AS passkeys,
						(SELECT array_agg(provider) FROM member_social WHERE member_id = $1) AS socials
					FROM member WHERE member_id = $1`,
					[thief.memberId],
				);
				return rows[0];
			};
			const before = await state();
			expect(before).toMatchObject({ passkeys: ["휴대폰"], socials: ["NAVER"] });
			await (await reset())();
			const ip = "203.0.113.5";
			for (const change of [
				() => accounts.update(thief, { password: "river#75rock" }),
				() => accounts.update(thief, { phone, certId }),
				() => accounts.withdraw(thief.memberId, thief),
				() => passkeys.add(thief, site, another, "남의 휴대폰"),
				() => passkeys.remove(thief, passkeyId),
				() => socialLinks.link(thief, "KAKAO", { snsToken: `${asked.get("state")}.${answer}`, flow, ip }),
				() => socialLinks.remove(thief, "NAVER"),
			])
				await expect(change(), String(change)).rejects.toMatchObject({ kind: "memberChanged" });
			expect(await state()).toEqual(before);
			expect((await login(fresh)).status).toBe(200);
		});
	});
});
