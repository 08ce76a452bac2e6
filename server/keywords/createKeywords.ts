import { resultsPerGroup } from "#domain/search/KeywordResult.ts";
import type { Database } from "#server/database/Database.ts";
import { createUpkeep, type Upkeep } from "#server/search/upkeep.ts";
import { MATCH, readKeywordQuery } from "./keywordQuery.ts";
import { LiveIndex } from "./LiveIndex.ts";
import { databaseTime, loadRegions, loadStaysSince, type NamedStay, type Region } from "./places.ts";

const PAUSE_MS = 10_000;
/** Transactions commit later than they say: rows are asked for again for so long. */
const OVERLAP_MS = 60_000;
const REGIONS_AGE_MS = 600_000;
/** So many loose names cost a query about a millisecond. */
const MAX_PENDING = 500;

export interface KeywordAnswer {
	readonly regions: readonly Region[];
	readonly stays: readonly NamedStay[];
}

/** What a typed search text means: a region by its name, else the stays that hold it. */
export type TextMeaning =
	| { readonly kind: "region"; readonly region: Region }
	| {
			readonly kind: "stays";
			/** `quality`: smaller is the better answer. */
			readonly stays: readonly { readonly id: number; readonly cityId: number; readonly quality: number }[];
	  };

export interface Keywords extends Upkeep {
	/** Live results, at most twenty a group. Any text is fine; one without letters finds nothing. [CALL-CONTENT-01, SEARCH-KW-09] */
	search(text: string): Promise<KeywordAnswer>;
	/** [CALL-CONTENT-02] */
	regions(text: string): Promise<readonly Region[]>;
	meaningOf(text: string): Promise<TextMeaning>;
	/** Takes over what changed in the catalogue. */
	refresh(): Promise<void>;
}

/** Keyword index of this process over regions and open stays; it follows `property.updated_at`. */
export function createKeywords({
	db,
	onError = (error) => console.error("keyword upkeep:", error),
}: {
	readonly db: Database;
	readonly onError?: (error: unknown) => void;
}): Keywords {
	const regions = new LiveIndex<Region>();
	const stays = new LiveIndex<NamedStay>();
	let regionsText = "";
	let regionsReadAt = Number.NEGATIVE_INFINITY;
	/** Rows touched until then, by the database's clock, are known. */
	let readUntil = 0;
	/** Of rows read in the last round: when they were touched. */
	let recent = new Map<number, number>();
	let isBuilt = false;
	let loading: Promise<void> | null = null;

	async function readRegions(): Promise<void> {
		if (performance.now() - regionsReadAt < REGIONS_AGE_MS) return;
		const rows = await loadRegions(db);
		regionsReadAt = performance.now();
		const text = JSON.stringify(rows);
		if (text === regionsText) return;
		await regions.replaceAll(rows);
		regionsText = text;
	}

	async function readStays(): Promise<void> {
		const now = await databaseTime(db);
		const rows = await loadStaysSince(db, new Date(Math.max(0, readUntil - OVERLAP_MS)));
		readUntil = now;
		const fresh = rows.filter(({ id, updatedAt }) => recent.get(id) !== updatedAt.getTime());
		recent = new Map(rows.map(({ id, updatedAt }) => [id, updatedAt.getTime()]));
		if (fresh.length === 0) return;
		if (!isBuilt) {
			await stays.replaceAll(fresh.flatMap(({ item }) => item ?? []));
			isBuilt = true;
			return;
		}
		for (const { id, item } of fresh) stays.put(id, item);
		if (stays.pending > MAX_PENDING) await stays.absorb();
	}

	/** The first call builds the index; everybody waits for that one. */
	function ready(): Promise<void> {
		loading ??= refresh().catch((error: unknown) => {
			loading = null;
			throw error;
		});
		return loading;
	}

	async function refresh(): Promise<void> {
		await readRegions();
		await readStays();
	}

	const upkeep = createUpkeep({
		work: async () => {
			await ready();
			await refresh();
		},
		pauseMs: () => PAUSE_MS,
		onError,
	});

	return {
		async search(text) {
			await ready();
			const query = readKeywordQuery(text);
			if (!query) return { regions: [], stays: [] };
			return {
				regions: regions.search(query, resultsPerGroup),
				stays: stays.search(query, resultsPerGroup),
			};
		},
		async regions(text) {
			await ready();
			const query = readKeywordQuery(text);
			return query ? regions.search(query, resultsPerGroup) : [];
		},
		async meaningOf(text) {
			await ready();
			const query = readKeywordQuery(text);
			if (!query) return { kind: "stays", stays: [] };
			const [region] = regions
				.all(query)
				.filter(({ quality }) => quality === MATCH.whole || quality === MATCH.begins)
				.sort((one, other) => one.quality - other.quality || other.item.popularity - one.item.popularity);
			if (region) return { kind: "region", region: region.item };
			const found = stays.all(query);
			const guesses = stays.search(query, resultsPerGroup);
			return {
				kind: "stays",
				stays:
					found.length > 0
						? found.map(({ item, quality }) => ({ id: item.id, cityId: item.cityId, quality }))
						: guesses.map(({ id, cityId }) => ({ id, cityId, quality: MATCH.typo })),
			};
		},
		async refresh() {
			regionsReadAt = Number.NEGATIVE_INFINITY;
			await ready();
			await refresh();
		},
		start: upkeep.start,
		stop: upkeep.stop,
	};
}
