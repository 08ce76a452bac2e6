import type { PromotionTerms } from "#domain/offer/Promotion.ts";
import { addDays, nightsBetween, type StayDate } from "#domain/shared/StayDate.ts";
import { nightsOf, stayFrom } from "#domain/shared/StayDates.ts";
import type { DiscountKind } from "#domain/stay/DiscountKind.ts";
import type { Moment, StayTerms } from "./StayTerms.ts";

/** A discount of a plan, and the condition under which it applies. */
export interface DiscountRule {
	readonly kind: DiscountKind;
	readonly percent: number;
	/** LONG_NIGHT: minimum number of nights. */
	readonly minNights: number | null;
	/** EARLY_BIRD: minimum number of days between booking and check-in. */
	readonly minDaysAhead: number | null;
	/** TIME_DEAL: start (inclusive) and end (exclusive), in epoch milliseconds. */
	readonly startsAt: number | null;
	readonly endsAt: number | null;
}

/** A promotion and the sale days and stay nights it applies to (both ends included). */
export interface PromotionRule extends PromotionTerms {
	readonly stayStart: StayDate;
	readonly stayEnd: StayDate;
	readonly saleStart: StayDate;
	readonly saleEnd: StayDate;
	/** Whether the promotion belongs to an unlisted event. It then applies only when requested by its ID. [DEC-118] */
	readonly isSecret: boolean;
}

/** Everything that decides whether, and at what price, a plan is sold, except its nightly prices and stock. */
export interface PlanRule {
	/** Maximum guests per room. */
	readonly maxGuests: number;
	readonly minNights: number;
	readonly maxNights: number;
	readonly normalPercent: number;
	readonly memberPercent: number;
	readonly discount: DiscountRule | null;
	/** Whether amounts are shown to members only. [DEC-091] */
	readonly isHidden: boolean;
	readonly stayStart: StayDate | null;
	readonly stayEnd: StayDate | null;
	readonly saleStart: StayDate | null;
	readonly saleEnd: StayDate | null;
	readonly promotions: readonly PromotionRule[];
}

/** The parts of a rule that apply to one stay at one moment. */
export interface PlanConditions {
	readonly normalPercent: number;
	readonly memberPercent: number;
	/** Null when the plan has no discount or its condition is not met. */
	readonly discount: { readonly kind: DiscountKind; readonly percent: number } | null;
	/** The promotions in force. Only the one that gives the lowest public price is applied, see `bestPromotion`. */
	readonly promotions: readonly PromotionTerms[];
	readonly isHidden: boolean;
}

const isWithin = (day: StayDate, from: StayDate | null, to: StayDate | null): boolean =>
	(from === null || day >= from) && (to === null || day <= to);

/**
 * Returns the conditions under which a plan is sold for a stay; null when it is not sold for such a stay or check-in is in the past. The
 * guest limit of a room is multiplied by the number of rooms. A wanted promotion replaces the others when it is in force.
 */
export function conditionsFor(
	rule: PlanRule,
	stay: StayTerms,
	moment: Moment,
	wantedPromotion: number | null = null,
): PlanConditions | null {
	if (stay.checkInDate < moment.today) return null;
	if (stay.guests > rule.maxGuests * stay.rooms) return null;
	const nights = nightsOf(stay);
	if (nights < rule.minNights || nights > rule.maxNights) return null;
	if (!isWithin(moment.today, rule.saleStart, rule.saleEnd)) return null;
	const lastNight = nights === 1 ? stay.checkInDate : addDays(stay.checkOutDate, -1);
	if (!isWithin(stay.checkInDate, rule.stayStart, null) || !isWithin(lastNight, null, rule.stayEnd))
		return null;
	return conditions(
		rule,
		rule.discount !== null && holds(rule.discount, stay, moment),
		rule.promotions.filter(
			(promotion) =>
				isWithin(moment.today, promotion.saleStart, promotion.saleEnd) &&
				stay.checkInDate >= promotion.stayStart &&
				lastNight <= promotion.stayEnd,
		),
		wantedPromotion,
	);
}

/** Like `conditionsFor`, but for a dateless voucher: nights, guests and stay dates do not matter. */
export function voucherConditions(
	rule: PlanRule,
	moment: Moment,
	wantedPromotion: number | null = null,
): PlanConditions | null {
	if (!isWithin(moment.today, rule.saleStart, rule.saleEnd)) return null;
	const kind = rule.discount?.kind;
	const isDateless = kind === "GENERAL" || kind === "TIME_DEAL";
	const anyStay = { ...stayFrom(moment.today, 1), rooms: 1, guests: 1 };
	return conditions(
		rule,
		rule.discount !== null && isDateless && holds(rule.discount, anyStay, moment),
		rule.promotions.filter((promotion) => isWithin(moment.today, promotion.saleStart, promotion.saleEnd)),
		wantedPromotion,
	);
}

function conditions(
	{ normalPercent, memberPercent, discount, isHidden }: PlanRule,
	isDiscounted: boolean,
	inForce: readonly PromotionRule[],
	wantedPromotion: number | null,
): PlanConditions {
	const wanted = inForce.filter((promotion) => promotion.id === wantedPromotion);
	const open = inForce.filter((promotion) => !promotion.isSecret);
	return {
		normalPercent,
		memberPercent,
		discount: isDiscounted ? discount : null,
		promotions: (wanted.length > 0 ? wanted : open).map(({ id, type, amount }) => ({ id, type, amount })),
		isHidden,
	};
}

function holds(discount: DiscountRule, stay: StayTerms, { now, today }: Moment): boolean {
	switch (discount.kind) {
		case "GENERAL":
			return true;
		case "LONG_NIGHT":
			return nightsOf(stay) >= (discount.minNights ?? 2);
		case "EARLY_BIRD":
			return nightsBetween(today, stay.checkInDate) >= (discount.minDaysAhead ?? 1);
		case "TIME_DEAL":
			return now >= (discount.startsAt ?? now) && now < (discount.endsAt ?? Number.POSITIVE_INFINITY);
	}
}
