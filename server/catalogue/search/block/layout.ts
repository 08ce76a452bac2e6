import { invariant } from "#domain/shared/invariant.ts";
import { BLOCK_CELLS } from "./cells.ts";

/** A stay to be placed in the read model. */
export interface Placed {
	readonly id: number;
	/** Number of plans it sells by the night. */
	readonly cells: number;
	readonly lat: number;
	readonly lng: number;
}

const spread = (value: number): number => {
	let bits = value & 0xffff;
	bits = (bits | (bits << 8)) & 0x00ff00ff;
	bits = (bits | (bits << 4)) & 0x0f0f0f0f;
	bits = (bits | (bits << 2)) & 0x33333333;
	return (bits | (bits << 1)) & 0x55555555;
};

/** Returns the position of a point on a Z-order curve over a global grid of about 600 by 300 metres, so that close numbers mean close places. */
export function mortonCode(lat: number, lng: number): number {
	const row = Math.min(0xffff, Math.floor(((lat + 90) / 180) * 0x10000));
	const column = Math.min(0xffff, Math.floor(((lng + 180) / 360) * 0x10000));
	return ((spread(row) << 1) | spread(column)) >>> 0;
}

/** Groups the stays of a city into blocks of neighbours, none with more cells than a block holds. */
export function layOut(stays: readonly Placed[]): number[][] {
	const blocks: number[][] = [];
	let room = 0;
	const inOrder = stays.toSorted(
		(one, other) => mortonCode(one.lat, one.lng) - mortonCode(other.lat, other.lng) || one.id - other.id,
	);
	for (const { id, cells } of inOrder) {
		invariant(cells <= BLOCK_CELLS, `stay ${id} sells no more than ${BLOCK_CELLS} plans`);
		if (cells > room) {
			blocks.push([]);
			room = BLOCK_CELLS;
		}
		blocks.at(-1)?.push(id);
		room -= cells;
	}
	return blocks;
}
