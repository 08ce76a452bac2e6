import {
	type OrderActor,
	type OrderEvent,
	type OrderState,
	orderMachine,
} from "#domain/order/orderMachine.ts";
import { koreanDay } from "#domain/shared/koreanTime.ts";
import { err, ok, type Result } from "#domain/shared/Result.ts";
import type { IllegalEvent } from "#domain/shared/StateMachine.ts";
import type { StayDate } from "#domain/shared/StayDate.ts";
import { canUserCancel, isLinkSelectable } from "./cancelRight.ts";
import { undoUntil } from "./undoWindow.ts";

/** The part of an order product that the rules need. */
export interface OrderProductCore {
	readonly status: OrderState;
	/** The status before add_pay or cancel_request, restored afterwards; null otherwise. */
	readonly heldStatus: OrderState | null;
	/** False exactly when btnCancelYn is 'N'. */
	readonly hasCancelButton: boolean;
	readonly channelIndex: number;
	readonly confirmationNumber: string | null;
	/** Null for a dateless order. */
	readonly startDate: StayDate | null;
	readonly endDate: StayDate | null;
	/** Last day of a voucher's validity; absent or null for all other products. */
	readonly validUntil?: StayDate | null;
	/** When the pending cancellation was requested, in epoch milliseconds; null when there is none. */
	readonly cancelRequestedAt: number | null;
}

export type OrderRefusal =
	| IllegalEvent<OrderState, OrderEvent>
	| { readonly kind: "wrongActor"; readonly event: OrderEvent; readonly actor: OrderActor }
	| { readonly kind: "notCancellable" }
	| { readonly kind: "notSelectable" }
	/** The product is not a voucher, or its date is already fixed. */
	| { readonly kind: "notDateless" }
	| { readonly kind: "tooEarly"; readonly event: OrderEvent }
	| { readonly kind: "undoClosed" };

export interface OrderCommand {
	readonly event: OrderEvent;
	readonly actor: OrderActor;
	/** Epoch milliseconds. */
	readonly now: number;
}

/** Whether it is a voucher whose date is not fixed yet. [DEC-192] */
const isUnusedVoucher = (
	order: OrderProductCore,
): order is OrderProductCore & { readonly validUntil: StayDate } =>
	order.startDate === null && (order.validUntil ?? null) !== null;

/** Checks the extra condition of an event that the state table allows; null when it is met. */
function refusalOf(order: OrderProductCore, { event, actor, now }: OrderCommand): OrderRefusal | null {
	const today = koreanDay(now);
	switch (event) {
		case "USER_CANCEL":
			return canUserCancel(order) ? null : { kind: "notCancellable" };
		case "LMS_CANCEL":
		case "SUPPLIER_CONFIRM":
			return actor === "link" && !isLinkSelectable(order) ? { kind: "notSelectable" } : null;
		case "CANCEL_UNDONE":
			return undoUntil(order.channelIndex, order.cancelRequestedAt, now) === null
				? { kind: "undoClosed" }
				: null;
		case "DAY_FIXED":
		case "DAY_ASKED":
			return isUnusedVoucher(order) ? null : { kind: "notDateless" };
		case "VOUCHER_ENDED":
			if (!isUnusedVoucher(order)) return { kind: "notDateless" };
			return order.validUntil < today ? null : { kind: "tooEarly", event };
		case "NO_SHOW":
			return order.startDate !== null && order.startDate <= today ? null : { kind: "tooEarly", event };
		case "STAY_ENDED": {
			// A voucher that the stay confirmed without telling us the day was used by its last day.
			const end = order.endDate ?? order.validUntil ?? null;
			return end !== null && end < today ? null : { kind: "tooEarly", event };
		}
		default:
			return null;
	}
}

const remembers: ReadonlySet<OrderState> = new Set(["add_pay", "cancel_request"]);

/**
 * Applies one event to an order product, or returns why it is refused; a refusal changes nothing. Checks the state table first, then the
 * actor, then the event's own condition. [DOM-STATUS-18, DOM-STATUS-19, DOM-STATUS-22, DEC-084, DEC-177]
 */
export function moveOrder<O extends OrderProductCore>(
	order: O,
	command: OrderCommand,
): Result<O, OrderRefusal> {
	const { event, actor, now } = command;
	const next = orderMachine.next(order.status, event, order.heldStatus);
	if (!next.ok) return next;
	const by: readonly string[] = orderMachine.table.events[event].by;
	if (!by.includes(actor)) return err({ kind: "wrongActor", event, actor });
	const refusal = refusalOf(order, command);
	if (refusal) return err(refusal);
	return ok({
		...order,
		status: next.value,
		heldStatus: remembers.has(next.value) ? order.status : null,
		cancelRequestedAt: next.value === "cancel_request" ? now : null,
	});
}
