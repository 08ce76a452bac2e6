import { sortOffers, sortPlans } from "#domain/offer/sortOffers.ts";
import { stockStatus } from "#domain/offer/stockStatus.ts";
import { nightsOf } from "#domain/shared/StayDates.ts";
import { offersOf } from "#server/catalogue/offer/loadOffers.ts";
import { cheapestOffer } from "#server/catalogue/pricing/cheapestOffer.ts";
import { type PlanOffer, priceOffer } from "#server/catalogue/pricing/offers.ts";
import { momentOf } from "#server/catalogue/pricing/StayTerms.ts";
import { loadVouchers } from "#server/catalogue/pricing/store/loadPlans.ts";
import { viewerOf } from "#server/catalogue/pricing/Viewer.ts";
import type { SignedInMember } from "#server/platform/http/SignedInMember.ts";
import type { CatalogContext } from "./CatalogContext.ts";
import { comparedPrices } from "./comparedPrices.ts";
import { imageAnswers } from "./images.ts";
import { planItem, roomPart } from "./planItem.ts";
import { requireStay } from "./requireStay.ts";
import { type StayRequest, stayTerms } from "./stayTerms.ts";
import { loadOtherSellers } from "./store/otherSellers.ts";
import { loadPlanTexts, type PlanText } from "./store/planTexts.ts";
import { loadRoomImages, type StoredImage } from "./store/stayImages.ts";
import { type Schemas, yesNo } from "./wire.ts";

interface Answer {
	readonly roomMappedRateplans: Schemas["MappedRoom"][];
	readonly vouchers: Schemas["PlanItem"][];
	readonly priceComparisonList: Schemas["ComparedPrice"][];
	readonly terms: number;
	readonly condition: Schemas["SaleCondition"];
}

const MAX_PLANS = 100;
const MAX_VOUCHERS = 20;

/**
 * Returns the rooms and plans of a stay for the searched dates, cheapest first. Sold-out plans are included and marked as such; vouchers
 * are listed separately. [CALL-CONTENT-21, ENT-18, DOM-RATE-01, DEC-090, DEC-192]
 * @throws Refusal notFound
 */
export async function listRatePlans(
	{ db, clock, siteName }: CatalogContext,
	productIdx: number,
	request: StayRequest,
	member: SignedInMember | null,
): Promise<Answer> {
	const moment = momentOf(clock.now());
	const viewer = viewerOf(member);
	const stay = stayTerms(request, moment.today);
	const property = await requireStay(db, productIdx);
	const offers = (await offersOf(db, [productIdx], stay, viewer, moment)).get(productIdx) ?? [];
	const best = cheapestOffer(offers);
	const vouchers = (await loadVouchers(db, [productIdx], moment)).flatMap(
		// priced as a single voucher, independent of the dates and rooms searched for
		(plan) => priceOffer(plan, { ...stay, rooms: 1 }, viewer, moment) ?? [],
	);
	const texts = await loadPlanTexts(db, productIdx);
	const images = await loadRoomImages(db, productIdx);
	// hidden amounts are not compared with other sellers either
	const others = best && !best.isHidden ? await loadOtherSellers(db, productIdx, "own") : [];
	const withTexts = (some: readonly PlanOffer[]) =>
		some.flatMap((offer) => {
			const text = texts.get(offer.ratePlanId);
			return text ? [{ offer, text, prices: { memberAmount: shownMemberAmount(offer) } }] : [];
		});
	const rooms = sortOffers(
		[...Map.groupBy(withTexts(offers), ({ text }) => text.room_id).values()].map((plans) => ({ plans })),
	);
	return {
		roomMappedRateplans: rooms.flatMap(({ plans }) => {
			const text = plans[0]?.text;
			if (!text) return [];
			return {
				roomIdx: text.room_id,
				...roomPart(text),
				imgs: imagesOf(images, text),
				mappedRateplanList: plans
					.slice(0, MAX_PLANS)
					.map((plan) => planItem(plan.text, plan.offer, stay, moment)),
			};
		}),
		vouchers: sortPlans(withTexts(vouchers))
			.slice(0, MAX_VOUCHERS)
			.map(({ text, offer }) => planItem(text, offer, { ...stay, rooms: 1 }, moment)),
		priceComparisonList: others.length > 0 && best ? comparedPrices(siteName, best.prices, others) : [],
		terms: nightsOf(stay),
		condition: {
			terms: nightsOf(stay),
			startDate: stay.checkInDate,
			endDate: stay.checkOutDate,
			checkIn: property.check_in_time,
			checkOut: property.check_out_time,
			stockStatus: best ? stockStatus(best.stock) : "SOLD_OUT",
			saleAble: yesNo(best !== null),
		},
	};
}

const shownMemberAmount = (offer: PlanOffer): number | null =>
	offer.isHidden ? null : offer.prices.memberAmount;

const imagesOf = (
	images: ReadonlyMap<number, readonly StoredImage[]>,
	text: PlanText,
): Schemas["ProductImage"][] =>
	imageAnswers(images.get(text.room_id) ?? [], text.channel_idx, text.room_name);
