import type { components } from "#adapters/http/schema/hotels-combined.d.ts";
import { requireStay } from "#server/catalog/requireStay.ts";
import { stayTerms } from "#server/catalog/stayTerms.ts";
import type { Queryable } from "#server/database/Database.ts";
import type { SignedInMember } from "#server/http/SignedInMember.ts";
import { cheapestOffer } from "#server/pricing/cheapestOffer.ts";
import { offersOf } from "#server/pricing/offers.ts";
import { momentOf } from "#server/pricing/StayTerms.ts";
import { viewerOf } from "#server/pricing/Viewer.ts";

interface HotelPrices {
	readonly hotelId: string;
	readonly label: string;
	readonly deepLink: string;
	readonly prices: components["schemas"]["ComparedPrice"][];
}

interface HotelRow {
	readonly hotel_id: string;
	readonly label: string;
	readonly deep_link: string;
}

const nobodyElse: HotelPrices = { hotelId: "", label: "", deepLink: "", prices: [] };

/**
 * What a stay costs elsewhere, measured against our own lowest price of the default dates for two; no prices while ours is
 * not shown. [CALL-OTHER-05, DEC-123]
 * A stay the comparison does not know is sold by nobody else: an empty answer, not a missing page.
 * @throws Refusal notFound for an unknown stay
 */
export async function hotelPrices(
	{ db, now, siteName }: { readonly db: Queryable; readonly now: number; readonly siteName: string },
	productIdx: number,
	member: SignedInMember | null,
): Promise<HotelPrices> {
	await requireStay(db, productIdx);
	const { rows } = await db.query<HotelRow>(
		"SELECT hotel_id, label, deep_link FROM hotels_combined_hotel WHERE property_id = $1",
		[productIdx],
	);
	const [hotel] = rows;
	if (!hotel) return nobodyElse;
	const moment = momentOf(now);
	const offers = await offersOf(db, [productIdx], stayTerms({}, moment.today), viewerOf(member), moment);
	const own = cheapestOffer(offers.get(productIdx) ?? []);
	const answer = { hotelId: hotel.hotel_id, label: hotel.label, deepLink: hotel.deep_link };
	if (!own || own.isHidden) return { ...answer, prices: [] };
	const { publicAmount, saleAmount } = own.prices;
	const others = await db.query<{ title: string; percent: number }>(
		"SELECT title, percent FROM price_comparison WHERE property_id = $1 AND source = 'hotels_combined' ORDER BY title LIMIT 19",
		[productIdx],
	);
	return {
		...answer,
		prices: [
			{ title: siteName, price: saleAmount },
			...others.rows.map(({ title, percent }) => ({
				title,
				price: Math.floor((publicAmount * percent) / 1_000) * 10,
			})),
		],
	};
}
