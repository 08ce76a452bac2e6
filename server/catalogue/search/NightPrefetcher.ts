import { addDays, type StayDate } from "#domain/shared/StayDate.ts";
import { nightDays, stayFrom, stayRules } from "#domain/shared/StayDates.ts";
import { roomFor } from "./CityModel.ts";
import { bytesOf } from "./NightSlot.ts";
import type { ReadModel } from "./ReadModel.ts";

/** Maximum bytes read per step, so that other work is delayed by a few milliseconds only. */
const STEP_BYTES = 2 * 1024 * 1024;
/** Maximum nights read per step. */
const STEP_NIGHTS = 30;

/**
 * Prefetches upcoming nights into the read model, nearest first and a few at a time. It uses half of the night cache and, when not all
 * cities fit, only the largest, whose nights take longest to read. The other half is left for nights that searches request.
 */
export class NightPrefetcher {
	readonly #model: ReadModel;
	readonly #room: number;
	#cityIds: readonly number[] = [];
	#nightBytes = 0;
	/** The first night not yet prefetched; null when there are no more. */
	#next: StayDate | null = null;
	/** The day and model state for which the prefetch was started. */
	#begunFor: string | null = null;

	/** @param maxBytes size limit of the whole night cache */
	constructor(model: ReadModel, maxBytes: number) {
		this.#model = model;
		this.#room = maxBytes / 2;
	}

	/** Runs one step. Returns false when there was nothing left to do. */
	async step(today: StayDate): Promise<boolean> {
		const begunFor = `${today}/${this.#model.rewritten}`;
		if (this.#begunFor !== begunFor) {
			await this.#begin();
			this.#begunFor = begunFor;
			this.#next = today;
		}
		if (this.#next === null || this.#next > addDays(today, stayRules.daysAhead)) return false;
		const free = Math.floor((this.#room - this.#model.nightBytes) / this.#nightBytes);
		if (free <= 0) return false;
		const count = Math.min(free, Math.max(1, Math.floor(STEP_BYTES / this.#nightBytes)), STEP_NIGHTS);
		const cities = await this.#model.cityNights(this.#cityIds, nightDays(stayFrom(this.#next, count)));
		const isSold = cities.some(({ nights }) => nights.some((night) => night.isSold));
		this.#next = isSold ? addDays(this.#next, count) : null;
		return isSold;
	}

	async #begin(): Promise<void> {
		const chosen: number[] = [];
		let bytes = 0;
		for (const { cityId, blocks } of await this.#model.largestCities()) {
			bytes += bytesOf({ blocks: roomFor(blocks), planes: 1 });
			if (chosen.length > 0 && bytes * stayRules.daysAhead > this.#room) break;
			chosen.push(cityId);
		}
		this.#cityIds = chosen;
		this.#nightBytes = (await this.#model.cities(chosen)).reduce(
			(sum, city) => sum + bytesOf(city.nightSize),
			0,
		);
	}
}
