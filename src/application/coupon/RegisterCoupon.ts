import { messageOnScreen } from "#application/use-case/failurePolicies.ts";
import type { Coupon } from "#domain/coupon/Coupon.ts";
import type { Failure } from "#domain/failure/Failure.ts";
import type { Result } from "#domain/shared/Result.ts";
import type { MemberCoupons } from "#ports/MemberCoupons.ts";

/** Redeems a code for coupons. A code does not show whether it is a company code or a coupon pack, so both are tried (DEC-023). */
export class RegisterCoupon {
	readonly failures = messageOnScreen;
	readonly #coupons: MemberCoupons;

	constructor(deps: { readonly coupons: MemberCoupons }) {
		this.#coupons = deps.coupons;
	}

	async execute(code: string): Promise<Result<readonly Coupon[], Failure>> {
		const taken = await this.#coupons.takeByCompanyCode(code);
		return taken.ok || taken.error.kind !== "couponUnusable" ? taken : this.#coupons.takePack(code);
	}
}
