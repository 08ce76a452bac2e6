import type { Coupon } from "#domain/coupon/Coupon.ts";
import type { Failure } from "#domain/failure/Failure.ts";
import type { InternationalGuest } from "#domain/guests/Guest.ts";
import type { MemberAccount } from "#domain/member/Member.ts";
import type { PointBalances } from "#domain/member/Points.ts";
import type { Result } from "#domain/shared/Result.ts";
import type { StayDate } from "#domain/shared/StayDate.ts";
import type { CallOptions } from "./CallOptions.ts";

/** The member's data used by the booking form; the form works without whatever cannot be loaded. */
export interface BookingMember {
	account(options?: CallOptions): Promise<Result<MemberAccount, Failure>>;
	/** Returns the full balances; with a rate plan, the amounts that an order for it can use. */
	balances(options?: CallOptions & { readonly ratePlanId?: number }): Promise<Result<PointBalances, Failure>>;
	/** Returns the coupons for a stay, usable or not (CALL-CONTENT-43, DEC-171). */
	coupons(
		stay: { readonly stayId: number; readonly ratePlanId: number; readonly startDate: StayDate | null },
		options?: CallOptions,
	): Promise<Result<readonly Coupon[], Failure>>;
	/** Saves the name and phone number for bookings abroad (DEC-096). */
	saveInternational(guest: InternationalGuest): Promise<Result<null, Failure>>;
}
