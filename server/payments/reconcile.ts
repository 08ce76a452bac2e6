import { koreanDay } from "#domain/shared/koreanTime.ts";
import { addDays } from "#domain/shared/StayDate.ts";
import { gatewayOrderId } from "./PaymentGateway.ts";
import type { PaymentParts } from "./PaymentParts.ts";

interface Booked {
	readonly payment_id: number;
	readonly order_num: string;
	readonly provider: string;
	readonly status: string;
	readonly kept: number;
}

/** Payments whose refund is under way differ for a moment. */
const settled = ["complete", "partialCanceled", "cancel", "fail"];

/**
 * Once a day compares yesterday's and today's payments with what the providers hold; a difference goes to a person. How many
 * differ; null when today's comparison has been made. [payments 3.10 step 8]
 */
export async function reconcile({ db, clock, gateway, alarm }: PaymentParts): Promise<number | null> {
	const now = clock.now();
	const today = koreanDay(now);
	const mine = await db.query(
		"INSERT INTO job_run (job, slot, started_at) VALUES ('reconcile', $1, $2) ON CONFLICT DO NOTHING",
		[today, new Date(now)],
	);
	if (mine.rowCount === 0) return null;
	const { rows } = await db.query<Booked>(
		`SELECT p.payment_id, o.order_num, p.provider, p.status,
			CASE WHEN p.status = 'fail' THEN 0 ELSE p.amount - p.cancelled_amount END AS kept
		FROM payment p JOIN order_pay o USING (order_pay_id)
		WHERE p.provider <> 'none' AND p.updated_at >= $1::date AND p.status = ANY ($2) AND NOT EXISTS (
			SELECT 1 FROM payment_attempt a WHERE a.payment_id = p.payment_id AND a.state IN ('intent', 'calling', 'unknown'))`,
		[addDays(today, -1), settled],
	);
	let different = 0;
	for (const booked of rows) {
		const looked = await gateway(booked.provider).lookup(gatewayOrderId(booked.order_num, booked.payment_id));
		if (looked.kind === "unknown") continue;
		const held = looked.kind === "found" ? looked.payment.balanceAmount : 0;
		if (held === booked.kept) continue;
		different += 1;
		alarm("a payment differs from the provider's books", {
			paymentId: booked.payment_id,
			ours: booked.kept,
			theirs: held,
		});
	}
	await db.query("UPDATE job_run SET finished_at = $2, result = $3 WHERE job = 'reconcile' AND slot = $1", [
		today,
		new Date(clock.now()),
		JSON.stringify({ compared: rows.length, different }),
	]);
	return different;
}
