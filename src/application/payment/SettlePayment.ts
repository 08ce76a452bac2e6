import { shownOnScreen } from "#application/use-case/failurePolicies.ts";
import { UseCaseOf } from "#application/use-case/UseCaseOf.ts";
import { isDefinitive } from "#domain/failure/definitive.ts";
import type { Failure, RefusedKind } from "#domain/failure/Failure.ts";
import type { PaymentOutcome, PaymentReturn } from "#domain/payment/PaymentOutcome.ts";
import { ok, type Result } from "#domain/shared/Result.ts";
import type { BookingDrafts } from "#ports/BookingDrafts.ts";
import type { Payments } from "#ports/Payments.ts";
import { attemptOf } from "./attemptOf.ts";

interface SettlePaymentDeps {
	readonly payments: Payments;
	readonly drafts: BookingDrafts;
}

/** The outcome of a payment. declined: nothing was charged. unknown: not known yet; the server will find out. */
export type Settlement =
	/** `extraAddress`: the page from which an extra charge was paid; null for a booking. */
	| { readonly kind: "approved"; readonly orderNumber: string; readonly extraAddress: string | null }
	| { readonly kind: "declined"; readonly reason: RefusedKind }
	| { readonly kind: "unknown" }
	/** The order belongs to another account, which was logged in when the payment started. */
	| { readonly kind: "foreign" };

/** `error`: the session has ended, so the outcome cannot be requested. */
type Answer = Result<Settlement, Failure>;

/** Builds the idempotency key from the end of the provider's token; a different token, for example from a second window, is a separate approval. */
const keyOf = ({ paymentId, token }: PaymentReturn): string =>
	`approve-${paymentId}-${token.replace(/[^\w-]/g, "").slice(-32)}`;

/**
 * Approves the payment that the traveller confirmed at the provider. The key is derived from that confirmation, so a reload, Back or a
 * second tab asks for the same approval. [DEC-016, DEC-173]
 */
export class SettlePayment extends UseCaseOf<SettlePaymentDeps> {
	readonly failures = shownOnScreen;
	async execute(back: PaymentReturn): Promise<Answer> {
		const { payments } = this.deps;
		const answer = await payments.approve(back, { key: keyOf(back) });
		return this.#settlement(answer);
	}

	#settlement(answer: Result<PaymentOutcome, Failure>): Answer {
		const { drafts } = this.deps;
		if (answer.ok) {
			const { outcome, orderNumber, lines } = answer.value;
			if (outcome === "unknown") return ok({ kind: "unknown" });
			const attempt = attemptOf(drafts, orderNumber);
			const address = attempt?.address ?? "";
			drafts.remove(address);
			// The key is used up; the address still leads back if this result is requested again.
			if (attempt) drafts.saveAttempt({ ...attempt, fingerprint: "" });
			const isExtra = lines.some(({ kind }) => kind === "extraPayment");
			return ok({ kind: "approved", orderNumber, extraAddress: isExtra ? address || "/mypage/books" : null });
		}
		if (answer.error.kind === "signedOut") return answer;
		if (answer.error.kind === "notFound") return ok({ kind: "foreign" });
		// The payment may have succeeded even though the response was lost.
		if (!isDefinitive(answer.error)) return ok({ kind: "unknown" });
		return ok({ kind: "declined", reason: answer.error.kind });
	}
}
