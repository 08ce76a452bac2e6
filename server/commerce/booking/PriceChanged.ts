import type { PriceLine } from "#domain/offer/PriceLine.ts";
import { Refusal } from "#server/platform/http/Refusal.ts";

export interface ChangedPrice {
	/** All that would have to be paid now. */
	readonly lines: readonly PriceLine[];
	/** The price before coupon and points. */
	readonly base: readonly PriceLine[];
	/** What the traveller saw, where it can be told. */
	readonly seen: readonly PriceLine[] | null;
}

/** The price is not the one the traveller agreed to: the refusal carries the new one. [DEC-179] */
export class PriceChanged extends Refusal {
	readonly price: ChangedPrice;

	constructor(price: ChangedPrice) {
		super("priceChanged");
		this.price = price;
	}
}
