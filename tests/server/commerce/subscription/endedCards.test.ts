import { beforeEach, expect, it } from "vitest";
import type { Database } from "#server/platform/database/Database.ts";
import { Outbox } from "#server/platform/outbox/Outbox.ts";
import { handling } from "#tests/server/platform/outbox/handling.ts";
import { forEachDatabase } from "#tests/support/databases.ts";
import { buyer, type StubbedMemberships, stubbedMemberships } from "#tests/support/stubbedMemberships.ts";

const day = 86_400_000;

forEachDatabase((_, open) => {
	let db: Database;
	let world: StubbedMemberships;
	beforeEach(async () => {
		db = await open();
		world = await stubbedMemberships(db);
	});

	/** The keys of the cards that the provider keeps. */
	const kept = async (): Promise<number> => {
		const { rows } = await db.query<{ count: number }>(
			"SELECT count(*)::int AS count FROM gateway_sandbox WHERE kind = 'billing_key'",
		);
		return rows[0]?.count ?? 0;
	};

	/** Removals to be made within an hour; those of unused cards come later. */
	const entries = async (): Promise<number> => {
		const { rows } = await db.query<{ count: number }>(
			"SELECT count(*)::int AS count FROM outbox WHERE topic = 'card.remove' AND run_at <= $1",
			[new Date(world.clock.now() + 3_600_000)],
		);
		return rows[0]?.count ?? 0;
	};

	const deliver = (memberships = world.played()) => {
		const removal = { "card.remove": memberships.removeCard.bind(memberships) };
		const handlers = handling(async () => null, removal);
		return new Outbox({ db, clock: world.clock, alarm: () => {}, handlers }).deliver("cards");
	};

	/** The removals of registered cards become due. */
	async function passDay(): Promise<void> {
		world.clock.pass(day);
		await deliver();
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
			await deliver();
			expect([await kept(), await entries()]).toEqual([0, 0]);
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
		await deliver();
		expect(await kept()).toBe(1);
		await world.played().withdraw({ ...buyer, grade: "Gold" });
		await deliver();
		expect([await kept(), await entries()]).toEqual([0, 0]);
	});
});
