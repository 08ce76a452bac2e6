import { koreanDay } from "#domain/shared/koreanTime.ts";
import type { StayDate } from "#domain/shared/StayDate.ts";
import type { Clock } from "#server/platform/clock.ts";
import type { Database } from "#server/platform/database/Database.ts";
import { type RecentReads, recentReadsOf } from "#server/platform/database/RecentReads.ts";
import { Building } from "./Building.ts";
import {
	type FoundPage,
	findStays,
	type LowestNight,
	lowestNights,
	proposeStays,
	type StayQuestion,
} from "./findStays.ts";
import { dropPastNights, placeNewStays, takeOver } from "./leader.ts";
import { NightFile } from "./NightFile.ts";
import { NightsAhead } from "./NightsAhead.ts";
import { ReadModel } from "./ReadModel.ts";
import type { ScanAnswer } from "./ScanQuestion.ts";
import { createUpkeep, type Upkeep } from "./upkeep.ts";

const PAUSE_MS = 200;
/** While nothing happens the pauses grow up to this: an embedded database needs quiet moments to tidy up. */
const QUIET_PAUSE_MS = 3_000;
/** Of the database's time the upkeep takes a third at most: after a long round it rests twice as long. */
const REST = 2;
/** On the disk: half a year of a million stays twice over. */
const NIGHT_BYTES = 8 * 1024 ** 3;
/** So long a search waits for a city that is built for the first time; then it answers from what there is of it. */
const PATIENCE_MS = 5_000;

interface SearchParts {
	readonly db: Database;
	/** Where the read model is read. */
	readonly reads?: RecentReads;
	readonly clock: Clock;
	/** Of nights at hand, at most. */
	readonly nightBytes?: number;
	/** Where they are. */
	readonly folder?: string;
	readonly patienceMs?: number;
	readonly onError?: (error: unknown) => void;
}

/**
 * The availability search of this process: it reads its part of the read model, and leads when no other process does.
 * `start` builds what is missing and keeps up with the catalogue until `stop`.
 */
export class Search implements Upkeep {
	readonly #db: Database;
	readonly #reads: RecentReads;
	readonly #clock: Clock;
	readonly #nights: NightFile;
	readonly #patienceMs: number;
	readonly #cities = new Building();
	readonly #upkeep: Upkeep;
	#model: ReadModel;
	#ahead: NightsAhead;
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
		patienceMs = PATIENCE_MS,
		onError = (error) => console.error("search upkeep:", error),
	}: SearchParts) {
		this.#db = db;
		this.#reads = reads;
		this.#clock = clock;
		this.#nights = new NightFile(nightBytes, folder);
		this.#patienceMs = patienceMs;
		this.#model = new ReadModel(reads, this.#nights);
		this.#ahead = new NightsAhead(this.#model, nightBytes);
		this.#source = reads.source;
		this.#upkeep = createUpkeep({
			work: () => this.#keepUp(),
			pauseMs: (took) => Math.max(this.#pause, REST * took),
			onError,
		});
	}

	/** A page of free stays with totals over all of them. Confirmed by the truth; during the first build of what there is by then. */
	async find(question: StayQuestion): Promise<FoundPage> {
		await this.#ready(question.scope.cityIds);
		return findStays(this.#db, this.#model, question);
	}

	/** A page as the read model knows it, not confirmed: for what is looked at and not yet bought, such as a map. */
	async propose(question: StayQuestion): Promise<Pick<ScanAnswer, "stays" | "total">> {
		await this.#ready(question.scope.cityIds);
		return proposeStays(this.#model, question);
	}

	/** What each of so many nights costs at least, as the read model knows it. */
	async nights(question: StayQuestion, span: Parameters<typeof lowestNights>[2]): Promise<LowestNight[]> {
		await this.#ready(question.scope.cityIds);
		return lowestNights(this.#model, question, span);
	}

	/** How many stays a question finds, of what there is; its page does not matter. Many counts may stand beside one search: they do not wait. */
	async count(question: StayQuestion): Promise<number> {
		await this.#ready([]);
		return (await proposeStays(this.#model, { ...question, offset: 0, limit: 0 })).total;
	}

	/** Takes over everything marked so far. */
	async refresh(): Promise<void> {
		await this.#build();
		while ((await takeOver(this.#db, this.#today())) > 0);
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

	/** While the first build runs, what there is is searched; only for cities of which there is nothing yet a search waits a little. */
	async #ready(cityIds: readonly number[]): Promise<void> {
		await this.#begin();
		if (this.#builtOn !== null) return;
		const built = this.#build();
		built.catch(() => {});
		const known = await this.#model.cities(cityIds);
		const unknown = cityIds.filter((_, index) => known[index]?.stays === 0);
		if (unknown.length > 0) await Promise.race([built, this.#cities.wait(unknown, this.#patienceMs)]);
	}

	/** Begins to follow, and begins again when another server is read from, which may not have what the one before it had. */
	#begin(): Promise<void> {
		if (this.#source !== this.#reads.source) {
			this.#source = this.#reads.source;
			this.#nights.clear();
			void this.#model.scans.end();
			this.#model = new ReadModel(this.#reads, this.#nights);
			this.#ahead = new NightsAhead(this.#model, this.#nights.maxBytes);
			this.#begun = null;
		}
		this.#begun ??= this.#model.begin().catch((error: unknown) => {
			this.#begun = null;
			throw error;
		});
		return this.#begun;
	}

	/** Adds what is missing, once a day. One build at a time. */
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
			told: async (left) => {
				await this.#model.follow(day);
				this.#cities.tell(left);
			},
		});
		await dropPastNights(this.#db, day);
		this.#builtOn = day;
	}

	async #keepUp(): Promise<void> {
		if (this.#builtOn !== this.#today()) await this.#build();
		await this.#begin();
		const taken = await takeOver(this.#db, this.#today());
		// alone on an embedded database nobody else can have changed anything
		if (taken > 0 || this.#db.engine === "postgres") await this.#model.follow(this.#today());
		const isBusy = taken > 0 || (await this.#ahead.step(this.#today()));
		this.#pause = isBusy ? PAUSE_MS : Math.min(QUIET_PAUSE_MS, this.#pause * 1.5);
	}
}
