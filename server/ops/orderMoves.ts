import type { OrderEvent } from "#domain/booking/orderMachine.ts";
import { groupedWon } from "#domain/offer/groupedWon.ts";
import { moveProduct } from "#server/bookings/moveProduct.ts";
import { lockOrder, type OrderProductRow, productOf, type StoredOrder } from "#server/bookings/orders.ts";
import type { Queryable } from "#server/database/Database.ts";
import type { Services } from "#server/Services.ts";
import { OpsError } from "./OpsError.ts";

/** The product an order number with its room ('…-1') names; the whole order when it has one. */
export async function findProduct(db: Queryable, number: string): Promise<number> {
	const { rows } = await db.query<{ order_product_id: number }>(
		`SELECT p.order_product_id FROM order_product p JOIN order_pay o USING (order_pay_id)
		WHERE p.status IS NOT NULL AND (p.order_no = $1 OR o.order_num = $1) ORDER BY p.seq LIMIT 2`,
		[number],
	);
	if (rows.length === 0) throw new OpsError(`예약 ${number}을(를) 찾을 수 없습니다.`);
	if (rows.length > 1) throw new OpsError(`객실이 여러 개입니다. ${number}-1처럼 객실 번호까지 적어 주세요.`);
	return rows[0]!.order_product_id;
}

/** Moves a product by an operator's word. */
export async function move(
	{ db, clock }: Services,
	number: string,
	event: OrderEvent,
	also: (tx: Queryable, order: StoredOrder, product: OrderProductRow) => Promise<void> = async () => {},
): Promise<void> {
	const orderProductId = await findProduct(db, number);
	await db.tx(async (tx) => {
		const order = await lockOrder(tx, { orderProductId });
		if (!order) throw new OpsError(`예약 ${number}을(를) 찾을 수 없습니다.`);
		const product = productOf(order, orderProductId);
		await moveProduct(tx, product, { event, actor: "operator", now: clock.now() });
		await also(tx, order, product);
	});
}

/** The last orders, one a line. */
export async function listOrders({ db }: Services, status: string | null): Promise<string> {
	const { rows } = await db.query<{
		order_no: string;
		status: string;
		name: string;
		check_in: string | null;
		total_amount: number;
	}>(
		`SELECT p.order_no, p.status, p.snapshot->>'productName' AS name, p.check_in, p.total_amount FROM order_product p
		WHERE p.status IS NOT NULL AND ($1::text IS NULL OR p.status = $1) ORDER BY p.order_product_id DESC LIMIT 30`,
		[status],
	);
	const lines = rows.map((row) =>
		[
			row.order_no.padEnd(24),
			row.status.padEnd(15),
			row.check_in ?? "날짜 없음 ",
			`${groupedWon(row.total_amount)}원`,
			row.name,
		].join("  "),
	);
	return lines.join("\n") || "예약이 없습니다.";
}
