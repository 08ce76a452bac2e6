import { addDays, type StayDate } from "#domain/shared/StayDate.ts";
import type { Queryable } from "#server/platform/database/Database.ts";

/** A payment, or another charge, according to our books. */
export interface BookedCharge {
	readonly id: number;
	readonly orderNum: string;
	readonly provider: string;
	/** Amount not refunded. */
	readonly kept: number;
	/** Time of the last change, in the database's text format, to the microsecond. */
	readonly changedAt: string;
}

/** Cursor: the charge after which the next page starts. */
export type Compared = Pick<BookedCharge, "changedAt" | "id">;

export type ReconciliationJob = "reconcile" | "reconcile-charges";

/** Statuses to reconcile. A payment with a refund in flight differs temporarily, so it is left out. */
const settled = ["complete", "partialCanceled", "cancel", "fail"];
const maxDays = 31;
/** Number of charges read at a time. */
export const comparedAtOnce = 200;

/** Returns the last day whose reconciliation was completed; null before the first. */
export async function lastCompared(db: Queryable, job: ReconciliationJob): Promise<StayDate | null> {
	const { rows } = await db.query<{ slot: StayDate | null }>(
		"SELECT max(slot) AS slot FROM job_run WHERE job = $1 AND finished_at IS NOT NULL",
		[job],
	);
	return rows[0]?.slot ?? null;
}

/**
 * Returns where to start: the day before the last reconciliation, so that skipped days are not missed, but at least yesterday and at most
 * 31 days back.
 */
export function comparisonStart(today: StayDate, last: StayDate | null): Compared {
	const yesterday = addDays(today, -1);
	const longest = addDays(today, -maxDays);
	const wanted = last === null ? yesterday : addDays(last, -1);
	const since = wanted < longest ? longest : wanted;
	return { changedAt: since < yesterday ? since : yesterday, id: 0 };
}

/** Returns the next page of payments in order of their last change; one that changes meanwhile appears again at its new position. */
export async function changedPayments(
	db: Queryable,
	{ changedAt, id }: Compared,
): Promise<readonly BookedCharge[]> {
	const { rows } = await db.query<BookedCharge>(
		`SELECT p.payment_id AS id, o.order_num AS "orderNum", p.provider, p.updated_at::text AS "changedAt",
			CASE WHEN p.status = 'fail' THEN 0 ELSE p.amount - p.cancelled_amount END AS kept
		FROM payment p JOIN order_pay o USING (order_pay_id)
		WHERE (p.updated_at, p.payment_id) > ($1::timestamptz, $2::bigint) AND p.provider <> 'none' AND p.status = ANY ($3) AND NOT EXISTS (
			SELECT 1 FROM payment_attempt a WHERE a.payment_id = p.payment_id AND a.state IN ('intent', 'calling', 'unknown'))
		ORDER BY p.updated_at, p.payment_id LIMIT ${comparedAtOnce}`,
		[changedAt, id, settled],
	);
	return rows;
}

/** Records a day's reconciliation as completed; written last, so that an interrupted run is repeated. */
export async function finishComparison(
	db: Queryable,
	job: ReconciliationJob,
	today: StayDate,
	times: { readonly began: number; readonly ended: number },
	result: { readonly compared: number; readonly different: number },
): Promise<void> {
	await db.query(
		`INSERT INTO job_run (job, slot, started_at, finished_at, result) VALUES ($5, $1, $2, $3, $4)
		ON CONFLICT (job, slot) DO UPDATE SET started_at = excluded.started_at, finished_at = excluded.finished_at, result = excluded.result`,
		[today, new Date(times.began), new Date(times.ended), JSON.stringify(result), job],
	);
}
