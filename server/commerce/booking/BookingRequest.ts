import type { PointUse } from "#domain/payment/paymentAmounts.ts";
import type { StayDates } from "#domain/shared/StayDates.ts";
import type { Viewer } from "#server/catalogue/pricing/Viewer.ts";
import type { PlanPath } from "#server/catalogue/stay/planPath.ts";
import type { OrderGuest } from "./store/NewOrderStore.ts";

/** A traveller's booking request. */
export interface BookingRequest extends StayDates {
	readonly memberId: number;
	/** The member's status when the request was made; a status that gives a lower price is checked again when the rooms are held. */
	readonly viewer: Viewer;
	readonly path: PlanPath & { readonly orderType: string };
	readonly adults: number;
	readonly childAges: readonly number[];
	/** Number of rooms, or of units of a dateless voucher. */
	readonly rooms: number;
	readonly guest: OrderGuest;
	readonly payKind: "main" | "global" | "voucher" | "lms";
	readonly payMethod: string;
	readonly promotionId: number | null;
	readonly couponIds: readonly number[];
	readonly points: PointUse;
	/** The digest of the base ledger the traveller saw; expectedTotal is the total after coupon and points. */
	readonly keyCode: string;
	readonly expectedTotal: number;
	/** The cancellation terms the traveller agreed to, line by line; absent when the client does not send them. */
	readonly cancelText?: readonly string[] | undefined;
	readonly request: string;
	readonly agreements: object;
}
