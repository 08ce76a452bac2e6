import { readSync, writeSync } from "node:fs";
import type { StayDate } from "#domain/shared/StayDate.ts";
import { BLOCK_CELLS, CELL_BYTES, firstPlane, secondPlane } from "./block/cells.ts";
import type { BlockPlace, CityModel } from "./CityModel.ts";

/** A block's plane of one night. */
export const BLOCK_BYTES = BLOCK_CELLS * CELL_BYTES;

/**
 * A city's night in the file: its blocks one after the other by number, first planes before second planes. A block is known in one arrangement of
 * its stays; what is known of another is of no use.
 */
export class NightSlot {
	readonly parts: NightParts;
	/** Some plan is free. */
	isSold = false;
	isGone = false;
	/** The city of which all blocks are known. */
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

	/** The blocks of the city that are not known as it has them. */
	missing(city: CityModel): readonly BlockPlace[] {
		if (this.#whole === city && !this.isGone) return [];
		const missing = [...city.blocks.values()].filter((block) => !this.holds(block));
		if (missing.length === 0) this.#whole = city;
		return missing;
	}

	/** Puts a block's planes where they belong, as they are stored; null = all is closed. They count once they are `known`. */
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

	/** Writes one cell of a block, unless it is not known as the block is. */
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

	/** Reads a plane of following blocks. What is not known is whatever was there. */
	read(plane: number, number: number, into: Uint8Array): void {
		if (!this.isGone) readSync(this.parts.file, into, 0, into.length, this.#at(plane, number));
	}

	#at(plane: number, number: number): number {
		return this.parts.place + (plane * this.size.blocks + number) * BLOCK_BYTES;
	}
}

/** What a night is made of, so that another thread can read it as well. */
export interface NightParts {
	readonly file: number;
	readonly cityId: number;
	readonly night: StayDate;
	/** Where it begins. */
	readonly place: number;
	readonly size: NightSize;
	/** The layout in which each block is known; 0 = not known. */
	readonly layouts: Float64Array;
}

/** How much room a night of a city takes. */
export interface NightSize {
	readonly blocks: number;
	readonly planes: 1 | 2;
}

export const bytesOf = ({ blocks, planes }: NightSize): number => blocks * planes * BLOCK_BYTES;
