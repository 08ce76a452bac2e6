import { changeableUntil } from "#domain/booking/changeRight.ts";
import { isCancelOpen } from "#domain/cancellation/cancelTerms.ts";
import { ledgerDigest } from "#domain/offer/ledgerDigest.ts";
import { cashback } from "#domain/offer/priceLedger.ts";
import { stockStatus } from "#domain/offer/stockStatus.ts";
import { voucherEnd } from "#domain/offer/voucher.ts";
import { cutText } from "#domain/shared/cutText.ts";
import { nightsOf } from "#domain/shared/StayDates.ts";
import { appointmentType } from "#domain/stay/appointmentType.ts";
import type { PlanOffer } from "#server/catalogue/pricing/offers.ts";
import { planCancelPolicy, voucherPolicy } from "#server/catalogue/pricing/planCancelPolicy.ts";
import type { Moment, StayTerms } from "#server/catalogue/pricing/StayTerms.ts";
import { cancelPolicyAnswer } from "./cancelPolicyAnswer.ts";
import { highestMemberAmount } from "./highestMemberAmount.ts";
import type { PlanText } from "./store/planTexts.ts";
import { linesOf, type Schemas, textOrNull, yesNo } from "./wire.ts";

type PlanItem = Schemas["PlanItem"];

/** Builds a plan item of a room with the amounts for this viewer. [ENT-15, ENT-16, ENT-17, ENT-19] */
export function planItem(text: PlanText, offer: PlanOffer, stay: StayTerms, moment: Moment): PlanItem {
	const isVoucher = offer.plan.voucherPrice !== null;
	// a voucher has no check-in, whatever dates were searched for, so its terms count from now
	const policy = isVoucher
		? voucherPolicy(offer.plan.cancelPolicy, offer.plan.isPartialCancelAllowed, moment.now)
		: planCancelPolicy(
				offer.plan.cancelPolicy,
				offer.plan.isPartialCancelAllowed,
				{ day: stay.checkInDate, time: text.check_in_time, timeZone: text.time_zone },
				moment.now,
			);
	return {
		orderType: appointmentType(stay.rooms, nightsOf(stay)) ?? "OO",
		productIdx: offer.propertyId,
		roomIdx: offer.roomId,
		rateplanIdx: offer.ratePlanId,
		...(text.external_id === null
			? { externalId: null, externalRoomId: null, externalRateplanId: null }
			: {
					externalId: text.external_id,
					externalRoomId: text.external_room_id,
					externalRateplanId: text.external_rateplan_id,
				}),
		...roomPart(text),
		rateplanName: text.plan_name,
		rateplanType: text.rateplan_type,
		mealName: textOrNull(text.meal),
		rateplanContain: linesOf(text.plan_detail.contain, 500),
		rateplanDetail: linesOf(text.plan_detail.detail, 1_000),
		rateplanUse: linesOf(text.plan_detail.use, 1_000),
		valueAdds: linesOf(text.plan_detail.valueAdds, 200),
		saleType: text.sale_type,
		stayStartDate: isVoucher ? null : stay.checkInDate,
		stayEndDate: isVoucher ? null : stay.checkOutDate,
		choiceDate: null,
		saleStartDate: offer.plan.rule.saleStart,
		saleEndDate: offer.plan.rule.saleEnd,
		btnCancelYn: yesNo(isCancelOpen(policy, moment.now)),
		detailUrl: null,
		cancelDate: policy.cancelDate,
		referenceNo: null,
		daieiRemark: null,
		modifiableDate:
			isVoucher || stay.rooms > 1
				? null
				: changeableUntil(
						{
							channelIndex: text.channel_idx,
							isInstant: text.instant_confirm,
							checkIn: stay.checkInDate,
							cancelPolicy: policy,
						},
						moment.now,
					),
		waiting: text.waiting,
		...moneyPart(offer, stay),
		stock: offer.stock,
		stockStatus: stockStatus(offer.stock),
		saleAble: yesNo(offer.isOnSale),
		cancelPolicy: cancelPolicyAnswer(policy, text.time_zone),
		voucher: isVoucher ? voucherPart(text, moment) : null,
	};
}

const voucherPart = (text: PlanText, { today }: Moment): Schemas["VoucherTerms"] => ({
	validDays: text.voucher_valid_days,
	validUntil: voucherEnd(today, text.voucher_valid_days),
	weekdaysOnly: text.voucher_weekdays_only,
});

