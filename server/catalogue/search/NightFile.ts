import { closeSync } from "node:fs";
import type { StayDate } from "#domain/shared/StayDate.ts";
import { openNameless } from "#server/platform/openNameless.ts";
import { bytesOf, type NightSize, NightSlot } from "./NightSlot.ts";

/**
 * Nights of cities in a file, and so in the machine's memory as far as that has room and nowhere in the process's own. By last use: what does not fit
 * any more is dropped, the longest unused first.
 */
export class NightFile {
	readonly maxBytes: number;
	readonly #folder: string | undefined;
	readonly #slots = new Map<string, NightSlot>();
	/** Places that were given up, by their size. */
	readonly #free = new Map<number, number[]>();
	#file: number | null = null;
	#end = 0;
	#bytes = 0;

	constructor(maxBytes: number, folder?: string) {
		this.maxBytes = maxBytes;
		this.#folder = folder;
	}

	/** Of all nights. */
	get bytes(): number {
		return this.#bytes;
	}

	/** A night of a city, with room for so many blocks and planes. Counts as a use. */
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
		this.#file ??= openNameless(this.#folder);
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

	/** Drops what does not fit, before a question asks for its nights: they are dropped by a later one at the earliest. */
	trim(): void {
		for (const oldest of this.#slots.values()) {
			if (this.#bytes <= this.maxBytes) return;
			this.#drop(oldest);
		}
	}

	/** Looks without counting as a use. */
	peek(cityId: number, night: StayDate): NightSlot | undefined {
		return this.#slots.get(keyOf(cityId, night));
	}

	dropBefore(day: StayDate): void {
		for (const slot of this.#slots.values()) if (slot.parts.night < day) this.#drop(slot);
	}

	/** Gives up all nights and their room on the disk; the next night begins another file. */
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
