import { exceptShownOnScreen } from "#application/use-case/failurePolicies.ts";
import { UseCaseOf } from "#application/use-case/UseCaseOf.ts";
import type { Failure } from "#domain/failure/Failure.ts";
import type { PaymentMethod } from "#domain/payment/Payment.ts";
import type { PreparedPayment } from "#domain/payment/PaymentOutcome.ts";
import type { Result } from "#domain/shared/Result.ts";
import type { BookingDrafts } from "#ports/BookingDrafts.ts";
import type { Keys } from "#ports/Keys.ts";
import type { Payments } from "#ports/Payments.ts";
import { paymentRefusals } from "./paymentRefusals.ts";

interface PayExtraDeps {
	readonly payments: Payments;
	readonly drafts: BookingDrafts;
	readonly keys: Keys;
}

/** Opens the payment of an extra charge. Repeated requests return the same payment (PROD-10, DEC-173). */
export class PayExtra extends UseCaseOf<PayExtraDeps> {
	readonly failures = exceptShownOnScreen(...paymentRefusals);
	execute(input: {
		readonly extraPaymentId: number;
		readonly method: PaymentMethod;
		readonly address: string;
	}): Promise<Result<PreparedPayment, Failure>> {
		const { payments, drafts, keys } = this.deps;
		const { extraPaymentId, method, address } = input;
		const key = keys.next();
		drafts.saveAttempt({ key, fingerprint: "", address, orderNumber: null });
		return payments.prepare({ kind: "addpay", method, target: { extraPaymentId } }, { key });
	}
}
