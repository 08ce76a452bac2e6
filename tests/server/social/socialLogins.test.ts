import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { SocialIdentity, SocialProvider } from "#server/social/SocialProvider.ts";
import { bookingStart } from "#tests/support/bookingWorld.ts";
import { forEachDatabase } from "#tests/support/databases.ts";
import { type MemberApp, memberApp, testPassword } from "#tests/support/memberApp.ts";

/** Stands in for a provider: its tokens are the accounts they belong to. */
const standIn = (name: SocialProvider["name"]): SocialProvider => ({
	name,
	identify: async (snsToken) => {
		if (snsToken === "foreign") return null;
		const [snsId = "", email] = snsToken.split("|");
		return { snsId, email: email ?? null, name: "김하늘" } satisfies SocialIdentity;
	},
	revoke: async (code) => code === "right",
});

forEachDatabase((_, open) => {
	describe("social logins", () => {
		let world: MemberApp;
		let phones = 0;

		beforeAll(async () => {
			const db = await open();
			world = await memberApp(db, {}, undefined, [standIn("KAKAO"), standIn("APPLE")]);
		});

		beforeEach(() => world.clock.set(bookingStart));

		const login = (snsToken: string, more: object = {}) =>
			world.send("POST", "/api/auth/login", { loginType: "KAKAO", snsToken, ...more });

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

		it("asks a new account to sign up, and then knows it [CALL-AUTH-01, DEC-140, DEC-144]", async () => {
			const first = await login("k-1|sun@example.com");
			expect(first.data).toMatchObject({
				needSignup: true,
				userMeta: { provider: "KAKAO", email: "sun@example.com", name: "김하늘" },
			});
			const { provider, snsId } = first.data.userMeta;
			const made = await signUp("sun@example.com", { provider, snsId });
			expect(made.status).toBe(200);
			expect(
				(await world.send("GET", "/api/auth/users", null, { cookies: made.cookies })).data,
			).toMatchObject({
				email: "sun@example.com",
				loginType: "KAKAO",
			});
			expect(Object.keys((await login("k-1|sun@example.com")).data)).toEqual(["accessTokenExpiresAt"]);
		});

		it("wants the e-mail's own proof when the provider has proven none [DEC-144]", async () => {
			const { provider, snsId } = (await login("k-2")).data.userMeta;
			const id = "moon@example.com";
			expect(await signUp(id, { provider, snsId })).toMatchObject({ status: 400, code: -105 });
			const certEmailIdx = await world.proven("SIGN_EMAIL", id);
			expect((await signUp(id, { provider, snsId }, { certEmailIdx })).status).toBe(200);
		});

		it("takes no forged, foreign or old ticket [DEC-139, DEC-144, D03]", async () => {
			const { provider, snsId } = (await login("k-3|star@example.com")).data.userMeta;
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
			world.clock.pass(31 * 60_000);
			expect(await signUp("star@example.com", { provider, snsId })).toMatchObject({ code: -114 });
		});

		it("joins an existing account only with the e-mail's proof [DEC-140, ERR-ACCT-12]", async () => {
			await world.person({ email: "known@example.com", password: testPassword });
			const token = "k-5|known@example.com";
			expect((await login(token)).data).toEqual({ needConnect: true, email: "known@example.com" });
			expect(await login(token, { connectCertIdx: "nobody-has-this" })).toMatchObject({
				status: 400,
				code: -105,
			});
			const connectCertIdx = await world.proven("CONNECT_EMAIL", "known@example.com");
			expect((await login(token, { connectCertIdx })).status).toBe(200);
			expect((await login(token)).status).toBe(200);
			const second = "k-6|known@example.com";
			world.clock.pass(61_000);
			const another = await world.proven("CONNECT_EMAIL", "known@example.com");
			expect(await login(second, { connectCertIdx: another })).toMatchObject({ status: 400, code: -112 });
		});

		it("refuses providers without keys and tokens that are nobody's [DEC-140]", async () => {
			expect(await login("x", { loginType: "NAVER" })).toMatchObject({ status: 400, code: -114 });
			expect(await login("foreign")).toMatchObject({ status: 400, code: -112 });
		});

		it("gives an Apple login back before a withdrawal [CALL-AUTH-05, DEC-148]", async () => {
			const me = await world.person({ email: "apple@example.com" });
			const revoke = (authorizationCode: string) =>
				world.send("POST", "/api/auth/users/revoke/apple", { authorizationCode }, { token: me.token });
			expect(await revoke("right")).toMatchObject({ status: 400, code: -109 });
			await world.db.query(
				"INSERT INTO member_social (provider, sns_id, member_id) VALUES ('APPLE', 'a-1', $1)",
				[me.memberId],
			);
			expect(await revoke("wrong")).toMatchObject({ status: 400, code: -109 });
			expect(await revoke("right")).toMatchObject({ status: 200, data: {} });
			expect(
				await world.send("POST", "/api/auth/users/revoke/apple", { authorizationCode: "right" }),
			).toMatchObject({ status: 401, code: -4 });
		});
	});
});
