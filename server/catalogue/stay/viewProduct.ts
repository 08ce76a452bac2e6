import { cutText } from "#domain/shared/cutText.ts";
import { EventStore } from "#server/catalogue/event/store/EventStore.ts";
import { offersOf } from "#server/catalogue/offer/loadOffers.ts";
import { cheapestOffer } from "#server/catalogue/pricing/cheapestOffer.ts";
import { momentOf } from "#server/catalogue/pricing/StayTerms.ts";
import { viewerOf } from "#server/catalogue/pricing/Viewer.ts";
import { Refusal } from "#server/platform/http/Refusal.ts";
import type { SignedInMember } from "#server/platform/http/SignedInMember.ts";
import type { CatalogContext } from "./CatalogContext.ts";
import { facilityAnswers } from "./facilities.ts";
import { imageAnswers } from "./images.ts";
import { reviewCounts } from "./productItem.ts";
import { headlineOf } from "./productPrices.ts";
import { type StayRequest, stayTerms } from "./stayTerms.ts";
import { loadStayDetail, type StayCard } from "./store/stayCards.ts";
import { type Schemas, textOrNull } from "./wire.ts";

/**
 * Returns the page of a stay, without rooms and reviews. [CALL-CONTENT-20, ENT-14]
 * @throws Refusal notFound
 */
export async function viewProduct(
	{ db, clock, facilities }: CatalogContext,
	productIdx: number,
	request: StayRequest,
	member: SignedInMember | null,
): Promise<Schemas["ProductDetail"]> {
	const moment = momentOf(clock.now());
	const stay = stayTerms(request, moment.today);
	const row = await loadStayDetail(db, productIdx, member?.memberId ?? null, stay.checkInDate);
	if (!row) throw new Refusal("notFound");
	const offers = await offersOf(db, [productIdx], stay, viewerOf(member), moment);
	const eventIdx = (await new EventStore(db).running(productIdx, moment.now))?.id ?? null;
	return {
		detailInfo: noticesOf(row.notices),
		event: eventIdx !== null,
		stayFesta: row.stay_festa,
		eventIdx,
		facilities: facilityAnswers(await facilities.all(), row.fac),
		favoriteProductIdx: row.wished ? productIdx : null,
		info: {
			idx: productIdx,
			productName: row.name,
			productNameEn: row.name_en,
			productTypeName: row.type_name,
			productTypeNames: [row.type_name],
			star: row.star,
			phone: textOrNull(row.phone),
			fax: textOrNull(row.fax),
			chain: textOrNull(row.chain),
			brand: textOrNull(row.brand),
			checkinTime: row.check_in_time,
			checkoutTime: row.check_out_time,
		},
		location: locationAnswer(row),
		...headlineOf(cheapestOffer(offers.get(productIdx) ?? []), stay),
		reviews: reviewCounts(row),
		img: imageAnswers(row.images, row.channel_idx),
		seller: row.seller,
	};
}

/** Converts the location of a stay. [ENT-14] */
export const locationAnswer = (
	row: Pick<
		StayCard,
		"nation_name" | "nation_code" | "city_name" | "city_code" | "address" | "lat" | "lng" | "time_zone"
	>,
): Schemas["ProductLocation"] => ({
	nation: row.nation_name,
	nationCode: row.nation_code,
	city: row.city_name,
	cityCode: row.city_code,
	address: row.address,
	lat: row.lat,
	lng: row.lng,
	timeZone: row.time_zone,
});

function noticesOf(notices: unknown): Schemas["StayNotice"][] {
	if (!Array.isArray(notices)) return [];
	return notices
		.filter((notice) => typeof notice?.title === "string" && typeof notice?.text === "string")
		.slice(0, 50)
		.map(({ title, text }) => ({ title: cutText(title, 100), text: cutText(text, 4_000) }));
}
