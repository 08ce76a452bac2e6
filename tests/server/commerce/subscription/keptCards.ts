import type { Database } from "#server/platform/database/Database.ts";
import { Outbox } from "#server/platform/outbox/Outbox.ts";
import { handling } from "#tests/server/platform/outbox/handling.ts";
import type { StubbedMemberships } from "#tests/support/stubbedMemberships.ts";

/** The cards that the provider keeps, and the removals on their way to it. */
export function keptCards(db: Database, { clock, played }: StubbedMemberships) {
	return {
		/** Counts the keys that the provider keeps. */
		async kept(): Promise<number> {
			const { rows } = await db.query<{ count: number }>(
				"SELECT count(*)::int AS count FROM gateway_sandbox WHERE kind = 'billing_key'",
			);
			return rows[0]?.count ?? 0;
		},
		/** Counts the removals to be made within an hour; those of unused cards come later. */
		async entries(): Promise<number> {
			const { rows } = await db.query<{ count: number }>(
				"SELECT count(*)::int AS count FROM outbox WHERE topic = 'card.remove' AND run_at <= $1",
				[new Date(clock.now() + 3_600_000)],
			);
			return rows[0]?.count ?? 0;
		},
		/** Makes the removals that are due. */
		deliver(memberships = played()): Promise<unknown> {
			const removal = { "card.remove": memberships.removeCard.bind(memberships) };
			const handlers = handling(async () => null, removal);
			return new Outbox({ db, clock, alarm: () => {}, handlers }).deliver("cards");
		},
	};
}

export type KeptCards = ReturnType<typeof keptCards>;
