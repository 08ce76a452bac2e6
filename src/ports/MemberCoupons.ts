import type { Coupon, CouponTab } from "#domain/coupon/Coupon.ts";
import type { Result } from "#domain/shared/Result.ts";
import type { CallFailure } from "#domain/support/CallFailure.ts";

/** The coupons a member holds. The screen shows refusals itself. */
export interface MemberCoupons {
	list(
		tab: CouponTab,
		options?: { readonly signal?: AbortSignal | undefined },
	): Promise<Result<readonly Coupon[], CallFailure>>;
	/** A coupon that is offered to everybody (CALL-CONTENT-41). A refusal is told by a popup. */
	take(id: number): Promise<Result<Coupon, CallFailure>>;
	/** A company's code gives one coupon (CALL-CONTENT-44). */
	takeByCompanyCode(code: string): Promise<Result<readonly Coupon[], CallFailure>>;
	/** A pack's code gives several (CALL-CONTENT-46). */
	takePack(code: string): Promise<Result<readonly Coupon[], CallFailure>>;
}
