import type { PriceLine } from "#domain/offer/PriceLine.ts";
import { Refusal } from "#server/platform/http/Refusal.ts";

export interface ChangedPrice {
	/** The full ledger to be paid now. */
	readonly lines: readonly PriceLine[];
	/** The ledger before coupon and points. */
	readonly base: readonly PriceLine[];
	/** The ledger the traveller saw, if it can be reconstructed; null otherwise. */
	readonly seen: readonly PriceLine[] | null;
}

/** The price differs from the one the traveller agreed to; the refusal carries the new price. [DEC-179] */
export class PriceChanged extends Refusal {
	readonly price: ChangedPrice;

	constructor(price: ChangedPrice) {
		super("priceChanged");
		this.price = price;
	}
}
