import type { operations } from "#contracts/content.d.ts";
import type { CouponOrder } from "#domain/coupon/couponRules.ts";
import { roomLimits } from "#domain/guests/counters.ts";
import { bookingPaymentKind, methodsFor } from "#domain/payment/paymentMethod.ts";
import { nightsOf } from "#domain/shared/StayDates.ts";
import { appointmentType } from "#domain/stay/appointmentType.ts";
import { needsInternationalForm } from "#domain/stay/channel.ts";
import { quotePlan } from "#server/catalogue/offer/loadOffers.ts";
import { momentOf } from "#server/catalogue/pricing/StayTerms.ts";
import { viewerOf } from "#server/catalogue/pricing/Viewer.ts";
import type { DataOf } from "#server/platform/http/DataOf.ts";
import { Refusal } from "#server/platform/http/Refusal.ts";
import type { SignedInMember } from "#server/platform/http/SignedInMember.ts";
import type { CatalogContext } from "./CatalogContext.ts";
import { imageAnswers } from "./images.ts";
import { ledgerAnswer } from "./ledgerAnswer.ts";
import { loadPromotion } from "./loadPromotion.ts";
import { planItem } from "./planItem.ts";
import { findPlan, type PlanPath } from "./planPath.ts";
import { type StayRequest, stayTerms } from "./stayTerms.ts";
import { loadPlanTexts } from "./store/planTexts.ts";
import { loadStayCards } from "./store/stayCards.ts";
import { loadRoomImages } from "./store/stayImages.ts";
import { locationAnswer } from "./viewProduct.ts";
import { linesOf } from "./wire.ts";

/** The option page without coupons, and the order that coupons must match. */
export interface OptionView {
	readonly option: Omit<DataOf<operations["viewOption"]>, "coupons">;
	readonly order: CouponOrder & { readonly ratePlanId: number };
}

export interface OptionRequest extends StayRequest {
	readonly promotionIdx: number | null;
}

/**
 * Returns one plan as displayed in the booking form, with the same amounts and digest as in the rate plan list. [CALL-CONTENT-22, DEC-159,
 * DEC-179]
 * @throws Refusal notFound, soldOut, invalidRequest when the order type does not match the rooms and nights, or there are too many rooms
 */
export async function viewOption(
	{ db, clock }: CatalogContext,
	path: PlanPath & { readonly orderType: string },
	request: OptionRequest,
	member: SignedInMember | null,
): Promise<OptionView> {
	const moment = momentOf(clock.now());
	const stay = stayTerms(request, moment.today);
	if (path.orderType !== appointmentType(stay.rooms, nightsOf(stay))) throw new Refusal("invalidRequest");
	const named = await findPlan(db, path);
	const offer = await quotePlan(db, named.rateplan_id, stay, viewerOf(member), moment, request.promotionIdx);
	const text = (await loadPlanTexts(db, named.property_id)).get(named.rateplan_id);
	const card = (await loadStayCards(db, [named.property_id], member?.memberId ?? null, stay.checkInDate)).get(
		named.property_id,
	);
	if (!offer?.isOnSale || !text || !card) throw new Refusal("soldOut");
	if (stay.rooms > roomLimits.max && offer.plan.voucherPrice === null) throw new Refusal("invalidRequest");
	// uses the room's own pictures, as in the rate plan list
	const roomPictures = (await loadRoomImages(db, named.property_id)).get(offer.roomId);
	const payKind = bookingPaymentKind({
		nationCode: named.nation_code,
		isDateless: offer.plan.voucherPrice !== null,
	});
	const { property_id: stayId, rateplan_id: ratePlanId, channel_idx: channelIndex } = named;
	return {
		order: { stayId, ratePlanId, channelIndex, saleAmount: offer.prices.saleAmount, today: moment.today },
		option: {
			option: planItem(text, offer, stay, moment),
			ledger: ledgerAnswer(offer.isHidden ? [] : offer.prices.lines),
			productName: card.name,
			payKind,
			payMethods: [...methodsFor(payKind)],
			additionalInfo: { rateComments: linesOf(text.plan_detail.rateComments, 2_000) },
			promotion: offer.isHidden ? null : await loadPromotion(db, offer),
			orderChannelIdx: named.channel_idx,
			internationalForm: needsInternationalForm(named.channel_idx),
			productImgs: imageAnswers(roomPictures ?? [], card.channel_idx, text.room_name),
			location: locationAnswer(card),
			checkinTime: card.check_in_time,
			checkoutTime: card.check_out_time,
			seller: named.seller,
		},
	};
}
