import type { StayDate } from "#domain/shared/StayDate.ts";
import type { PlanPath } from "#server/catalog/planPath.ts";
import type { PointSum } from "#server/points/pointHolds.ts";
import type { Viewer } from "#server/pricing/Viewer.ts";
import type { BookingGuest } from "./checkGuest.ts";

/** What a traveller asks to book. */
export interface BookingRequest {
	readonly memberId: number;
	readonly viewer: Viewer;
	readonly path: PlanPath & { readonly orderType: string };
	readonly checkIn: StayDate;
	readonly checkOut: StayDate;
	readonly adults: number;
	readonly childAges: readonly number[];
	/** Rooms, or pieces of a dateless voucher. */
	readonly rooms: number;
	readonly guest: BookingGuest;
	readonly payKind: "main" | "global" | "voucher" | "lms";
	readonly payMethod: string;
	readonly promotionId: number | null;
	readonly couponIds: readonly number[];
	readonly points: PointSum;
	/** The digest of the base ledger the traveller saw, and the total after coupon and points. */
	readonly keyCode: string;
	readonly expectedTotal: number;
	readonly request: string;
	readonly agreements: object;
}
