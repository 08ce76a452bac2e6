import * as z from "zod/mini";
import type { JsonStorage } from "#adapters/local-storage/jsonStorage.ts";
import { maxPicked, type PickedStay } from "#domain/compare/pickedStays.ts";
import type { PickedStays } from "#ports/PickedStays.ts";

const key = "picked-stays";

const Picks = z
	.array(
		z.object({
			id: z.int().check(z.positive()),
			name: z.string().check(z.maxLength(200)),
			imageUrl: z.nullable(z.string().check(z.maxLength(2000))),
		}),
	)
	.check(z.maxLength(maxPicked));

/** Kept per tab, so that a reload or going back shows the same stays. */
export class SessionPickedStays implements PickedStays {
	readonly #storage: JsonStorage;

	constructor(storage: JsonStorage) {
		this.#storage = storage;
	}

	read(): readonly PickedStay[] {
		return this.#storage.read(key, Picks) ?? [];
	}

	save(picks: readonly PickedStay[]): void {
		if (picks.length === 0) this.#storage.remove(key);
		else this.#storage.write(key, picks);
	}
}
