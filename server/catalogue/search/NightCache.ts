import { closeSync } from "node:fs";
import type { StayDate } from "#domain/shared/StayDate.ts";
import { openTemporaryFile } from "#server/platform/openTemporaryFile.ts";
import { bytesOf, type NightSize, NightSlot } from "./NightSlot.ts";

/**
 * Caches nights of cities in a file, so that they take up the operating system's page cache rather than process memory. When the size limit
 * is exceeded, the least recently used nights are evicted.
 */
export class NightCache {
	readonly maxBytes: number;
	readonly #folder: string | undefined;
	readonly #slots = new Map<string, NightSlot>();
	/** Freed file offsets by slot size. */
	readonly #free = new Map<number, number[]>();
	#file: number | null = null;
	#end = 0;
	#bytes = 0;

	constructor(maxBytes: number, folder?: string) {
		this.maxBytes = maxBytes;
		this.#folder = folder;
	}

	/** Total size of all nights, in bytes. */
	get bytes(): number {
		return this.#bytes;
	}

	/** Returns the slot of a city's night with capacity for the given blocks and planes, creating or enlarging it if necessary. Counts as a use. */
	slot(cityId: number, night: StayDate, { blocks, planes }: NightSize): NightSlot {
		const key = keyOf(cityId, night);
		const held = this.#slots.get(key);
		if (held && held.size.blocks >= blocks && held.size.planes >= planes) {
			this.#slots.delete(key);
			this.#slots.set(key, held);
			return held;
		}
		if (held) this.#drop(held);
		const size = { blocks, planes };
		const bytes = bytesOf(size);
		this.#file ??= openTemporaryFile(this.#folder);
		let place = this.#free.get(bytes)?.pop();
		if (place === undefined) {
			place = this.#end;
			this.#end += bytes;
		}
		const layouts = new Float64Array(blocks);
		const slot = new NightSlot({ file: this.#file, cityId, night, place, size, layouts });
		this.#slots.set(key, slot);
		this.#bytes += bytes;
		return slot;
	}

	/** Evicts nights beyond the size limit. Called before a search requests its nights, so that they can be evicted only by a later search. */
	trim(): void {
		for (const oldest of this.#slots.values()) {
			if (this.#bytes <= this.maxBytes) return;
			this.#drop(oldest);
		}
	}

	/** Returns a slot, if present, without counting as a use. */
	peek(cityId: number, night: StayDate): NightSlot | undefined {
		return this.#slots.get(keyOf(cityId, night));
	}

	dropBefore(day: StayDate): void {
		for (const slot of this.#slots.values()) if (slot.parts.night < day) this.#drop(slot);
	}

	/** Drops all nights and frees their disk space; the next night creates a new file. */
	clear(): void {
		for (const slot of this.#slots.values()) this.#drop(slot);
		this.#free.clear();
		this.#end = 0;
		if (this.#file !== null) closeSync(this.#file);
		this.#file = null;
	}

	#drop(slot: NightSlot): void {
		const { cityId, night, place, size } = slot.parts;
		this.#slots.delete(keyOf(cityId, night));
		const bytes = bytesOf(size);
		this.#bytes -= bytes;
		slot.isGone = true;
		const places = this.#free.get(bytes) ?? [];
		this.#free.set(bytes, places);
		places.push(place);
	}
}

const keyOf = (cityId: number, night: StayDate): string => `${cityId}/${night}`;
