import type { Reads } from "#server/platform/database/Database.ts";
import { Refusal } from "#server/platform/http/Refusal.ts";
import { PopularStore, type PopularTile } from "./store/PopularStore.ts";
import type { Schemas } from "./wire.ts";

/** Returns the tabs of popular destinations. [CALL-CONTENT-03, DEC-051, DEC-150] */
export async function listPopularTabs(reads: Reads): Promise<{ tabs: Schemas["NationTab"][] }> {
	const tabs = await new PopularStore(reads).tabs();
	return { tabs: tabs.map(({ id, title }) => ({ idx: id, title, categoryName: null })) };
}

const areaAnswer = ({ name, imageKey, ...where }: PopularTile): Schemas["PopularArea"] => ({
	addressName: name,
	imgUrl: imageKey,
	...where,
});

/**
 * Returns the tiles of a tab. [CALL-CONTENT-03, ENT-03, DEC-150]
 * @throws Refusal notFound
 */
export async function listPopularLocations(
	reads: Reads,
	tab: number,
): Promise<{ locations: Schemas["PopularArea"][] }> {
	const store = new PopularStore(reads);
	if (!(await store.hasTab(tab))) throw new Refusal("notFound");
	return { locations: (await store.tiles(tab)).map(areaAnswer) };
}

/**
 * Returns the subdivisions of the tab's tiles with this area number: the sub-areas of an area or, for area 0 (whole cities), their areas.
 * [CALL-CONTENT-04, DEC-150]
 * @throws Refusal notFound when the tab has no such tile
 */
export async function listPopularSubLocations(
	reads: Reads,
	tab: number,
	area: number,
): Promise<{ subLocations: Schemas["PopularArea"][] }> {
	const store = new PopularStore(reads);
	const cities = await store.citiesOf(tab, area);
	if (cities.length === 0) throw new Refusal("notFound");
	return { subLocations: (await store.parts(cities, area)).map(areaAnswer) };
}
