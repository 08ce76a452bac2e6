import type { StayDate } from "#domain/shared/StayDate.ts";
import type { StayOrder } from "#server/commerce/booking/StayOrder.ts";

/** A booking as sent to a supplier. */
export type SupplierOrder = StayOrder;

/** Nothing to poll for: people answer, and an operator enters what they said. */
interface ByOperator {
	readonly kind: "byOperator";
}

export type SupplierAnswer =
	| ByOperator
	| { readonly kind: "confirmed"; readonly confirmNum: string; readonly externalOrderNum: string }
	| { readonly kind: "rejected"; readonly reason: string }
	| { readonly kind: "waiting" };

export type SupplierCancelAnswer =
	| ByOperator
	| { readonly kind: "accepted" }
	| { readonly kind: "refused" }
	| { readonly kind: "waiting" };

/** A traveller's question about a booking. */
export interface SupplierQuestion {
	/** Makes asking idempotent. */
	readonly number: string;
	readonly orderNo: string;
	readonly channelIndex: number;
	readonly inquiryId: number;
	readonly stayName: string;
	readonly checkIn: StayDate | null;
	readonly checkOut: StayDate | null;
	readonly title: string;
	readonly text: string;
}

export type SupplierReply =
	| ByOperator
	| { readonly kind: "answered"; readonly text: string }
	| { readonly kind: "waiting" };

/** The seller of an external channel's rooms. Answers may take hours: while one is `waiting`, it is polled. [CHAN-01] */
export interface Supplier {
	/** Submits a booking; `status` returns the answer. */
	book(order: SupplierOrder): Promise<void>;
	status(orderNo: string): Promise<SupplierAnswer>;
	/** Requests a cancellation; repeated, it only returns the answer. */
	cancel(order: SupplierOrder): Promise<SupplierCancelAnswer>;
	ask(question: SupplierQuestion): Promise<SupplierReply>;
}
