import type { components } from "#adapters/http/schema/payment.d.ts";
import type { OrderProductStatus } from "#domain/booking/Booking.ts";
import { hasValidBooking, moveSubscription } from "#domain/membership/membershipRules.ts";
import { membershipPrices } from "#domain/membership/plans.ts";
import { koreanDateTime, koreanDay } from "#domain/shared/koreanTime.ts";
import type { StayDate } from "#domain/shared/StayDate.ts";
import type { Queryable } from "#server/database/Database.ts";
import type { ChargeRow, SubscriptionRow } from "./SubscriptionParts.ts";

type SubscriptionAnswer = components["schemas"]["Subscription"];
type HistoryAnswer = components["schemas"]["SubscriptionHistory"];

/** The newest charge of a subscription that was paid and not given back. */
export async function paidCharge(db: Queryable, subscriptionId: number): Promise<ChargeRow | null> {
	const { rows } = await db.query<ChargeRow>(
		`SELECT * FROM subscription_charge WHERE subscription_id = $1 AND status IN ('complete', 'cancelRequest')
		ORDER BY charge_id DESC LIMIT 1`,
		[subscriptionId],
	);
	return rows[0] ?? null;
}

/** Whether orders made since the charge used the membership; one that waits to be paid counts as well (DEC-073). */
async function usedSince(db: Queryable, charge: ChargeRow): Promise<boolean> {
	const { rows } = await db.query<{ status: OrderProductStatus }>(
		`SELECT coalesce(p.status, 'pending') AS status FROM order_pay o JOIN order_product p USING (order_pay_id)
		WHERE o.member_id = $1 AND o.created_at >= $2 AND o.stage <> 'expired'`,
		[charge.member_id, charge.paid_at],
	);
	return hasValidBooking(rows.map(({ status }) => status));
}

/** Whether Gold can be given back now, for its full price (SUBS-12, DEC-073). */
export async function canWithdraw(
	db: Queryable,
	row: SubscriptionRow,
	charge: ChargeRow | null,
	now: number,
): Promise<boolean> {
	if (charge?.paid_at == null) return false;
	const core = {
		plan: row.plan,
		state: row.state,
		termEnd: row.term_last,
		paidOn: koreanDay(charge.paid_at.getTime()),
	};
	const moment = { today: koreanDay(now), hasValidBooking: false };
	return moveSubscription(core, "WITHDRAW_GOLD", moment).ok && !(await usedSince(db, charge));
}

/** The running subscription, or the last one; null for who never had one (DEC-174). */
export async function viewSubscription(
	db: Queryable,
	memberId: number,
	now: number,
): Promise<SubscriptionAnswer | null> {
	const { rows } = await db.query<SubscriptionRow & { card_label: string; removed_at: Date | null }>(
		`SELECT s.*, b.card_label, b.removed_at FROM subscription_history s JOIN billing_key b USING (billing_key_id)
		WHERE s.member_id = $1 ORDER BY (s.state IN ('USE', 'CANCEL_REQUEST')) DESC, s.subscription_id DESC LIMIT 1`,
		[memberId],
	);
	const [row] = rows;
	if (!row) return null;
	const charge = await paidCharge(db, row.subscription_id);
	const isKept = row.removed_at === null;
	return {
		idx: row.subscription_id,
		plan: row.plan,
		state: row.state,
		startDate: row.anchor,
		termStartDate: row.term_first,
		termEndDate: row.term_last,
		nextChargeDate: row.next_charge_on,
		nextChargeAmount: membershipPrices[row.plan].price,
		lastPaidDate: charge?.paid_at ? koreanDay(charge.paid_at.getTime()) : null,
		billingKeyIdx: isKept ? row.billing_key_id : null,
		cardName: isKept ? row.card_label : null,
		failedCharges: row.failed_charges,
		withdrawable: await canWithdraw(db, row, charge, now),
	};
}

/** Every try to charge a term, newest first; a purchase that never came about is not listed (DEC-174). */
export async function subscriptionHistories(db: Queryable, memberId: number): Promise<HistoryAnswer[]> {
	const { rows } = await db.query<
		ChargeRow & {
			state: SubscriptionRow["state"];
			card_label: string;
			term_first: StayDate;
			term_last: StayDate;
			created_at: Date;
		}
	>(
		`SELECT c.*, s.state, b.card_label FROM subscription_charge c JOIN subscription_history s USING (subscription_id)
		JOIN billing_key b ON b.billing_key_id = c.billing_key_id
		WHERE c.member_id = $1 AND c.status <> 'ready' ORDER BY coalesce(c.paid_at, c.created_at) DESC, c.charge_id DESC LIMIT 500`,
		[memberId],
	);
	return rows.map((row) => ({
		idx: row.charge_id,
		plan: row.plan,
		state: row.state,
		amount: row.amount,
		paid: row.paid_at !== null,
		refunded: row.status === "cancel",
		chargeDate: koreanDateTime((row.paid_at ?? row.created_at).getTime()),
		termStartDate: row.term_first,
		termEndDate: row.term_last,
		cardName: row.card_label || null,
	}));
}
