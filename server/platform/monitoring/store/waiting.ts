import type { Queryable } from "#server/platform/database/Database.ts";

/** Amount of pending work. */
export interface Waiting {
	/** Messages and supplier orders not sent yet. */
	readonly outbox: number;
	/** How long the oldest due entry has been waiting, in seconds. */
	readonly outboxSeconds: number;
	/** Calls to payment providers with an unknown outcome. */
	readonly unclear: number;
	readonly refunds: number;
	readonly refused: number;
	/** How long the oldest booking has been waiting for an answer from its stay or supplier, in seconds. */
	readonly unansweredSeconds: number;
}

const statement = {
	name: "monitoring.waiting",
	text: `
		SELECT (SELECT count(*) FROM outbox WHERE done_at IS NULL) AS outbox,
			(SELECT coalesce(extract(epoch FROM now() - min(greatest(run_at, created_at))), 0)::float8 FROM outbox WHERE done_at IS NULL AND run_at < now()) AS "outboxSeconds",
			(SELECT count(*) FROM payment_attempt WHERE state IN ('intent', 'calling', 'unknown'))
				+ (SELECT count(*) FROM subscription_charge WHERE status IN ('ready', 'cancelRequest') OR stray_state = 'waiting') AS unclear,
			(SELECT count(*) FROM refund WHERE state IN ('waiting', 'sent')) AS refunds,
			(SELECT count(*) FROM refund WHERE state = 'refused' AND attempt_id IS NOT NULL)
				+ (SELECT count(*) FROM subscription_charge WHERE stray_state = 'refused') AS refused,
			(SELECT coalesce(extract(epoch FROM now() - min(coalesce(status_at, created_at))), 0)::float8 FROM order_product
				WHERE status IN ('pending', 'confirm_wait', 'cancel_request') AND check_in IS NOT NULL) AS "unansweredSeconds"`,
};

export async function countWaiting(db: Queryable): Promise<Waiting> {
	const { rows } = await db.query<Waiting>(statement);
	return rows[0]!;
}

/** Resolves when the database responds. */
export async function askAnything(db: Queryable): Promise<void> {
	await db.query("SELECT 1");
}
