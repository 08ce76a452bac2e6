import type { BookingDetail, BookingList, BookingTab, ExtraPaymentDemand } from "#domain/booking/Booking.ts";
import type { BookableStay, BookingOrder, HeldOrder, PlanChoice } from "#domain/booking/BookingRequest.ts";
import type { RefundQuote } from "#domain/booking/RefundQuote.ts";
import type { Coupon } from "#domain/coupon/Coupon.ts";
import { type Failure, refused } from "#domain/failure/Failure.ts";
import type { InternationalGuest } from "#domain/guests/Guest.ts";
import type { MemberAccount } from "#domain/member/Member.ts";
import type { PointBalances } from "#domain/member/Points.ts";
import type { PaidOrder, PaymentReturn, PreparedPayment } from "#domain/payment/PaymentOutcome.ts";
import { err, ok, type Result } from "#domain/shared/Result.ts";
import type { StayDate } from "#domain/shared/StayDate.ts";
import { noWon, type Won } from "#domain/shared/Won.ts";
import type { BookingDraft, BookingDrafts, PaymentAttempt } from "#ports/BookingDrafts.ts";
import type { BookingMember } from "#ports/BookingMember.ts";
import type {
	BookingFailure,
	Bookings,
	CancelAll,
	CancelFailure,
	CancelOne,
	Keyed,
	NewPrice,
	NewQuote,
} from "#ports/Bookings.ts";
import type { FileSaver } from "#ports/FileSaver.ts";
import type { Keys } from "#ports/Keys.ts";
import type { PaymentDemand, Payments } from "#ports/Payments.ts";

type Answer<T> = Result<T, Failure>;

const missing: Failure = refused("notFound");
const given = <T>(value: T | null): Answer<T> => (value === null ? err(missing) : ok(value));

/** Stub that returns the bookings that a test sets, and records its calls. */
export class MemoryBookings implements Bookings {
	stay: BookableStay | null = null;
	listed: BookingList = { counts: { pending: 0, complete: 0, cancel: 0 }, bookings: [] };
	detail: BookingDetail | null = null;
	quote: RefundQuote | null = null;
	demand: ExtraPaymentDemand | null = null;
	/** Returned once, by the next `create`. */
	refusal: Failure | NewPrice | null = null;
	/** Returned once, by the next `fixDay`. */
	dayRefusal: Failure | null = null;
	cancelRefusal: Failure | NewQuote | null = null;
	readonly created: { readonly order: BookingOrder; readonly key: string }[] = [];
	readonly actions: string[] = [];
	/** Order numbers by idempotency key: a repeated key returns the same order. */
	readonly #held = new Map<string, number>();

	viewPlan = async (_choice: PlanChoice): Promise<Answer<BookableStay>> => given(this.stay);

	async create(order: BookingOrder, { key }: Keyed): Promise<Result<HeldOrder, BookingFailure>> {
		const before = this.#held.get(key);
		this.created.push({ order, key });
		const { refusal } = this;
		this.refusal = null;
		if (refusal) return err(refusal);
		const number = before ?? this.created.length;
		this.#held.set(key, number);
		return ok({
			orderNumber: `AW261121-${String(number).padStart(13, "0")}`,
		});
	}

	list = async (_tab: BookingTab): Promise<Answer<BookingList>> => ok(this.listed);

	view = async (_id: number): Promise<Answer<BookingDetail>> => given(this.detail);

	async hide(id: number): Promise<Answer<null>> {
		const bookings = this.listed.bookings.filter(({ orderProductId }) => orderProductId !== id);
		this.listed = { ...this.listed, bookings };
		return this.#action(`hide ${id}`);
	}

	quoteCancel = async (): Promise<Answer<RefundQuote>> => given(this.quote);

	cancelAll = async (cancel: CancelAll): Promise<Result<null, CancelFailure>> =>
		this.#cancel(`cancelAll ${cancel.orderPaymentId} ${cancel.quoteId} ${cancel.reason}`);

	cancelOne = async (cancel: CancelOne): Promise<Result<null, CancelFailure>> =>
		this.#cancel(`cancelOne ${cancel.orderProductId} ${cancel.quoteId} ${cancel.reason}`);

