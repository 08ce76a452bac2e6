import { setTimeout as pause } from "node:timers/promises";
import type { Queryable } from "#server/platform/database/Database.ts";
import { type Offered, type RunLog, Traveller } from "#tests/support/travellers/Traveller.ts";
import { demoAccounts } from "#world/accounts.ts";

export interface Crowd {
	readonly log: RunLog;
	/**
	 * Waits until `more` further orders have been paid.
	 * @throws when that takes too long
	 */
	pays(more: number, patience?: number): Promise<void>;
	/** Lets every traveller finish what they are doing. */
	finish(): Promise<void>;
}

/** Returns what the small world sells, for travellers to choose from. */
export async function offersOf(db: Queryable): Promise<readonly Offered[]> {
	const { rows } = await db.query<Offered>(
		`SELECT property_id AS product, room_id AS room, rateplan_id AS plan FROM rateplan
		WHERE status = 'open' AND sale_type = 'STAY' ORDER BY rateplan_id LIMIT 400`,
	);
	return rows;
}

/** Travellers who continuously book, pay and cancel, and start over when a connection breaks. */
export function crowdOf(count: number, address: string, log: RunLog, offers: readonly Offered[]): Crowd {
	let isOver = false;
	const live = async (at: number) => {
		const account = demoAccounts[at % demoAccounts.length];
		while (account && !isOver) {
			try {
				const traveller = new Traveller(address, log);
				if (!(await traveller.logIn(account.email, account.password))) throw new Error("not logged in");
				while (!isOver) await traveller.runScenario(offers);
			} catch (error) {
				const why = `began anew: ${error instanceof Error ? error.message : String(error)}`;
				log.did.set(why, (log.did.get(why) ?? 0) + 1);
				await pause(200);
			}
		}
	};
	const lives = Array.from({ length: count }, (_, at) => live(at));
	return {
		log,
		async pays(more, patience = 60_000) {
			const goal = log.confirmed.size + more;
			const deadline = Date.now() + patience;
			while (log.confirmed.size < goal) {
				if (Date.now() > deadline) throw new Error(`Nobody pays any more: ${JSON.stringify([...log.did])}`);
				await pause(50);
			}
		},
		async finish() {
			isOver = true;
			await Promise.all(lives);
		},
	};
}
