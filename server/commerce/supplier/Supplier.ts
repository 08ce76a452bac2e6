import type { StayDate } from "#domain/shared/StayDate.ts";

/** A booking as a supplier is asked for it. */
export interface SupplierOrder {
	/** Our number; asking twice with one number books once. */
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
	/** What the guest asks of the stay; empty = nothing. */
	readonly request: string;
	/** What we sold it for, whole won. */
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
	/** Asking twice with one number asks once. */
	readonly number: string;
	readonly orderNo: string;
	readonly channelIndex: number;
	readonly title: string;
	readonly text: string;
}

export type SupplierReply =
	| { readonly kind: "answered"; readonly text: string }
	| { readonly kind: "waiting" };

/** Whoever sells rooms of an external channel. Answers may take hours: `waiting` is asked again. [CHAN-01] */
export interface Supplier {
	/** Hands a booking over; `status` tells what it answers. */
	book(order: SupplierOrder): Promise<void>;
	status(orderNo: string): Promise<SupplierAnswer>;
	cancel(orderNo: string): Promise<SupplierCancelAnswer>;
	ask(question: SupplierQuestion): Promise<SupplierReply>;
}
