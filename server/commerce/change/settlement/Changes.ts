import type { ChangeWish } from "#domain/booking/ChangeQuote.ts";
import type { Order } from "#domain/booking/Order.ts";
import { koreanDay } from "#domain/shared/koreanTime.ts";
import { OrderStore } from "#server/commerce/booking/store/OrderStore.ts";
import { placedOrder } from "#server/commerce/cancellation/requestCancel.ts";
import { runRefundNow } from "#server/commerce/cancellation/runRefunds.ts";
import { lapseChange, startChange } from "#server/commerce/change/moveChange.ts";
import { checkChangeable, quoteChange } from "#server/commerce/change/quoteChange.ts";
import type { BookingChange } from "#server/commerce/change/store/BookingChange.ts";
import { ChangeStore } from "#server/commerce/change/store/ChangeStore.ts";
import { outcomeInTime } from "#server/commerce/payment/outcomeInTime.ts";
import type { PaymentParts } from "#server/commerce/payment/PaymentParts.ts";
import { StandingStore } from "#server/members/account/store/StandingStore.ts";
import type { Queryable } from "#server/platform/database/Database.ts";
import { Refusal } from "#server/platform/http/Refusal.ts";
import { type Batch, forEachDue } from "#server/platform/jobs/forEachIsolated.ts";
import { isStillPaid, nextCheckAt, settleChange, undoChange } from "./settleChange.ts";

/** Whether the change was quoted at the Awesome price. */
const isForSpecial = ({ after }: BookingChange): boolean =>
	after.cashback > 0 || after.lines.some((line) => line.kind === "gradeDiscount" && line.grade === "member");

/** Changes of a booking's dates or guests: quoting, making, undoing and settling them. [DEC-198] */
export class Changes {
	readonly #parts: PaymentParts;

	constructor(parts: PaymentParts) {
		this.#parts = parts;
	}

	/**
	 * Quotes a change.
	 * @throws Refusal notFound, invalidRequest, alreadyProcessed, soldOut, couponUnusable
	 */
	quote(memberId: number, orderProductId: number, wish: ChangeWish): Promise<BookingChange> {
		return this.#bought(orderProductId, memberId, (tx, order, now, isSpecial) =>
			quoteChange(tx, order, wish, { memberId, isSpecial }, now),
		);
	}

	/**
	 * Makes a quoted change, or asks for the difference. Idempotent per change.
	 * @throws Refusal notFound, invalidRequest, priceChanged when the quote is no longer valid, soldOut, alreadyProcessed
	 */
	make(memberId: number, orderProductId: number, changeId: string): Promise<BookingChange> {
		return this.#bought(orderProductId, memberId, async (tx, order, now, isSpecial) => {
			const changes = new ChangeStore(tx);
			const change = await changes.read(changeId);
			if (change?.orderProductId !== orderProductId) throw new Refusal("notFound");
			if (change.state === "asked" || change.state === "made") return change;
			await checkChangeable(tx, order, now);
			const binds =
				change.state === "quoted" &&
				now < change.expiresAt &&
				change.orderVersion === order.version &&
				(isSpecial || !isForSpecial(change));
			if (!binds) throw new Refusal("priceChanged");
			await startChange(tx, order, change, now);
			return (await changes.read(changeId)) ?? change;
		});
	}

	/**
	 * Undoes a change within ten minutes of making it, or drops one that still waits for its payment.
	 * @throws Refusal notFound, notCancellable
	 */
	async undo(memberId: number, orderProductId: number): Promise<void> {
		const attempts = await this.#locked(orderProductId, memberId, async (tx, order, now) => {
			const change = await new ChangeStore(tx).live(orderProductId);
			if (change?.state === "asked" && !(await isStillPaid(tx, order, change, now))) {
				await lapseChange(tx, order, change, now);
				return [];
			}
			if (change?.state !== "made" || now >= (change.dueAt ?? 0))
				throw new Refusal("notCancellable", { message: "지금은 되돌릴 수 없는 변경이에요." });
			return undoChange(tx, order, change, now);
		});
		await outcomeInTime(this.#parts, this.#run(attempts));
	}

	/** Ends the changes that are due: unpaid ones lapse, made ones are settled. Returns how many. */
	async run(): Promise<number> {
		const { db, clock } = this.#parts;
		const now = clock.now();
		const due = (batch: Batch) => new ChangeStore(db).due(now, batch);
		return forEachDue(due, async ({ id, orderProductId }) => {
			const attempts = await this.#end(id, orderProductId);
			if (attempts !== null) await this.#run(attempts);
			return attempts !== null;
		});
	}

	/** Returns null when the difference is still being paid, or the change is not due any more. */
	#end(changeId: string, orderProductId: number): Promise<readonly number[] | null> {
		return this.#locked(orderProductId, null, async (tx, order, now) => {
			const changes = new ChangeStore(tx);
			const change = await changes.read(changeId);
			if (change?.dueAt == null || change.dueAt > now) return null;
			if (change.state === "made") return settleChange(tx, order, change, now);
			if (await isStillPaid(tx, order, change, now)) {
				await changes.postpone(changeId, nextCheckAt(now));
				return null;
			}
			await lapseChange(tx, order, change, now);
			return [];
		});
	}

	/** Runs the work with the member's price status, which cannot change meanwhile: like every purchase, this locks the member first. */
	#bought<T>(
		orderProductId: number,
		memberId: number,
		work: (tx: Queryable, order: Order, now: number, isSpecial: boolean) => Promise<T>,
	): Promise<T> {
		const { db, clock } = this.#parts;
		return db.tx(async (tx) => {
			const isSpecial = await new StandingStore(tx).isSpecial(memberId, koreanDay(clock.now()));
			const order = placedOrder(await new OrderStore(tx).lock({ orderProductId }, memberId));
			return work(tx, order, clock.now(), isSpecial);
		});
	}

	#locked<T>(
		orderProductId: number,
		memberId: number | null,
		work: (tx: Queryable, order: Order, now: number) => Promise<T>,
	): Promise<T> {
		const { db, clock } = this.#parts;
		return db.tx(async (tx) =>
			work(tx, placedOrder(await new OrderStore(tx).lock({ orderProductId }, memberId)), clock.now()),
		);
	}

	async #run(attempts: readonly number[]): Promise<void> {
		for (const attemptId of attempts) await runRefundNow(this.#parts, attemptId);
	}
}