type RoomPart = Pick<
	PlanItem,
	| "roomName"
	| "roomTypeName"
	| "basicNum"
	| "maxNum"
	| "roomBasicInfo"
	| "roomMetaInfo"
	| "roomGrade"
	| "roomView"
	| "roomSize"
	| "bedTypeName"
>;

/** Returns the description of the room a plan is sold for. */
export const roomPart = (text: PlanText): RoomPart => ({
	roomName: text.room_name,
	roomTypeName: textOrNull(text.type_name),
	basicNum: text.basic_num,
	maxNum: text.max_num,
	roomBasicInfo: textOrNull(cutText(linesOf(text.room_detail.basicInfo, 500).join(", "), 1_000)),
	roomMetaInfo: textOrNull(cutText(linesOf(text.room_detail.metaInfo, 200).join(", "), 1_000)),
	roomGrade: textOrNull(text.grade),
	roomView: textOrNull(text.view),
	roomSize: text.size_m2 === null ? null : `${text.size_m2}㎡`,
	bedTypeName: textOrNull(text.bed_type),
});

/** The fields of a plan that tell what it costs. */
export type MoneyPart = Pick<
	PlanItem,
	| "normalPer"
	| "normalAmount"
	| "awesomePer"
	| "displayAmount"
	| "awesomeAmount"
	| "maxAwesomeAmount"
	| "originalAmount"
	| "saleAmount"
	| "discountType"
	| "discountRate"
	| "discountedAmount"
	| "cashbackRate"
	| "totalTaxAndServiceFee"
	| "totalPropertyFee"
	| "nightlyRateList"
	| "keyCode"
	| "hiddenAmountFlag"
	| "basicPrice"
	| "customerPrice"
	| "discountPrice"
	| "cashbackPrice"
	| "isPromotion"
	| "promotionIdx"
	| "promotionAmount"
	| "promotionType"
>;

/**
 * Returns all amounts together. When they are hidden from this viewer, every amount is null and the digest is that of an empty ledger.
 * [DEC-077, DEC-091, DEC-180]
 */
function moneyPart(offer: PlanOffer, stay: StayTerms): MoneyPart {
	const { terms, prices, plan, isHidden } = offer;
	const { charge, promotion } = terms;
	const [discount] = terms.discounts;
	const shown = (amount: number): number | null => (isHidden ? null : amount);
	const units = charge.kind === "nights" ? nightsOf(stay) * stay.rooms : stay.rooms;
	const customerPrice = Math.floor(prices.originalAmount / units);
	const basicPrice = Math.floor(prices.saleAmount / units);
	return {
		normalPer: terms.normalDiscountPercent,
		normalAmount: shown(prices.normalAmount),
		awesomePer: terms.memberDiscountPercent,
		displayAmount: shown(prices.publicAmount),
		awesomeAmount: shown(prices.memberAmount),
		maxAwesomeAmount: shown(highestMemberAmount(terms)),
		originalAmount: shown(prices.originalAmount),
		saleAmount: shown(prices.saleAmount),
		discountType: discount?.kind ?? null,
		discountRate: discount?.percent ?? 0,
		discountedAmount: shown(prices.discountedAmount),
		cashbackRate: terms.cashbackPercent,
		totalTaxAndServiceFee: shown(Math.floor((prices.saleAmount * plan.taxPercent) / (100 + plan.taxPercent))),
		totalPropertyFee: shown(charge.kind === "nights" ? plan.propertyFee * units : 0),
		nightlyRateList:
			charge.kind === "nights"
				? charge.rates.map(({ date, amount }) => ({ date, amount: shown(amount) }))
				: [],
		keyCode: isHidden ? ledgerDigest([]) : prices.keyCode,
		hiddenAmountFlag: isHidden ? "Y" : "N",
		basicPrice: shown(basicPrice),
		customerPrice: shown(customerPrice),
		discountPrice: shown(customerPrice - basicPrice),
		cashbackPrice: shown(cashback(prices.memberAmount, terms.cashbackPercent, true)),
		isPromotion: promotion !== null,
		promotionIdx: promotion?.id ?? null,
		promotionAmount: promotion ? shown(promotion.amount) : null,
		promotionType: promotion?.type ?? null,
	};
}
