import { beforeEach, describe, expect, it } from "vitest";
import { membershipManageCopy } from "#copy/membershipManage.ts";
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

		it("repeated under its key once it is paid is approved without asking the provider [DEC-173, D35]", async () => {
			const card = { billingKeyId: await world.card(), key: "the-same-key" };
			expect(await world.played().subscribe(buyer, "Gold", card)).toBe("approved");
			const asked: string[] = [];
			const answer = async () => {
				asked.push("asked");
				return { kind: "unknown", code: "BUSY" } as const;
			};
			const again = world.played({ charge: answer, lookup: answer });
			expect([await again.subscribe(buyer, "Gold", card), asked]).toEqual(["approved", []]);
			expect(await cardCharges(db)).toHaveLength(1);
		});

		it("without a card is refused for a member whose grade no membership has given, and nothing is charged [SUBS-04, DEC-074]", async () => {
			await db.query("UPDATE member SET grade = 'Silver' WHERE member_id = $1", [buyer.memberId]);
			const upgraded = world
				.played()
				.upgrade({ ...buyer, grade: "Silver" }, { billingKeyId: null, key: "up" });
			await expect(upgraded).rejects.toMatchObject({ kind: "notFound" });
			expect(await cardCharges(db)).toEqual([]);
		});

		it("is refused for a Gold member as no Silver is, but not with its words [SUBS-04, SUBS-05, DEC-105]", async () => {
			const upgrade = (grade: "Bronze" | "Gold") =>
				world.played().upgrade({ ...buyer, grade }, { billingKeyId: null, key: `up-${grade}` });
			const { nothingToUpgrade: message } = membershipManageCopy;
			await expect(upgrade("Bronze")).rejects.toMatchObject({ kind: "alreadySubscribed", message });
			await world.subscribe("Gold");
			await expect(upgrade("Gold")).rejects.toMatchObject({
				kind: "alreadySubscribed",
				message: expect.not.stringContaining(message),
			});
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
