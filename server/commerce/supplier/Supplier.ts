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

/** Whoever sells rooms of an external channel. Answers may take hours: `waiting` is asked again. [CHAN-01] */
export interface Supplier {
	book(order: SupplierOrder): Promise<SupplierAnswer>;
	status(orderNo: string): Promise<SupplierAnswer>;
	cancel(orderNo: string): Promise<SupplierCancelAnswer>;
}
