import * as z from "zod/mini";
import { localKeys } from "#domain/member/sessionStorage.ts";
import { hotelsCombinedExpiry, hotelsCombinedSeconds } from "#domain/offer/hotelsCombinedExpiry.ts";
import type { ComparedPrice } from "#domain/offer/RatePlan.ts";
import type { SearchCondition } from "#domain/search/SearchCondition.ts";
import { readExpiring } from "#domain/shared/expiring.ts";
import type { Won } from "#domain/shared/Won.ts";
import type { HotelPriceCache } from "#ports/HotelPrices.ts";
import type { JsonStorage } from "./jsonStorage.ts";

const Amount = z.custom<Won>((value) => Number.isSafeInteger(value) && Number(value) >= 0);
const Prices = z
	.array(z.object({ title: z.string().check(z.maxLength(100)), price: Amount }))
	.check(z.maxLength(20));
const Stored = z.object({ data: z.record(z.string(), z.object({ prices: Prices })), expires: z.number() });

type Answers = z.infer<typeof Stored>["data"];

const maxKept = 50;

/** Builds the cache key from everything that the price depends on: an answer for other dates or guests must not match (DEC-191). */
const keyOf = (
	stayId: number,
	{ checkInDate, checkOutDate, adults, childAges, rooms }: SearchCondition,
): string => [stayId, checkInDate, checkOutDate, adults, childAges.length, rooms].join("/");

/** Caches the prices of all stays in one entry with a single expiry, that of the oldest answer (STORE-05, DEC-123). */
export class LocalHotelPrices implements HotelPriceCache {
	readonly #storage: JsonStorage;

	constructor(storage: JsonStorage) {
		this.#storage = storage;
	}

	read(stayId: number, condition: SearchCondition, now: number): readonly ComparedPrice[] | null {
		return this.#valid(now)?.data[keyOf(stayId, condition)]?.prices ?? null;
	}

	write(stayId: number, condition: SearchCondition, prices: readonly ComparedPrice[], now: number): void {
		const kept = this.#valid(now);
		const key = keyOf(stayId, condition);
		const others = Object.entries(kept?.data ?? {}).filter(([other]) => other !== key);
		const data: Answers = Object.fromEntries([
			...others.slice(-(maxKept - 1)),
			[key, { prices: [...prices] }],
		]);
		this.#storage.write(localKeys.hotelsCombined, {
			data,
			expires: kept?.expires ?? hotelsCombinedExpiry(now),
		});
	}

	#valid(now: number): z.infer<typeof Stored> | null {
		const entry = this.#storage.read(localKeys.hotelsCombined, Stored);
		const read = readExpiring(entry, now, hotelsCombinedSeconds * 1000);
		if (read.data !== null) return entry;
		if ("isStale" in read && read.isStale) this.#storage.remove(localKeys.hotelsCombined);
		return null;
	}
}
