import type { Coupon, CouponTab } from "#domain/coupon/Coupon.ts";
import type { Failure } from "#domain/failure/Failure.ts";
import type { Result } from "#domain/shared/Result.ts";
import type { CallOptions } from "./CallOptions.ts";

/** The coupons a member holds. The screen shows refusals itself. */
export interface MemberCoupons {
	list(tab: CouponTab, options?: CallOptions): Promise<Result<readonly Coupon[], Failure>>;
	/** A coupon that is offered to everybody (CALL-CONTENT-41). A refusal is shown in a popup. */
	take(id: number): Promise<Result<Coupon, Failure>>;
	/** A company's code gives one coupon (CALL-CONTENT-44). */
	takeByCompanyCode(code: string): Promise<Result<readonly Coupon[], Failure>>;
	/** A pack's code gives several (CALL-CONTENT-46). */
	takePack(code: string): Promise<Result<readonly Coupon[], Failure>>;
}
