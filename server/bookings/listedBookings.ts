import type { OrderProductStatus } from "#domain/booking/Booking.ts";
import type { PaymentStatus } from "#domain/payment/Payment.ts";
import type { StayDate } from "#domain/shared/StayDate.ts";
import type { Queryable } from "#server/database/Database.ts";
import type { StaySnapshot } from "./orders.ts";

/** A row of the booking list as stored. */
export interface ListedBooking {
	readonly order_product_id: number;
	readonly order_pay_id: number;
	readonly order_num: string;
	readonly status: OrderProductStatus;
	readonly pay_status: PaymentStatus | null;
	readonly property_id: number;
	readonly check_in: StayDate | null;
	readonly check_out: StayDate | null;
	readonly check_in_time: string;
	readonly check_out_time: string;
	readonly snapshot: StaySnapshot;
	readonly is_reviewed: boolean;
	readonly order_add_pay_id: number | null;
}

/** Everything a member has paid for and not hidden, newest first. */
export async function listedBookings(db: Queryable, memberId: number): Promise<ListedBooking[]> {
	const { rows } = await db.query<ListedBooking>(
		{
			name: "bookings.list",
			text: `
				SELECT p.order_product_id, p.order_pay_id, o.order_num, p.status, p.property_id, p.check_in, p.check_out, p.check_in_time,
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
	return rows;
}
