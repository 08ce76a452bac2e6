import { shownOnScreen } from "#application/use-case/failurePolicies.ts";
import { UseCaseOf } from "#application/use-case/UseCaseOf.ts";
import type { BookableStay, PlanChoice } from "#domain/booking/BookingRequest.ts";
import type { Coupon } from "#domain/coupon/Coupon.ts";
import type { Failure } from "#domain/failure/Failure.ts";
import type { MemberAccount } from "#domain/member/Member.ts";
import type { PointBalances } from "#domain/member/Points.ts";
import { ok, type Result } from "#domain/shared/Result.ts";
import type { BookingDraft, BookingDrafts } from "#ports/BookingDrafts.ts";
import type { BookingMember } from "#ports/BookingMember.ts";
import type { Bookings } from "#ports/Bookings.ts";
import type { CallOptions } from "#ports/CallOptions.ts";

interface OpenBookingFormDeps {
	readonly bookings: Bookings;
	readonly member: BookingMember;
	readonly drafts: BookingDrafts;
}

export interface BookingFormContent {
	readonly stay: BookableStay;
	/** Null if it could not be loaded; the guest then fills in everything. */
	readonly account: MemberAccount | null;
	/** Null if they could not be loaded. */
	readonly balances: PointBalances | null;
	readonly coupons: readonly Coupon[] | null;
	/** The form as last left at this address, if any. */
	readonly draft: BookingDraft | null;
}

interface OpenBookingFormInput {
	readonly choice: PlanChoice;
	readonly address: string;
	/** The plan, if already loaded. */
	readonly stay?: BookableStay | null;
}

/** Returns the rate plan ID if the address names exactly one, else null. */
const planIdOf = ({ plan }: PlanChoice): number | null =>
	/^[1-9]\d{0,9}$/.test(plan.ratePlan) ? Number(plan.ratePlan) : null;

/** Loads the initial data of the booking form, usually in one round of calls. Only the plan itself is required (SCREEN-01, DEC-159). */
export class OpenBookingForm extends UseCaseOf<OpenBookingFormDeps> {
	readonly failures = shownOnScreen;
	async execute(
		{ choice, address, stay: known }: OpenBookingFormInput,
		options: CallOptions = {},
	): Promise<Result<BookingFormContent, Failure>> {
		const { bookings, member, drafts } = this.deps;
		const discounts = (ratePlanId: number) =>
			Promise.all([
				member.balances({ ...options, ratePlanId }),
				member.coupons(
					{ stayId: choice.plan.stayId, ratePlanId, startDate: choice.terms.checkInDate },
					options,
				),
			]);
		const expectedId = known?.ratePlanId ?? planIdOf(choice);
		const [stay, account, expected] = await Promise.all([
			known ? ok(known) : bookings.viewPlan(choice, options),
			member.account(options),
			expectedId && discounts(expectedId),
		]);
		if (!stay.ok) return stay;
		const { ratePlanId } = stay.value;
		const [balances, coupons] =
			expected && ratePlanId === expectedId ? expected : await discounts(ratePlanId);
		return ok({
			stay: stay.value,
			account: account.ok ? account.value : null,
			balances: balances.ok ? balances.value : null,
			coupons: coupons.ok ? coupons.value : null,
			draft: drafts.read(address),
		});
	}
}
