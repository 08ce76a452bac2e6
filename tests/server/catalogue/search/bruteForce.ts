import { cancelHeadline } from "#domain/cancellation/cancelTerms.ts";
import { includedMeals } from "#domain/offer/includedMeals.ts";
import { priceStepAmount, priceSteps } from "#domain/search/priceSteps.ts";
import { type FilterKey, perFilter } from "#domain/search/stayFilters.ts";
import { nightsOf } from "#domain/shared/StayDates.ts";
import { offersOf } from "#server/catalogue/offer/loadOffers.ts";
import { cheapestOffer } from "#server/catalogue/pricing/cheapestOffer.ts";
import type { PlanOffer } from "#server/catalogue/pricing/offers.ts";
import { planCancelPolicy } from "#server/catalogue/pricing/planCancelPolicy.ts";
import type { StayQuery } from "#server/catalogue/search/findStays.ts";
import type { ChosenNumbers } from "#server/catalogue/search/ScanQuery.ts";
import type { Queryable } from "#server/platform/database/Database.ts";
import { sortStays } from "#tests/support/memory/sortStays.ts";

interface StayRow {
	readonly property_id: number;
	readonly area: number;
	readonly sub_area: number;
	readonly star: number;
	readonly type_id: number;
	readonly fac: string;
	readonly lat: number;
	readonly lng: number;
	readonly stars: number[] | null;
}

interface Free extends StayRow {
	readonly offers: readonly PlanOffer[];
	readonly quality: number;
}

const filterBits = [...Array(63).keys()];
const hasBit = (fac: string, bit: number) => ((BigInt(fac) >> BigInt(bit)) & 1n) === 1n;

/** The values that a facet counts, as the search numbers them. */
const values: Readonly<Record<FilterKey, readonly number[]>> = {
	priceMax: priceSteps.map((_, index) => index),
	freeCancel: [0],
	meals: [1, 2],
	kinds: [1, 2, 3],
	stars: [0, 1, 2, 3, 4, 5],
	scoreMin: [...Array(51).keys()],
	areas: [0, 1, 2, 3],
	facilities: filterBits,
};

