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
	/** The dates, guests and rooms that are on the screen. */
	readonly condition: SearchCondition;
	/** Our own price on the screen; null when none is shown. */
	readonly ownTotal: Won | null;
	/** What came with the plans. */
	readonly entries: readonly ComparedPrice[];
	/** The title of our own entry. */
	readonly siteName: string;
}

const nothing: PriceComparison = { own: null, competitors: [] };

/**
 * Our own price and those of others for exactly the dates, guests and rooms on the screen, most expensive first. Without entries
 * that came with the plans the outside service is asked, at most once a day for each of them. What was not compared with the
 * price on the screen is left out. [DOM-RATE-02, DOM-RATE-03, DEC-102, DEC-123, DEC-191]
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
		// That nobody else sells it is an answer too; one with another price of ours is of another time or another viewer.
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
