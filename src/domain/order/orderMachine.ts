import { bookingCopy } from "#copy/booking.ts";
import { defineMachine, type EventOf, type StateOf } from "#domain/shared/StateMachine.ts";

/** Actors that may trigger an order product's events. */
export type OrderActor = "payment" | "system" | "supplier" | "operator" | "member" | "link";

/**
 * State machine of an order product, table 4.1. A list of target states means a return to the previously held one. 'link' is the holder of
 * the text-message link. [DOM-STATUS-01, DOM-STATUS-22, DEC-079, DEC-084]
 */
export const orderMachine = defineMachine({
	initial: "new",
	states: {
		new: {},
		pending: { label: bookingCopy.status.pending.label },
		add_pay: { label: bookingCopy.status.add_pay.label },
		complete: { label: bookingCopy.status.complete.label },
		confirm: { label: bookingCopy.status.confirm.label },
		confirm_wait: { label: bookingCopy.status.confirm_wait.label },
		noshow: { label: bookingCopy.status.noshow.label },
		cancel: { label: bookingCopy.status.cancel.label },
		cancel_request: { label: bookingCopy.status.cancel_request.label },
		cancel_wait: { label: bookingCopy.status.cancel_wait.label },
	},
	events: {
		PAY_APPROVED: { from: { new: "pending" }, by: ["payment"] },
		PAY_APPROVED_INSTANT: { from: { new: "confirm" }, by: ["payment"] },
		SENT_TO_SUPPLIER: { from: { pending: "confirm_wait" }, by: ["system"] },
		SUPPLIER_CONFIRM: {
			from: { pending: "confirm", confirm_wait: "confirm" },
			by: ["supplier", "operator", "link"],
		},
		SUPPLIER_REJECT: {
			from: {
				pending: "cancel_wait",
				add_pay: "cancel_wait",
				confirm: "cancel_wait",
				confirm_wait: "cancel_wait",
			},
			by: ["supplier", "operator"],
		},
		ADD_PAY_ASKED: {
			from: { pending: "add_pay", confirm: "add_pay", confirm_wait: "add_pay" },
			by: ["operator"],
		},
		ADD_PAY_SETTLED: {
			from: { add_pay: ["pending", "confirm", "confirm_wait"] },
			by: ["payment", "operator"],
		},
		// The voucher's holder fixes its date: the room is either confirmed at once (DAY_FIXED) or requested from the stay (DAY_ASKED).
		// [DEC-192]
		DAY_FIXED: { from: { pending: "confirm" }, by: ["member"] },
		DAY_ASKED: { from: { pending: "confirm_wait" }, by: ["member"] },
		VOUCHER_ENDED: { from: { pending: "noshow" }, by: ["system"] },
		USER_CANCEL: {
			from: { pending: "cancel_request", confirm: "cancel_request" },
			by: ["member"],
		},
		LMS_CANCEL: { from: { pending: "cancel_request" }, by: ["link"] },
		CANCEL_ACCEPTED: {
			from: { cancel_request: "cancel_wait" },
			by: ["system", "supplier", "operator"],
		},
		CANCEL_REFUSED: {
			from: { cancel_request: ["pending", "confirm"] },
			by: ["supplier", "operator"],
		},
		CANCEL_UNDONE: { from: { cancel_request: ["pending", "confirm"] }, by: ["member"] },
		REFUND_DONE: { from: { cancel_wait: "cancel" }, by: ["payment"] },
		STAY_ENDED: { from: { confirm: "complete" }, by: ["system"] },
		NO_SHOW: { from: { pending: "noshow", confirm: "noshow" }, by: ["supplier", "operator"] },
	},
});

export type OrderState = StateOf<typeof orderMachine>;
/** Order product statuses visible to travellers (DOM-STATUS-01, DEC-079). */
export type OrderProductStatus = Exclude<OrderState, "new">;
/** States with no further transitions. */
export const finalStatuses = orderMachine.states.filter((state) => orderMachine.isFinal(state));
export type OrderEvent = EventOf<typeof orderMachine>;
