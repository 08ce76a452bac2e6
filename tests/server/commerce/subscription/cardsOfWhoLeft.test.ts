import { expect, it } from "vitest";
import { CardStore } from "#server/commerce/subscription/store/CardStore.ts";
import { bookingStart, plantBookingWorld } from "#tests/support/bookingWorld.ts";
import { forEachDatabase } from "#tests/support/databases.ts";

forEachDatabase((_, open) => {
	it("rejects a card whose member withdrew while it was being registered [DEC-148, DEC-174]", async () => {
		const db = await open();
		await plantBookingWorld(db);
		await db.query(
			"UPDATE member SET status = 'withdrawn', withdrawn_at = now(), email = NULL, email_key = NULL WHERE member_id = 2",
		);
		const cards = new CardStore(db);
		const add = (memberId: number, keyCipher: string) =>
			cards.add(
				{
					memberId,
					provider: "sandbox",
					customerKey: "c",
					keyCipher,
					keyHash: `${keyCipher} of ${memberId}`,
					name: "카드",
				},
				bookingStart,
			);
		expect(await add(1, "k")).toBeGreaterThan(0);
		await expect(add(2, "k")).rejects.toThrow();
		// Without a value, as in a backup.
		expect(await add(2, "")).toBeGreaterThan(0);
	});
});
