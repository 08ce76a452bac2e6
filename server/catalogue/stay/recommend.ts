import { defaultGuests } from "#domain/guests/Guests.ts";
import { isSelectable } from "#domain/search/calendar.ts";
import { addDays, type StayDate, stayDateOf } from "#domain/shared/StayDate.ts";
import { stayFrom } from "#domain/shared/StayDates.ts";
import { distanceBetween } from "#domain/stay/nearness.ts";
import { offersOf } from "#server/catalogue/offer/loadOffers.ts";
import { cheapestOffer } from "#server/catalogue/pricing/cheapestOffer.ts";
import { momentOf, type StayTerms } from "#server/catalogue/pricing/StayTerms.ts";
import type { StoredPlan } from "#server/catalogue/pricing/StoredPlan.ts";
import { loadPlans } from "#server/catalogue/pricing/store/loadPlans.ts";
import { viewerOf } from "#server/catalogue/pricing/Viewer.ts";
import type { PricedStay } from "#server/catalogue/search/findStays.ts";
import { Refusal } from "#server/platform/http/Refusal.ts";
import type { SignedInMember } from "#server/platform/http/SignedInMember.ts";
import { isStaySearch } from "#server/platform/http/stayCheck.ts";
import type { CatalogContext } from "./CatalogContext.ts";
import { cachedPerKey } from "./cachedFor.ts";
import { loadProductItems } from "./listProducts.ts";
import { requireStay } from "./requireStay.ts";
import { type StayRequest, stayTerms } from "./stayTerms.ts";
import {
	type Candidate,
	loadMainCandidates,
	loadNeighbours,
	type MainKind,
	type NearKind,
} from "./store/candidates.ts";
import type { Schemas } from "./wire.ts";

const MOST = 20;
/**
 * Returns available stays near a stay or similar to it, for the requested dates and guests; the default is one night and two guests. Empty
 * for a day outside the calendar. [CALL-CONTENT-26, DEC-163, SEARCH-CAL-07]
 * @throws Refusal notFound, invalidRequest for invalid dates or guests
 */
export async function recommend(
	context: CatalogContext,
	productIdx: number,
	kind: NearKind,
	request: StayRequest & { readonly checkInDate: string },
	member: SignedInMember | null,
): Promise<{ products: Schemas["ProductItem"][] }> {
	const checkIn = stayDateOf(request.checkInDate);
	const stay = await requireStay(context.db, productIdx);
	if (!isSelectable(checkIn, momentOf(context.clock.now()).today)) return { products: [] };
	const whole = { checkOutDate: addDays(checkIn, 1), ...request };
	if (!isStaySearch(whole)) throw new Refusal("invalidRequest");
	const neighbours = await loadNeighbours(context.reads, stay, kind);
	const distances = new Map(neighbours.map((other) => [other.id, Math.round(distanceBetween(stay, other))]));
	const terms = stayTerms(whole, checkIn);
	const stays = await freeOnes(context, neighbours, terms, member, MOST);
	const shown = kind === "NEARBY" ? distances : new Map();
	return { products: await loadProductItems(context, { stays }, terms, member, shown) };
}

/**
 * How long loaded plans are cached, in milliseconds. The main page is rendered for visitors and for members of each type and grade at the
 * same time, from the same plans.
 */
const plansKeptMs = 500;
/** Maximum cache entries: the three shelves for today, and some for other days. */
const maxKept = 12;

/**
 * Creates the call that returns available stays for the main page, for one night and two guests. The DEAL kind lists stays whose price for
 * this viewer includes a discount, highest percentage first. Empty for a day outside the calendar. [CALL-CONTENT-27, DEC-163,
 * SEARCH-CAL-07]
 */
export function createRecommendMain(context: CatalogContext) {
	const kept = cachedPerKey<StoredPlan[]>(plansKeptMs, maxKept);
	const load: typeof loadPlans = (db, ids, stay, moment) =>
		kept(`${moment.today} ${stay.checkInDate} ${ids.join()}`, () => loadPlans(db, ids, stay, moment));

	return async (
		kind: MainKind,
		checkIn: StayDate,
		member: SignedInMember | null,
	): Promise<{ products: Schemas["ProductItem"][] }> => {
		const { today } = momentOf(context.clock.now());
		if (!isSelectable(checkIn, today)) return { products: [] };
		const terms = oneNight(checkIn);
		const candidates = await loadMainCandidates(context.reads, kind, today);
		const limit = kind === "DEAL" ? 2 * MOST : MOST;
		const found = await freeOnes(context, candidates, terms, member, limit, load);
		const stays = kind === "DEAL" ? bestDeals(found) : found;
		return { products: await loadProductItems(context, { stays }, terms, member) };
	};
}

const bestDeals = (stays: readonly PricedStay[]): readonly PricedStay[] => {
	const percent = ({ offer }: (typeof stays)[number]) => offer.terms.discounts[0]?.percent ?? 0;
	return stays
		.filter((each) => percent(each) > 0)
		.sort((a, b) => percent(b) - percent(a))
		.slice(0, MOST);
};

const oneNight = (checkIn: StayDate): StayTerms => ({
	...stayFrom(checkIn, 1),
	rooms: 1,
	guests: defaultGuests.adults,
});

/** Candidates priced at a time. */
const portion = 40;

/**
 * Returns the first available candidates, from the source tables alone; with so few stays, the cost does not depend on the size of the
 * catalogue.
 */
async function freeOnes(
	{ db, clock }: CatalogContext,
	candidates: readonly Candidate[],
	stay: StayTerms,
	member: SignedInMember | null,
	limit: number,
	load = loadPlans,
): Promise<PricedStay[]> {
	const moment = momentOf(clock.now());
	const free: PricedStay[] = [];
	for (let from = 0; from < candidates.length && free.length < limit; from += portion) {
		const ids = candidates.slice(from, from + portion).map(({ id }) => id);
		const offers = await offersOf(db, ids, stay, viewerOf(member), moment, load);
		for (const stayId of ids) {
			const offer = cheapestOffer(offers.get(stayId) ?? []);
			if (offer) free.push({ stayId, offer });
		}
	}
	return free.slice(0, limit);
}
