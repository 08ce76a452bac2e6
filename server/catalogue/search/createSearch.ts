import { koreanDay } from "#domain/shared/koreanTime.ts";
import type { StayDate } from "#domain/shared/StayDate.ts";
import type { Clock } from "#server/platform/clock.ts";
import type { Database } from "#server/platform/database/Database.ts";
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
/** Of the database's time the upkeep takes a fifth at most: after a long round it rests four times as long. */
const REST = 4;
/** Nights of a few thousand stays; the busiest weeks and cities of a hundred thousand. */
const CACHE_BYTES = 128 * 1024 * 1024;

/** `start` builds what is missing and keeps up with the catalogue until `stop`. */
export interface Search extends Upkeep {
	/** A page of free stays with totals over all of them. Waits for the read model's first build only. */
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
	clock,
	cacheBytes = CACHE_BYTES,
	onError = (error) => console.error("search upkeep:", error),
}: {
	readonly db: Database;
	readonly clock: Clock;
	readonly cacheBytes?: number;
	readonly onError?: (error: unknown) => void;
}): Search {
	const model = new ReadModel(db, cacheBytes);
	const today = () => koreanDay(clock.now());
	let pause = PAUSE_MS;
	let builtOn: StayDate | null = null;
	let building: Promise<void> | null = null;

	async function build(): Promise<void> {
		const day = today();
		await placeNewStays(db, day);
		await dropPastNights(db, day);
		if (builtOn === null) await model.begin();
		builtOn = day;
	}

	/** Once a day; the first search waits for it. */
	function ready(): Promise<void> {
		if (builtOn !== null) return Promise.resolve();
		building ??= build().finally(() => {
			building = null;
		});
		return building;
	}

	async function keepUp(): Promise<void> {
		await ready();
		if (builtOn !== today()) await build();
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
			await ready();
			return findStays(db, model, question);
		},
		async propose(question) {
			await ready();
			return proposeStays(model, question);
		},
		async nights(question, span) {
			await ready();
			return lowestNights(model, question, span);
		},
		async count(question) {
			await ready();
			return (await proposeStays(model, { ...question, offset: 0, limit: 0 })).total;
		},
		async refresh() {
			await ready();
			await build();
			while ((await takeOver(db, today())) > 0);
			await model.follow(today());
		},
		start: upkeep.start,
		stop: upkeep.stop,
	};
}
