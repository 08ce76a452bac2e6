import type { operations } from "#adapters/http/schema/content.d.ts";
import { couponRefusal } from "#domain/coupon/couponRules.ts";
import { needsInternationalForm } from "#domain/offer/channel.ts";
import { bookingPaymentKind, methodsFor } from "#domain/payment/paymentMethod.ts";
import { appointmentType } from "#domain/search/appointmentType.ts";
import { couponAnswer } from "#server/coupons/couponAnswer.ts";
import { availableCoupons } from "#server/coupons/heldCoupons.ts";
import type { DataOf } from "#server/http/DataOf.ts";
import { Refusal } from "#server/http/Refusal.ts";
import type { SignedInMember } from "#server/http/SignedInMember.ts";
import { type PlanOffer, quotePlan } from "#server/pricing/offers.ts";
import { type Moment, momentOf } from "#server/pricing/StayTerms.ts";
import { viewerOf } from "#server/pricing/Viewer.ts";
import type { CatalogContext } from "./CatalogContext.ts";
import { imageAnswers } from "./images.ts";
import { ledgerAnswer } from "./ledgerAnswer.ts";
import { planItem } from "./planItem.ts";
import { findPlan, type NamedPlan, type PlanPath } from "./planPath.ts";
import { loadPlanTexts } from "./planTexts.ts";
import { promotionAnswer } from "./promotionAnswer.ts";
import { loadStayCards } from "./stayCards.ts";
import { type AskedStay, stayTerms } from "./stayTerms.ts";
import { locationAnswer } from "./viewProduct.ts";
import { linesOf } from "./wire.ts";

type Answer = DataOf<operations["viewOption"]>;

export interface AskedOption extends AskedStay {
	readonly promotionIdx: number | null;
}

/**
 * One plan as the booking form shows it: the same won and digest as in the rate plan list. [CALL-CONTENT-22, DEC-159, DEC-179]
 * @throws Refusal notFound, soldOut, invalidRequest when the order type is not that of the rooms and nights
 */
export async function viewOption(
	{ db, clock }: CatalogContext,
	path: PlanPath & { readonly orderType: string },
	asked: AskedOption,
	member: SignedInMember | null,
): Promise<Answer> {
	const moment = momentOf(clock.now());
	const stay = stayTerms(asked, moment.today);
	if (path.orderType !== appointmentType(stay.rooms, stay.nights)) throw new Refusal("invalidRequest");
	const named = await findPlan(db, path);
	const offer = await quotePlan(db, named.rateplan_id, stay, viewerOf(member), moment, asked.promotionIdx);
	const text = (await loadPlanTexts(db, named.property_id)).get(named.rateplan_id);
	const card = (await loadStayCards(db, [named.property_id], member?.memberId ?? null)).get(
		named.property_id,
	);
	if (!offer?.isOnSale || !text || !card) throw new Refusal("soldOut");
	const payKind = bookingPaymentKind({
		nationCode: named.nation_code,
		isDateless: offer.plan.voucherPrice !== null,
	});
	return {
		option: planItem(text, offer, stay, moment),
		ledger: ledgerAnswer(offer.isHidden ? [] : offer.prices.lines),
		productName: card.name,
		payKind,
		payMethods: [...methodsFor(payKind)],
		additionalInfo: { rateComments: linesOf(text.plan_detail.rateComments, 2_000) },
		coupons: await usableCoupons(db, named, offer, moment, member),
		promotion: offer.isHidden ? null : await promotionAnswer(db, offer),
		internationalForm: needsInternationalForm(named.channel_idx),
		productImgs: imageAnswers(card.images, card.channel_idx),
		location: locationAnswer(card),
		checkinTime: card.check_in_time,
		checkoutTime: card.check_out_time,
	};
}

const MOST_COUPONS = 100;

async function usableCoupons(
	db: CatalogContext["db"],
	{ property_id: stayId, rateplan_id: ratePlanId, channel_idx: channelIndex }: NamedPlan,
	offer: PlanOffer,
	{ now, today }: Moment,
	member: SignedInMember | null,
): Promise<Answer["coupons"]> {
	if (!member) return [];
	const order = { stayId, channelIndex, saleAmount: offer.prices.saleAmount, today };
	return (await availableCoupons(db, member.memberId, { propertyId: stayId, ratePlanId }, now))
		.filter((coupon) => couponRefusal(coupon, order) === null)
		.slice(0, MOST_COUPONS)
		.map(couponAnswer);
}
