import { CELL_BYTES, firstPlane, secondPlane } from "./block/cells.ts";
import type { BlockPlace, CityModel } from "./CityModel.ts";

/** A city's cells in one night, in the order of its CityModel: a plane each as in `cellOf`. All is closed at first. */
export class NightCells {
	readonly first: Uint16Array;
	/** Null unless the city has a plan without a unit. */
	readonly second: Uint16Array | null;
	readonly #planes: readonly Uint8Array[];

	constructor({ cells, hasSecondPlane }: Pick<CityModel, "cells" | "hasSecondPlane">) {
		this.first = new Uint16Array(cells);
		this.second = hasSecondPlane ? new Uint16Array(cells) : null;
		this.#planes = [this.first, this.second].flatMap((plane) => (plane ? new Uint8Array(plane.buffer) : []));
	}

	get bytes(): number {
		return this.#planes.reduce((sum, { byteLength }) => sum + byteLength, 0);
	}

	/** Takes a block's planes as they are stored. */
	put({ firstCell, cells }: BlockPlace, stored: Buffer): void {
		const size = cells * CELL_BYTES;
		for (const [index, plane] of this.#planes.entries()) {
			plane.set(stored.subarray(index * size, (index + 1) * size), firstCell * CELL_BYTES);
		}
	}

	set(cell: number, value: number): void {
		this.first[cell] = firstPlane(value);
		if (this.second) this.second[cell] = secondPlane(value);
	}
}