	undoCancel = async (id: number): Promise<Answer<null>> => this.#action(`undo ${id}`);

	cancelNow = async (id: number): Promise<Answer<null>> => this.#action(`cancelNow ${id}`);

	async fixDay(id: number, day: StayDate): Promise<Answer<null>> {
		const { dayRefusal } = this;
		this.dayRefusal = null;
		return dayRefusal ? err(dayRefusal) : this.#action(`fixDay ${id} ${day}`);
	}

	viewExtraPayment = async (): Promise<Answer<ExtraPaymentDemand>> => given(this.demand);

	#cancel(action: string): Result<null, CancelFailure> {
		this.actions.push(action);
		const { cancelRefusal } = this;
		this.cancelRefusal = null;
		return cancelRefusal ? err(cancelRefusal) : ok(null);
	}

	#action(action: string): Answer<null> {
		this.actions.push(action);
		return ok(null);
	}
}

/** Stub of a payment provider that always redirects to its checkout unless nothing is left to pay. */
export class MemoryPayments implements Payments {
	checkoutUrl: string | null = "/pg/sandbox/checkout?payment=1";
	amount: Won = noWon;
	paid: PaidOrder | null = null;
	refusal: Failure | null = null;
	readonly prepared: { readonly demand: PaymentDemand; readonly key: string }[] = [];
	readonly approved: PaymentReturn[] = [];

	async prepare(demand: PaymentDemand, { key }: Keyed): Promise<Answer<PreparedPayment>> {
		this.prepared.push({ demand, key });
		const refusal = this.#refusal();
		return refusal ? err(refusal) : ok({ paymentId: 1, checkoutUrl: this.checkoutUrl, amount: this.amount });
	}

	async approve(back: PaymentReturn): Promise<Answer<PaidOrder>> {
		this.approved.push(back);
		const refusal = this.#refusal();
		return refusal ? err(refusal) : given(this.paid);
	}

	view = async (orderNumber: string): Promise<Answer<PaidOrder>> =>
		given(this.paid?.orderNumber === orderNumber ? this.paid : null);

	#refusal(): Failure | null {
		const { refusal } = this;
		this.refusal = null;
		return refusal;
	}
}

export class MemoryBookingMember implements BookingMember {
	member: MemberAccount | null = null;
	points: PointBalances = { awesomeCash: noWon, welfarePoints: noWon };
	/** Points left after the member's unpaid orders for other rooms. */
	pointsLeft: PointBalances | null = null;
	held: readonly Coupon[] = [];
	kept: InternationalGuest | null = null;

	account = async (): Promise<Answer<MemberAccount>> => given(this.member);

	balances = async ({ ratePlanId }: { readonly ratePlanId?: number } = {}): Promise<Answer<PointBalances>> =>
		ok((ratePlanId === undefined ? null : this.pointsLeft) ?? this.points);

	coupons = async (): Promise<Answer<readonly Coupon[]>> => ok(this.held);

	async saveInternational(guest: InternationalGuest): Promise<Answer<null>> {
		this.kept = guest;
		return ok(null);
	}
}

export class MemoryBookingDrafts implements BookingDrafts {
	readonly drafts = new Map<string, BookingDraft>();
	current: PaymentAttempt | null = null;

	read = (address: string): BookingDraft | null => this.drafts.get(address) ?? null;

	write(address: string, draft: BookingDraft): void {
		this.drafts.set(address, draft);
	}

	remove(address: string): void {
		this.drafts.delete(address);
	}

	attempt = (): PaymentAttempt | null => this.current;

	saveAttempt(attempt: PaymentAttempt | null): void {
		this.current = attempt;
	}
}

/** Generates sequential keys. */
export class MemoryKeys implements Keys {
	#count = 0;

	next(): string {
		this.#count += 1;
		return `key-${String(this.#count).padStart(8, "0")}`;
	}
}

export class MemoryFiles implements FileSaver {
	readonly saved: { readonly name: string; readonly type: string; readonly text: string }[] = [];

	save(file: { readonly name: string; readonly type: string; readonly text: string }): void {
		this.saved.push(file);
	}
}
