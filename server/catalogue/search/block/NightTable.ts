import type { StayDate } from "#domain/shared/StayDate.ts";
import { cellOf, firstPlane, inUnit, NO_UNIT, priceOf, secondPlane, UnitFinder } from "./cells.ts";
import { daysOf } from "./daysOf.ts";

export const SLOTS = 31;

/** The nights of a block as they are gathered from the truth, month by month, before they are written. */
export class NightTable {
	readonly #plans: number;
	/** Cells by month: slot by slot. */
	readonly #months = new Map<number, Uint32Array>();

	constructor(plans: number) {
		this.#plans = plans;
	}

	/** A yyyymm month of the plan at a place of the block: prices and rooms left, slot by slot; a negative price is none. */
	set(ym: number, place: number, prices: ArrayLike<number>, stock: ArrayLike<number>): void {
		const month = this.#months.get(ym) ?? new Uint32Array(SLOTS * this.#plans);
		this.#months.set(ym, month);
		for (let slot = 0, at = place; slot < SLOTS; slot++, at += this.#plans) {
			const price = prices[slot] ?? -1;
			month[at] = price < 0 ? 0 : cellOf(price, stock[slot] ?? 0);
		}
	}

	/** The unit of each plan. */
	units(): Uint16Array {
		const finders = Array.from({ length: this.#plans }, () => new UnitFinder());
		for (const month of this.#months.values()) {
			for (let at = 0; at < month.length; ) {
				for (const finder of finders) {
					const cell = month[at++]!;
					if (cell !== 0) finder.add(priceOf(cell));
				}
			}
		}
		return Uint16Array.from(finders, (finder) => finder.unit());
	}

	/** Every night from a day on, and the planes of all of them one night after the other. */
	from(day: StayDate, units: Uint16Array): readonly [nights: readonly StayDate[], planes: Uint16Array] {
		const months = [...this.#months].sort(([one], [other]) => one - other);
		const nights = months.flatMap(([ym]) => daysOf(ym)).filter((night) => night >= day);
		const size = units.includes(NO_UNIT) ? 2 * units.length : units.length;
		const planes = new Uint16Array(nights.length * size);
		let first = 0;
		for (const [ym, month] of months) {
			for (const [slot, night] of daysOf(ym).entries()) {
				if (night < day) continue;
				for (let place = 0; place < units.length; place++) {
					const cell = inUnit(month[slot * units.length + place]!, units[place]!) ?? 0;
					planes[first + place] = firstPlane(cell);
					if (size > units.length) planes[first + units.length + place] = secondPlane(cell);
				}
				first += size;
			}
		}
		return [nights, planes];
	}
}
