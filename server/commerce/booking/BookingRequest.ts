import type { PointUse } from "#domain/payment/paymentAmounts.ts";
import type { StayDates } from "#domain/shared/StayDates.ts";
import type { Viewer } from "#server/catalogue/pricing/Viewer.ts";
import type { PlanPath } from "#server/catalogue/stay/planPath.ts";
import type { OrderGuest } from "./store/NewOrderStore.ts";

/** What a traveller asks to book. */
export interface BookingRequest extends StayDates {
	readonly memberId: number;
	/** As whom the member asked; whoever pays less by that is looked at again when the rooms are held. */
	readonly viewer: Viewer;
	readonly path: PlanPath & { readonly orderType: string };
	readonly adults: number;
	readonly childAges: readonly number[];
	/** Rooms, or pieces of a dateless voucher. */
	readonly rooms: number;
	readonly guest: OrderGuest;
	readonly payKind: "main" | "global" | "voucher" | "lms";
	readonly payMethod: string;
	readonly promotionId: number | null;
	readonly couponIds: readonly number[];
	readonly points: PointUse;
	/** The digest of the base ledger the traveller saw, and the total after coupon and points. */
	readonly keyCode: string;
	readonly expectedTotal: number;
	/** The terms of cancelling the traveller agreed to, line by line; missing where nobody says. */
	readonly cancelText?: readonly string[] | undefined;
	readonly request: string;
	readonly agreements: object;
}
