import { pickOf } from "#domain/search/stayFilters.ts";
import { type Attribute, attributes } from "./block/attributes.ts";

/** A filter over one attribute of stays, with what each value would leave beside the other filters. */
export class Lane {
	readonly attribute: Attribute;
	readonly #chosen: ReadonlySet<number> | null;
	/** A limit is kept by everything at or above it. */
	readonly #least: number | null;
	readonly #counts: number[] = [];

	constructor(attribute: Attribute, chosen: readonly number[]) {
		const isLimit = pickOf(attribute) === "one";
		this.attribute = attribute;
		this.#least = isLimit ? (chosen[0] ?? null) : null;
		this.#chosen = isLimit || chosen.length === 0 ? null : new Set(chosen);
	}

	isKept(value: number): boolean {
		if (this.#least !== null) return value >= this.#least;
		return this.#chosen === null || this.#chosen.has(value);
	}

	/** A stay that all other filters keep. */
	count(value: number): void {
		this.#counts[value] = (this.#counts[value] ?? 0) + 1;
	}

	/** Stays by value. */
	counts(): readonly number[] {
		return Array.from(this.#counts, (count) => count ?? 0);
	}
}

export const lanesOf = (chosen: Readonly<Record<Attribute, readonly number[]>>): readonly Lane[] =>
	attributes.map((attribute) => new Lane(attribute, chosen[attribute]));
