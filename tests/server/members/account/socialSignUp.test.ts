import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { forEachDatabase } from "#tests/support/databases.ts";
import { type MemberApp, memberApp } from "#tests/support/memberApp.ts";

const minute = 60_000;

forEachDatabase((_, open) => {
	describe("sign-up with a social provider's account [DEC-144]", () => {
		let world: MemberApp;
		let people = 0;
		let email: string;
		let phone: string;

		beforeAll(async () => {
			world = await memberApp(await open());
		});

		beforeEach(async () => {
			people += 1;
			email = `social${people}@example.com`;
			phone = `0104747${1000 + people}`;
			await world.db.query("DELETE FROM rate_counter");
		});

		/** Signs up with a verified phone, and with whatever proof of the address is given. */
		async function signUp(who: {
			address?: string;
			told?: string | null;
			snsId?: string;
			written?: string;
		}): Promise<number> {
			const { address = `new${email}`, told = address, snsId = `kakao${people}`, written } = who;
			const proven = `0104646${1000 + people}`;
			world.clock.pass(minute);
			const phoneCertId = await world.proven("SIGN_PHONE", proven);
			return world.services.accounts.signUp({
				email: address,
				emailCertId: null,
				name: "김하늘",
				phone: written ?? proven,
				phoneCertId,
				password: null,
				social: { provider: "KAKAO", snsId, email: told },
				agreesToMarketing: true,
			});
		}
		const kept = async (memberId: number) =>
			(
				await world.db.query(
					`SELECT email, phone, marketing_agree AS agrees, password_hash AS hash, sns_id IS NOT NULL AS "isLinked"
					FROM member LEFT JOIN member_social USING (member_id) WHERE member_id = $1`,
					[memberId],
				)
			).rows;

		it("stores the normalised e-mail and phone, without a password", async () => {
			const written = `+82 10-4646-${1000 + people}`;
			const id = await signUp({
				address: ` NEW${email}`,
				told: `New${email.toUpperCase()}`,
				written,
			});
			expect(await kept(id)).toEqual([
				{
					email: `new${email}`,
					phone: `0104646${1000 + people}`,
					agrees: true,
					hash: null,
					isLinked: true,
				},
			]);
		});

		it.each([
			["told no address", { told: null }],
			["told another", { told: "another@example.com" }],
		])("is rejected if the provider %s", async (_what, told) =>
			expect(signUp(told)).rejects.toMatchObject({ kind: "verifyFailed" }),
		);

		it("is rejected without a trace if the provider's account is already linked", async () => {
			await signUp({});
			await expect(signUp({ address: `second${email}` })).rejects.toMatchObject({ kind: "signupFailed" });
			expect(await world.services.accounts.isTaken(`second${email}`, "127.0.0.1")).toBe(false);
		});

		it("requires a provider or a password", async () => {
			const nothing = {
				email,
				emailCertId: null,
				name: "김하늘",
				phone,
				phoneCertId: "",
				password: null,
				social: null,
				agreesToMarketing: false,
			};
			await expect(world.services.accounts.signUp(nothing)).rejects.toMatchObject({
				kind: "invalidRequest",
			});
		});
	});
});
