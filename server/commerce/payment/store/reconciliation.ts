import { addDays, type StayDate } from "#domain/shared/StayDate.ts";
import type { Queryable } from "#server/platform/database/Database.ts";

/** A payment as our books have it. */
export interface BookedPayment {
	readonly paymentId: number;
	readonly orderNum: string;
	readonly provider: string;
	/** What has not been given back. */
	readonly kept: number;
	/** When it changed last, as the database writes it: to the microsecond. */
	readonly changedAt: string;
}

/** The payment a page goes on behind. */
export type Compared = Pick<BookedPayment, "changedAt" | "paymentId">;

/** Payments whose refund is under way differ for a moment. */
const settled = ["complete", "partialCanceled", "cancel", "fail"];
const maxDays = 31;
const page = 200;

/** The last day whose comparison was made to its end; null before the first. */
export async function lastCompared(db: Queryable): Promise<StayDate | null> {
	const { rows } = await db.query<{ slot: StayDate | null }>(
		"SELECT max(slot) AS slot FROM job_run WHERE job = 'reconcile' AND finished_at IS NOT NULL",
	);
	return rows[0]?.slot ?? null;
}

/** Where to begin: on the day before the last comparison, so that days on which nobody compared are not left out. */
export function comparisonStart(today: StayDate, last: StayDate | null): Compared {
	const yesterday = addDays(today, -1);
	const longest = addDays(today, -maxDays);
	const wanted = last === null ? yesterday : addDays(last, -1);
	const since = wanted < longest ? longest : wanted;
	return { changedAt: since < yesterday ? since : yesterday, paymentId: 0 };
}

/** The next payments in the order of their changes, however many there are; what changes meanwhile comes once more, at its new place. */
export async function changedPayments(
	db: Queryable,
	{ changedAt, paymentId }: Compared,
): Promise<readonly BookedPayment[]> {
	const { rows } = await db.query<BookedPayment>(
		`SELECT p.payment_id AS "paymentId", o.order_num AS "orderNum", p.provider, p.updated_at::text AS "changedAt",
			CASE WHEN p.status = 'fail' THEN 0 ELSE p.amount - p.cancelled_amount END AS kept
		FROM payment p JOIN order_pay o USING (order_pay_id)
		WHERE (p.updated_at, p.payment_id) > ($1::timestamptz, $2::bigint) AND p.provider <> 'none' AND p.status = ANY ($3) AND NOT EXISTS (
			SELECT 1 FROM payment_attempt a WHERE a.payment_id = p.payment_id AND a.state IN ('intent', 'calling', 'unknown'))
		ORDER BY p.updated_at, p.payment_id LIMIT ${page}`,
		[changedAt, paymentId, settled],
	);
	return rows;
}

/** Writes down that a day was compared: after the work, so that what was cut off is done again. */
export async function finishComparison(
	db: Queryable,
	today: StayDate,
	times: { readonly began: number; readonly ended: number },
	result: { readonly compared: number; readonly different: number },
): Promise<void> {
	await db.query(
		`INSERT INTO job_run (job, slot, started_at, finished_at, result) VALUES ('reconcile', $1, $2, $3, $4)
		ON CONFLICT (job, slot) DO UPDATE SET started_at = excluded.started_at, finished_at = excluded.finished_at, result = excluded.result`,
		[today, new Date(times.began), new Date(times.ended), JSON.stringify(result)],
	);
}
