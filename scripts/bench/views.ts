import { addDays } from "#domain/shared/StayDate.ts";
import { Content } from "#server/catalogue/content/Content.ts";
import { Keywords } from "#server/catalogue/keyword/Keywords.ts";
import { Search } from "#server/catalogue/search/Search.ts";
import { createCatalog } from "#server/catalogue/stay/createCatalog.ts";
import type { Database } from "#server/platform/database/Database.ts";
import { recentReadsOf } from "#server/platform/database/RecentReads.ts";
import type { Figure } from "./Figure.ts";
import { benchDay, CITIES } from "./searchCatalogue.ts";
import { benchNow } from "./searchQueries.ts";
import { timeEach } from "./timing.ts";

const days = [1, 2, 3, 4, 5].map((day) => addDays(benchDay, 10 + day));
/** Stays in cities of every size. */
const stays = Array.from({ length: 20 }, (_, index) => 1 + 50 * index);
/** Asked about before anything is measured: the first call of a kind prepares its statements. */
const firstStay = 33;

/** Measures the home page's view of the catalogue, and a stay's neighbours, for nights not requested before. */
export async function measureViews(db: Database): Promise<readonly Figure[]> {
	await db.query(
		`INSERT INTO main_place (sort, name, city_id, image_key) SELECT i, '도시' || i, i, '' FROM generate_series(1, least(12, ${CITIES})) i`,
		[],
	);
	const clock = { now: () => benchNow };
	const reads = recentReadsOf(db);
	const search = new Search({ db, reads, clock });
	const catalog = createCatalog({
		db,
		reads,
		clock,
		search,
		keywords: new Keywords({ reads }),
		siteName: "",
	});
	await catalog.recommendMain("OVERSEAS", addDays(benchDay, 9), null);
	const home = await timeEach(
		days.flatMap((day) => (["DOMESTIC", "OVERSEAS", "DEAL"] as const).map((kind) => ({ kind, day }))),
		({ kind, day }) => catalog.recommendMain(kind, day, null),
	);
	const nearKinds = ["NEARBY", "SIMILAR"] as const;
	const nearOf = (id: number, kind: (typeof nearKinds)[number]) =>
		catalog.recommend(id, kind, { checkInDate: addDays(benchDay, 30) }, null);
	for (const kind of nearKinds) await nearOf(firstStay, kind);
	const near = await timeEach(
		stays.flatMap((id) => nearKinds.map((kind) => ({ kind, id }))),
		({ kind, id }) => nearOf(id, kind),
	);
	const counts = await timeEach(days, () => new Content({ reads, clock }).places(0, 12));
	return [
		{ name: "a shelf of the home page, p95", value: home.p95, unit: "ms" },
		{ name: "stays near or similar to another, p95", value: near.p95, unit: "ms" },
		{ name: "places with their numbers of stays, recounted, p95", value: counts.p95, unit: "ms" },
	];
}
