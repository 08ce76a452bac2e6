import type { CallOptions } from "#application/UseCase.ts";
import type { Coupon, CouponTab } from "#domain/coupon/Coupon.ts";
import type { Result } from "#domain/shared/Result.ts";
import type { CallFailure } from "#domain/support/CallFailure.ts";
import type { MemberCoupons } from "#ports/MemberCoupons.ts";

/** The member's coupons of a tab (SCREEN-09). */
export class ListCoupons {
	readonly #coupons: MemberCoupons;

	constructor(deps: { readonly coupons: MemberCoupons }) {
		this.#coupons = deps.coupons;
	}

	execute(tab: CouponTab, options: CallOptions = {}): Promise<Result<readonly Coupon[], CallFailure>> {
		return this.#coupons.list(tab, options);
	}
}
