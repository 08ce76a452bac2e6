import type { OrderProductStatus } from "#domain/order/orderMachine.ts";
import type { PaymentStatus } from "#domain/payment/Payment.ts";
import type { StayDate } from "#domain/shared/StayDate.ts";
import { Store } from "#server/platform/database/Store.ts";

/** Count of a member's bookings of one status, split by whether they begin before today. */
export interface BookingGroup {
	readonly status: OrderProductStatus;
	readonly isPast: boolean;
	readonly count: number;
}

/** A row of the booking list. */
export interface ListedBooking {
	readonly orderProductId: number;
	readonly orderPayId: number;
	readonly orderNum: string;
	readonly status: OrderProductStatus;
	readonly paymentStatus: PaymentStatus | null;
	readonly propertyId: number;
	readonly channelIndex: number;
	readonly checkIn: StayDate | null;
	readonly checkOut: StayDate | null;
	/** Last day of validity of a voucher. */
	readonly validUntil: StayDate | null;
	readonly checkInTime: string;
	readonly checkOutTime: string;
	readonly productName: string;
	readonly roomName: string;
	readonly imageKey: string | null;
	readonly isReviewed: boolean;
	/** The unpaid demand for an extra payment. */
	readonly extraPaymentId: number | null;
}

/** A row of the operators' order list. */
export interface RecentOrder {
	readonly orderNo: string;
	readonly status: OrderProductStatus;
	readonly name: string;
	readonly checkIn: StayDate | null;
	readonly totalAmount: number;
}

/** Reads lists of bookings. */
export class BookingListStore extends Store {
	/** Counts a member's paid and visible bookings per group, from the index alone. */
	groups(memberId: number, today: StayDate): Promise<readonly BookingGroup[]> {
		return this.rows<BookingGroup>(
			{
				name: "bookings.groups",
				text: `SELECT status, coalesce(check_in < $2::date, false) AS "isPast", count(*)::int AS count FROM order_product
					WHERE member_id = $1 AND status IS NOT NULL AND NOT hidden GROUP BY 1, 2`,
			},
			[memberId, today],
		);
	}

	/** Returns up to `limit` bookings of the given groups, ordered by start date with dateless ones last, or newest first. */
	async listed(
		memberId: number,
		today: StayDate,
		groups: readonly BookingGroup[],
		{ order, limit }: { readonly order: "start" | "newest"; readonly limit: number },
	): Promise<ListedBooking[]> {
		const statuses = (isPast: boolean) =>
			groups.filter((group) => group.isPast === isPast).map(({ status }) => status);
		return this.rows<ListedBooking>(
			{
				name: `bookings.list.${order}`,
				text: `
				WITH picked AS (
					SELECT order_product_id FROM order_product WHERE member_id = $1 AND status IS NOT NULL AND NOT hidden
						AND status = ANY (CASE WHEN check_in < $2::date THEN $3::text[] ELSE $4::text[] END)
					ORDER BY ${order === "start" ? "check_in NULLS LAST, " : ""}order_product_id DESC LIMIT $5
				)
				SELECT p.order_product_id AS "orderProductId", p.order_pay_id AS "orderPayId", o.order_num AS "orderNum", p.status,
					p.property_id AS "propertyId", p.channel_idx AS "channelIndex", p.check_in AS "checkIn", p.check_out AS "checkOut", p.valid_until AS "validUntil",
					p.check_in_time AS "checkInTime", p.check_out_time AS "checkOutTime", p.snapshot->>'productName' AS "productName",
					p.snapshot->>'roomName' AS "roomName", p.snapshot->>'imageKey' AS "imageKey",
					(SELECT y.status FROM payment y WHERE y.order_pay_id = o.order_pay_id AND y.kind <> 'addpay'
						ORDER BY (y.status = 'fail'), y.payment_id DESC LIMIT 1) AS "paymentStatus",
					EXISTS (SELECT 1 FROM review r WHERE r.order_product_id = p.order_product_id) AS "isReviewed",
					(SELECT a.order_add_pay_id FROM order_add_pay a WHERE a.order_product_id = p.order_product_id AND a.state = 'asked') AS "extraPaymentId"
				FROM picked JOIN order_product p USING (order_product_id) JOIN order_pay o USING (order_pay_id)`,
			},
			[memberId, today, statuses(true), statuses(false), limit],
		);
	}

	isReviewed(orderProductId: number): Promise<boolean> {
		return this.hasRows("SELECT 1 FROM review WHERE order_product_id = $1", [orderProductId]);
	}

	/**
	 * Returns the statuses of everything a member has ordered, or changed, since the given time, without orders that expired unpaid; orders
	 * still unpaid count as pending.
	 */
	async statusesSince(memberId: number, since: number): Promise<OrderProductStatus[]> {
		const { rows } = await this.db.query<{ status: OrderProductStatus }>(
			`SELECT coalesce(p.status, 'pending') AS status FROM order_pay o JOIN order_product p USING (order_pay_id)
			WHERE o.member_id = $1 AND o.stage <> 'expired' AND (o.created_at >= $2 OR EXISTS (SELECT FROM booking_change c
				WHERE c.order_product_id = p.order_product_id AND c.created_at >= $2 AND c.state IN ('asked', 'made', 'settled')))`,
			[memberId, new Date(since)],
		);
		return rows.map(({ status }) => status);
	}

	/**
	 * Returns the 30 most recent paid bookings of all members, newest first, or the 30 before the given one. The status is a literal: of a
	 * rare one they are found by its index, not by reading all bookings from the newest (ADR 53).
	 */
	async recent(status: OrderProductStatus | null, before: number | null): Promise<RecentOrder[]> {
		const { rows } = await this.db.query<{
			order_no: string;
			status: OrderProductStatus;
			name: string;
			check_in: StayDate | null;
			total_amount: number;
		}>(
			`SELECT p.order_no, p.status, p.snapshot->>'productName' AS name, p.check_in, p.total_amount FROM order_product p
			WHERE p.status ${status === null ? "IS NOT NULL" : `= '${status}'`} AND p.order_product_id < $1::bigint
			ORDER BY p.order_product_id DESC LIMIT 30`,
			[before ?? Number.MAX_SAFE_INTEGER],
		);
		return rows.map((row) => ({
			orderNo: row.order_no,
			status: row.status,
			name: row.name,
			checkIn: row.check_in,
			totalAmount: row.total_amount,
		}));
	}
}
