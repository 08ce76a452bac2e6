import { resultsPerGroup } from "#domain/search/KeywordResult.ts";
import type { Lexicon } from "#domain/search/words/Lexicon.ts";
import type { Reading } from "#domain/search/words/Reading.ts";
import { readWords } from "#domain/search/words/readWords.ts";
import { type BackgroundLoop, createBackgroundLoop } from "#server/catalogue/search/backgroundLoop.ts";
import type { RecentReads } from "#server/platform/database/RecentReads.ts";
import { KeywordRegions } from "./KeywordRegions.ts";
import { KeywordStays } from "./KeywordStays.ts";
import { MATCH, readKeywordQuery } from "./keywordQuery.ts";
import type { CityPoint } from "./store/places.ts";
import type { NamedStay, Region } from "./store/regionsAndStays.ts";

const PAUSE_MS = 10_000;

export interface KeywordAnswer {
	readonly regions: readonly Region[];
	readonly stays: readonly NamedStay[];
}

/** A stay whose name matches a text. A lower `quality` is a better match, see `MATCH`. */
export interface NamedMatch {
	readonly id: number;
	readonly cityId: number;
	readonly quality: number;
}

/** Whether every word was understood without guessing. Typo tolerance is then switched off: danang must not find 단양. */
const isCertain = ({ chips, unknown }: Reading): boolean =>
	chips.length > 0 && unknown.length === 0 && chips.every(({ isGuess }) => !isGuess);

/**
 * This process's keyword index over regions and open stays. It is built on first use, and concurrent callers share that one build; callers
 * that need only regions do not wait for the stay names.
 */
export class Keywords implements BackgroundLoop {
	readonly #stays: KeywordStays;
	readonly #regions: KeywordRegions;
	readonly #upkeep: BackgroundLoop;
	#placed: Promise<void> | null = null;
	#built: Promise<void> | null = null;

	constructor({
		reads,
		folder,
		onError = (error) => console.error("keyword upkeep:", error),
	}: {
		readonly reads: RecentReads;
		/** Directory of the index files. */
		readonly folder?: string;
		readonly onError?: (error: unknown) => void;
	}) {
		this.#stays = new KeywordStays(reads, folder);
		const namesStay = (text: string) => {
			const query = readKeywordQuery(text);
			return query !== null && this.#stays.holds(query, text);
		};
		this.#regions = new KeywordRegions(reads, namesStay, folder);
		this.#upkeep = createBackgroundLoop({
			work: async () => {
				await this.#ready();
				await this.#followCatalogue();
			},
			pauseMs: () => PAUSE_MS,
			onError,
		});
	}

	/**
	 * Returns search-as-you-type results, at most twenty per group. Accepts any text; text without letters finds nothing. [CALL-CONTENT-01,
	 * SEARCH-KW-09]
	 */
	async search(text: string): Promise<KeywordAnswer> {
		await this.#ready();
		const typed = readKeywordQuery(text);
		if (!typed) return { regions: [], stays: [] };
		const reading = readWords(text, this.#regions.lexicon);
		const query = isCertain(reading) ? { ...typed, typos: 0 as const } : typed;
		const named = this.#regions.index.search(query, resultsPerGroup);
		return {
			regions: named.length > 0 ? named : this.#regions.regionsIn(reading),
			stays: this.#stays.index.search(query, resultsPerGroup),
		};
	}

	/** Returns the regions that match a text, best first. [CALL-CONTENT-02] */
	async regions(text: string): Promise<readonly Region[]> {
		await this.#places();
		const query = readKeywordQuery(text);
		return query ? this.#regions.index.search(query, resultsPerGroup) : [];
	}

	/** Returns the lexicon used to parse queries: our own vocabulary, the places of the catalogue and the names of its stays. [DEC-193] */
	async lexicon(): Promise<Lexicon> {
		await this.#ready();
		return this.#regions.lexicon;
	}

	/** Returns every open stay whose name contains the text as a whole, or all of its words. */
	async namedStays(text: string): Promise<readonly NamedMatch[]> {
		await this.#ready();
		const query = readKeywordQuery(text);
		return query ? this.#stays.index.all(query) : [];
	}

	/** Returns the open stays with the names closest to a text that no name contains. */
	async guessedStays(text: string): Promise<readonly NamedMatch[]> {
		await this.#ready();
		const query = readKeywordQuery(text);
		if (!query) return [];
		return this.#stays.index
			.search(query, resultsPerGroup)
			.map(({ id, cityId }) => ({ id, cityId, quality: MATCH.typo }));
	}

	/** Returns open stays by ID; unknown IDs are left out. */
	async stays(ids: readonly number[]): Promise<readonly NamedStay[]> {
		await this.#ready();
		return ids.flatMap((id) => this.#stays.index.get(id) ?? []);
	}

	/** Returns the centre points of the cities. */
	async cities(): Promise<readonly CityPoint[]> {
		await this.#places();
		return this.#regions.cities;
	}

	/** Returns the stays with a room whose name or view contains any of the words. */
	async staysWithRooms(words: readonly string[]): Promise<ReadonlySet<number>> {
		await this.#places();
		const found = await Promise.all(words.map((word) => this.#regions.roomsWith(word)));
		return new Set(found.flatMap((each) => [...each]));
	}

	/** Picks up changes in the catalogue immediately. */
	async refresh(): Promise<void> {
		this.#regions.expire();
		await this.#ready();
		await this.#followCatalogue();
	}

	start(): void {
		this.#upkeep.start();
	}

	async stop(): Promise<void> {
		await this.#upkeep.stop();
		await Promise.all([this.#stays.close(), this.#regions.close()]);
		this.#built = null;
		this.#placed = null;
	}

	#places(): Promise<void> {
		this.#placed ??= this.#regions.refresh().catch((error: unknown) => {
			this.#placed = null;
			throw error;
		});
		return this.#placed;
	}

	#ready(): Promise<void> {
		this.#built ??= this.#followCatalogue().catch((error: unknown) => {
			this.#built = null;
			throw error;
		});
		return this.#built;
	}

	async #followCatalogue(): Promise<void> {
		await this.#places();
		await this.#regions.refresh();
		await this.#stays.refresh();
		this.#regions.lexicon.read.clear();
	}
}
