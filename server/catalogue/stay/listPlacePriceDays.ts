import type { operations } from "#contracts/content.d.ts";
import { calendarRules } from "#domain/search/calendar.ts";
import { viewerOf } from "#server/catalogue/pricing/Viewer.ts";
import type { DataOf } from "#server/platform/http/DataOf.ts";
import type { SignedInMember } from "#server/platform/http/SignedInMember.ts";
import type { CatalogContext } from "./CatalogContext.ts";
import { cachedPerKey } from "./cachedFor.ts";
import { stayQuery } from "./stayQuery.ts";
import { yesNo } from "./wire.ts";

type PlacePriceDaysRequest = operations["listPlacePriceDays"]["requestBody"]["content"]["application/json"];
type Answer = DataOf<operations["listPlacePriceDays"]>;

/** Cache lifetime in milliseconds; everybody looking for dates in a place requests the same nights. */
const keptMs = 60_000;
const maxKept = 200;

/**
 * Creates the call that returns the lowest price per night in a place for each day of the calendar, from the search's read model.
 * [SEARCH-CAL-07, DEC-077, DEC-091]
 */
export function createPlacePriceDays(context: CatalogContext) {
	const kept = cachedPerKey<Answer>(keptMs, maxKept);
	return async (request: PlacePriceDaysRequest, member: SignedInMember | null): Promise<Answer> => {
		const { query } = await stayQuery(context, request, member);
		if (query.scope.cityIds.length !== 1) return { days: [] };
		const { today } = query.moment;
		const { memberId, isSpecial } = viewerOf(member);
		return kept(JSON.stringify([today, memberId === null, isSpecial, request]), async () => {
			const span = { first: today, count: calendarRules.daysAhead + 1 };
			const nights = await context.search.nights(query, span);
			const { rooms } = query.stay;
			return {
				days: nights.map(({ date, isFree, amount }) => ({
					date,
					nightAmount: amount === null ? null : Math.floor(amount / rooms),
					nightAble: yesNo(isFree),
				})),
			};
		});
	};
}
