import type { InternationalGuest } from "#domain/guests/Guest.ts";
import type { StayDate } from "#domain/shared/StayDate.ts";
import { won } from "#domain/shared/Won.ts";
import type { BookingMember } from "#ports/BookingMember.ts";
import type { CallOptions } from "#ports/CallOptions.ts";
import { HttpPort } from "./HttpPort.ts";
import { coupon } from "./wireCoupons.ts";
import { memberAccount } from "./wireMembers.ts";
import { withSignal } from "./withSignal.ts";

export class HttpBookingMember extends HttpPort implements BookingMember {
	account(options: CallOptions = {}) {
		return this.calls.send(() => this.calls.auth.GET("/users", withSignal(options)), memberAccount);
	}

	balances({ ratePlanId, ...options }: CallOptions & { readonly ratePlanId?: number } = {}) {
		const plan = ratePlanId === undefined ? {} : { params: { query: { rateplanIdx: ratePlanId } } };
		return this.calls.send(
			() => this.calls.auth.GET("/points", { ...plan, ...withSignal(options) }),
			({ point, userPoint }) => ({ awesomeCash: won(point), welfarePoints: won(userPoint) }),
		);
	}

	coupons(
		{
			stayId,
			ratePlanId,
			startDate,
		}: { readonly stayId: number; readonly ratePlanId: number; readonly startDate: StayDate | null },
		options: CallOptions = {},
	) {
		return this.calls.send(
			() =>
				this.calls.content.POST("/v1/coupons/book", {
					body: { productIdx: stayId, rateplanIdx: ratePlanId, startDate },
					...withSignal(options),
				}),
			({ coupons }) => coupons.map(coupon),
		);
	}

	saveInternational(guest: InternationalGuest) {
		return this.calls.send(
			() =>
				this.calls.auth.PUT("/users/international-info", {
					body: {
						internationalNumber: guest.phoneCountry,
						internationalPhone: guest.phone,
						userFirstName: guest.firstName,
						userLastName: guest.lastName,
					},
				}),
			() => null,
		);
	}
}