/** Computes the answer a search must give by pricing every stay with the domain's ledger. */
export async function bruteForce(db: Queryable, query: StayQuery) {
	const { scope, stay, viewer, moment, filters, sort, offset, limit } = query;
	const { rows } = await db.query<StayRow>(
		`SELECT property_id, area, sub_area, star, type_id, fac::text AS fac, lat, lng,
			(SELECT ARRAY[star_one, star_two, star_three, star_four, star_five] FROM review_stat s WHERE s.property_id = p.property_id) AS stars
		FROM property p WHERE status = 'open' AND city_id = ANY ($1::int[]) ORDER BY rank, property_id`,
		[scope.cityIds],
	);
	const offers = await offersOf(
		db,
		rows.map((row) => row.property_id),
		stay,
		viewer,
		moment,
	);
	const { area, subArea, bounds } = filters;
	const placed = rows.flatMap((row): Free[] => {
		const quality = scope.named ? scope.named.find(({ id }) => id === row.property_id)?.quality : 0;
		if (quality === undefined) return [];
		if ((area !== 0 && row.area !== area) || (subArea !== 0 && row.sub_area !== subArea)) return [];
		if (bounds && (row.lat < bounds.south || row.lat > bounds.north)) return [];
		if (bounds && (row.lng < bounds.west || row.lng > bounds.east)) return [];
		return [{ ...row, offers: offers.get(row.property_id) ?? [], quality }];
	});

	const known = new Map<string, boolean>();
	const hasPerk = (offer: PlanOffer, perk: number): boolean => {
		const key = `${offer.ratePlanId}/${perk}`;
		if (!known.has(key)) known.set(key, findPerk(offer, perk));
		return known.get(key) ?? false;
	};
	const findPerk = ({ plan }: PlanOffer, perk: number): boolean => {
		if (perk > 0) return includedMeals(plan.meal).includes(perk === 1 ? "BREAKFAST" : "DINNER");
		const checkIn = { day: stay.checkInDate, time: plan.checkInTime, timeZone: plan.timeZone };
		const policy = planCancelPolicy(plan.cancelPolicy, plan.isPartialCancelAllowed, checkIn, moment.now);
		return cancelHeadline(policy, moment.now).kind === "free";
	};
	const score = ({ stars }: Free): number => {
		const count = (stars ?? []).reduce((sum, each) => sum + each, 0);
		const sum = (stars ?? []).reduce((total, each, index) => total + each * (index + 1), 0);
		return count === 0 ? 0 : Math.round((sum * 10) / count);
	};
	/** The cheapest offer with the chosen perks. */
	const bestOf = (row: Free, { freeCancel, meals }: ChosenNumbers) =>
		cheapestOffer(
			row.offers.filter((offer) => [...freeCancel, ...meals].every((perk) => hasPerk(offer, perk))),
		);
	const amountOf = (offer: PlanOffer): number =>
		offer.isHidden ? Number.POSITIVE_INFINITY : offer.prices.saleAmount;
	const averageOf = (offer: PlanOffer): number => Math.floor(amountOf(offer) / (nightsOf(stay) * stay.rooms));
	const attribute = (row: Free, key: "kinds" | "stars" | "areas"): number =>
		({ kinds: row.type_id, stars: row.star, areas: row.area })[key];

	/** Whether a stay passes these filter choices. */
	const isKept = (row: Free, chosen: ChosenNumbers): boolean => {
		const best = bestOf(row, chosen);
		const [step] = chosen.priceMax;
		const [least = 0] = chosen.scoreMin;
		return (
			best !== null &&
			(step === undefined || averageOf(best) <= step * 1000) &&
			amountOf(best) >= filters.price.min &&
			amountOf(best) <= filters.price.max &&
			score(row) >= least &&
			(["kinds", "stars", "areas"] as const).every(
				(key) => chosen[key].length === 0 || chosen[key].includes(attribute(row, key)),
			) &&
			chosen.facilities.every((bit) => hasBit(row.fac, bit))
		);
	};
	const { chosen } = filters;
	/** Whether a stay counts for this value of a filter. */
	const hasValue = (row: Free, key: FilterKey, value: number): boolean => {
		if (key === "priceMax") {
			const best = bestOf(row, chosen);
			return best !== null && averageOf(best) <= priceStepAmount(priceSteps[value] ?? 150);
		}
		if (key === "scoreMin") return score(row) === value;
		if (key === "facilities") return hasBit(row.fac, value);
		if (key === "freeCancel" || key === "meals")
			return isKept(row, { ...chosen, [key]: [...chosen[key], value] });
		return attribute(row, key) === value;
	};
	const facetOf = (key: FilterKey) => {
		const isAll = key === "freeCancel" || key === "meals" || key === "facilities";
		const left = placed.filter((row) => isKept(row, isAll ? chosen : { ...chosen, [key]: [] }));
		const counts = values[key].map(
			(value) => [value, left.filter((row) => hasValue(row, key, value)).length] as const,
		);
		return { total: left.length, counts: counts.filter(([, sum]) => sum > 0) };
	};
	const found = placed
		.filter((row) => isKept(row, chosen))
		.map((row) => {
			const best = bestOf(row, chosen);
			if (!best) throw new Error("a kept stay has an offer");
			return {
				stayId: row.property_id,
				quality: row.quality,
				amount: best.isHidden ? null : best.prices.saleAmount,
				keyCode: best.prices.keyCode,
			};
		});
	return {
		stays: sortStays(
			sort === "recommended" ? found.toSorted((a, b) => a.quality - b.quality) : found,
			sort,
			(row) => row.amount,
		)
			.slice(offset, offset + limit)
			.map(({ stayId, amount, keyCode }) => ({ stayId, amount, keyCode })),
		total: found.length,
		facets: perFilter(facetOf),
	};
}

/** The same facets, taken from a search's answer. */
export const toldFacets = (
	facets: Readonly<Record<FilterKey, { total: number; counts: readonly number[] }>>,
) =>
	perFilter((key) => {
		// A meal's count is stored among the other perks' counts.
		const counts = [...facets[key].counts.entries()].filter(([value]) => values[key].includes(value));
		return { total: facets[key].total, counts: counts.filter(([, sum]) => sum > 0) };
	});
