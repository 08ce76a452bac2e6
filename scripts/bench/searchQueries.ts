import { priceSteps } from "#domain/search/priceSteps.ts";
import { perFilter } from "#domain/search/stayFilters.ts";
import { addDays } from "#domain/shared/StayDate.ts";
import { stayFrom } from "#domain/shared/StayDates.ts";
import { momentOf } from "#server/catalogue/pricing/StayTerms.ts";
import type { StayQuery } from "#server/catalogue/search/findStays.ts";
import { anyPrice } from "#server/catalogue/search/PriceFilter.ts";
import { benchDay, CITIES } from "./searchCatalogue.ts";

/** Noon in Korea on the benchmark's day. */
export const benchNow = Date.UTC(2026, 10, 21, 3);

/** A seeded, repeatable generator of numbers in [0, 1). */
export function numbers(seed: number): () => number {
	let state = seed;
	return () => {
		state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
		return state / 2 ** 32;
	};
}

/**
 * Builds searches as travellers make them: half for the largest city, a third with filters, mostly short stays for two, some second pages;
 * the first night is at most `ahead` days away.
 */
export function benchQueries(count: number, seed = 1, ahead = 150): StayQuery[] {
	const next = numbers(seed);
	const int = (min: number, max: number) => min + Math.floor(next() * (max - min + 1));
	const pick = <T>(list: readonly T[]): T => list[int(0, list.length - 1)]!;
	return Array.from({ length: count }, () => {
		const isFiltered = next() < 0.33;
		const viewer = pick([
			{ memberId: null, isSpecial: false },
			{ memberId: 1, isSpecial: false },
			{ memberId: 1, isSpecial: true },
		]);
		return {
			scope: { cityIds: [next() < 0.5 ? 1 : int(2, CITIES)], named: null },
			stay: {
				...stayFrom(addDays(benchDay, int(1, ahead)), pick([1, 1, 1, 2, 2, 3, 4, 7])),
				rooms: next() < 0.95 ? 1 : 2,
				guests: pick([1, 2, 2, 2, 3, 4, 6]),
			},
			viewer,
			moment: momentOf(benchNow),
			filters: {
				area: 0,
				subArea: 0,
				bounds: null,
				price: anyPrice,
				chosen: {
					...perFilter(() => []),
					priceMax: isFiltered ? [pick(priceSteps)] : [],
					stars: isFiltered && next() < 0.5 ? [3, 4, 5] : [],
					facilities: isFiltered && next() < 0.5 ? [int(0, 19)] : [],
				},
			},
			sort: pick(["recommended", "priceAsc", "priceDesc"]),
			offset: pick([0, 20]),
			limit: 20,
		};
	});
}
