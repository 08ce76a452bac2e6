import { isLinkSelectable } from "#domain/booking/cancelRight.ts";
import { firstProduct, type Order, type OrderProduct } from "#domain/booking/Order.ts";
import { isOrderNumber } from "#domain/order/orderNumber.ts";
import { notifyConfirmed } from "#server/commerce/booking/bookingMessages.ts";
import { moveProduct } from "#server/commerce/booking/moveProduct.ts";
import { OrderProductStore } from "#server/commerce/booking/store/OrderProductStore.ts";
import { OrderStore } from "#server/commerce/booking/store/OrderStore.ts";
import { startCancel } from "#server/commerce/cancellation/startCancel.ts";
import type { Clock } from "#server/platform/clock.ts";
import type { BaseParts } from "#server/platform/database/BaseParts.ts";
import type { Database, Queryable } from "#server/platform/database/Database.ts";
import { Refusal } from "#server/platform/http/Refusal.ts";
import type { SignedInMember } from "#server/platform/http/SignedInMember.ts";
import { addressKey } from "#server/platform/limits/countHit.ts";
import { HitStore } from "#server/platform/limits/store/HitStore.ts";

/**
 * Returns the key under which failed look-ups are counted: the member's ID, or a visitor's address. Members behind one address (an office,
 * a carrier) must not lock each other out of their bookings.
 */
export const linkCaller = ({
	member,
	ip,
}: {
	readonly member: SignedInMember | null;
	readonly ip: string;
}): string => (member ? `member:${member.memberId}` : addressKey(ip));

/** Rate limit for unknown order numbers: 10 within a minute. */
const misses = { scope: "lms.miss", max: 10, window: 60_000 };

/** Whether the product can still be confirmed or cancelled. [DOM-STATUS-19] */
export const isSelectable = (product: OrderProduct): boolean =>
	isLinkSelectable({ confirmationNumber: product.confirmationNumber, startDate: product.checkIn });

const isLinked = (order: Order | null): order is Order =>
	order?.stage === "placed" && order.payKind === "lms";

/** What holders of a text-message link can do; the order's number is their only credential. [DEC-085, DEC-152] */
export class LmsLinks {
	readonly #db: Database;
	readonly #clock: Clock;

	constructor({ db, clock }: BaseParts) {
		this.#db = db;
		this.#clock = clock;
	}

	/** Runs the work unless the caller has exceeded the limit of failed look-ups; the caller then gets notFound as well. */
	async guard<T>(caller: string, work: () => Promise<T>): Promise<T> {
		const hits = new HitStore(this.#db);
		if ((await hits.read(misses, caller, this.#clock.now())) >= misses.max) throw new Refusal("notFound");
		try {
			return await work();
		} catch (error) {
			if (error instanceof Refusal && error.kind === "notFound")
				await hits.add(misses, caller, this.#clock.now());
			throw error;
		}
	}

	/**
	 * Returns the product of an LMS order.
	 * @throws Refusal notFound
	 */
	view(caller: string, orderNum: string): Promise<OrderProduct> {
		return this.guard(caller, async () => {
			const order = isOrderNumber(orderNum) ? await new OrderStore(this.#db).read({ orderNum }) : null;
			if (!isLinked(order)) throw new Refusal("notFound");
			return firstProduct(order);
		});
	}

	/**
	 * Confirms the booking with the given confirmation number.
	 * @throws Refusal notFound, notCancellable
	 */
	confirm(caller: string, orderNum: string, confirmationNumber: string): Promise<OrderProduct> {
		return this.#act(caller, orderNum, async (tx, order) => {
			const product = firstProduct(order);
			const now = this.#clock.now();
			await moveProduct(tx, product, { event: "SUPPLIER_CONFIRM", actor: "link", now });
			await new OrderProductStore(tx).saveConfirmation(product.orderProductId, { confirmationNumber });
			await notifyConfirmed(tx, order, now);
		});
	}

	/**
	 * Requests the cancellation of the booking.
	 * @throws Refusal notFound, notCancellable, alreadyProcessed
	 */
	cancel(caller: string, orderNum: string): Promise<OrderProduct> {
		return this.#act(caller, orderNum, (tx, order) =>
			startCancel(tx, order, {
				products: [firstProduct(order)],
				event: "LMS_CANCEL",
				actor: "link",
				reason: "링크에서 취소",
				quote: null,
				now: this.#clock.now(),
			}),
		);
	}

	/** Applies a change to an LMS order and returns its product afterwards. */
	#act(
		caller: string,
		orderNum: string,
		change: (tx: Queryable, order: Order) => Promise<void>,
	): Promise<OrderProduct> {
		const act = async (tx: Queryable): Promise<OrderProduct> => {
			const orders = new OrderStore(tx);
			const order = isOrderNumber(orderNum) ? await orders.lock({ orderNum }) : null;
			if (!isLinked(order)) throw new Refusal("notFound");
			await change(tx, order);
			return firstProduct((await orders.read({ orderNum })) ?? order);
		};
		return this.guard(caller, () => this.#db.tx(act));
	}
}
