import { imageCounts } from "#domain/content/images.ts";
import { sortOffers } from "#domain/offer/sortOffers.ts";
import { stockStatus } from "#domain/offer/stockStatus.ts";
import { addDays } from "#domain/shared/StayDate.ts";
import type { Queryable } from "#server/database/Database.ts";
import type { SignedInMember } from "#server/http/SignedInMember.ts";
import { cheapestOffer } from "#server/pricing/cheapestOffer.ts";
import { loadVouchers } from "#server/pricing/loadPlans.ts";
import { offersOf, type PlanOffer, priceOffer } from "#server/pricing/offers.ts";
import { momentOf } from "#server/pricing/StayTerms.ts";
import { viewerOf } from "#server/pricing/Viewer.ts";
import type { CatalogContext } from "./CatalogContext.ts";
import { imageAnswers, imagesColumn, type StoredImage } from "./images.ts";
import { planItem, roomPart } from "./planItem.ts";
import { loadPlanTexts, type PlanText } from "./planTexts.ts";
import { requireStay } from "./requireStay.ts";
import { type AskedStay, stayTerms } from "./stayTerms.ts";
import { type Schemas, yesNo } from "./wire.ts";

interface Answer {
	readonly roomMappedRateplans: Schemas["MappedRoom"][];
	readonly priceComparisonList: Schemas["ComparedPrice"][];
	readonly terms: number;
	readonly condition: Schemas["SaleCondition"];
}

const MOST_PLANS = 100;

/**
 * Rooms and plans of a stay for the searched dates, the cheapest first; sold-out ones are shown as such, vouchers beside them.
 * [CALL-CONTENT-21, ENT-18, DOM-RATE-01, DEC-090]
 * @throws Refusal notFound
 */
export async function listRatePlans(
	{ db, clock, siteName }: CatalogContext,
	productIdx: number,
	asked: AskedStay,
	member: SignedInMember | null,
): Promise<Answer> {
	const moment = momentOf(clock.now());
	const viewer = viewerOf(member);
	const stay = stayTerms(asked, moment.today);
	const property = await requireStay(db, productIdx);
	const offers = (await offersOf(db, [productIdx], stay, viewer, moment)).get(productIdx) ?? [];
	const best = cheapestOffer(offers);
	const vouchers = (await loadVouchers(db, [productIdx], moment)).flatMap(
		(plan) => priceOffer(plan, stay, viewer, moment) ?? [],
	);
	const texts = await loadPlanTexts(db, productIdx);
	const images = await roomImages(db, productIdx);
	const told = [...offers, ...vouchers].flatMap((offer) => {
		const text = texts.get(offer.ratePlanId);
		return text ? [{ offer, text, prices: { memberAmount: shownMemberAmount(offer) } }] : [];
	});
	const rooms = sortOffers(
		[...Map.groupBy(told, ({ text }) => text.room_id).values()].map((plans) => ({ plans })),
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
					.slice(0, MOST_PLANS)
					.map((plan) => planItem(plan.text, plan.offer, stay, moment)),
			};
		}),
		priceComparisonList: await comparedPrices(db, productIdx, best, siteName),
		terms: stay.nights,
		condition: {
			terms: stay.nights,
			startDate: stay.checkIn,
			endDate: addDays(stay.checkIn, stay.nights),
			checkIn: property.check_in_time,
			checkOut: property.check_out_time,
			stockStatus: best ? stockStatus(best.stock) : "SOLD_OUT",
			saleAble: yesNo(best !== null),
		},
	};
}

const shownMemberAmount = (offer: PlanOffer): number | null =>
	offer.isHidden ? null : offer.prices.memberAmount;

async function roomImages(db: Queryable, propertyId: number): Promise<Map<number, readonly StoredImage[]>> {
	const { rows } = await db.query<{ room_id: number; images: readonly StoredImage[] }>(
		{
			name: "catalog.roomImages",
			text: `SELECT r.room_id, ${imagesColumn("r.property_id", "r.room_id", imageCounts.detail)} AS images
				FROM room r WHERE r.property_id = $1`,
		},
		[propertyId],
	);
	return new Map(rows.map((row) => [row.room_id, row.images]));
}

const imagesOf = (
	images: ReadonlyMap<number, readonly StoredImage[]>,
	text: PlanText,
): Schemas["ProductImage"][] =>
	imageAnswers(images.get(text.room_id) ?? [], text.channel_idx, text.room_name);

/** Our own lowest amount and, measured against it, what others ask; empty when ours is not shown. [DOM-RATE-02, DEC-102] */
async function comparedPrices(
	db: Queryable,
	propertyId: number,
	own: PlanOffer | null,
	siteName: string,
): Promise<Schemas["ComparedPrice"][]> {
	if (!own || own.isHidden) return [];
	const { rows } = await db.query<{ title: string; percent: number }>(
		{
			name: "catalog.comparedPrices",
			text: "SELECT title, percent FROM price_comparison WHERE property_id = $1 AND source = 'own' ORDER BY title LIMIT 20",
		},
		[propertyId],
	);
	if (rows.length === 0) return [];
	const { publicAmount, saleAmount } = own.prices;
	return [
		{ title: siteName, price: saleAmount },
		...rows.map(({ title, percent }) => ({
			title,
			price: Math.floor((publicAmount * percent) / 1_000) * 10,
		})),
	];
}
