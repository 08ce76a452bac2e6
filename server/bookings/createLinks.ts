import { isLinkSelectable } from "#domain/booking/cancelRight.ts";
import type { OrderEvent } from "#domain/booking/orderMachine.ts";
import { isOrderNumber } from "#domain/booking/orderNumber.ts";
import { startCancel } from "#server/cancellations/startCancel.ts";
import type { Clock } from "#server/clock.ts";
import type { Database, Queryable } from "#server/database/Database.ts";
import { Refusal } from "#server/http/Refusal.ts";
import type { SignedInMember } from "#server/http/SignedInMember.ts";
import { moveProduct } from "./moveProduct.ts";
import { firstProduct, lockOrder, type OrderProductRow, readOrder, type StoredOrder } from "./orders.ts";

/** What holders of a text-message link may do; they are known by nothing but the order's number. [DEC-085, DEC-152] */
export interface Links {
	/** Does the work unless this caller has missed too often within a minute; whatever is wrong, the answer is notFound. */
	guard<T>(caller: string, work: () => Promise<T>): Promise<T>;
	view(caller: string, orderNum: string): Promise<OrderProductRow>;
	/** Registers the confirmation number. @throws Refusal notFound, notCancellable */
	confirm(caller: string, orderNum: string, confirmNum: string): Promise<OrderProductRow>;
	/** @throws Refusal notFound, notCancellable */
	cancel(caller: string, orderNum: string): Promise<OrderProductRow>;
}

/**
 * Whose misses are counted together: a member's own, a visitor's address. Members behind one address (an office, a carrier)
 * must not lock each other out of their bookings.
 */
export const linkCaller = ({
	member,
	ip,
}: {
	readonly member: SignedInMember | null;
	readonly ip: string;
}): string => (member ? `member:${member.memberId}` : ip);

const MISSES = 10;
const scope = "lms.miss";

/** Whether the product may still be acted on. [DOM-STATUS-19] */
export const isSelectable = (product: OrderProductRow): boolean =>
	isLinkSelectable({ confirmationNumber: product.confirm_num, startDate: product.check_in });

export function createLinks({ db, clock }: { readonly db: Database; readonly clock: Clock }): Links {
	const minute = (): Date => new Date(Math.floor(clock.now() / 60_000) * 60_000);

	async function guard<T>(caller: string, work: () => Promise<T>): Promise<T> {
		const { rows } = await db.query<{ hits: number }>(
			"SELECT hits FROM rate_counter WHERE scope = $1 AND key = $2 AND window_start = $3",
			[scope, caller, minute()],
		);
		if ((rows[0]?.hits ?? 0) >= MISSES) throw new Refusal("notFound");
		try {
			return await work();
		} catch (error) {
			if (error instanceof Refusal && error.kind === "notFound") {
				await db.query(
					`INSERT INTO rate_counter (scope, key, window_start, hits) VALUES ($1, $2, $3, 1)
					ON CONFLICT (scope, key, window_start) DO UPDATE SET hits = rate_counter.hits + 1`,
					[scope, caller, minute()],
				);
			}
			throw error;
		}
	}

	const isLinked = (order: StoredOrder | null): order is StoredOrder =>
		order?.pay.stage === "placed" && order.pay.pay_kind === "lms";

	async function act(
		orderNum: string,
		event: OrderEvent,
		change: (tx: Queryable, order: StoredOrder, product: OrderProductRow) => Promise<void>,
	): Promise<OrderProductRow> {
		return db.tx(async (tx) => {
			const order = isOrderNumber(orderNum) ? await lockOrder(tx, { orderNum }) : null;
			if (!isLinked(order)) throw new Refusal("notFound");
			const product = firstProduct(order);
			if (event === "SUPPLIER_CONFIRM")
				await moveProduct(tx, product, { event, actor: "link", now: clock.now() });
			await change(tx, order, product);
			const after = await readOrder(tx, { orderNum });
			return firstProduct(after ?? order);
		});
	}

	return {
		guard,
		view: (caller, orderNum) =>
			guard(caller, async () => {
				const order = isOrderNumber(orderNum) ? await readOrder(db, { orderNum }) : null;
				if (!isLinked(order)) throw new Refusal("notFound");
				return firstProduct(order);
			}),
		confirm: (caller, orderNum, confirmNum) =>
			guard(caller, () =>
				act(orderNum, "SUPPLIER_CONFIRM", async (tx, _, product) => {
					await tx.query("UPDATE order_product SET confirm_num = $2 WHERE order_product_id = $1", [
						product.order_product_id,
						confirmNum,
					]);
				}),
			),
		cancel: (caller, orderNum) =>
			guard(caller, () =>
				act(orderNum, "LMS_CANCEL", (tx, order, product) =>
					startCancel(tx, order, {
						products: [product],
						event: "LMS_CANCEL",
						actor: "link",
						reason: "링크에서 취소",
						quote: null,
						now: clock.now(),
					}),
				),
			),
	};
}
