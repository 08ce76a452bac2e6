import {
	type BookedCharge,
	type Compared,
	comparedAtOnce,
} from "#server/commerce/payment/store/reconciliation.ts";
import type { Queryable } from "#server/platform/database/Database.ts";

const changedAt = "coalesce(c.cancelled_at, c.paid_at, c.created_at)";

/** Returns the next page of a provider's charges in order of their last change. Those with an unknown outcome are left out. */
export async function changedCharges(
	db: Queryable,
	provider: string,
	after: Compared,
): Promise<readonly BookedCharge[]> {
	const { rows } = await db.query<BookedCharge>(
		`SELECT c.charge_id AS id, c.order_num AS "orderNum", b.provider, ${changedAt}::text AS "changedAt",
			CASE WHEN c.status = 'fail' THEN 0 ELSE c.amount - c.refunded_amount END AS kept
		FROM subscription_charge c JOIN billing_key b USING (billing_key_id)
		WHERE (${changedAt}, c.charge_id) > ($1::timestamptz, $2::bigint) AND b.provider = $3
			AND c.status IN ('complete', 'cancel', 'fail') AND c.stray_state IS DISTINCT FROM 'waiting'
		ORDER BY ${changedAt}, c.charge_id LIMIT ${comparedAtOnce}`,
		[after.changedAt, after.id, provider],
	);
	return rows;
}
