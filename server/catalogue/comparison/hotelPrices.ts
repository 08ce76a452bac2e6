import type { components } from "#contracts/hotels-combined.d.ts";
import { addresses } from "#domain/navigation/addresses.ts";
import { promisedKey } from "#domain/offer/promisedIn.ts";
import { promiseOutcome } from "#domain/offer/promisedPrice.ts";
import { koreanDateTime } from "#domain/shared/koreanTime.ts";
import { offersOf } from "#server/catalogue/offer/loadOffers.ts";
import { cheapestOffer } from "#server/catalogue/pricing/cheapestOffer.ts";
import type { PlanOffer } from "#server/catalogue/pricing/offers.ts";
import { momentOf, type StayTerms } from "#server/catalogue/pricing/StayTerms.ts";
import { viewerOf } from "#server/catalogue/pricing/Viewer.ts";
import { comparedPrices } from "#server/catalogue/stay/comparedPrices.ts";
import { requireStay } from "#server/catalogue/stay/requireStay.ts";
import { isValidStay, type StayRequest, stayTerms } from "#server/catalogue/stay/stayTerms.ts";
import { loadOtherSellers } from "#server/catalogue/stay/store/otherSellers.ts";
import type { Queryable } from "#server/platform/database/Database.ts";
import { Refusal } from "#server/platform/http/Refusal.ts";
import type { SignedInMember } from "#server/platform/http/SignedInMember.ts";
import type { Secrets } from "#server/platform/secrets/secrets.ts";
import { readPromise, writePromise } from "./promise.ts";
import { type ComparedHotel, loadComparedHotel } from "./store/comparedHotel.ts";

type Schemas = components["schemas"];

interface HotelPrices extends ComparedHotel {
	readonly deepLink: string;
	readonly prices: Schemas["ComparedPrice"][];
	readonly promised: Schemas["PromisedPrice"] | null;
}

interface Comparing {
	readonly db: Queryable;
	readonly secrets: Pick<Secrets, "keyedHash">;
	readonly now: number;
	readonly siteName: string;
	/** Origin of our website, without a trailing path. */
	readonly origin: string;
}

interface HotelPricesRequest {
	readonly productIdx: number;
	readonly stayRequest: StayRequest;
	/** The signed price promise in the link the traveller followed, if any. */
	readonly promised: string | undefined;
}

const nobodyElse = { hotelId: "", label: "", deepLink: "", prices: [] } satisfies Partial<HotelPrices>;

/**
 * Compares what other sellers charge for a stay with our own lowest price for exactly the requested dates, guests and rooms. `prices` is
 * empty when we have no price to show this viewer. The deep link opens our page of the stay and carries our price as a signed promise; a
 * request that arrives with such a promise is told whether the price still holds. [CALL-OTHER-05, DEC-123, DEC-191] A stay that the
 * comparison service does not list has no other sellers: the answer is empty rather than a 404.
 * @throws Refusal notFound for an unknown stay, invalidRequest for invalid dates, guests or rooms
 */
export async function hotelPrices(
	{ db, secrets, now, siteName, origin }: Comparing,
	{ productIdx, stayRequest, promised }: HotelPricesRequest,
	member: SignedInMember | null,
): Promise<HotelPrices> {
	if (!isValidStay(stayRequest)) throw new Refusal("invalidRequest");
	await requireStay(db, productIdx);
	const moment = momentOf(now);
	const stay = stayTerms(stayRequest, moment.today);
	const promise = promised === undefined ? null : readPromise(secrets, productIdx, stay, promised);
	const hotel = await loadComparedHotel(db, productIdx);
	if (!hotel && !promise) return { ...nobodyElse, promised: null };
	const offers = (await offersOf(db, [productIdx], stay, viewerOf(member), moment)).get(productIdx) ?? [];
	const cheapest = cheapestOffer(offers);
	const own = cheapest?.isHidden ? null : cheapest;
	const kept = promise && {
		amount: promise.amount,
		promisedAt: koreanDateTime(promise.at * 1000),
		current: own?.prices.saleAmount ?? null,
		outcome: promiseOutcome(
			promise.amount,
			own?.prices.saleAmount ?? null,
			soldNow(offers, promise.ratePlanId),
		),
	};
	if (!hotel) return { ...nobodyElse, promised: kept };
	const terms = termsIn(stayRequest, stay);
	if (!own) return { ...hotel, deepLink: linkTo(origin, productIdx, terms), prices: [], promised: kept };
	const { saleAmount: amount } = own.prices;
	const at = Math.floor(now / 1000);
	const seal = writePromise(secrets, productIdx, stay, { amount, ratePlanId: own.ratePlanId, at });
	const others = await loadOtherSellers(db, productIdx, "hotels_combined");
	return {
		...hotel,
		deepLink: linkTo(origin, productIdx, [...terms, [promisedKey, seal]]),
		prices: comparedPrices(siteName, own.prices, others),
		promised: kept,
	};
}

function soldNow(offers: readonly PlanOffer[], ratePlanId: number): { readonly publicAmount: number } | null {
	const offer = offers.find((each) => each.ratePlanId === ratePlanId && each.isOnSale && !each.isHidden);
	return offer ? { publicAmount: offer.prices.publicAmount } : null;
}

type Pairs = readonly (readonly [string, string])[];

/** The query parameters of our stay page. */
const termsIn = ({ adtCnt, chdCnt = 0 }: StayRequest, stay: StayTerms): Pairs => [
	["checkInDate", stay.checkInDate],
	["checkOutDate", stay.checkOutDate],
	["adtCnt", String(adtCnt ?? stay.guests - chdCnt)],
	["chdCnt", String(chdCnt)],
	["count", String(stay.rooms)],
];

const linkTo = (origin: string, productIdx: number, pairs: Pairs): string =>
	`${origin}${addresses.stay.to(productIdx)}?${pairs.map(([key, value]) => `${key}=${value}`).join("&")}`;
