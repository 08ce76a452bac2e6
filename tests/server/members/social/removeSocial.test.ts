import { beforeAll, describe, expect, it } from "vitest";
import { forEachDatabase } from "#tests/support/databases.ts";
import { type MemberApp, memberApp, type Person } from "#tests/support/memberApp.ts";

forEachDatabase((_, open) => {
	describe("the accounts of providers that open a member's", () => {
		let world: MemberApp;
		let people = 0;
		beforeAll(async () => {
			world = await memberApp(await open());
		});

		/** A member whose account some providers open, without a password where none is told. */
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

		it("are seen, and taken off by the proven owner alone, who is told [DEC-140] [DEC-195]", async () => {
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

		it("never leave a member without a way in, also when two go at once [DEC-195]", async () => {
			const me = await linked(["KAKAO", "NAVER"]);
			await world.prove(me.token);
			const both = await Promise.all([remove(me, "KAKAO"), remove(me, "NAVER")]);
			expect(both.map(({ status }) => status).toSorted()).toEqual([200, 400]);
			expect(both.find(({ status }) => status === 400)).toMatchObject({ code: -110 });
			expect(await list(me)).toHaveLength(1);
		});
	});
});
