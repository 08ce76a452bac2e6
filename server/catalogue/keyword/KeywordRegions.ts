import { createLexicon, type Lexicon } from "#domain/search/words/Lexicon.ts";
import { placesOf, type Reading } from "#domain/search/words/Reading.ts";
import type { Reads } from "#server/platform/database/Database.ts";
import { LiveIndex } from "./LiveIndex.ts";
import { isRegionOf, placeNames } from "./placeNames.ts";
import {
	type CityPoint,
	loadCityPoints,
	loadSights,
	loadStaysWithRooms,
	type Sight,
} from "./store/places.ts";
import { loadRegions, type Region } from "./store/regionsAndStays.ts";

const AGE_MS = 600_000;

/** The regions of the catalogue and the lexicon used to parse queries, reloaded every ten minutes. */
export class KeywordRegions {
	readonly index: LiveIndex<Region>;
	readonly #reads: Reads;
	readonly #namesStay: (text: string) => boolean;
	/** Stay IDs by a word of their rooms, cached until the next reload. */
	readonly #rooms = new Map<string, Promise<ReadonlySet<number>>>();
	#lexicon: Lexicon | null = null;
	#all: readonly Region[] = [];
	#cities: readonly CityPoint[] = [];
	/** The data the index and the lexicon were built from, as JSON. */
	#source = "";
	#readAt = Number.NEGATIVE_INFINITY;

	/**
	 * `namesStay` tells whether a text occurs in stay names: such words are treated as names rather than corrected as typos.
	 * @param folder directory of the index files
	 */
	constructor(reads: Reads, namesStay: (text: string) => boolean, folder?: string) {
		this.index = new LiveIndex(folder);
		this.#reads = reads;
		this.#namesStay = namesStay;
	}

	get lexicon(): Lexicon {
		this.#lexicon ??= createLexicon([]);
		return this.#lexicon;
	}

	/** The centre points of the cities. */
	get cities(): readonly CityPoint[] {
		return this.#cities;
	}

	/** Forces the next refresh to reload, regardless of the data's age. */
	expire(): void {
		this.#readAt = Number.NEGATIVE_INFINITY;
	}

	/** Closes the index and frees its disk space; the next refresh rebuilds it. */
	async close(): Promise<void> {
		await this.index.close();
		this.#source = "";
		this.expire();
	}

	async refresh(): Promise<void> {
		const now = performance.now();
		if (now - this.#readAt < AGE_MS) return;
		const regions = await loadRegions(this.#reads);
		this.#all = regions;
		const sights = await loadSights(this.#reads);
		this.#cities = await loadCityPoints(this.#reads);
		this.#rooms.clear();
		await this.#take(regions, sights);
		// set last, so that a failed refresh is retried at once
		this.#readAt = now;
	}

	async #take(regions: readonly Region[], sights: readonly Sight[]): Promise<void> {
		const source = JSON.stringify([regions, sights]);
		if (source === this.#source) return;
		const [places] = await Promise.all([placeNames(regions, sights), this.index.replaceAll(regions)]);
		this.#lexicon = createLexicon(places, this.#namesStay);
		this.#source = source;
	}

	/** Returns the regions named in a text, including the other meanings of ambiguous names. */
	regionsIn(reading: Reading): readonly Region[] {
		const places = placesOf(reading).flatMap(({ meaning, alsoMeant }) => [meaning, ...alsoMeant]);
		return this.#all.filter((region) => places.some((place) => isRegionOf(region, place)));
	}

	/** Returns the stays with a room whose name or view contains the word. */
	roomsWith(word: string): Promise<ReadonlySet<number>> {
		const known = this.#rooms.get(word);
		if (known !== undefined) return known;
		const reading = loadStaysWithRooms(this.#reads, word);
		reading.catch(() => this.#rooms.delete(word));
		this.#rooms.set(word, reading);
		return reading;
	}
}
