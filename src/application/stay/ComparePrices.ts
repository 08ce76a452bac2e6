import { UseCaseOf } from "#application/use-case/UseCaseOf.ts";
import { comparePrices } from "#domain/offer/comparePrices.ts";
import type { ComparedPrice, PriceComparison } from "#domain/offer/RatePlan.ts";
import type { SearchCondition } from "#domain/search/SearchCondition.ts";
import type { Won } from "#domain/shared/Won.ts";
import type { CallOptions } from "#ports/CallOptions.ts";
import type { Clock } from "#ports/Clock.ts";
import type { HotelPriceCache, HotelPrices } from "#ports/HotelPrices.ts";

interface ComparePricesDeps {
	readonly prices: HotelPrices;
	readonly cache: HotelPriceCache;
	readonly clock: Clock;
}

export interface ComparePricesInput {
	readonly stayId: number;
	/** Dates, guests and rooms shown on the screen. */
	readonly condition: SearchCondition;
	/** Our own price shown on the screen; null when none is shown. */
	readonly ownTotal: Won | null;
	/** Compared prices delivered with the rate plans; may be empty. */
	readonly entries: readonly ComparedPrice[];
	/** Title of our own entry. */
	readonly siteName: string;
}

const nothing: PriceComparison = { own: null, competitors: [] };

/**
 * Returns our own price and competing prices for exactly the dates, guests and rooms on the screen, most expensive first. If no entries
 * came with the rate plans, the external service is asked, at most once a day per stay and condition. A comparison made against a different
 * price of ours is discarded. [DOM-RATE-02, DOM-RATE-03, DEC-102, DEC-123, DEC-191]
 */
export class ComparePrices extends UseCaseOf<ComparePricesDeps> {
	async execute(input: ComparePricesInput, options: CallOptions = {}): Promise<PriceComparison> {
		const { entries, ownTotal } = input;
		if (ownTotal === null) return nothing;
		const found = entries.length > 0 ? entries : await this.#elsewhere(input, options);
		return isOfScreen(found, input) ? comparePrices(found, input.siteName) : nothing;
	}

	async #elsewhere(input: ComparePricesInput, options: CallOptions): Promise<readonly ComparedPrice[]> {
		const { prices, cache, clock } = this.deps;
		const { stayId, condition } = input;
		const kept = cache.read(stayId, condition, clock.now());
		// An empty answer (no competitor sells it) is valid too; entries with a different price of ours stem from another time or another
		// viewer.
		if (kept && (kept.length === 0 || isOfScreen(kept, input))) return kept;
		const answer = await prices.ofStay(stayId, condition, options);
		const isUnknown = !answer.ok && answer.error.kind === "notFound";
		if (!answer.ok && !isUnknown) return [];
		const found = answer.ok ? answer.value : [];
		cache.write(stayId, condition, found, clock.now());
		return found;
	}
}

const isOfScreen = (entries: readonly ComparedPrice[], { siteName, ownTotal }: ComparePricesInput): boolean =>
	comparePrices(entries, siteName).own?.price === ownTotal;
