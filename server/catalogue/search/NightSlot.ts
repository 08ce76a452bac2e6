import { readSync, writeSync } from "node:fs";
import type { StayDate } from "#domain/shared/StayDate.ts";
import { BLOCK_CELLS, CELL_BYTES, firstPlane, secondPlane } from "./block/cells.ts";
import type { BlockPlace, CityModel } from "./CityModel.ts";

/** Size in bytes of one plane of a block on one night. */
export const BLOCK_BYTES = BLOCK_CELLS * CELL_BYTES;

/**
 * A city's night in the file: its blocks ordered by number, all first planes before all second planes. The data of a block is valid only
 * for the layout it was loaded in.
 */
export class NightSlot {
	readonly parts: NightParts;
	/** Whether any plan is available. */
	isSold = false;
	isGone = false;
	/** The city model for which all blocks are known to be loaded. */
	#whole: CityModel | null = null;

	constructor(parts: NightParts) {
		this.parts = parts;
	}

	get size(): NightSize {
		return this.parts.size;
	}

	holds({ number, layout }: BlockPlace): boolean {
		return !this.isGone && this.parts.layouts[number] === layout;
	}

	/** Returns the blocks not loaded in the city's current layout. */
	missing(city: CityModel): readonly BlockPlace[] {
		if (this.#whole === city && !this.isGone) return [];
		const missing = [...city.blocks.values()].filter((block) => !this.holds(block));
		if (missing.length === 0) this.#whole = city;
		return missing;
	}

	/** Writes a block's stored planes to the file; null means every cell is closed. The block becomes valid only once `known` is called. */
	put(block: BlockPlace, stored: Uint8Array | null): void {
		if (this.isGone) return;
		const bytes = block.cells * CELL_BYTES;
		const cells = stored ?? new Uint8Array(bytes);
		this.isSold ||= cells.some((byte) => byte !== 0);
		for (let plane = 0; plane * bytes < cells.length; plane++)
			writeSync(this.parts.file, cells, plane * bytes, bytes, this.#at(plane, block.number));
	}

	known({ number, layout }: BlockPlace): void {
		this.parts.layouts[number] = layout;
	}

	/** Writes one cell of a block; does nothing when the block is not loaded in this layout. */
	set(block: BlockPlace, cell: number, value: number): void {
		if (!this.holds(block)) return;
		for (const [plane, part] of [firstPlane(value), secondPlane(value)].slice(0, this.size.planes).entries())
			writeSync(
				this.parts.file,
				Uint16Array.of(part),
				0,
				CELL_BYTES,
				this.#at(plane, block.number) + cell * CELL_BYTES,
			);
	}

	/** Reads one plane of consecutive blocks, starting with block `number`. Blocks that are not loaded contain arbitrary data. */
	read(plane: number, number: number, into: Uint8Array): void {
		if (!this.isGone) readSync(this.parts.file, into, 0, into.length, this.#at(plane, number));
	}

	#at(plane: number, number: number): number {
		return this.parts.place + (plane * this.size.blocks + number) * BLOCK_BYTES;
	}
}

/** Everything needed to access a night, in a form that can be passed to another thread. */
export interface NightParts {
	readonly file: number;
	readonly cityId: number;
	readonly night: StayDate;
	/** Offset in the file, in bytes. */
	readonly place: number;
	readonly size: NightSize;
	/** The layout each block is loaded in; 0 when it is not loaded. */
	readonly layouts: Float64Array;
}

/** Capacity of a city's night. */
export interface NightSize {
	readonly blocks: number;
	readonly planes: 1 | 2;
}

export const bytesOf = ({ blocks, planes }: NightSize): number => blocks * planes * BLOCK_BYTES;
