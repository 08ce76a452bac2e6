import { BLOCK_CELLS } from "./block/cells.ts";
import type { BlockPlace, CityModel } from "./CityModel.ts";
import { BLOCK_BYTES } from "./NightSlot.ts";
import type { CityNights } from "./ReadModel.ts";

/** Blocks read at once when a whole city is scanned: few file reads, with data that is still in the CPU cache when it is summed. */
const AT_ONCE = 16;

/** Buffers of one night's plane each. They are shared by all scans, which run one at a time. */
const memory: Uint16Array[] = [];
const memoryAt = (index: number): Uint16Array => (memory[index] ??= new Uint16Array(AT_ONCE * BLOCK_CELLS));

/** The nights of a stay for a run of consecutive blocks of a city. */
export class NightWindow {
	/** First planes by night, blocks one after the other. */
	readonly first: Uint16Array[] = [];
	/** Second planes by night; empty for a city without them. */
	readonly second: Uint16Array[] = [];
	#city: CityModel | null = null;
	#from = 0;
	#end = 0;

	/** Loads a block if necessary and returns the index of its first cell. `isAll` means that the following blocks will be needed next. */
	open({ city, nights }: CityNights, block: BlockPlace, isAll: boolean): number {
		if (this.#city !== city || block.number < this.#from || block.number >= this.#end) {
			this.#city = city;
			this.#from = block.number;
			this.#end = Math.min(block.number + (isAll ? AT_ONCE : 1), city.nightSize.blocks);
			this.#read(nights, city);
		}
		return (block.number - this.#from) * BLOCK_CELLS;
	}

	#read(nights: CityNights["nights"], city: CityModel): void {
		const count = this.#end - this.#from;
		const { planes } = city.nightSize;
		for (const [index, night] of nights.entries()) {
			for (let plane = 0; plane < planes; plane++) {
				const cells = memoryAt(index + plane * nights.length);
				(plane === 0 ? this.first : this.second)[index] = cells;
				night.read(plane, this.#from, new Uint8Array(cells.buffer, 0, count * BLOCK_BYTES));
				for (let number = this.#from; number < this.#end; number++) {
					const block = city.blocks.get(number);
					const at = (number - this.#from) * BLOCK_CELLS;
					if (block && !night.holds(block)) cells.fill(0, at, at + BLOCK_CELLS);
				}
			}
		}
	}
}
