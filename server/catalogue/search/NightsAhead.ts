import { addDays, type StayDate } from "#domain/shared/StayDate.ts";
import { nightDays, stayFrom, stayRules } from "#domain/shared/StayDates.ts";
import { roomFor } from "./CityModel.ts";
import { bytesOf } from "./NightSlot.ts";
import type { ReadModel } from "./ReadModel.ts";

/** Bytes read in one step: what waits behind it waits a few milliseconds. */
const STEP_BYTES = 2 * 1024 * 1024;
/** Nights read in one step, at most. */
const STEP_NIGHTS = 30;

/**
 * Brings the nights to come into a read model before somebody asks for them: the nearest first, a few at a time, into half of the room that nights
 * have. Of cities that are too many for it the largest ones, whose nights take longest to read. The other half is for what travellers ask for.
 */
export class NightsAhead {
	readonly #model: ReadModel;
	readonly #room: number;
	#cityIds: readonly number[] = [];
	#nightBytes = 0;
	/** The first night that is not known to be at hand; null when there is no more to bring. */
	#next: StayDate | null = null;
	/** What `#next` belongs to. */
	#begunFor: string | null = null;

	/** `maxBytes`: the room of all nights. */
	constructor(model: ReadModel, maxBytes: number) {
		this.#model = model;
		this.#room = maxBytes / 2;
	}

	/** One step; false when there was nothing left to do. */
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
