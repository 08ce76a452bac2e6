import { beforeEach, describe, expect, it } from "vitest";
import { readConfig } from "#server/config.ts";
import { createStandIn } from "#server/members/social/stand-in/createStandIn.ts";
import { createSecrets } from "#server/platform/secrets/secrets.ts";
import { forEachDatabase } from "#tests/support/databases.ts";
import { type MemberApp, memberApp, type Person } from "#tests/support/memberApp.ts";

type Provider = "KAKAO" | "NAVER";
const secrets = createSecrets(readConfig({}).dataSecret);

forEachDatabase((_, open) => {
	describe("linked social accounts", () => {
		let world: MemberApp;
		let people = 0;
		beforeEach(async () => {
			world = await memberApp(await open(), { SOCIAL_STAND_IN: "kakao,naver" });
		});

		/** A member whose account is linked to these providers; without a password unless stated. */
		async function linked(providers: readonly string[], hasPassword = false): Promise<Person> {
			people += 1;
			const me = await world.person({ email: `linked${people}@example.com` });
			if (!hasPassword)
				await world.db.query("UPDATE member SET password_hash = NULL WHERE member_id = $1", [me.memberId]);
			for (const provider of providers)
				await world.db.query("INSERT INTO member_social (provider, sns_id, member_id) VALUES ($1, $2, $3)", [
					provider,
					`${provider}-${people}`,
					me.memberId,
				]);
			return me;
		}
		const list = async ({ token }: Person): Promise<string[]> =>
			(await world.send("GET", "/api/auth/socials", null, { token })).data.socials.map(
				({ provider }: { provider: string }) => provider,
			);
		const remove = ({ token }: Person, provider: string) =>
			world.send("DELETE", `/api/auth/socials/${provider}`, null, { token });

		it("are listed, and are unlinked only by the re-authenticated owner, who is notified [DEC-140] [DEC-195]", async () => {
			const me = await linked(["KAKAO", "NAVER"], true);
			expect(await list(me)).toEqual(["KAKAO", "NAVER"]);
			expect(await remove(me, "KAKAO")).toMatchObject({ status: 400, code: -105 });
			await world.prove(me.token);
			expect(await remove(me, "APPLE")).toMatchObject({ status: 404 });
			expect(await remove(me, "KAKAO")).toMatchObject({ status: 200 });
			expect(await list(me)).toEqual(["NAVER"]);
			const { rows } = await world.db.query("SELECT FROM outbox WHERE key = 'owner.socialRemoved'");
			expect(rows).toHaveLength(1);
		});

		it("never leave a member without a way to log in, even when two are unlinked at once [DEC-195]", async () => {
			const me = await linked(["KAKAO", "NAVER"]);
			await world.prove(me.token);
			const both = await Promise.all([remove(me, "KAKAO"), remove(me, "NAVER")]);
			expect(both.map(({ status }) => status).toSorted()).toEqual([200, 400]);
			expect(both.find(({ status }) => status === 400)).toMatchObject({ code: -110 });
			expect(await list(me)).toHaveLength(1);
		});

		/** The answer of a user at a provider to a login started at `url`. */
		function answerAt(url: string, snsId: string, provider: Provider = "KAKAO"): string {
			const asked = new URL(url, "http://localhost").searchParams;
			const identity = { snsId, email: null, isEmailProven: false, name: null };
			const code = createStandIn(provider, secrets).codeFor(identity, {
				codeChallenge: asked.get("code_challenge") ?? "",
				redirectUri: asked.get("redirect_uri") ?? "",
			});
			return `${asked.get("state")}.${code}`;
		}

		/** Goes to a provider and comes back with an account. */
		async function fetched({ token }: Person, snsId: string, provider: Provider = "KAKAO") {
			await world.prove(token);
			const begun = await world.send("POST", `/api/auth/socials/${provider}/start`, {}, { token });
			return { snsToken: answerAt(begun.data.url, snsId, provider), cookies: begun.cookies };
		}
		const add = (
			{ token }: Person,
			{ snsToken, cookies }: Awaited<ReturnType<typeof fetched>>,
			provider: Provider = "KAKAO",
		) => world.send("POST", `/api/auth/socials/${provider}`, { snsToken }, { token, cookies });

		it("are linked only by the re-authenticated owner, in the session that started it [DEC-140] [DEC-195]", async () => {
			const me = await linked([], true);
			expect(await world.send("POST", "/api/auth/socials/KAKAO/start", {}, me)).toMatchObject({ code: -105 });
			const answer = await fetched(me, "sun-1");
			expect(await world.send("POST", "/api/auth/socials/APPLE/start", {}, me)).toMatchObject({
				...{ status: 400, code: -114 },
			});
			const elsewhere = await world.login(me.memberId);
			expect(await add(elsewhere, answer)).toMatchObject({ status: 400, code: -114 });
			expect(await add(me, { ...answer, cookies: {} })).toMatchObject({ status: 400, code: -114 });
			expect(await list(me)).toEqual([]);
			const added = await add(me, answer);
			expect([added.status, added.cookies.socialLogin]).toEqual([200, ""]);
			expect(await list(me)).toEqual(["KAKAO"]);
			expect(await add(me, await fetched(me, "sun-1"))).toMatchObject({ status: 200 });
			const { rows } = await world.db.query("SELECT FROM outbox WHERE key = 'owner.socialAdded'");
			expect(rows).toHaveLength(1);
		});

		it("are linked to one member only, at most one per provider [DEC-140, ERR-ACCT-12]", async () => {
			const [me, other] = [await linked([], true), await linked([], true)];
			await add(other, await fetched(other, "moon-1"));
			const taken = await add(me, await fetched(me, "moon-1"));
			expect(taken).toMatchObject({ status: 400, code: -112, message: expect.stringContaining("다른 회원") });
			await add(me, await fetched(me, "moon-2"));
			const second = await add(me, await fetched(me, "moon-3"));
			expect(second).toMatchObject({ code: -112, message: expect.stringContaining("해제한 뒤") });
			expect(await list(me)).toEqual(["KAKAO"]);
			expect(await add(me, await fetched(me, "moon-1", "NAVER"), "NAVER")).toMatchObject({ status: 200 });
		});

		it("are not revoked at a provider whose keys are gone, which stops a withdrawal as any refusal does [CALL-AUTH-05, DEC-148]", async () => {
			const { token } = await linked(["APPLE"], true);
			const revoked = world.send(
				"POST",
				"/api/auth/users/revoke/apple",
				{ authorizationCode: "c" },
				{ token },
			);
			expect(await revoked).toMatchObject({ status: 400, code: -109 });
		});

		it("are not linked by a login callback, and a linking callback logs nobody in [DEC-139, DEC-140]", async () => {
			const me = await linked([], true);
			await world.prove(me.token);
			const start = await world.app.inject({ method: "GET", url: "/login/start/kakao" });
			const cookies = Object.fromEntries(start.cookies.map(({ name, value }) => [name, value]));
			const snsToken = answerAt(String(start.headers.location), "star-1");
			expect(await add(me, { snsToken, cookies })).toMatchObject({ code: -114 });
			const answer = await fetched(me, "star-1");
			const login = { loginType: "KAKAO", snsToken: answer.snsToken };
			expect(await world.send("POST", "/api/auth/login", login, { cookies: answer.cookies })).toMatchObject({
				code: -114,
			});
		});
	});
});
