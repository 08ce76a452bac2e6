import type { Coupon } from "#domain/coupon/Coupon.ts";
import type { Result } from "#domain/shared/Result.ts";
import type { CallFailure } from "#domain/support/CallFailure.ts";
import { failures } from "#domain/support/failures.ts";
import type { MemberCoupons } from "#ports/MemberCoupons.ts";

/** Turns a code into coupons. A code does not tell whether it is a company's or a pack's, so both are tried (DEC-023). */
export class RegisterCoupon {
	readonly #coupons: MemberCoupons;

	constructor(deps: { readonly coupons: MemberCoupons }) {
		this.#coupons = deps.coupons;
	}

	async execute(code: string): Promise<Result<readonly Coupon[], CallFailure>> {
		const taken = await this.#coupons.takeByCompanyCode(code);
		return taken.ok || !isUnknownCode(taken.error) ? taken : this.#coupons.takePack(code);
	}
}

/** Held and unknown share a code; only their words differ (DEC-171). */
const isUnknownCode = (failure: CallFailure): boolean =>
	failure.kind === "http" &&
	failure.code === failures.couponUnusable.code &&
	failure.message !== failures.couponHeld.message;
