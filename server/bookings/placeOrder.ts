import type { MemberGrade, MemberType } from "#domain/member/Member.ts";
import { isOwnChannel } from "#domain/offer/channel.ts";
import { commitCoupons } from "#server/coupons/orderCoupons.ts";
import type { Queryable } from "#server/database/Database.ts";
import { tellBooked } from "#server/outbox/bookingMessages.ts";
import { enqueue } from "#server/outbox/enqueue.ts";
import { commitPoints } from "#server/points/pointHolds.ts";
import { moveProduct } from "./moveProduct.ts";
import { firstProduct, type StoredOrder } from "./orders.ts";

/**
 * The order is paid: coupons and points are used up, the member's standing is written down (PAY-03), our own rooms that
 * need nobody's word are confirmed, the others wait, and suppliers are asked. Part of the transaction that completes the
 * payment; the order is locked and on hold.
 */
export async function placeOrder(tx: Queryable, order: StoredOrder, now: number): Promise<void> {
	const { pay, products } = order;
	const { rows } = await tx.query<{ type: MemberType; grade: MemberGrade }>(
		"SELECT type, grade FROM member WHERE member_id = $1",
		[pay.member_id],
	);
	const discount = pay.price_ledger.find((line) => line.kind === "gradeDiscount");
	await tx.query(
		`UPDATE order_pay SET stage = 'placed', hold_until = NULL, placed_at = $2, user_type_at_paid = $3, user_grade_at_paid = $4,
			user_discount_rate_at_paid = $5, version = version + 1 WHERE order_pay_id = $1`,
		[
			pay.order_pay_id,
			new Date(now),
			rows[0]?.type ?? "N",
			rows[0]?.grade ?? "Bronze",
			discount?.kind === "gradeDiscount" ? discount.percent : 0,
		],
	);
	const isInstant = await confirmsAtOnce(tx, order);
	for (const product of products) {
		const event = isInstant ? "PAY_APPROVED_INSTANT" : "PAY_APPROVED";
		await moveProduct(tx, product, { event, actor: "payment", now });
		if (!isOwnChannel(product.channel_idx)) {
			await enqueue(tx, {
				topic: "supplier.book",
				key: product.order_no,
				payload: { orderProductId: product.order_product_id },
				runAt: now,
			});
		}
	}
	await commitCoupons(tx, pay.order_pay_id, now);
	await commitPoints(tx, {
		orderPayId: pay.order_pay_id,
		orderNum: pay.order_num,
		title: firstProduct(order).snapshot.productName,
		now,
	});
	await tellBooked(tx, order, isInstant, now);
}

/** Our own rooms of a plan that needs nobody's word; a voucher or an order by link waits for its date. */
async function confirmsAtOnce(tx: Queryable, order: StoredOrder): Promise<boolean> {
	const product = firstProduct(order);
	if (!isOwnChannel(product.channel_idx) || product.check_in === null) return false;
	const { rows } = await tx.query<{ instant_confirm: boolean }>(
		"SELECT instant_confirm FROM rateplan WHERE property_id = $1 AND rateplan_id = $2",
		[product.property_id, product.rateplan_id],
	);
	return rows[0]?.instant_confirm ?? false;
}
