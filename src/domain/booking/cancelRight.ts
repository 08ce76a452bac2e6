import type { OrderState } from "#domain/order/orderMachine.ts";

/** Whether the member may cancel: the button flag is not 'N' and the status is pending or confirm. [DOM-STATUS-18] */
export const canUserCancel = (order: {
	readonly hasCancelButton: boolean;
	readonly status: OrderState;
}): boolean => order.hasCancelButton && (order.status === "pending" || order.status === "confirm");

const isBlank = (text: string | null): boolean => text === null || text.trim() === "";

/**
 * Whether the text-message link may still act: there is neither a confirmation number nor a start date; blank counts as missing.
 * [DOM-STATUS-19]
 */
export const isLinkSelectable = (order: {
	readonly confirmationNumber: string | null;
	readonly startDate: string | null;
}): boolean => isBlank(order.confirmationNumber) && isBlank(order.startDate);

/** Whether the text is a confirmation number: 1 to 30 letters, digits and hyphens. [DEC-085] */
export const isConfirmationNumber = (text: string): boolean => /^[A-Za-z0-9-]{1,30}$/.test(text);
