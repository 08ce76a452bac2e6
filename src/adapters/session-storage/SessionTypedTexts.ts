import * as z from "zod/mini";
import type { JsonStorage } from "#adapters/local-storage/jsonStorage.ts";
import type { Typed, TypedTexts } from "#ports/TypedTexts.ts";

const Texts = z.record(z.string(), z.string());

/** Stores one entry per form; an invalid one counts as absent (STORE-08). */
export class SessionTypedTexts implements TypedTexts {
	readonly #storage: JsonStorage;

	constructor(storage: JsonStorage) {
		this.#storage = storage;
	}

	read(form: string): Typed {
		return this.#storage.read(`typed-${form}`, Texts) ?? {};
	}

	save(form: string, typed: Typed): void {
		if (Object.values(typed).some((text) => text !== "")) this.#storage.write(`typed-${form}`, typed);
		else this.#storage.remove(`typed-${form}`);
	}
}
