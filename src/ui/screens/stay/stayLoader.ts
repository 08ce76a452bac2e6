import { data, type LoaderFunctionArgs } from "react-router";
import { useCases } from "#application/tokens.ts";
import { defaultDates } from "#domain/search/defaultDates.ts";
import type { SearchPlace } from "#domain/search/SearchCondition.ts";
import { namesPlace, readSearchQuery } from "#domain/search/searchQuery.ts";
import type { StayDetail } from "#domain/stay/Stay.ts";
import { appContext } from "#ui/app/AppState.ts";
import { readId } from "#ui/app/readId.ts";
import type { StaySnapshot } from "./StayViewModel.ts";

/** If the address names no place, the stay's own place is used rather than the default. */
const placeOf = ({ cityName, nationCode, cityCode }: StayDetail): SearchPlace => ({
	searchText: cityName,
	nationCode,
	cityCode,
	area: 0,
	subArea: 0,
});

/**
 * Loads the stay and its plans in parallel (ROUTE-03, DEC-184).
 * @throws A 404 response for an unknown stay.
 */
export async function loadStay({ params, request, context }: LoaderFunctionArgs): Promise<StaySnapshot> {
	const stayId = readId(params.idx);
	const { use, environment } = context.get(appContext);
	const { searchParams } = new URL(request.url);
	const { today, crawler } = environment;
	const condition = readSearchQuery((key) => searchParams.get(key), today, defaultDates(today));
	const options = { signal: request.signal };
	const [detail, offers, event, surroundings] = await Promise.all([
		use(useCases.viewStay).execute(stayId, condition, options),
		use(useCases.listOffers).execute({ stayId, condition }, options),
		use(useCases.viewStayEvent).execute(stayId, options),
		crawler ? use(useCases.listSurroundings).execute({ stayId, condition }, options) : null,
	]);
	if (!detail.ok && detail.error.kind === "notFound") throw data(null, { status: 404 });
	return {
		stayId,
		condition:
			detail.ok && !namesPlace((key) => searchParams.get(key))
				? { ...condition, ...placeOf(detail.value) }
				: condition,
		isSearched: searchParams.has("checkInDate"),
		detail: detail.ok ? detail.value : null,
		offers: offers.ok ? offers.value : null,
		event,
		surroundings,
	};
}
