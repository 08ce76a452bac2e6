import type { StayDate } from "#domain/shared/StayDate.ts";
import { Store } from "#server/platform/database/Store.ts";

/** A paid order with all its personal data. */
interface LeavingOrder {
	readonly order_num: string;
	/** When the order was completely over: the latest of order date, check-out and cancellation. */
	readonly ended_on: StayDate;
	readonly contract: object;
	readonly payments: object | null;
}

interface LeavingInquiry {
	readonly day: StayDate;
	readonly inquiry: object;
}

interface LeavingSubscription {
	readonly day: StayDate;
	readonly subscription: object;
}

/** Records of a leaving member that must be kept by law, read before the member's data is deleted. */
export class LeavingRecords extends Store {
	orders(memberId: number): Promise<readonly LeavingOrder[]> {
		return this.rows<LeavingOrder>(
			`SELECT o.order_num,
				greatest(o.placed_at::date, (SELECT max(greatest(coalesce(p.check_out, p.valid_until), p.cancelled_at::date)) FROM order_product p
					WHERE p.order_pay_id = o.order_pay_id)) AS ended_on,
				jsonb_build_object('bookerName', o.booker_name, 'bookerTel', o.booker_tel,
					'bookerEmail', o.booker_email, 'guestName', o.guest_name, 'guestTel', o.guest_tel, 'guestEmail', o.guest_email,
					'firstName', o.user_first_name, 'lastName', o.user_last_name, 'internationalNumber', o.international_number,
					'internationalPhone', o.international_phone, 'request', o.request, 'agreements', o.agreements, 'placedAt', o.placed_at,
					'totalAmount', o.total_amount,
					'rooms', (SELECT jsonb_agg(jsonb_build_object('orderNo', p.order_no, 'snapshot', p.snapshot, 'checkIn', p.check_in,
						'checkOut', p.check_out, 'childAges', p.child_ages, 'status', p.status, 'cancelReason', p.cancel_reason,
						'notes', (SELECT jsonb_agg(e.note) FROM order_event e WHERE e.order_product_id = p.order_product_id AND e.note IS NOT NULL),
						'extraCharges', (SELECT jsonb_agg(a.reason) FROM order_add_pay a WHERE a.order_product_id = p.order_product_id)))
						FROM order_product p WHERE p.order_pay_id = o.order_pay_id),
					'refunds', (SELECT jsonb_agg(jsonb_build_object('amount', r.amount, 'reason', r.reason, 'state', r.state, 'settledAt', r.settled_at))
						FROM refund r WHERE r.order_pay_id = o.order_pay_id)) AS contract,
				(SELECT jsonb_agg(jsonb_build_object('paymentId', y.payment_id, 'method', y.method, 'provider', y.provider,
					'providerKey', y.provider_key, 'amount', y.amount, 'cancelledAmount', y.cancelled_amount, 'paidAt', y.paid_at,
					'detail', y.provider_detail,
					'answers', (SELECT jsonb_agg(t.response) FROM payment_attempt t WHERE t.payment_id = y.payment_id AND t.response IS NOT NULL)))
					FROM payment y WHERE y.order_pay_id = o.order_pay_id) AS payments
			FROM order_pay o WHERE o.member_id = $1 AND o.stage = 'placed'`,
			[memberId],
		);
	}

	inquiries(memberId: number): Promise<readonly LeavingInquiry[]> {
		return this.rows<LeavingInquiry>(
			`SELECT coalesce(comment_at, created_at)::date AS day, jsonb_build_object('title', title, 'contents', contents,
				'orderNum', order_num, 'userOrderNum', user_order_num, 'pageUrl', page_url, 'createdAt', created_at,
				'answer', comment_contents, 'answeredAt', comment_at, 'messages', (SELECT jsonb_agg(jsonb_build_object(
					'by', m.commenter, 'contents', m.contents, 'at', m.created_at) ORDER BY m.message_id)
					FROM inquiry_message m WHERE m.inquiry_id = i.inquiry_id)) AS inquiry
			FROM inquiry i WHERE member_id = $1`,
			[memberId],
		);
	}

	subscriptions(memberId: number): Promise<readonly LeavingSubscription[]> {
		return this.rows<LeavingSubscription>(
			`SELECT greatest(s.term_last, s.ended_at::date) AS day, jsonb_build_object('plan', s.plan, 'state', s.state, 'from', s.created_at,
				'termLast', s.term_last, 'endedAt', s.ended_at, 'card', b.card_label,
				'charges', (SELECT jsonb_agg(jsonb_build_object('orderNum', c.order_num, 'amount', c.amount, 'paidAt', c.paid_at,
					'refunded', c.refunded_amount)) FROM subscription_charge c WHERE c.member_id = s.member_id AND c.subscription_id = s.subscription_id)) AS subscription
			FROM subscription_history s JOIN billing_key b USING (billing_key_id) WHERE s.member_id = $1`,
			[memberId],
		);
	}

	/** Returns logins and sessions; null if there are none. */
	async accesses(memberId: number): Promise<object | null> {
		const { rows } = await this.db.query<{ accesses: object | null }>(
			`SELECT jsonb_agg(a) AS accesses FROM (
				SELECT 'login' AS what, login_type AS kind, ip, user_agent, created_at AS at, NULL::timestamptz AS last_at
				FROM login_history WHERE member_id = $1
				UNION ALL SELECT 'session', client, ip, user_agent, created_at, last_seen_at FROM session WHERE member_id = $1
			) a`,
			[memberId],
		);
		return rows[0]?.accesses ?? null;
	}
}
