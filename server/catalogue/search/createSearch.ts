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
import { ReadModel } from "./ReadModel.ts";
import type { ScanAnswer } from "./ScanQuestion.ts";
import { createUpkeep, type Upkeep } from "./upkeep.ts";

const PAUSE_MS = 200;
/** While nothing happens the pauses grow up to this: an embedded database needs quiet moments to tidy up. */
const QUIET_PAUSE_MS = 3_000;
/** Of the database's time the upkeep takes a third at most: after a long round it rests twice as long. */
const REST = 2;
/** Nights of a few thousand stays; the busiest weeks and cities of a hundred thousand. */
const CACHE_BYTES = 128 * 1024 * 1024;
/** So long a search waits for a city that is built for the first time; then it answers from what there is of it. */
const PATIENCE_MS = 5_000;

/** `start` builds what is missing and keeps up with the catalogue until `stop`. */
export interface Search extends Upkeep {
	/** A page of free stays with totals over all of them. Confirmed by the truth; during the first build of what there is by then. */
	find(question: StayQuestion): Promise<FoundPage>;
	/** A page as the read model knows it, not confirmed: for what is looked at and not yet bought, such as a map. */
	propose(question: StayQuestion): Promise<Pick<ScanAnswer, "stays" | "total">>;
	/** What each of so many nights costs at least, as the read model knows it. */
	nights(question: StayQuestion, span: Parameters<typeof lowestNights>[2]): Promise<LowestNight[]>;
	/** How many stays a question finds; its page does not matter. */
	count(question: StayQuestion): Promise<number>;
	/** Takes over everything marked so far. */
	refresh(): Promise<void>;
}

/** The availability search of this process: it reads its part of the read model, and leads when no other process does. */
export function createSearch({
	db,
	reads = recentReadsOf(db),
	clock,
	cacheBytes = CACHE_BYTES,
	patienceMs = PATIENCE_MS,
	onError = (error) => console.error("search upkeep:", error),
}: {
	readonly db: Database;
	/** Where the read model is read. */
	readonly reads?: RecentReads;
	readonly clock: Clock;
	readonly cacheBytes?: number;
	readonly patienceMs?: number;
	readonly onError?: (error: unknown) => void;
}): Search {
	let model = new ReadModel(reads, cacheBytes);
	let source = reads.source;
	const today = () => koreanDay(clock.now());
	let pause = PAUSE_MS;
	let builtOn: StayDate | null = null;
	let begun: Promise<void> | null = null;
	let building: Promise<void> | null = null;
	const cities = new Building();

	/** Adds what is missing, once a day. One build at a time. */
	function build(): Promise<void> {
		building ??= place(today()).finally(() => {
			building = null;
		});
		return building;
	}

	async function place(day: StayDate): Promise<void> {
		await begin();
		await placeNewStays(db, day, {
			next: (left) => cities.next(left),
			async told(left) {
				await model.follow(day);
				cities.tell(left);
			},
		});
		await dropPastNights(db, day);
		builtOn = day;
	}

	/** Begins to follow; anew when another server is read from, which may not have what the one before it had. */
	function begin(): Promise<void> {
		if (source !== reads.source) {
			source = reads.source;
			model = new ReadModel(reads, cacheBytes);
			begun = null;
		}
		begun ??= model.begin().catch((error: unknown) => {
			begun = null;
			throw error;
		});
		return begun;
	}

	/** While the first build runs, what there is is searched; only for cities of which there is nothing yet a search waits a little. */
	async function ready(cityIds: readonly number[]): Promise<void> {
		await begin();
		if (builtOn !== null) return;
		const built = build();
		built.catch(() => {});
		const known = await model.cities(cityIds);
		const unknown = cityIds.filter((_, index) => known[index]?.stays === 0);
		if (unknown.length > 0) await Promise.race([built, cities.wait(unknown, patienceMs)]);
	}

	async function keepUp(): Promise<void> {
		if (builtOn !== today()) await build();
		await begin();
		const taken = await takeOver(db, today());
		pause = taken > 0 ? PAUSE_MS : Math.min(QUIET_PAUSE_MS, pause * 1.5);
		// alone on an embedded database nobody else can have changed anything
		if (taken > 0 || db.engine === "postgres") await model.follow(today());
	}

	const upkeep = createUpkeep({
		work: keepUp,
		pauseMs: (took) => Math.max(pause, REST * took),
		onError,
	});

	return {
		async find(question) {
			await ready(question.scope.cityIds);
			return findStays(db, model, question);
		},
		async propose(question) {
			await ready(question.scope.cityIds);
			return proposeStays(model, question);
		},
		async nights(question, span) {
			await ready(question.scope.cityIds);
			return lowestNights(model, question, span);
		},
		async count(question) {
			await ready(question.scope.cityIds);
			return (await proposeStays(model, { ...question, offset: 0, limit: 0 })).total;
		},
		async refresh() {
			await build();
			while ((await takeOver(db, today())) > 0);
			await model.follow(today());
		},
		start: upkeep.start,
		stop: upkeep.stop,
	};
}
