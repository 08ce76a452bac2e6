import { beforeEach, describe, expect, it } from "vitest";
import { claimSilver, hasJoinedSilver, unclaimSilver } from "#server/commerce/subscription/silver.ts";
import type { Database } from "#server/platform/database/Database.ts";
import { createSecrets } from "#server/platform/secrets/secrets.ts";
import { forEachDatabase } from "#tests/support/databases.ts";

const secrets = createSecrets("a-secret-of-these-tests");
const phone = "01012345678";
const joined = { memberId: 9001, phone };

forEachDatabase((_, open) => {
	let db: Database;
	beforeEach(async () => {
		db = await open();
	});

	describe("the anonymous record of who has joined Silver [SUBS-02, DEC-069]", () => {
		it.each([
			["with another phone", { memberId: 9001, phone: "01099999999" }, true],
			["without a phone", { memberId: 9001, phone: null }, true],
			["by another account", { memberId: 9002, phone }, true],
			["as somebody else", { memberId: 9002, phone: "01099999999" }, false],
			["as somebody without a phone", { memberId: 9002, phone: null }, false],
			["whose phone is the account's number", { memberId: 9002, phone: "9001" }, false],
		])("is looked up %s, and only a person not found can claim Silver: %o", async (_how, person, isKnown) => {
			expect(await hasJoinedSilver(db, secrets, person)).toBe(false);
			expect(await claimSilver(db, secrets, joined, 0)).toBe(true);
			expect(await hasJoinedSilver(db, secrets, person)).toBe(isKnown);
			expect(await claimSilver(db, secrets, person, 0)).toBe(!isKnown);
		});

		it("matches people without a phone by account only", async () => {
			expect(await claimSilver(db, secrets, { memberId: 9001, phone: null }, 0)).toBe(true);
			expect(await claimSilver(db, secrets, { memberId: 9002, phone: null }, 0)).toBe(true);
		});

		it.each([joined, { memberId: 9001, phone: null }])(
			"forgets a person whose charge failed: %o",
			async (person) => {
				await claimSilver(db, secrets, person, 0);
				await unclaimSilver(db, secrets, person);
				expect(await hasJoinedSilver(db, secrets, person)).toBe(false);
				expect(await claimSilver(db, secrets, person, 0)).toBe(true);
			},
		);

		it("keeps the first holder of a phone when another account adopts it and its own charge fails", async () => {
			await claimSilver(db, secrets, joined, 0);
			await claimSilver(db, secrets, { memberId: 9002, phone: "01099999999" }, 1);
			await unclaimSilver(db, secrets, { memberId: 9002, phone });
			expect(await hasJoinedSilver(db, secrets, { memberId: 9002, phone: null })).toBe(false);
			expect(await hasJoinedSilver(db, secrets, { memberId: 9003, phone })).toBe(true);
		});
	});
});
