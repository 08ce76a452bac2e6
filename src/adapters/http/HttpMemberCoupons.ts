import type { CouponTab } from "#domain/coupon/Coupon.ts";
import type { CallOptions } from "#ports/CallOptions.ts";
import type { MemberCoupons } from "#ports/MemberCoupons.ts";
import { HttpPort } from "./HttpPort.ts";
import { coupon } from "./wireCoupons.ts";
import { withSignal } from "./withSignal.ts";

export class HttpMemberCoupons extends HttpPort implements MemberCoupons {
	list(status: CouponTab, options: CallOptions = {}) {
		return this.calls.send(
			() =>
				this.calls.content.GET("/v1/coupons/{status}", {
					params: { path: { status } },
					...withSignal(options),
				}),
			({ coupons }) => coupons.map(coupon),
		);
	}

	take(couponIdx: number) {
		return this.calls.send(
			() => this.calls.content.POST("/v1/coupons", { body: { couponIdx } }),
			(data) => coupon(data.coupon),
		);
	}

	takeByCompanyCode(code: string) {
		return this.calls.send(
			() => this.calls.content.POST("/v1/coupons/corporation", { body: { code } }),
			(data) => [coupon(data.coupon)],
		);
	}

	takePack(couponPackCode: string) {
		return this.calls.send(
			() => this.calls.content.POST("/v1/coupons/pack", { body: { couponPackCode } }),
			({ coupons }) => coupons.map(coupon),
		);
	}
}
