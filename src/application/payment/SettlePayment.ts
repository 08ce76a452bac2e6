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

/** declined: nobody was charged. unknown: nobody can say yet, and the server finds out. */
export type Settlement =
	/** `extraAddress`: where a demand was paid from; null for a booking. */
	| { readonly kind: "approved"; readonly orderNumber: string; readonly extraAddress: string | null }
	| { readonly kind: "declined"; readonly reason: RefusedKind }
	| { readonly kind: "unknown" }
	/** Another account booked it, and was signed in when it went to pay. */
	| { readonly kind: "foreign" };

/** `error`: nobody is signed in any more to ask as. */
type Answer = Result<Settlement, Failure>;

/** As much of the provider's word as a key holds: with another word, of a second window, it is another approval. */
const keyOf = ({ paymentId, token }: PaymentReturn): string =>
	`approve-${paymentId}-${token.replace(/[^\w-]/g, "").slice(-32)}`;

/**
 * Approves what the traveller agreed to at the provider. The key is that agreement's own, so that a reload, Back or a second
 * tab asks about the same approval. [DEC-016, DEC-173]
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
			// Its key is spent; its address still leads back when this answer is asked for again.
			if (attempt) drafts.keepAttempt({ ...attempt, fingerprint: "" });
			const isExtra = lines.some(({ kind }) => kind === "extraPayment");
			return ok({ kind: "approved", orderNumber, extraAddress: isExtra ? address || "/mypage/books" : null });
		}
		if (answer.error.kind === "signedOut") return answer;
		if (answer.error.kind === "notFound") return ok({ kind: "foreign" });
		// A lost answer may hide a payment that went through.
		if (!isDefinitive(answer.error)) return ok({ kind: "unknown" });
		return ok({ kind: "declined", reason: answer.error.kind });
	}
}
