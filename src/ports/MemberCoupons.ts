import type { Coupon, CouponTab } from "#domain/coupon/Coupon.ts";
import type { Failure } from "#domain/failure/Failure.ts";
import type { Result } from "#domain/shared/Result.ts";
import type { CallOptions } from "./CallOptions.ts";

/** The member's coupons. The screen shows refusals itself. */
export interface MemberCoupons {
	list(tab: CouponTab, options?: CallOptions): Promise<Result<readonly Coupon[], Failure>>;
	/** Takes a coupon that is offered to everyone (CALL-CONTENT-41). A refusal is shown in a popup. */
	take(id: number): Promise<Result<Coupon, Failure>>;
	/** Redeems a company code for one coupon (CALL-CONTENT-44). */
	takeByCompanyCode(code: string): Promise<Result<readonly Coupon[], Failure>>;
	/** Redeems a pack's code for several coupons (CALL-CONTENT-46). */
	takePack(code: string): Promise<Result<readonly Coupon[], Failure>>;
}
