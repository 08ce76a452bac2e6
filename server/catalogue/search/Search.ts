import { koreanDay } from "#domain/shared/koreanTime.ts";
import type { StayDate } from "#domain/shared/StayDate.ts";
import type { Clock } from "#server/platform/clock.ts";
import type { Database } from "#server/platform/database/Database.ts";
import { type RecentReads, recentReadsOf } from "#server/platform/database/RecentReads.ts";
import { BuildProgress } from "./BuildProgress.ts";
import { type BackgroundLoop, createBackgroundLoop } from "./backgroundLoop.ts";
import {
	type FoundPage,
	findStays,
	type LowestNight,
	lowestNights,
	proposeStays,
	type StayQuery,
} from "./findStays.ts";
import { applyChanges, dropPastNights, placeNewStays } from "./leader.ts";
import { NightCache } from "./NightCache.ts";
import { NightPrefetcher } from "./NightPrefetcher.ts";
import { ReadModel } from "./ReadModel.ts";
import type { ScanAnswer } from "./ScanQuery.ts";

const PAUSE_MS = 200;
/** Maximum pause between upkeep rounds while idle, in milliseconds. An embedded database needs quiet periods for maintenance. */
const QUIET_PAUSE_MS = 3_000;
/** Pause after a round, as a multiple of its duration, so that upkeep uses at most a third of the database's time. */
const REST = 2;
/** Size of the night cache on disk, in bytes: twice what half a year of a million stays takes. */
const NIGHT_BYTES = 8 * 1024 ** 3;
/** How long a search waits for a city that is being built for the first time, in milliseconds, before it answers from what is available. */
const PATIENCE_MS = 5_000;

interface SearchParts {
	readonly db: Database;
	/** Connection for reading the read model. */
	readonly reads?: RecentReads;
	readonly clock: Clock;
	/** Maximum size of the night cache, in bytes. */
	readonly nightBytes?: number;
	/** Directory of the night cache. */
	readonly folder?: string;
	readonly timeoutMs?: number;
	readonly onError?: (error: unknown) => void;
}

/**
 * The availability search of this process. It reads its copy of the read model and, as leader of the shards no other process leads, writes
 * the changes of the catalogue to it. `start` builds what is missing and keeps up with the catalogue until `stop`.
 */
export class Search implements BackgroundLoop {
	readonly #db: Database;
	readonly #reads: RecentReads;
	readonly #clock: Clock;
	readonly #nights: NightCache;
	readonly #timeoutMs: number;
	readonly #cities = new BuildProgress();
	readonly #upkeep: BackgroundLoop;
	#model: ReadModel;
	#ahead: NightPrefetcher;
	#source: RecentReads["source"];
	#pause = PAUSE_MS;
	#builtOn: StayDate | null = null;
	#begun: Promise<void> | null = null;
	#building: Promise<void> | null = null;

	constructor({
		db,
		reads = recentReadsOf(db),
		clock,
		nightBytes = NIGHT_BYTES,
		folder,
		timeoutMs = PATIENCE_MS,
		onError = (error) => console.error("search upkeep:", error),
	}: SearchParts) {
		this.#db = db;
		this.#reads = reads;
		this.#clock = clock;
		this.#nights = new NightCache(nightBytes, folder);
		this.#timeoutMs = timeoutMs;
		this.#model = new ReadModel(reads, this.#nights);
		this.#ahead = new NightPrefetcher(this.#model, nightBytes);
		this.#source = reads.source;
		this.#upkeep = createBackgroundLoop({
			work: () => this.#update(),
			pauseMs: (took) => Math.max(this.#pause, REST * took),
			onError,
		});
	}

	/**
	 * Returns a page of available stays with totals over all of them, confirmed against the source tables. During the first build it covers
	 * only what has been built so far.
	 */
	async searchConfirmed(query: StayQuery): Promise<FoundPage> {
		await this.#ready(query.scope.cityIds);
		return findStays(this.#db, this.#model, query);
	}

	/** Returns a page from the read model without confirming it, for results that are viewed but not yet booked, such as on a map. */
	async searchReadModel(query: StayQuery): Promise<Pick<ScanAnswer, "stays" | "total">> {
		await this.#ready(query.scope.cityIds);
		return proposeStays(this.#model, query);
	}

	/** Returns the lowest price for each of a number of nights, from the read model. */
	async nights(query: StayQuery, span: Parameters<typeof lowestNights>[2]): Promise<LowestNight[]> {
		await this.#ready(query.scope.cityIds);
		return lowestNights(this.#model, query, span);
	}

	/**
	 * Returns how many stays match a query in what has been built so far; the page is ignored. It does not wait for cities being built,
	 * so that many counts can accompany one search.
	 */
	async count(query: StayQuery): Promise<number> {
		await this.#ready([]);
		return (await proposeStays(this.#model, { ...query, offset: 0, limit: 0 })).total;
	}

	/** Applies all pending changes of the catalogue. */
	async refresh(): Promise<void> {
		await this.#build();
		while ((await applyChanges(this.#db, this.#today())) > 0);
		await this.#model.follow(this.#today());
	}

	start(): void {
		this.#upkeep.start();
	}

	async stop(): Promise<void> {
		await this.#upkeep.stop();
		await this.#model.scans.end();
		this.#nights.clear();
	}

	#today(): StayDate {
		return koreanDay(this.#clock.now());
	}

	/** During the first build, searches use what is available. Only a search in a city without any data waits, for a limited time. */
	async #ready(cityIds: readonly number[]): Promise<void> {
		await this.#begin();
		if (this.#builtOn !== null) return;
		const built = this.#build();
		built.catch(() => {});
		const known = await this.#model.cities(cityIds);
		const unknown = cityIds.filter((_, index) => known[index]?.stays === 0);
		if (unknown.length > 0) await Promise.race([built, this.#cities.wait(unknown, this.#timeoutMs)]);
	}

	/** Starts following the read model. Starts over when reads move to another server, which may lag behind the previous one. */
	#begin(): Promise<void> {
		if (this.#source !== this.#reads.source) {
			this.#source = this.#reads.source;
			this.#nights.clear();
			void this.#model.scans.end();
			this.#model = new ReadModel(this.#reads, this.#nights);
			this.#ahead = new NightPrefetcher(this.#model, this.#nights.maxBytes);
			this.#begun = null;
		}
		this.#begun ??= this.#model.begin().catch((error: unknown) => {
			this.#begun = null;
			throw error;
		});
		return this.#begun;
	}

	/** Builds what is missing; the upkeep loop calls it once a day. Concurrent calls share one build. */
	#build(): Promise<void> {
		this.#building ??= this.#place(this.#today()).finally(() => {
			this.#building = null;
		});
		return this.#building;
	}

	async #place(day: StayDate): Promise<void> {
		await this.#begin();
		await placeNewStays(this.#db, day, {
			next: (left) => this.#cities.next(left),
			onProgress: async (left) => {
				await this.#model.follow(day);
				this.#cities.update(left);
			},
		});
		await dropPastNights(this.#db, day);
		this.#builtOn = day;
	}

	async #update(): Promise<void> {
		if (this.#builtOn !== this.#today()) await this.#build();
		await this.#begin();
		const taken = await applyChanges(this.#db, this.#today());
		// an embedded database has no other processes that could have changed anything
		if (taken > 0 || this.#db.engine === "postgres") await this.#model.follow(this.#today());
		const isBusy = taken > 0 || (await this.#ahead.step(this.#today()));
		this.#pause = isBusy ? PAUSE_MS : Math.min(QUIET_PAUSE_MS, this.#pause * 1.5);
	}
}
