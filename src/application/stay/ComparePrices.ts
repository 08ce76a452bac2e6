import type { CallOptions } from "#application/UseCase.ts";
import { comparePrices } from "#domain/offer/comparePrices.ts";
import type { ComparedPrice, PriceComparison } from "#domain/offer/RatePlan.ts";
import { failures } from "#domain/support/failures.ts";
import type { Clock } from "#ports/Clock.ts";
import type { HotelPriceCache, HotelPrices } from "#ports/HotelPrices.ts";

interface ComparePricesDeps {
	readonly prices: HotelPrices;
	readonly cache: HotelPriceCache;
	readonly clock: Clock;
}

export interface ComparePricesInput {
	readonly stayId: number;
	/** What came with the plans. */
	readonly entries: readonly ComparedPrice[];
	/** The title of our own entry. */
	readonly siteName: string;
}

/**
 * Our own price and those of others, dearest first. Without entries of our own the outside service is asked, at most once
 * a day for a stay (DOM-RATE-02, DOM-RATE-03, DEC-102, DEC-123).
 */
export class ComparePrices {
	readonly #deps: ComparePricesDeps;

	constructor(deps: ComparePricesDeps) {
		this.#deps = deps;
	}

	async execute(
		{ stayId, entries, siteName }: ComparePricesInput,
		options: CallOptions = {},
	): Promise<PriceComparison> {
		return comparePrices(entries.length > 0 ? entries : await this.#elsewhere(stayId, options), siteName);
	}

	async #elsewhere(stayId: number, options: CallOptions): Promise<readonly ComparedPrice[]> {
		const { prices, cache, clock } = this.#deps;
		const kept = cache.read(stayId, clock.now());
		if (kept) return kept;
		const answer = await prices.ofStay(stayId, options);
		// That nobody else sells it is an answer too.
		const isUnknown = !answer.ok && "code" in answer.error && answer.error.code === failures.notFound.code;
		if (!answer.ok && !isUnknown) return [];
		const found = answer.ok ? answer.value : [];
		cache.write(stayId, found, clock.now());
		return found;
	}
}
