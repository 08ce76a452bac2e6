import type { CancelPolicy } from "#domain/booking/CancelPolicy.ts";
import type { OrderState } from "#domain/booking/orderMachine.ts";
import type { MemberGrade, MemberType } from "#domain/member/Member.ts";
import type { PriceLine } from "#domain/offer/PriceLine.ts";
import type { StayDate } from "#domain/shared/StayDate.ts";
import type { Queryable } from "#server/database/Database.ts";

/** What was bought, in the words of that day. */
export interface StaySnapshot {
	readonly productName: string;
	readonly productNameEn: string;
	readonly nationCode: string;
	readonly timeZone: string;
	readonly address: string;
	readonly lat: number;
	readonly lng: number;
	readonly phone: string | null;
	readonly imageKey: string | null;
	readonly roomName: string;
	readonly roomTypeName: string | null;
	readonly bedTypeName: string | null;
	readonly rateplanName: string;
	readonly mealName: string | null;
	readonly includes?: readonly string[];
	readonly detail?: readonly string[];
	readonly usage?: readonly string[];
	readonly valueAdds?: readonly string[];
	readonly rateComments?: readonly string[];
	readonly basicNum?: number;
	readonly maxNum?: number;
}

/** A purchase as stored. */
export interface OrderPayRow {
	readonly order_pay_id: number;
	readonly order_num: string;
	readonly member_id: number;
	readonly stage: "hold" | "placed" | "expired";
	readonly hold_until: Date | null;
	readonly expire_reason: string | null;
	readonly pay_kind: "main" | "global" | "voucher" | "lms";
	readonly pay_method: string;
	readonly order_type: "OO" | "OC" | "MO" | "MC" | null;
	readonly key_code: string;
	readonly price_ledger: readonly PriceLine[];
	readonly original_amount: number;
	readonly sale_amount: number;
	readonly discounted_amount: number;
	readonly coupon_amount: number;
	readonly point_amount: number;
	readonly user_point_amount: number;
	readonly total_amount: number;
	readonly cancel_point_amount: number;
	readonly cancel_user_point_amount: number;
	readonly user_type_at_paid: MemberType | null;
	readonly user_grade_at_paid: MemberGrade | null;
	readonly user_discount_rate_at_paid: number | null;
	readonly promotion_id: number | null;
	readonly guest_name: string;
	readonly guest_tel: string;
	readonly guest_email: string;
	readonly request: string;
	readonly version: number;
	readonly created_at: Date;
	readonly placed_at: Date | null;
}

/** One room, or some vouchers, of a purchase as stored. */
export interface OrderProductRow {
	readonly order_product_id: number;
	readonly order_pay_id: number;
	readonly seq: number;
	readonly order_no: string;
	readonly member_id: number;
	/** Null while the purchase is not paid. */
	readonly status: Exclude<OrderState, "new"> | null;
	readonly status_before: Exclude<OrderState, "new"> | null;
	readonly property_id: number;
	readonly room_id: number;
	readonly rateplan_id: number;
	readonly channel_idx: number;
	readonly external_id: string | null;
	readonly external_room_id: string | null;
	readonly external_rateplan_id: string | null;
	readonly external_order_num: string | null;
	readonly confirm_num: string | null;
	readonly check_in: StayDate | null;
	readonly check_out: StayDate | null;
	readonly nights: number | null;
	readonly check_in_time: string;
	readonly check_out_time: string;
	readonly quantity: number;
	readonly adults: number;
	readonly child_ages: readonly number[];
	readonly stock_taken: boolean;
	readonly original_amount: number;
	readonly sale_amount: number;
	readonly coupon_amount: number;
	readonly point_amount: number;
	readonly user_point_amount: number;
	readonly total_amount: number;
	readonly cancel_amount: number;
	readonly cancel_point_amount: number;
	readonly cancel_user_point_amount: number;
	readonly cashback_rate: number;
	readonly cashback_amount: number;
	readonly cancel_policy: CancelPolicy;
	readonly btn_cancel: boolean;
	readonly hidden: boolean;
	readonly cancel_reason: string | null;
	readonly cancel_requested_at: Date | null;
	readonly cancelled_at: Date | null;
	readonly snapshot: StaySnapshot;
	readonly created_at: Date;
}

export interface StoredOrder {
	readonly pay: OrderPayRow;
	/** In order; never empty. */
	readonly products: readonly OrderProductRow[];
}

type Which =
	| { readonly orderPayId: number }
	| { readonly orderNum: string }
	| { readonly orderProductId: number };

async function payRow(
	db: Queryable,
	which: Which,
	owner: number | null,
	lock: string,
): Promise<OrderPayRow | null> {
	const [condition, value] =
		"orderPayId" in which
			? ["order_pay_id = $1", which.orderPayId]
			: "orderNum" in which
				? ["order_num = $1", which.orderNum]
				: [
						"order_pay_id = (SELECT order_pay_id FROM order_product WHERE order_product_id = $1)",
						which.orderProductId,
					];
	const { rows } = await db.query<OrderPayRow>(
		`SELECT * FROM order_pay WHERE ${condition} AND ($2::int IS NULL OR member_id = $2) ${lock}`,
		[value, owner],
	);
	return rows[0] ?? null;
}

async function withProducts(db: Queryable, pay: OrderPayRow | null): Promise<StoredOrder | null> {
	if (!pay) return null;
	const { rows } = await db.query<OrderProductRow>(
		{ name: "orders.products", text: "SELECT * FROM order_product WHERE order_pay_id = $1 ORDER BY seq" },
		[pay.order_pay_id],
	);
	return { pay, products: rows };
}

/** @param owner whose it must be: anybody else's is not there, and is not there as quickly (D01); null = anybody's */
export const readOrder = async (
	db: Queryable,
	which: Which,
	owner: number | null = null,
): Promise<StoredOrder | null> => withProducts(db, await payRow(db, which, owner, ""));

/**
 * The order, locked until the transaction ends. Everything that changes an order, its payments or its refunds locks the
 * order first, so that two changes of one order come one after the other and never wait in a circle.
 */
export const lockOrder = async (
	tx: Queryable,
	which: Which,
	owner: number | null = null,
): Promise<StoredOrder | null> => withProducts(tx, await payRow(tx, which, owner, "FOR UPDATE"));

/** The product a call names; the caller has found the order by it. */
export function productOf(order: StoredOrder, orderProductId: number): OrderProductRow {
	return order.products.find((product) => product.order_product_id === orderProductId) ?? firstProduct(order);
}

export function firstProduct({ products }: StoredOrder): OrderProductRow {
	const product = products[0];
	if (!product) throw new Error("an order has a product");
	return product;
}
