import type { StayDate } from "#domain/shared/StayDate.ts";
import { cellOf, firstPlane, inUnit, NO_UNIT, priceOf, secondPlane, UnitFinder } from "./cells.ts";
import { daysOf } from "./daysOf.ts";

export const SLOTS = 31;

/** The nights of a block, collected month by month from the source tables before they are written. */
export class NightTable {
	readonly #plans: number;
	/** Cells by month, in slot order. */
	readonly #months = new Map<number, Uint32Array>();

	constructor(plans: number) {
		this.#plans = plans;
	}

	/** Sets a month (yyyymm) of the plan at a position of the block: prices and rooms left by slot. A negative price means closed. */
	set(ym: number, place: number, prices: ArrayLike<number>, stock: ArrayLike<number>): void {
		const month = this.#months.get(ym) ?? new Uint32Array(SLOTS * this.#plans);
		this.#months.set(ym, month);
		for (let slot = 0, at = place; slot < SLOTS; slot++, at += this.#plans) {
			const price = prices[slot] ?? -1;
			month[at] = price < 0 ? 0 : cellOf(price, stock[slot] ?? 0);
		}
	}

	/** Returns the price unit of each plan. */
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

	/** Returns every night from `day` on, and their planes, concatenated night by night. */
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
