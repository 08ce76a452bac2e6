import type { CallOptions } from "#application/UseCase.ts";
import type { BookableStay, PlanChoice } from "#domain/booking/BookingRequest.ts";
import type { Coupon } from "#domain/coupon/Coupon.ts";
import type { MemberAccount } from "#domain/member/Member.ts";
import type { PointBalances } from "#domain/member/Points.ts";
import { ok, type Result } from "#domain/shared/Result.ts";
import { noWon } from "#domain/shared/Won.ts";
import type { CallFailure } from "#domain/support/CallFailure.ts";
import type { BookingDraft, BookingDrafts } from "#ports/BookingDrafts.ts";
import type { BookingMember } from "#ports/BookingMember.ts";
import type { Bookings } from "#ports/Bookings.ts";

interface OpenBookingFormDeps {
	readonly bookings: Bookings;
	readonly member: BookingMember;
	readonly drafts: BookingDrafts;
}

export interface BookingFormContent {
	readonly stay: BookableStay;
	/** Null when it could not be had: the guest types everything. */
	readonly account: MemberAccount | null;
	readonly balances: PointBalances;
	readonly coupons: readonly Coupon[];
	/** The form as it was left at this address. */
	readonly draft: BookingDraft | null;
}

const noPoints: PointBalances = { awesomeCash: noWon, welfarePoints: noWon };

/** Everything the booking form starts with. Only the plan itself is indispensable (SCREEN-01, DEC-159). */
export class OpenBookingForm {
	readonly #deps: OpenBookingFormDeps;

	constructor(deps: OpenBookingFormDeps) {
		this.#deps = deps;
	}

	async execute(
		{ choice, address }: { readonly choice: PlanChoice; readonly address: string },
		options: CallOptions = {},
	): Promise<Result<BookingFormContent, CallFailure>> {
		const { bookings, member, drafts } = this.#deps;
		const [stay, account] = await Promise.all([bookings.viewPlan(choice, options), member.account(options)]);
		if (!stay.ok) return stay;
		const { ratePlanId } = stay.value;
		const [balances, coupons] = await Promise.all([
			member.balances({ ...options, ratePlanId }),
			member.coupons(
				{ stayId: choice.plan.stayId, ratePlanId, startDate: choice.terms.checkInDate },
				options,
			),
		]);
		return ok({
			stay: stay.value,
			account: account.ok ? account.value : null,
			balances: balances.ok ? balances.value : noPoints,
			coupons: coupons.ok ? coupons.value : [],
			draft: drafts.read(address),
		});
	}
}
