import type { CouponDiscount } from "#domain/coupon/Coupon.ts";
import type { PriceLine } from "#domain/offer/PriceLine.ts";
import { planPrices } from "#domain/offer/planPrices.ts";
import { ledgerTotal, type PriceUse, payableLedger } from "#domain/offer/priceLedger.ts";
import { addDays, type StayDate } from "#domain/shared/StayDate.ts";
import { type Won, won } from "#domain/shared/Won.ts";
import { conditionsFor, type PlanRule } from "#server/pricing/PlanRule.ts";
import { momentOf } from "#server/pricing/StayTerms.ts";
import { coupons } from "../content/coupons.ts";
import { priceOf } from "../stays/nightRows.ts";
import type { BookingSeed } from "./bookings.ts";
import type { Choice } from "./chooseStay.ts";

interface Question {
	readonly choice: Choice;
	readonly seed: BookingSeed;
	/** Null: a voucher at its own price. */
	readonly checkIn: StayDate | null;
	readonly voucherPrice: number | null;
	readonly isSpecial: boolean;
	/** Epoch milliseconds. */
	readonly bookedAt: number;
	/** The member's copy of the coupon the booking uses. */
	readonly couponCopy: number | null;
}

export interface OrderPrice {
	readonly lines: readonly PriceLine[];
	readonly keyCode: string;
	readonly saleAmount: Won;
	readonly awesomeCash: Won;
	readonly welfarePoints: Won;
}

/** The rule of a demo plan as pricing sees it. Time deals are younger than any demo booking, promotions are left out. */
function ruleOf({ room, plan }: Choice): PlanRule {
	const { discount } = plan.type;
	return {
		maxGuests: room.type.most,
		minNights: plan.type.minNights ?? 1,
		maxNights: 30,
		normalPercent: plan.normalPercent,
		memberPercent: plan.memberPercent,
		discount:
			discount && discount.kind !== "TIME_DEAL"
				? {
						kind: discount.kind,
						percent: discount.rate,
						minNights: discount.kind === "LONG_NIGHT" ? discount.minNights : null,
						minDaysAhead: discount.kind === "EARLY_BIRD" ? discount.minDaysAhead : null,
						startsAt: null,
						endsAt: null,
					}
				: null,
		isHidden: false,
		stayStart: null,
		stayEnd: null,
		saleStart: null,
		saleEnd: null,
		promotions: [],
	};
}

function discountOf(campaign: number): { name: string; discount: CouponDiscount } {
	const coupon = coupons.find(({ id }) => id === campaign);
	if (!coupon) throw new Error(`No coupon ${campaign}`);
	return {
		name: coupon.title,
		discount:
			coupon.kind === "AMOUNT"
				? { kind: "amount", amount: won(coupon.discount) }
				: {
						kind: "percent",
						percent: coupon.discount,
						limit: coupon.most === undefined ? null : won(coupon.most),
					},
	};
}

function basePrice({ choice, seed, checkIn, voucherPrice, isSpecial, bookedAt }: Question) {
	const { rooms = 1, nights, adults = 2, childAges = [] } = seed;
	if (checkIn === null) {
		const charge = { kind: "vouchers", count: 1, price: won(voucherPrice ?? 0) } as const;
		const { normalPercent, memberPercent } = choice.plan;
		return planPrices(
			{
				charge,
				normalDiscountPercent: normalPercent,
				memberDiscountPercent: memberPercent,
				discounts: [],
				promotion: null,
				cashbackPercent: 0,
			},
			isSpecial,
		);
	}
	const stay = { checkIn, nights, rooms, guests: adults + childAges.length };
	const conditions = conditionsFor(ruleOf(choice), stay, momentOf(bookedAt));
	if (!conditions) throw new Error(`The demo booking ${seed.key} cannot be sold`);
	const rates = Array.from({ length: nights }, (_, night) => {
		const date = addDays(checkIn, night);
		return { date, amount: won(priceOf(choice.stay, choice.plan, date) ?? 0) };
	});
	return planPrices(
		{
			charge: { kind: "nights", rooms, rates },
			normalDiscountPercent: conditions.normalPercent,
			memberDiscountPercent: conditions.memberPercent,
			discounts: conditions.discount ? [conditions.discount] : [],
			promotion: null,
			cashbackPercent: choice.plan.cashbackPercent,
		},
		isSpecial,
	);
}

/** What a demo booking cost, by the same rules as any other. */
export function orderPrice(question: Question): OrderPrice {
	const { seed, couponCopy } = question;
	const { lines: base, keyCode } = basePrice(question);
	const used =
		seed.coupon === undefined || couponCopy === null
			? []
			: [{ heldId: couponCopy, ...discountOf(seed.coupon) }];
	const use = (awesomeCash: number, welfarePoints: number): PriceUse => ({
		coupons: used,
		awesomeCash: won(awesomeCash),
		welfarePoints: won(welfarePoints),
	});
	const cash = seed.cash ?? 0;
	const left = ledgerTotal(payableLedger(base, use(cash, 0)));
	const welfare = seed.welfare === "all" ? left : Math.min(left, seed.welfare ?? 0);
	return {
		lines: payableLedger(base, use(cash, welfare)),
		keyCode,
		saleAmount: ledgerTotal(base),
		awesomeCash: won(cash),
		welfarePoints: won(welfare),
	};
}
