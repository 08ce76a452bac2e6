import { UseCaseOf } from "#application/use-case/UseCaseOf.ts";
import type { Banner, Place } from "#domain/content/HomeContent.ts";
import { placeSlice, placesShown } from "#domain/content/placeSlice.ts";
import type { Failure } from "#domain/failure/Failure.ts";
import type { Result } from "#domain/shared/Result.ts";
import type { StayDate } from "#domain/shared/StayDate.ts";
import { type CardStay, shelfOf } from "#domain/stay/shelf.ts";
import type { HomeContent } from "#ports/HomeContent.ts";
import type { StaySearch } from "#ports/StaySearch.ts";

interface ViewHomeDeps {
	readonly content: HomeContent;
	readonly stays: StaySearch;
}

/** Replaces banners that could not be loaded (HTTP-11, DEC-155). */
const notFound = { notFound: true } as const;

/**
 * The content of the home page. A list that could not be loaded is empty, except for the banners, which are replaced by a marker (DEC-107,
 * DEC-155).
 */
export interface HomeView {
	readonly banners: readonly Banner[] | typeof notFound;
	readonly places: readonly Place[];
	readonly domestic: readonly CardStay[];
	readonly overseas: readonly CardStay[];
	readonly deals: readonly CardStay[];
}

/** Loads the home page's banners, places and recommendations in parallel (SCREEN-14, SCREEN-15, DEC-163). */
export class ViewHome extends UseCaseOf<ViewHomeDeps> {
	async execute({ checkIn }: { readonly checkIn: StayDate }): Promise<HomeView> {
		const { content, stays } = this.deps;
		const [banners, places, domestic, overseas, deals] = await Promise.all([
			content.banners(),
			content.places(placeSlice.start, placeSlice.end),
			stays.recommendForHome("DOMESTIC", checkIn),
			stays.recommendForHome("OVERSEAS", checkIn),
			stays.recommendForHome("DEAL", checkIn),
		]);
		return {
			banners: banners.ok ? banners.value : notFound,
			places: orNone(places).slice(0, placesShown),
			domestic: shelfOf(orNone(domestic)),
			overseas: shelfOf(orNone(overseas)),
			deals: shelfOf(orNone(deals)),
		};
	}
}

const orNone = <T>(result: Result<readonly T[], Failure>): readonly T[] => (result.ok ? result.value : []);
