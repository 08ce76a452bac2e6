import { pickOf } from "#domain/search/stayFilters.ts";
import { type Attribute, attributes } from "./block/attributes.ts";

/** A filter on one attribute of stays. Also counts how many stays each value would leave, given the other filters. */
export class AttributeFilter {
	readonly attribute: Attribute;
	/** Whether no value is chosen, so that the filter accepts everything. */
	readonly isOpen: boolean;
	readonly #chosen: ReadonlySet<number>;
	/** Lower bound of a threshold filter, which accepts every value at or above it; null for other filters. */
	readonly #min: number | null;
	/** Number of stays by value. */
	readonly tally: number[] = [];

	constructor(attribute: Attribute, chosen: readonly number[]) {
		this.attribute = attribute;
		this.isOpen = chosen.length === 0;
		this.#chosen = new Set(chosen);
		this.#min = pickOf(attribute) === "one" ? (chosen[0] ?? null) : null;
	}

	accepts(value: number): boolean {
		if (this.#min !== null) return value >= this.#min;
		return this.isOpen || this.#chosen.has(value);
	}

	/** Counts stays that pass all other filters. */
	count(value: number, stays: number): void {
		while (this.tally.length <= value) this.tally.push(0);
		this.tally[value]! += stays;
	}
}

export const attributeFilters = (
	chosen: Readonly<Record<Attribute, readonly number[]>>,
): readonly AttributeFilter[] =>
	attributes.map((attribute) => new AttributeFilter(attribute, chosen[attribute]));
