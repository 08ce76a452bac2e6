import { resultsPerGroup } from "#domain/search/KeywordResult.ts";
import { createLexicon, type Lexicon } from "#domain/search/words/Lexicon.ts";
import { narrowest } from "#domain/search/words/places.ts";
import { placesOf, type Reading } from "#domain/search/words/Reading.ts";
import { readWords } from "#domain/search/words/readWords.ts";
import { createUpkeep, type Upkeep } from "#server/catalogue/search/upkeep.ts";
import type { Database } from "#server/platform/database/Database.ts";
import { MATCH, readKeywordQuery } from "./keywordQuery.ts";
import { LiveIndex } from "./LiveIndex.ts";
import { isRegionOf, placeNames } from "./placeNames.ts";
import { type CityPoint, loadCityPoints, loadSights, loadStaysWithRooms } from "./store/places.ts";
import {
	databaseTime,
	loadRegions,
	type NamedStay,
	type Region,
	touchedSince,
} from "./store/regionsAndStays.ts";

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

/** A stay that a text names; `quality`: smaller is the better answer, see `MATCH`. */
export interface NamedMatch {
	readonly id: number;
	readonly cityId: number;
	readonly quality: number;
}

export interface Keywords extends Upkeep {
	/** Live results, at most twenty a group. Any text is fine; one without letters finds nothing. [CALL-CONTENT-01, SEARCH-KW-09] */
	search(text: string): Promise<KeywordAnswer>;
	/** [CALL-CONTENT-02] */
	regions(text: string): Promise<readonly Region[]>;
	/** What texts are read with: the words of the house, the places of the catalogue, the names of its stays. [DEC-193] */
	lexicon(): Promise<Lexicon>;
	/** Every open stay whose name holds the text: as a whole, or all its words. */
	namedStays(text: string): Promise<readonly NamedMatch[]>;
	/** Open stays whose names come nearest to a text that none holds. */
	guessedStays(text: string): Promise<readonly NamedMatch[]>;
	/** Open stays by number. */
	stays(ids: readonly number[]): Promise<readonly NamedStay[]>;
	/** Where the cities are. */
	cities(): Promise<readonly CityPoint[]>;
	/** Stays with a room whose name or view holds one of the words. */
	staysWithRooms(words: readonly string[]): Promise<ReadonlySet<number>>;
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
	let lexicon = createLexicon([]);
	let allRegions: readonly Region[] = [];
	let cities: readonly CityPoint[] = [];
	const rooms = new Map<string, Promise<ReadonlySet<number>>>();
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
		allRegions = rows;
		const sights = await loadSights(db);
		cities = await loadCityPoints(db);
		regionsReadAt = performance.now();
		rooms.clear();
		const text = JSON.stringify([rows, sights]);
		if (text === regionsText) return;
		await regions.replaceAll(rows);
		lexicon = createLexicon(placeNames(rows, sights), namesStay);
		regionsText = text;
	}

	function namesStay(text: string): boolean {
		const query = readKeywordQuery(text);
		return query !== null && stays.holds(query);
	}

	async function readStays(): Promise<void> {
		const now = await databaseTime(db);
		const seen = new Map<number, number>();
		// A stay that is touched meanwhile comes again.
		const all = new Map<number, NamedStay | null>();
		for await (const rows of touchedSince(db, new Date(Math.max(0, readUntil - OVERLAP_MS)))) {
			for (const { id, item, updatedAt } of rows) {
				const touchedAt = updatedAt.getTime();
				if (touchedAt > now - OVERLAP_MS) seen.set(id, touchedAt);
				if (!isBuilt) all.set(id, item);
				else if (recent.get(id) !== touchedAt) stays.put(id, item);
			}
		}
		if (!isBuilt) await stays.replaceAll([...all.values()].flatMap((item) => item ?? []));
		isBuilt = true;
		readUntil = now;
		recent = seen;
		if (stays.pending > MAX_PENDING) await stays.absorb();
	}

	/** The regions that a text names among other things. */
	function regionsIn(reading: Reading): readonly Region[] {
		const places = narrowest(placesOf(reading)).flatMap(({ meaning, alsoMeant }) => [meaning, ...alsoMeant]);
		return allRegions.filter((region) => places.some((place) => isRegionOf(region, place)));
	}

	function roomsWith(word: string): Promise<ReadonlySet<number>> {
		if (!rooms.has(word)) {
			const reading = loadStaysWithRooms(db, word);
			reading.catch(() => rooms.delete(word));
			rooms.set(word, reading);
		}
		return rooms.get(word) ?? Promise.resolve(new Set());
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
			const named = regions.search(query, resultsPerGroup);
			return {
				regions: named.length > 0 ? named : regionsIn(readWords(text, lexicon)),
				stays: stays.search(query, resultsPerGroup),
			};
		},
		async regions(text) {
			await ready();
			const query = readKeywordQuery(text);
			return query ? regions.search(query, resultsPerGroup) : [];
		},
		async lexicon() {
			await ready();
			return lexicon;
		},
		async namedStays(text) {
			await ready();
			const query = readKeywordQuery(text);
			if (!query) return [];
			return stays.all(query).map(({ item, quality }) => ({ id: item.id, cityId: item.cityId, quality }));
		},
		async guessedStays(text) {
			await ready();
			const query = readKeywordQuery(text);
			if (!query) return [];
			return stays
				.search(query, resultsPerGroup)
				.map(({ id, cityId }) => ({ id, cityId, quality: MATCH.typo }));
		},
		async stays(ids) {
			await ready();
			return ids.flatMap((id) => stays.get(id) ?? []);
		},
		async cities() {
			await ready();
			return cities;
		},
		async staysWithRooms(words) {
			await ready();
			const found = await Promise.all(words.map(roomsWith));
			return new Set(found.flatMap((each) => [...each]));
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
