import { err, type Result } from "#domain/shared/Result.ts";
import { defineMachine, type EventOf, type IllegalEvent, type StateOf } from "#domain/shared/StateMachine.ts";

/**
 * State machine of a refund: promised when a cancellation is requested, sent to the provider once it is accepted. Refunds of extra payments
 * for a cancelled room are sent at once, together with the cancellation. [DEC-084, DEC-095, DEC-177]
 */
export const refundMachine = defineMachine({
	initial: "new",
	states: { new: {}, waiting: {}, sent: {}, done: {}, refused: {}, undone: {} },
	events: {
		CANCEL_ASKED: { from: { new: "waiting" }, by: ["member", "link", "supplier", "operator"] },
		EXTRA_CANCELLED: { from: { new: "sent" }, by: ["system", "supplier", "operator"] },
		CANCEL_ACCEPTED: { from: { waiting: "sent" }, by: ["system", "supplier", "operator"] },
		CANCEL_UNDONE: { from: { waiting: "undone" }, by: ["member"] },
		CANCEL_REFUSED: { from: { waiting: "refused" }, by: ["supplier", "operator"] },
		PAID_BACK: { from: { sent: "done" }, by: ["provider"] },
		PROVIDER_REFUSED: { from: { sent: "refused" }, by: ["provider"] },
		RETRIED: { from: { refused: "sent" }, by: ["operator"] },
	},
});

export type RefundState = Exclude<StateOf<typeof refundMachine>, "new">;
export type RefundEvent = EventOf<typeof refundMachine>;

/** The part of a refund that the rules need. */
export interface RefundCore {
	readonly state: RefundState;
	/** Whether the provider has been asked, so that a refusal is the provider's and not the seller's. */
	readonly isAsked: boolean;
}

export type RefundRefusal =
	| IllegalEvent<StateOf<typeof refundMachine>, RefundEvent>
	/** The seller kept the booking, so there is nothing to ask the provider for. */
	| { readonly kind: "neverSent" };

/** Returns the next state of a refund, or why the event is refused; a refusal changes nothing. */
export function moveRefund(refund: RefundCore, event: RefundEvent): Result<RefundState, RefundRefusal> {
	if (event === "RETRIED" && refund.state === "refused" && !refund.isAsked) return err({ kind: "neverSent" });
	// No event leads back to "new".
	return refundMachine.next(refund.state, event) as Result<RefundState, RefundRefusal>;
}
