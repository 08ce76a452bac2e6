import type { StayDate } from "#domain/shared/StayDate.ts";
import type { NightCells } from "./NightCells.ts";

interface Entry {
	readonly cityId: number;
	readonly night: StayDate;
	readonly cells: NightCells;
}

/** Nights of cities by last use: what does not fit any more is dropped, the longest unused first. */
export class NightCache {
	readonly #entries = new Map<string, Entry>();
	readonly #maxBytes: number;
	#bytes = 0;

	constructor(maxBytes: number) {
		this.#maxBytes = maxBytes;
	}

	get bytes(): number {
		return this.#bytes;
	}

	get(cityId: number, night: StayDate): NightCells | undefined {
		const key = keyOf(cityId, night);
		const entry = this.#entries.get(key);
		if (!entry) return undefined;
		this.#entries.delete(key);
		this.#entries.set(key, entry);
		return entry.cells;
	}

	/** Looks without counting as a use. */
	peek(cityId: number, night: StayDate): NightCells | undefined {
		return this.#entries.get(keyOf(cityId, night))?.cells;
	}

	put(cityId: number, night: StayDate, cells: NightCells): void {
		this.#drop(keyOf(cityId, night));
		this.#entries.set(keyOf(cityId, night), { cityId, night, cells });
		this.#bytes += cells.bytes;
		for (const key of this.#entries.keys()) {
			if (this.#bytes <= this.#maxBytes || this.#entries.size === 1) return;
			this.#drop(key);
		}
	}

	dropCity(cityId: number): void {
		this.#dropWhere((entry) => entry.cityId === cityId);
	}

	dropBefore(day: StayDate): void {
		this.#dropWhere((entry) => entry.night < day);
	}

	#dropWhere(isGone: (entry: Entry) => boolean): void {
		for (const [key, entry] of this.#entries) if (isGone(entry)) this.#drop(key);
	}

	#drop(key: string): void {
		const entry = this.#entries.get(key);
		if (!entry) return;
		this.#entries.delete(key);
		this.#bytes -= entry.cells.bytes;
	}
}

const keyOf = (cityId: number, night: StayDate): string => `${cityId}/${night}`;
