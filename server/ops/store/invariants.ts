import type { Queryable } from "#server/platform/database/Database.ts";

/** Invariants that hold between any two transactions, whatever happens. Each statement returns the violations, so it must return no rows. */
const invariants: Readonly<Record<string, string>> = {
	"an order that is placed has its money": `SELECT order_num AS what FROM order_pay o WHERE stage = 'placed' AND total_amount > 0 AND NOT EXISTS
		(SELECT FROM payment p WHERE p.order_pay_id = o.order_pay_id AND p.kind <> 'addpay' AND p.paid_at IS NOT NULL)`,
	"money that was taken belongs to an order that stands, or went back": `SELECT order_num AS what FROM payment p JOIN order_pay o USING (order_pay_id)
		WHERE p.status = 'complete' AND p.kind <> 'addpay' AND o.stage = 'expired' AND NOT EXISTS
		(SELECT FROM payment_attempt a WHERE a.payment_id = p.payment_id AND a.action = 'cancel')`,
	"the rooms of an order add up to the order": `SELECT order_num AS what FROM order_pay o JOIN order_product r USING (order_pay_id)
		GROUP BY order_pay_id, order_num, o.total_amount HAVING sum(r.total_amount) <> o.total_amount`,
	"the lines of an order add up to it": `SELECT order_num AS what FROM order_pay o WHERE stage <> 'expired' AND total_amount <>
		(SELECT coalesce(sum((line->>'amount')::int), 0) FROM jsonb_array_elements(price_ledger) AS line)`,
	"what was paid apart for changes is what its line takes off": `SELECT order_num AS what FROM order_pay o WHERE stage = 'placed'
		AND (SELECT coalesce(sum((line->>'amount')::int), 0) FROM jsonb_array_elements(price_ledger) AS line WHERE line->>'kind' = 'changePaid')
		+ (SELECT coalesce(sum(a.amount), 0) FROM booking_change c JOIN order_add_pay a USING (order_add_pay_id) JOIN order_product p
			ON p.order_product_id = c.order_product_id WHERE p.order_pay_id = o.order_pay_id AND a.state = 'paid') <> 0
		AND NOT EXISTS (SELECT FROM booking_change c JOIN order_product p USING (order_product_id)
			WHERE p.order_pay_id = o.order_pay_id AND c.state = 'made')
		AND NOT EXISTS (SELECT FROM order_product p WHERE p.order_pay_id = o.order_pay_id AND p.status IN ('cancel', 'cancel_wait', 'cancel_request'))`,
	"a payment that stands keeps what its order costs": `SELECT order_num AS what FROM order_pay o JOIN payment y USING (order_pay_id)
		WHERE o.stage = 'placed' AND y.kind <> 'addpay' AND y.status IN ('complete', 'partialCanceled')
			AND (SELECT count(*) FROM order_product p WHERE p.order_pay_id = o.order_pay_id) = 1
			AND NOT EXISTS (SELECT FROM order_product p WHERE p.order_pay_id = o.order_pay_id AND p.status IN ('cancel', 'cancel_wait', 'cancel_request'))
			AND NOT EXISTS (SELECT FROM booking_change c JOIN order_product p USING (order_product_id)
				WHERE p.order_pay_id = o.order_pay_id AND c.state = 'made')
			AND NOT EXISTS (SELECT FROM refund r WHERE r.payment_id = y.payment_id AND r.cause = 'change' AND r.state = 'refused')
			AND y.amount - y.cancelled_amount <> o.total_amount`,
	"refunds of a payment are at most what was given back of it": `SELECT payment_id::text AS what FROM payment p JOIN refund r USING (payment_id)
		WHERE r.state = 'done' GROUP BY payment_id, p.cancelled_amount HAVING sum(r.amount) > p.cancelled_amount`,
	"an order that ended holds no room": `SELECT order_no AS what FROM order_pay JOIN order_product USING (order_pay_id)
		WHERE stock_taken AND (stage = 'expired' OR status = 'cancel')`,
	"no night is sold more often than there are rooms": `WITH taken AS (
			SELECT property_id, room_id, day, sum(quantity)::int AS taken FROM taken_night GROUP BY 1, 2, 3
		)
		SELECT t.property_id || '/' || t.room_id || '/' || t.day AS what FROM taken t JOIN room_month m
			ON m.property_id = t.property_id AND m.room_id = t.room_id
				AND m.ym = extract(year FROM t.day)::int * 100 + extract(month FROM t.day)::int
		WHERE m.stock[extract(day FROM t.day)::int] + t.taken > m.cap`,
	"an order's status is where its last event led": `SELECT p.order_no AS what FROM order_product p JOIN LATERAL
		(SELECT to_status FROM order_event e WHERE e.order_product_id = p.order_product_id ORDER BY order_event_id DESC LIMIT 1) e ON true
		WHERE p.status IS DISTINCT FROM e.to_status`,
	"a coupon that is set aside or used has an order that stands": `SELECT c.user_coupon_id::text AS what FROM user_coupon c JOIN order_pay o USING (order_pay_id)
		WHERE c.state IN ('reserved', 'used') AND o.stage = 'expired'`,
	"a compensation is for a room that its stay refused": `SELECT c.user_coupon_id::text AS what FROM user_coupon c WHERE c.refused_product_id IS NOT NULL
		AND NOT EXISTS (SELECT FROM order_event e WHERE e.order_product_id = c.refused_product_id AND e.event = 'SUPPLIER_REJECT')`,
	"points that are set aside have an order that waits": `SELECT o.order_num AS what FROM point_hold h JOIN order_pay o USING (order_pay_id)
		WHERE h.state = 'held' AND o.stage <> 'hold'`,
	"earnings that are left are the points a member has": `WITH account AS (
			SELECT b.member_id, b.point + coalesce(h.point, 0) AS cash, b.user_point + coalesce(h.user_point, 0) AS welfare
			FROM point_balance b LEFT JOIN (SELECT member_id, sum(point) AS point, sum(user_point) AS user_point FROM point_hold
				WHERE state = 'held' GROUP BY member_id) h USING (member_id)
		), lots AS (
			SELECT member_id, coalesce(sum(lot_left) FILTER (WHERE point_type = 'AWESOME_CASH'), 0) AS cash,
				coalesce(sum(lot_left) FILTER (WHERE point_type = 'WELFARE'), 0) AS welfare FROM point_ledger GROUP BY member_id
		)
		SELECT member_id::text AS what FROM account a FULL JOIN lots l USING (member_id)
		WHERE coalesce(a.cash, 0) <> coalesce(l.cash, 0) OR coalesce(a.welfare, 0) <> coalesce(l.welfare, 0)`,
	"the stars of a stay are those of its visible reviews": `SELECT property_id::text AS what FROM (SELECT property_id, count(*) AS reviews,
			sum(star) AS stars FROM review WHERE NOT hidden GROUP BY property_id) r FULL JOIN review_stat s USING (property_id)
		WHERE coalesce(r.reviews, 0) <> coalesce(s.review_count, 0) OR coalesce(r.stars, 0) <> coalesce(s.star_sum, 0)`,
	"a paid subscription has a charge that was paid": `SELECT subscription_id::text AS what FROM subscription_history s
		WHERE state = 'USE' AND NOT EXISTS (SELECT FROM subscription_charge c WHERE c.subscription_id = s.subscription_id AND c.paid_at IS NOT NULL)`,
};

/** Number of laws. */
export const invariantCount = Object.keys(invariants).length;

export interface InvariantViolation {
	readonly invariant: string;
	/** The violations: numbers of orders, payments, members or stays. */
	readonly by: readonly string[];
}

/** Returns the violated laws; a consistent snapshot if `db` is a repeatable-read transaction. */
export async function findViolations(db: Queryable): Promise<InvariantViolation[]> {
	const broken: InvariantViolation[] = [];
	for (const [invariant, sql] of Object.entries(invariants)) {
		const { rows } = await db.query<{ what: string }>(sql);
		if (rows.length > 0) broken.push({ invariant, by: rows.map(({ what }) => what) });
	}
	return broken;
}
