import { beforeEach, expect, it } from "vitest";
import type { Database } from "#server/platform/database/Database.ts";
import { forEachDatabase } from "#tests/support/databases.ts";
import { buyer, type StubbedMemberships, stubbedMemberships } from "#tests/support/stubbedMemberships.ts";
import { type KeptCards, keptCards } from "./keptCards.ts";

const day = 86_400_000;

forEachDatabase((_, open) => {
	let db: Database;
	let world: StubbedMemberships;
	let cards: KeptCards;
	beforeEach(async () => {
		db = await open();
		world = await stubbedMemberships(db);
		cards = keptCards(db, world);
	});

	/** The removals of registered cards become due. */
	async function passDay(): Promise<void> {
		world.clock.pass(day);
		await cards.deliver();
	}

	it.each([
		[
			"TERM_END",
			async () => {
				await world.played().cancel(buyer.memberId);
				world.clock.pass(32 * day);
				await world.played().endTerms();
			},
		],
		[
			"RENEW_FAIL_FINAL",
			async () => {
				world.clock.pass(32 * day);
				const refusing = world.played({
					charge: async () => ({ kind: "declined", code: "REJECT_CARD_PAYMENT" }),
				});
				for (let tries = 0; tries < 3; tries++) {
					await refusing.renewDue();
					world.clock.pass(day);
				}
			},
		],
	] as const)(
		"the card of a membership that has ended is deleted at the provider: %s [SUBS-07, DEC-072, DEC-196]",
		async (_, end) => {
			await world.subscribe("Silver");
			await passDay();
			await end();
			expect(await world.grade()).toBe("Bronze");
			await cards.deliver();
			expect([await cards.kept(), await cards.entries()]).toEqual([0, 0]);
			expect(await world.played().view(buyer.memberId)).toMatchObject({ billingKeyId: null, cardName: null });
		},
	);

	it("the card of a Gold withdrawn from is deleted at the provider, not one that a new membership is charged to [SUBS-12, DEC-196]", async () => {
		await world.subscribe("Gold");
		await passDay();
		await world.played().withdraw({ ...buyer, grade: "Gold" });
		const again = {
			billingKeyId: (await world.played().view(buyer.memberId))?.billingKeyId ?? 0,
			key: "again",
		};
		await world.played().subscribe(buyer, "Gold", again);
		await cards.deliver();
		expect(await cards.kept()).toBe(1);
		await world.played().withdraw({ ...buyer, grade: "Gold" });
		await cards.deliver();
		expect([await cards.kept(), await cards.entries()]).toEqual([0, 0]);
	});
});
