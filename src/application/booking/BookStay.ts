import { paymentRefusals } from "#application/payment/paymentRefusals.ts";
import { exceptShownOnScreen } from "#application/use-case/failurePolicies.ts";
import { UseCaseOf } from "#application/use-case/UseCaseOf.ts";
import type { BookingOrder } from "#domain/booking/BookingRequest.ts";
import { isDefinitive } from "#domain/failure/definitive.ts";
import type { Failure } from "#domain/failure/Failure.ts";
import type { PreparedPayment } from "#domain/payment/PaymentOutcome.ts";
import { ok, type Result } from "#domain/shared/Result.ts";
import type { BookingDrafts } from "#ports/BookingDrafts.ts";
import type { BookingMember } from "#ports/BookingMember.ts";
import type { BookingFailure, Bookings } from "#ports/Bookings.ts";
import type { Keys } from "#ports/Keys.ts";
import type { Payments } from "#ports/Payments.ts";

interface BookStayDeps {
	readonly bookings: Bookings;
	readonly payments: Payments;
	readonly member: BookingMember;
	readonly drafts: BookingDrafts;
	readonly keys: Keys;
}

export interface BookStayInput {
	readonly order: BookingOrder;
	/** Path and query of the form, to return to after a failed payment. */
	readonly address: string;
	readonly keepsInternational: boolean;
}

/** Where the traveller goes next: to the provider's checkout, or directly to the completed booking if `checkoutUrl` is null. */
export interface BookedStay {
	readonly orderNumber: string;
	readonly checkoutUrl: string | null;
}

type Answer = Result<BookedStay, BookingFailure>;

/** Whether the attempt has definitively failed; a retry is then a new attempt with its own key. */
const isRefusal = (failure: BookingFailure): boolean => failure.kind === "newPrice" || isDefinitive(failure);

/** Whether the order can no longer be paid. For a reused key this describes the earlier press, not room availability. */
const isStale = ({ kind }: BookingFailure): boolean =>
	kind === "soldOut" || kind === "alreadyProcessed" || kind === "notFound";

/**
 * Holds the rooms and opens the payment. Repeated presses (a double press, one after a lost response, one after returning from the
 * provider) make a single order: they send the same key as long as the order data is unchanged. [PROD-09, DEC-165, DEC-173]
 */
export class BookStay extends UseCaseOf<BookStayDeps> {
	readonly failures = exceptShownOnScreen(...paymentRefusals, "invalidRequest");
	async execute(input: BookStayInput): Promise<Answer> {
		const { order, keepsInternational } = input;
		if (order.international && keepsInternational) {
			// Saved for next time; the booking does not wait for it.
			void this.deps.member.saveInternational(order.international);
		}
		const { drafts } = this.deps;
		const fingerprint = JSON.stringify(order);
		const before = drafts.attempt();
		const isRepeated = before?.fingerprint === fingerprint;
		const answer = await this.#attempt(input, fingerprint, isRepeated ? before.key : this.deps.keys.next());
		if (answer.ok || !isRepeated || !isStale(answer.error)) return answer;
		return this.#attempt(input, fingerprint, this.deps.keys.next());
	}

	async #attempt({ order, address }: BookStayInput, fingerprint: string, key: string): Promise<Answer> {
		const { bookings, drafts } = this.deps;
		drafts.saveAttempt({ key, fingerprint, address, orderNumber: null });
		const held = await bookings.create(order, { key });
		if (!held.ok) {
			if (isRefusal(held.error)) drafts.saveAttempt(null);
			return held;
		}
		const { orderNumber } = held.value;
		drafts.saveAttempt({ key, fingerprint, address, orderNumber });
		const prepared = await this.#prepare(order, orderNumber);
		if (!prepared.ok) {
			if (isRefusal(prepared.error)) drafts.saveAttempt(null);
			return prepared;
		}
		const { checkoutUrl } = prepared.value;
		return ok({ orderNumber, checkoutUrl });
	}

	#prepare(order: BookingOrder, orderNumber: string): Promise<Result<PreparedPayment, Failure>> {
		const { payments, keys } = this.deps;
		return payments.prepare(
			{ kind: order.paymentKind, method: order.method, target: { orderNumber } },
			{ key: keys.next() },
		);
	}
}
