import type { components } from "#adapters/http/schema/hotels-combined.d.ts";
import { offersOf } from "#server/catalogue/offer/loadOffers.ts";
import { cheapestOffer } from "#server/catalogue/pricing/cheapestOffer.ts";
import { momentOf } from "#server/catalogue/pricing/StayTerms.ts";
import { viewerOf } from "#server/catalogue/pricing/Viewer.ts";
import { comparedPrices } from "#server/catalogue/stay/comparedPrices.ts";
import { requireStay } from "#server/catalogue/stay/requireStay.ts";
import { type AskedStay, isAskable, stayTerms } from "#server/catalogue/stay/stayTerms.ts";
import { loadOtherSellers } from "#server/catalogue/stay/store/otherSellers.ts";
import type { Queryable } from "#server/platform/database/Database.ts";
import { Refusal } from "#server/platform/http/Refusal.ts";
import type { SignedInMember } from "#server/platform/http/SignedInMember.ts";
import { type ComparedHotel, loadComparedHotel } from "./store/comparedHotel.ts";

interface HotelPrices extends ComparedHotel {
	readonly prices: components["schemas"]["ComparedPrice"][];
}

const nobodyElse: HotelPrices = { hotelId: "", label: "", deepLink: "", prices: [] };

/**
 * What a stay costs elsewhere for exactly the dates, guests and rooms that were asked for, beside our own lowest price for
 * them; no prices while ours is not shown. [CALL-OTHER-05, DEC-123, DEC-191]
 * A stay the comparison does not know is sold by nobody else: an empty answer, not a missing page.
 * @throws Refusal notFound for an unknown stay, invalidRequest for what is no stay
 */
export async function hotelPrices(
	{ db, now, siteName }: { readonly db: Queryable; readonly now: number; readonly siteName: string },
	{ productIdx, asked }: { readonly productIdx: number; readonly asked: AskedStay },
	member: SignedInMember | null,
): Promise<HotelPrices> {
	if (!isAskable(asked)) throw new Refusal("invalidRequest");
	await requireStay(db, productIdx);
	const hotel = await loadComparedHotel(db, productIdx);
	if (!hotel) return nobodyElse;
	const moment = momentOf(now);
	const offers = await offersOf(db, [productIdx], stayTerms(asked, moment.today), viewerOf(member), moment);
	const own = cheapestOffer(offers.get(productIdx) ?? []);
	if (!own || own.isHidden) return { ...hotel, prices: [] };
	const others = await loadOtherSellers(db, productIdx, "hotels_combined");
	return { ...hotel, prices: comparedPrices(siteName, own.prices, others) };
}
