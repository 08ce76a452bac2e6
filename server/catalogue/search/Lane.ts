import { pickOf } from "#domain/search/stayFilters.ts";
import { type Attribute, attributes } from "./block/attributes.ts";

/** A filter over one attribute of stays, with what each value would leave beside the other filters. */
export class Lane {
	readonly attribute: Attribute;
	/** Nothing is chosen: it keeps everything. */
	readonly isOpen: boolean;
	readonly #chosen: ReadonlySet<number>;
	/** A limit is kept by everything at or above it. */
	readonly #min: number | null;
	/** Stays by value. */
	readonly tally: number[] = [];

	constructor(attribute: Attribute, chosen: readonly number[]) {
		this.attribute = attribute;
		this.isOpen = chosen.length === 0;
		this.#chosen = new Set(chosen);
		this.#min = pickOf(attribute) === "one" ? (chosen[0] ?? null) : null;
	}

	isKept(value: number): boolean {
		if (this.#min !== null) return value >= this.#min;
		return this.isOpen || this.#chosen.has(value);
	}

	/** Stays that all other filters keep. */
	count(value: number, stays: number): void {
		while (this.tally.length <= value) this.tally.push(0);
		this.tally[value]! += stays;
	}
}

export const lanesOf = (chosen: Readonly<Record<Attribute, readonly number[]>>): readonly Lane[] =>
	attributes.map((attribute) => new Lane(attribute, chosen[attribute]));
