import { bookingCopy } from "#copy/booking.ts";
import { err, ok, type Result } from "#domain/shared/Result.ts";
import { defineMachine, type EventOf, type IllegalEvent, type StateOf } from "#domain/shared/StateMachine.ts";

const label = bookingCopy.pay.states;

/** State machine of a payment, table 4.2. A list of target states means a return to the one held before the request. [PAY-01, DEC-173] */
export const paymentMachine = defineMachine({
	initial: "new",
	states: {
		new: {},
		ready: { label: label.ready },
		complete: { label: label.complete },
		cancel: { label: label.cancel },
		fail: { label: label.fail },
		cancelRequest: { label: label.cancelRequest },
		partialCancel: { label: label.partialCancel },
		partialCanceled: { label: label.partialCanceled },
	},
	events: {
		PREPARE: { from: { new: "ready" }, by: ["member"] },
		APPROVE_OK: { from: { ready: "complete" }, by: ["provider"] },
		APPROVE_FAIL: { from: { ready: "fail" }, by: ["provider"] },
		EXPIRE: { from: { ready: "fail" }, by: ["system"] },
		CANCEL_ASKED: {
			from: { complete: "cancelRequest", partialCanceled: "cancelRequest" },
			by: ["member", "operator"],
		},
		PART_CANCEL_ASKED: {
			from: { complete: "partialCancel", partialCanceled: "partialCancel" },
			by: ["member", "operator"],
		},
		REFUND_OK: { from: { partialCancel: "partialCanceled" }, by: ["provider"] },
		REFUND_OK_ALL: {
			from: { cancelRequest: "cancel", partialCancel: "cancel" },
			by: ["provider"],
		},
		REFUND_REFUSED: {
			from: {
				cancelRequest: ["complete", "partialCanceled"],
				partialCancel: ["complete", "partialCanceled"],
			},
			by: ["provider", "supplier", "member"],
		},
	},
});

export type PaymentState = StateOf<typeof paymentMachine>;
export type PaymentEvent = EventOf<typeof paymentMachine>;

export interface PaymentCore {
	readonly status: PaymentState;
	/** The status before cancelRequest or partialCancel; null otherwise. */
	readonly heldStatus: PaymentState | null;
}

const remembers: ReadonlySet<PaymentState> = new Set(["cancelRequest", "partialCancel"]);

/** Applies one event to a payment; a refusal changes nothing. [PAY-01] */
export function movePayment<P extends PaymentCore>(
	payment: P,
	event: PaymentEvent,
): Result<P, IllegalEvent<PaymentState, PaymentEvent>> {
	const next = paymentMachine.next(payment.status, event, payment.heldStatus);
	if (!next.ok) return err(next.error);
	return ok({
		...payment,
		status: next.value,
		heldStatus: remembers.has(next.value) ? payment.status : null,
	});
}

/**
 * Returns the event that settles a provider's refund: REFUND_OK_ALL for a full cancellation or when no live order products remain,
 * otherwise REFUND_OK.
 */
export const refundEvent = (status: PaymentState, liveProducts: number): "REFUND_OK" | "REFUND_OK_ALL" =>
	status === "partialCancel" && liveProducts > 0 ? "REFUND_OK" : "REFUND_OK_ALL";
