import * as z from "zod/mini";
import type { FindEmailCounter } from "#domain/member/findEmailCounter.ts";
import { localKeys } from "#domain/member/sessionStorage.ts";
import { isStayDate, type StayDate } from "#domain/shared/StayDate.ts";
import type { FindEmailAttempts } from "#ports/FindEmailAttempts.ts";
import type { JsonStorage } from "./jsonStorage.ts";

const Day = z.custom<StayDate>(isStayDate);
const StoredCounter = z.object({ date: Day, count: z.int().check(z.gte(0)) });

export class LocalFindEmailAttempts implements FindEmailAttempts {
	readonly #storage: JsonStorage;

	constructor(storage: JsonStorage) {
		this.#storage = storage;
	}

	read(): FindEmailCounter | null {
		return this.#storage.read(localKeys.findEmail, StoredCounter);
	}

	write(counter: FindEmailCounter): void {
		this.#storage.write(localKeys.findEmail, counter);
	}
}
