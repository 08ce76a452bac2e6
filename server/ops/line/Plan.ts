import * as z from "zod";
import { defaultVoucherDays } from "#domain/offer/voucher.ts";
import { isStayDate, lastNight, nightsBetween, parseStayDate } from "#domain/shared/StayDate.ts";
import { stayRules } from "#domain/shared/StayDates.ts";
import { lines, status, title } from "./fields.ts";

const nights = z.int().min(1).max(stayRules.maxNights);
const percent = z.int().min(1).max(70);
const moment = z.iso.datetime({ offset: true });
const day = z.string().refine((text) => isStayDate(text) && text <= lastNight, "yyyy-MM-dd");
const price = z.int().min(1).max(500_000_000);

/** Maximum length of a price range in days, so that a mistyped year does not create an endless one. */
const maxDays = 1100;

/** Whether both are days, the second at most `maxDays` after the first. A day that is none is reported by itself, but does not skip this. */
function isPeriod({ from, to }: { readonly from: string; readonly to: string }): boolean {
	const [first, last] = [parseStayDate(from), parseStayDate(to)];
	if (first === null || last === null) return true;
	return first <= last && nightsBetween(first, last) <= maxDays;
}

/** A year; nothing can be booked that long before its check-in. */
const maxHoursBefore = 366 * 24;

interface CancelTier {
	readonly hoursBefore: number | null;
	readonly refundPercent: number;
}

/** Whether the tiers end at different times and none refunds more than an earlier one, as every policy shown or sold must. [DEC-099] */
function areFalling(tiers: readonly CancelTier[]): boolean {
	const hoursOf = ({ hoursBefore }: CancelTier): number => hoursBefore ?? -1;
	return tiers
		.toSorted((one, other) => hoursOf(other) - hoursOf(one))
		.every((tier, index, all) => {
			const earlier = all[index - 1];
			return !earlier || (hoursOf(earlier) > hoursOf(tier) && earlier.refundPercent >= tier.refundPercent);
		});
}

/** `percent` off the price for everybody, under a condition; GENERAL has none. */
const Discount = z.discriminatedUnion("kind", [
	z.object({ kind: z.literal("GENERAL"), percent }),
	z.object({ kind: z.literal("LONG_NIGHT"), percent, minNights: z.int().min(2).max(stayRules.maxNights) }),
	z.object({ kind: z.literal("EARLY_BIRD"), percent, minDaysAhead: z.int().min(1).max(366) }),
	z
		.object({ kind: z.literal("TIME_DEAL"), percent, startsAt: moment, endsAt: moment })
		.refine(({ startsAt, endsAt }) => Date.parse(startsAt) < Date.parse(endsAt), "startsAt..endsAt"),
]);

/** A rate plan of a room, sold by the night or as a voucher. */
export const Plan = z
	.object({
		externalId: z.string().min(1).max(200),
		name: title(200),
		meal: z.string().max(100).nullish(),
		/** MEMBER: a plan for members. */
		type: z.enum(["STANDARD", "PACKAGE", "MEMBER"]).default("STANDARD"),
		minNights: nights.default(1),
		maxNights: nights.default(stayRules.maxNights),
		/** Makes the plan a voucher without a day, at this price for one night; it then has no prices by night. [DEC-192] */
		voucher: z
			.object({
				price,
				/** Days from the purchase. */
				validDays: z.int().min(1).max(1825).default(defaultVoucherDays),
				/** Whether it is valid only for nights before working days. */
				weekdaysOnly: z.boolean().default(false),
			})
			.nullable()
			.default(null),
		/** Whether a booking at a stay of our own is confirmed at once; otherwise an operator enters what the stay answers. */
		instantConfirm: z.boolean().default(true),
		/** First and last day of sale; null for no limit. */
		saleFrom: day.nullable().default(null),
		saleUntil: day.nullable().default(null),
		/** Whether one of several rooms can be cancelled by itself. */
		partialCancel: z.boolean().default(true),
		cashbackPercent: z.int().min(0).max(20).default(0),
		discount: Discount.nullable().default(null),
		/** Part of the price, shown separately. */
		taxPercent: z.int().min(0).max(30).default(0),
		/** Paid at the stay on top of the price, in won per room and night. */
		feePerNight: z.int().min(0).max(10_000_000).default(0),
		/** Whether only logged-in members see the price. */
		hiddenPrice: z.boolean().default(false),
		/** What the price includes, what the guest should know, how the plan is used, extras, and the supplier's remarks. */
		contain: lines(500),
		detail: lines(1_000),
		use: lines(1_000),
		valueAdds: lines(200),
		rateComments: lines(2_000),
		/** 'closed' takes the plan off sale. */
		status,
		/** Refund tiers, each valid until `hoursBefore` hours before check-in; null for the last one, which has no end. */
		cancelTiers: z
			.array(
				z.object({
					hoursBefore: z.int().min(0).max(maxHoursBefore).nullable(),
					refundPercent: z.int().min(0).max(100),
				}),
			)
			.max(10)
			.refine(areFalling, "hoursBefore, refundPercent"),
		normalPercent: z.int().min(0).max(90).default(0),
		memberPercent: z.int().min(0).max(90).default(0),
		/** Prices for ranges of nights, both ends included. */
		prices: z.array(z.object({ from: day, to: day, price }).refine(isPeriod, "from..to")).max(400),
	})
	.refine(({ minNights, maxNights }) => minNights <= maxNights, {
		path: ["maxNights"],
		error: "minNights..maxNights",
	})
	.refine(({ voucher, prices }) => !voucher || prices.length === 0, { path: ["prices"], error: "voucher" })
	.refine(({ saleFrom, saleUntil }) => !saleFrom || !saleUntil || saleFrom <= saleUntil, {
		path: ["saleUntil"],
		error: "saleFrom..saleUntil",
	});
