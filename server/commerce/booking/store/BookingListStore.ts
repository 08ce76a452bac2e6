import type { StaySnapshot } from "#domain/booking/Order.ts";
import type { OrderProductStatus } from "#domain/order/orderMachine.ts";
import type { PaymentStatus } from "#domain/payment/Payment.ts";
import type { StayDate } from "#domain/shared/StayDate.ts";
import type { Queryable } from "#server/platform/database/Database.ts";

/** A line of the booking list. */
export interface ListedBooking {
	readonly orderProductId: number;
	readonly orderPayId: number;
	readonly orderNum: string;
	readonly status: OrderProductStatus;
	readonly paymentStatus: PaymentStatus | null;
	readonly propertyId: number;
	readonly checkIn: StayDate | null;
	readonly checkOut: StayDate | null;
	/** The last day of a voucher. */
	readonly validUntil: StayDate | null;
	readonly checkInTime: string;
	readonly checkOutTime: string;
	readonly snapshot: StaySnapshot;
	readonly isReviewed: boolean;
	/** The demand that waits for its payment. */
	readonly extraPaymentId: number | null;
}

interface ListedRow {
	readonly order_product_id: number;
	readonly order_pay_id: number;
	readonly order_num: string;
	readonly status: OrderProductStatus;
	readonly pay_status: PaymentStatus | null;
	readonly property_id: number;
	readonly check_in: StayDate | null;
	readonly check_out: StayDate | null;
	readonly valid_until: StayDate | null;
	readonly check_in_time: string;
	readonly check_out_time: string;
	readonly snapshot: StaySnapshot;
	readonly is_reviewed: boolean;
	readonly order_add_pay_id: number | null;
}

/** A line of an operator's list. */
export interface RecentOrder {
	readonly orderNo: string;
	readonly status: OrderProductStatus;
	readonly name: string;
	readonly checkIn: StayDate | null;
	readonly totalAmount: number;
}

/** Bookings, many at a time. */
export class BookingListStore {
	readonly #db: Queryable;

	constructor(db: Queryable) {
		this.#db = db;
	}

	/** Everything a member has paid for and not hidden, newest first. */
	async listed(memberId: number): Promise<ListedBooking[]> {
		const { rows } = await this.#db.query<ListedRow>(
			{
				name: "bookings.list",
				text: `
				SELECT p.order_product_id, p.order_pay_id, o.order_num, p.status, p.property_id, p.check_in, p.check_out, p.valid_until, p.check_in_time,
					p.check_out_time, p.snapshot,
					(SELECT y.status FROM payment y WHERE y.order_pay_id = o.order_pay_id AND y.kind <> 'addpay'
						ORDER BY (y.status = 'fail'), y.payment_id DESC LIMIT 1) AS pay_status,
					EXISTS (SELECT 1 FROM review r WHERE r.order_product_id = p.order_product_id) AS is_reviewed,
					(SELECT a.order_add_pay_id FROM order_add_pay a WHERE a.order_product_id = p.order_product_id AND a.state = 'asked') AS order_add_pay_id
				FROM order_product p JOIN order_pay o USING (order_pay_id)
				WHERE p.member_id = $1 AND p.status IS NOT NULL AND NOT p.hidden
				ORDER BY p.order_product_id DESC LIMIT 2000`,
			},
			[memberId],
		);
		return rows.map((row) => ({
			orderProductId: row.order_product_id,
			orderPayId: row.order_pay_id,
			orderNum: row.order_num,
			status: row.status,
			paymentStatus: row.pay_status,
			propertyId: row.property_id,
			checkIn: row.check_in,
			checkOut: row.check_out,
			validUntil: row.valid_until,
			checkInTime: row.check_in_time,
			checkOutTime: row.check_out_time,
			snapshot: row.snapshot,
			isReviewed: row.is_reviewed,
			extraPaymentId: row.order_add_pay_id,
		}));
	}

	async isReviewed(orderProductId: number): Promise<boolean> {
		const { rowCount } = await this.#db.query("SELECT 1 FROM review WHERE order_product_id = $1", [
			orderProductId,
		]);
		return rowCount > 0;
	}

	/** The states of all that a member has ordered since a moment and that has not come to nothing; unpaid counts as pending. */
	async statusesSince(memberId: number, since: number): Promise<OrderProductStatus[]> {
		const { rows } = await this.#db.query<{ status: OrderProductStatus }>(
			`SELECT coalesce(p.status, 'pending') AS status FROM order_pay o JOIN order_product p USING (order_pay_id)
			WHERE o.member_id = $1 AND o.created_at >= $2 AND o.stage <> 'expired'`,
			[memberId, new Date(since)],
		);
		return rows.map(({ status }) => status);
	}

	/** The last thirty of everybody's, newest first. */
	async recent(status: string | null): Promise<RecentOrder[]> {
		const { rows } = await this.#db.query<{
			order_no: string;
			status: OrderProductStatus;
			name: string;
			check_in: StayDate | null;
			total_amount: number;
		}>(
			`SELECT p.order_no, p.status, p.snapshot->>'productName' AS name, p.check_in, p.total_amount FROM order_product p
			WHERE p.status IS NOT NULL AND ($1::text IS NULL OR p.status = $1) ORDER BY p.order_product_id DESC LIMIT 30`,
			[status],
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
