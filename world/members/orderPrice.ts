import type { CouponDiscount } from "#domain/coupon/Coupon.ts";
import type { PriceLine } from "#domain/offer/PriceLine.ts";
import { planPrices } from "#domain/offer/planPrices.ts";
import { ledgerTotal, type PriceUse, payableLedger } from "#domain/offer/priceLedger.ts";
import { koreanDay } from "#domain/shared/koreanTime.ts";
import { addDays, nightsBetween, type StayDate } from "#domain/shared/StayDate.ts";
import { type Won, won } from "#domain/shared/Won.ts";
import { coupons } from "#world/content/coupons.ts";
import { priceOf } from "#world/stays/nightRows.ts";
import type { BookingSeed } from "./bookings.ts";
import type { Choice } from "./chooseStay.ts";

interface Question {
	readonly choice: Choice;
	readonly seed: BookingSeed;
	/** Null for a voucher, which has a price of its own. */
	readonly checkIn: StayDate | null;
	readonly voucherPrice: number | null;
	readonly isSpecial: boolean;
	/** Epoch milliseconds. */
	readonly bookedAt: number;
	/** The member's copy of the coupon that the booking uses. */
	readonly couponCopy: number | null;
}

export interface OrderPrice {
	readonly lines: readonly PriceLine[];
	readonly keyCode: string;
	readonly saleAmount: Won;
	readonly awesomeCash: Won;
	readonly welfarePoints: Won;
}

/** Returns the discount of a demo plan for a stay. Time deals started after all demo bookings. */
function discountFor({ plan }: Choice, nights: number, daysAhead: number) {
	const { discount } = plan.type;
	switch (discount?.kind) {
		case "GENERAL":
			return [{ kind: discount.kind, percent: discount.rate }];
		case "LONG_NIGHT":
			return nights >= discount.minNights ? [{ kind: discount.kind, percent: discount.rate }] : [];
		case "EARLY_BIRD":
			return daysAhead >= discount.minDaysAhead ? [{ kind: discount.kind, percent: discount.rate }] : [];
		default:
			return [];
	}
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
						limit: coupon.maxDiscount === undefined ? null : won(coupon.maxDiscount),
					},
	};
}

function basePrice({ choice, seed, checkIn, voucherPrice, isSpecial, bookedAt }: Question) {
	const { rooms = 1, nights } = seed;
	const { normalPercent, memberPercent } = choice.plan;
	if (checkIn === null) {
		const charge = { kind: "vouchers", count: 1, price: won(voucherPrice ?? 0) } as const;
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
	const rates = Array.from({ length: nights }, (_, night) => {
		const date = addDays(checkIn, night);
		return { date, amount: won(priceOf(choice.stay, choice.plan, date) ?? 0) };
	});
	return planPrices(
		{
			charge: { kind: "nights", rooms, rates },
			normalDiscountPercent: normalPercent,
			memberDiscountPercent: memberPercent,
			discounts: discountFor(choice, nights, nightsBetween(koreanDay(bookedAt), checkIn)),
			promotion: null,
			cashbackPercent: choice.plan.cashbackPercent,
		},
		isSpecial,
	);
}

/** Prices a demo booking by the same rules as any other. */
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
