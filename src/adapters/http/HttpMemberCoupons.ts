import { copy } from "#domain/copy/ko.ts";
import type { CouponTab } from "#domain/coupon/Coupon.ts";
import { failures } from "#domain/support/failures.ts";
import type { MemberCoupons } from "#ports/MemberCoupons.ts";
import type { HttpCalls } from "./HttpCalls.ts";
import { coupon } from "./wireCoupons.ts";

/** A code that is refused is told beside its field. */
const inPlace = {
	handles: [failures.invalidRequest.code, failures.generic.code, failures.couponUnusable.code],
};

export class HttpMemberCoupons implements MemberCoupons {
	readonly #calls: HttpCalls;

	constructor(calls: HttpCalls) {
		this.#calls = calls;
	}

	list(status: CouponTab, { signal }: { readonly signal?: AbortSignal | undefined } = {}) {
		return this.#calls.send(
			() =>
				this.#calls.content.GET("/v1/coupons/{status}", {
					params: { path: { status } },
					...(signal ? { signal } : {}),
				}),
			({ coupons }) => coupons.map(coupon),
			{ silent: true },
		);
	}

	take(couponIdx: number) {
		return this.#calls.send(
			() => this.#calls.content.POST("/v1/coupons", { body: { couponIdx } }),
			(data) => coupon(data.coupon),
			{ failureText: copy.action.couponFailed },
		);
	}

	takeByCompanyCode(code: string) {
		return this.#calls.send(
			() => this.#calls.content.POST("/v1/coupons/corporation", { body: { code } }),
			(data) => [coupon(data.coupon)],
			inPlace,
		);
	}

	takePack(couponPackCode: string) {
		return this.#calls.send(
			() => this.#calls.content.POST("/v1/coupons/pack", { body: { couponPackCode } }),
			({ coupons }) => coupons.map(coupon),
			inPlace,
		);
	}
}
