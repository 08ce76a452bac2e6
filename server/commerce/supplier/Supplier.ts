import type { StayDate } from "#domain/shared/StayDate.ts";

/** A booking as sent to a supplier. */
export interface SupplierOrder {
	/** Our order number, which makes booking idempotent. */
	readonly orderNo: string;
	readonly channelIndex: number;
	readonly externalId: string;
	readonly externalRoomId: string;
	readonly externalRateplanId: string;
	readonly checkIn: StayDate | null;
	readonly checkOut: StayDate | null;
	readonly rooms: number;
	readonly guestName: string;
	readonly guestTel: string;
	readonly guestEmail: string;
	/** The guest's request to the stay; empty when there is none. */
	readonly request: string;
	/** Our sale price, in whole won. */
	readonly amount: number;
}

export type SupplierAnswer =
	| { readonly kind: "confirmed"; readonly confirmNum: string; readonly externalOrderNum: string }
	| { readonly kind: "rejected"; readonly reason: string }
	| { readonly kind: "waiting" };

export type SupplierCancelAnswer =
	| { readonly kind: "accepted" }
	| { readonly kind: "refused" }
	| { readonly kind: "waiting" };

/** A traveller's question about a booking. */
export interface SupplierQuestion {
	/** Makes asking idempotent. */
	readonly number: string;
	readonly orderNo: string;
	readonly channelIndex: number;
	readonly title: string;
	readonly text: string;
}

export type SupplierReply =
	| { readonly kind: "answered"; readonly text: string }
	| { readonly kind: "waiting" };

/** The seller of an external channel's rooms. Answers may take hours: while one is `waiting`, it is polled. [CHAN-01] */
export interface Supplier {
	/** Submits a booking; `status` returns the answer. */
	book(order: SupplierOrder): Promise<void>;
	status(orderNo: string): Promise<SupplierAnswer>;
	/** Requests a cancellation; repeated, it only returns the answer. */
	cancel(orderNo: string): Promise<SupplierCancelAnswer>;
	ask(question: SupplierQuestion): Promise<SupplierReply>;
}
