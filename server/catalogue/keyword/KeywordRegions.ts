import { createLexicon, type Lexicon } from "#domain/search/words/Lexicon.ts";
import { narrowest } from "#domain/search/words/places.ts";
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

/** The places of the catalogue and the words that texts are read with, read again every ten minutes. */
export class KeywordRegions {
	readonly index: LiveIndex<Region>;
	readonly #reads: Reads;
	readonly #namesStay: (text: string) => boolean;
	/** Stays by a word of their rooms, since the last reading. */
	readonly #rooms = new Map<string, Promise<ReadonlySet<number>>>();
	#lexicon: Lexicon | null = null;
	#all: readonly Region[] = [];
	#cities: readonly CityPoint[] = [];
	/** What the index and the lexicon were made of. */
	#source = "";
	#readAt = Number.NEGATIVE_INFINITY;

	/**
	 * `namesStay` tells whether stays are called by a text: such words are names before they are taken for a slip.
	 * @param folder where the index is
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

	/** Where the cities are. */
	get cities(): readonly CityPoint[] {
		return this.#cities;
	}

	/** The next round reads them however young they are. */
	expire(): void {
		this.#readAt = Number.NEGATIVE_INFINITY;
	}

	/** Gives up the index and its room on the disk; the next round makes it again. */
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
		// only what has been taken in is known for so long
		this.#readAt = now;
	}

	async #take(regions: readonly Region[], sights: readonly Sight[]): Promise<void> {
		const source = JSON.stringify([regions, sights]);
		if (source === this.#source) return;
		const [places] = await Promise.all([placeNames(regions, sights), this.index.replaceAll(regions)]);
		this.#lexicon = createLexicon(places, this.#namesStay);
		this.#source = source;
	}

	/** The regions that a text names among other things. */
	regionsIn(reading: Reading): readonly Region[] {
		const places = narrowest(placesOf(reading)).flatMap(({ meaning, alsoMeant }) => [meaning, ...alsoMeant]);
		return this.#all.filter((region) => places.some((place) => isRegionOf(region, place)));
	}

	/** Stays with a room whose name or view holds the word. */
	roomsWith(word: string): Promise<ReadonlySet<number>> {
		const known = this.#rooms.get(word);
		if (known !== undefined) return known;
		const reading = loadStaysWithRooms(this.#reads, word);
		reading.catch(() => this.#rooms.delete(word));
		this.#rooms.set(word, reading);
		return reading;
	}
}
