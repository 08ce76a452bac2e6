import { beforeEach, describe, expect, it } from "vitest";
import { readConfig } from "#server/config.ts";
import type { SocialIdentity } from "#server/members/social/SocialProvider.ts";
import { createStandIn } from "#server/members/social/stand-in/createStandIn.ts";
import { matchingHashes, searchHashOf } from "#server/platform/database/personalDataEncryption.ts";
import { createSecrets } from "#server/platform/secrets/secrets.ts";
import { forEachDatabase } from "#tests/support/databases.ts";
import { type MemberApp, memberApp, testPassword } from "#tests/support/memberApp.ts";

type Provider = "KAKAO" | "NAVER" | "APPLE";
type Cookies = Readonly<Record<string, string>>;

const minute = 60_000;
const secrets = createSecrets(readConfig({}).dataSecret);

const someone = (snsId: string, email: string | null = null, more: Partial<SocialIdentity> = {}) => ({
	snsId,
	email,
	isEmailProven: email !== null,
	name: "김하늘",
	...more,
});

forEachDatabase((_, open) => {
	describe("social logins", () => {
		let world: MemberApp;
		let phones = 0;

		beforeEach(async () => {
			world = await memberApp(await open(), { SOCIAL_STAND_IN: "kakao,apple" });
		});

		/** Goes to a provider and comes back with its answer, as a browser does. */
		async function visit(identity: SocialIdentity, provider: Provider = "KAKAO", query = "") {
			const answer = await world.app.inject({
				method: "GET",
				url: `/login/start/${provider.toLowerCase()}${query}`,
			});
			const asked = new URL(String(answer.headers.location), "http://localhost").searchParams;
			const state = asked.get("state") ?? "";
			const code = createStandIn(provider, secrets).codeFor(identity, {
				codeChallenge: asked.get("code_challenge") ?? "",
				redirectUri: asked.get("redirect_uri") ?? "",
			});
			const cookies: Cookies = Object.fromEntries(answer.cookies.map(({ name, value }) => [name, value]));
			return { snsToken: `${state}.${code}`, cookies, state, code };
		}

		const login = (
			{ snsToken, cookies }: { readonly snsToken: string; readonly cookies: Cookies },
			more: object = {},
		) => world.send("POST", "/api/auth/login", { loginType: "KAKAO", snsToken, ...more }, { cookies });

		/** The whole login flow, once. */
		const enter = async (identity: SocialIdentity) => login(await visit(identity));

		async function signUp(id: string, userMeta: object, more: object = {}) {
			phones += 1;
			const phone = `0102222${String(phones).padStart(4, "0")}`;
			return world.send("POST", "/api/auth/users/cert", {
				certEmailIdx: null,
				certPhoneIdx: await world.proven("SIGN_PHONE", phone),
				id,
				name: "김하늘",
				phone,
				userMeta: {
					termsAgree: true,
					privacyAgree: true,
					ageAgree: true,
					marketingAgree: false,
					...userMeta,
				},
				...more,
			});
		}

		it("asks a new account to sign up, and recognises it afterwards [CALL-AUTH-01, DEC-140, DEC-144]", async () => {
			const sun = someone("k-1", "sun@example.com");
			const first = await enter(sun);
			expect(first.data).toMatchObject({
				needSignup: true,
				userMeta: { provider: "KAKAO", email: "sun@example.com", name: "김하늘" },
			});
			expect(first.cookies.socialLogin).toBe("");
			const { provider, snsId } = first.data.userMeta;
			const made = await signUp("sun@example.com", { provider, snsId });
			expect(made.status).toBe(200);
			expect(
				(await world.send("GET", "/api/auth/users", null, { cookies: made.cookies })).data,
			).toMatchObject({
				email: "sun@example.com",
				loginType: "KAKAO",
			});
			expect(Object.keys((await enter(sun)).data)).toEqual(["accessTokenExpiresAt"]);
		});

		it.each([
			["has proven none", null, {}],
			["tells one it has not proven", "moon@example.com", { isEmailProven: false }],
		])("requires verification of the e-mail when the provider %s [DEC-144]", async (title, email, more) => {
			const { data } = await enter(someone(`k-2 ${title}`, email, more));
			const { provider, snsId, email: told } = data.userMeta;
			expect(told).toBeNull();
			const id = email ?? "dawn@example.com";
			expect(await signUp(id, { provider, snsId })).toMatchObject({ status: 400, code: -105 });
			const certEmailIdx = await world.proven("SIGN_EMAIL", id);
			expect((await signUp(id, { provider, snsId }, { certEmailIdx })).status).toBe(200);
		});

		it("rejects a forged, foreign or expired ticket [DEC-139, DEC-144, D03]", async () => {
			const { provider, snsId } = (await enter(someone("k-3", "star@example.com"))).data.userMeta;
			const forged = [
				{ provider, snsId: snsId.replace("k-3", "k-4") },
				{ provider: "APPLE", snsId },
				{ provider, snsId: "k-3" },
				{ provider, snsId: null },
				{ provider: "NAVER", snsId },
			];
			for (const meta of forged)
				expect(await signUp("star@example.com", meta)).toMatchObject({ status: 400, code: -114 });
			expect(await signUp("other@example.com", { provider, snsId })).toMatchObject({ code: -114 });
			world.clock.pass(31 * minute);
			expect(await signUp("star@example.com", { provider, snsId })).toMatchObject({ code: -114 });
		});

		it.each([
			["k-5", "known@example.com", {}],
			["k-15", "Known2@Example.com", { isEmailProven: false }],
		])(
			"links to an existing account only with a verified e-mail, and notifies its owner [DEC-140, DEC-195, ERR-ACCT-12] %s",
			async (snsId, email, more) => {
				const address = email.toLowerCase();
				await world.person({ email: address, password: testPassword });
				const back = await visit(someone(snsId, email, more));
				const asked = await login(back);
				expect(asked.data).toEqual({ needConnect: true, email: address });
				const cookies = { ...back.cookies, ...asked.cookies };
				const again = { ...back, cookies };
				expect(await login(again, { connectCertIdx: "nobody-has-this" })).toMatchObject({
					status: 400,
					code: -105,
				});
				const connectCertIdx = await world.proven("CONNECT_EMAIL", address);
				// The code is sent to the provider only once; its answer is kept in a sealed form.
				expect(await login(back, { connectCertIdx: "nobody-has-this" })).toMatchObject({ code: -105 });
				const told = () =>
					world.db.query("SELECT FROM outbox WHERE key = 'owner.socialAdded' AND recipient = ANY ($1)", [
						matchingHashes(address),
					]);
				expect((await told()).rows).toHaveLength(0);
				expect((await login(again, { connectCertIdx })).status).toBe(200);
				expect((await enter(someone(snsId, email, more))).status).toBe(200);
				// The owner is notified of every added login method, however it was added.
				expect((await told()).rows).toHaveLength(1);
			},
		);

		it("links no second account of the same provider, and no other person's e-mail [DEC-140, ERR-ACCT-12, D03]", async () => {
			await world.person({ email: "one@example.com" });
			await world.person({ email: "two@example.com" });
			const attempt = async (snsId: string, email: string, proof: string) => {
				const back = await visit(someone(snsId, email));
				const asked = await login(back);
				world.clock.pass(61_000);
				const connectCertIdx = await world.proven("CONNECT_EMAIL", proof);
				return login({ ...back, cookies: { ...back.cookies, ...asked.cookies } }, { connectCertIdx });
			};
			expect(await attempt("k-6", "one@example.com", "two@example.com")).toMatchObject({ code: -105 });
			expect((await attempt("k-6", "one@example.com", "one@example.com")).status).toBe(200);
			expect(await attempt("k-7", "one@example.com", "one@example.com")).toMatchObject({
				status: 400,
				code: -112,
			});
		});

		it("rejects callbacks of a login that was not started in this browser [DEC-139, DEC-140, D11, D19]", async () => {
			const mine = await visit(someone("k-8", "mine@example.com"));
			const other = await visit(someone("k-9", "other@example.com"));
			const wrong = { status: 400, code: -114 };
			expect(await login({ ...mine, cookies: {} })).toMatchObject(wrong);
			expect(await login({ ...mine, cookies: other.cookies })).toMatchObject(wrong);
			expect(await login({ ...mine, snsToken: `${other.state}.${mine.code}` })).toMatchObject(wrong);
			expect(await login({ ...mine, snsToken: mine.code })).toMatchObject(wrong);
			expect(await login({ ...mine, cookies: { socialLogin: "x".repeat(400) } })).toMatchObject(wrong);
			expect(await login(mine, { loginType: "APPLE" })).toMatchObject(wrong);
			// Our state with a code issued for another login: the code verifier does not match.
			expect(await login({ ...mine, snsToken: `${mine.state}.${other.code}` })).toMatchObject({
				status: 400,
				code: -112,
			});
			expect(await login({ ...mine, snsToken: `${mine.state}.no-such-code` })).toMatchObject({ code: -112 });
			world.clock.pass(10 * minute);
			expect(await login(mine)).toMatchObject(wrong);
		});

		it("rejects providers without configured keys [DEC-140]", async () => {
			const back = await visit(someone("k-10"));
			expect(await login(back, { loginType: "NAVER" })).toMatchObject({ status: 400, code: -114 });
			const start = await world.app.inject({ method: "GET", url: "/login/start/naver" });
			expect([start.statusCode, start.headers.location]).toEqual([303, "/login"]);
		});

		it("keeps the choice to be remembered across the redirect to the provider [DEC-140, DEC-115]", async () => {
			const { provider, snsId } = (await enter(someone("k-11", "stay@example.com"))).data.userMeta;
			await signUp("stay@example.com", { provider, snsId });
			const back = await visit(someone("k-11"), "KAKAO", "?rememberMe=Y");
			const answer = await login(back);
			expect(String(answer.headers["set-cookie"])).toContain(`Max-Age=${30 * 24 * 3600}`);
			expect((await enter(someone("k-11"))).cookies.rememberMe).toBe("");
		});

		it("forgets a member who left, so that the provider's account can sign up again [DEC-148]", async () => {
			const bye = someone("k-12", "bye@example.com");
			const { provider, snsId } = (await enter(bye)).data.userMeta;
			const made = await signUp("bye@example.com", { provider, snsId });
			await world.prove(made.cookies.accessToken ?? "");
			const left = await world.send("GET", "/api/auth/users/unlink", null, { cookies: made.cookies });
			expect(left.status).toBe(200);
			expect((await enter(bye)).data).toMatchObject({ needSignup: true });
		});

		it("revokes an Apple login before a withdrawal [CALL-AUTH-05, DEC-148]", async () => {
			const me = await world.person({ email: "apple@example.com" });
			const revoke = (authorizationCode: string, cookies: Cookies = {}) =>
				world.send(
					"POST",
					"/api/auth/users/revoke/apple",
					{ authorizationCode },
					{ token: me.token, cookies },
				);
			const back = await visit(someone("a-1"), "APPLE");
			expect(await revoke(back.snsToken, back.cookies)).toMatchObject({ status: 400, code: -109 });
			await world.db.query(
				"INSERT INTO member_social (provider, sns_id, member_id) VALUES ('APPLE', $2, $1)",
				[me.memberId, searchHashOf("a-1")],
			);
			expect(await revoke("wrong")).toMatchObject({ status: 400, code: -109 });
			// An attacker who holds only the session proves nothing with an Apple account of their own [DEC-195].
			const theirs = await visit(someone("a-2"), "APPLE");
			expect(await revoke(theirs.snsToken, theirs.cookies)).toMatchObject({ status: 400, code: -109 });
			const leave = () => world.send("GET", "/api/auth/users/unlink", null, { token: me.token });
			expect(await leave()).toMatchObject({ status: 400, code: -105 });
			expect(await revoke(back.snsToken, back.cookies)).toMatchObject({ status: 200, data: {} });
			expect(
				await world.send("POST", "/api/auth/users/revoke/apple", { authorizationCode: "right" }),
			).toMatchObject({ status: 401, code: -4 });
		});
	});
});
