import type { PaymentOutcome, PaymentReturn } from "#domain/payment/PaymentOutcome.ts";
import type { Result } from "#domain/shared/Result.ts";
import type { CallFailure } from "#domain/support/CallFailure.ts";
import type { BookingDrafts } from "#ports/BookingDrafts.ts";
import type { Payments } from "#ports/Payments.ts";

interface SettlePaymentDeps {
	readonly payments: Payments;
	readonly drafts: BookingDrafts;
}

/** declined: nobody was charged. unknown: nobody can say yet, and the server finds out. */
export type Settlement =
	/** `extraAddress`: where a demand was paid from; null for a booking. */
	| { readonly kind: "approved"; readonly orderNumber: string; readonly extraAddress: string | null }
	| { readonly kind: "declined"; readonly code: number | null; readonly message: string | null }
	| { readonly kind: "unknown" };

/** Only a clear answer is a refusal; a lost one may hide a payment that went through. */
const isClear = (failure: CallFailure): failure is Extract<CallFailure, { kind: "http" | "refused" }> =>
	failure.kind === "refused" || (failure.kind === "http" && failure.status === 400 && failure.code !== null);

/**
 * Approves what the traveller agreed to at the provider. The key is the payment's own, so that a reload, Back or a second
 * tab asks about the same approval. [DEC-016, DEC-173]
 */
export class SettlePayment {
	readonly #deps: SettlePaymentDeps;

	constructor(deps: SettlePaymentDeps) {
		this.#deps = deps;
	}

	async execute(back: PaymentReturn): Promise<Settlement> {
		const { payments } = this.#deps;
		const answer = await payments.approve(back, { key: `approve-${back.paymentId}-${back.orderNumber}` });
		return this.#settlement(answer);
	}

	#settlement(answer: Result<PaymentOutcome, CallFailure>): Settlement {
		const { drafts } = this.#deps;
		if (answer.ok) {
			const { outcome, orderNumber, lines } = answer.value;
			if (outcome === "unknown") return { kind: "unknown" };
			const attempt = drafts.attempt();
			const address = attempt?.address ?? "";
			drafts.remove(address);
			// Its key is spent; its address still leads back when this answer is asked for again.
			if (attempt) drafts.keepAttempt({ ...attempt, fingerprint: "" });
			const isExtra = lines.some(({ kind }) => kind === "extraPayment");
			return { kind: "approved", orderNumber, extraAddress: isExtra ? address || "/mypage/books" : null };
		}
		if (!isClear(answer.error)) return { kind: "unknown" };
		const { code, message } = answer.error;
		return { kind: "declined", code, message };
	}
}
