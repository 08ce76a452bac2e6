import { beforeEach, describe, expect, it } from "vitest";
import type { Database } from "#server/platform/database/Database.ts";
import { forEachDatabase } from "#tests/support/databases.ts";
import { cardCharges } from "#tests/support/providerSide.ts";
import { buyer, type StubbedMemberships, stubbedMemberships } from "#tests/support/stubbedMemberships.ts";

forEachDatabase((_, open) => {
	describe("a purchase of a membership", () => {
		let db: Database;
		let world: StubbedMemberships;
		beforeEach(async () => {
			db = await open();
			world = await stubbedMemberships(db);
		});

		it("is charged without asking whether it has been before, which a new one cannot have been [DEC-174]", async () => {
			const asked: string[] = [];
			const bought = world.subscribe("Gold", {
				async lookup(orderId) {
					asked.push(orderId);
					return { kind: "unknown", code: "BUSY" };
				},
			});
			expect([await bought, asked]).toEqual(["approved", []]);
		});

		it("is refused for a member who has left meanwhile, and nothing is charged [DEC-148, ROLE-03]", async () => {
			const card = { billingKeyId: await world.card(), key: "key-of-the-left" };
			await db.query(
				"UPDATE member SET status = 'withdrawn', withdrawn_at = now(), email = NULL, email_key = NULL WHERE member_id = $1",
				[buyer.memberId],
			);
			await expect(world.played().subscribe(buyer, "Gold", card)).rejects.toMatchObject({ kind: "notFound" });
			expect(await cardCharges(db)).toEqual([]);
		});

		it("of Silver is refused while another account with the same phone may be joining, and charges nothing [SUBS-02, DEC-069]", async () => {
			await db.query("UPDATE member SET phone = '01077778888', grade = 'Bronze'");
			const twin = { ...buyer, memberId: 1 };
			const silent = { charge: async () => ({ kind: "unknown", code: "TIMEOUT" }) as const };
			expect(await world.subscribe("Silver", silent, twin)).toBe("unknown");
			await expect(world.subscribe("Silver")).rejects.toMatchObject({ kind: "silverUsed" });
			expect(await cardCharges(db)).toEqual([]);
			expect(await world.subscribe("Gold")).toBe("approved");
		});
	});
});
