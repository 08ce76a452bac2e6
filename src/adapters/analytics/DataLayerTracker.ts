import type { TrackedEvent } from "#domain/navigation/TrackedEvent.ts";
import type { Tracker } from "#ports/Tracker.ts";

declare global {
	interface Window {
		/** A tag manager's queue. Entries may be pushed before the tag manager itself has loaded. */
		dataLayer?: unknown;
	}
}

type DataLayerOwner = Pick<Window, "dataLayer">;

/** Pushes events to `window.dataLayer` under the names that the tag manager knows (DEC-005). Errors are swallowed (TRACK-03). */
export class DataLayerTracker implements Tracker {
	readonly #owner: DataLayerOwner;

	constructor(owner: DataLayerOwner) {
		this.#owner = owner;
	}

	report(event: TrackedEvent): void {
		try {
			this.#owner.dataLayer ??= [];
			(this.#owner.dataLayer as unknown[]).push(entryOf(event));
		} catch {
			// Tracking must never affect the visitor.
		}
	}
}

function entryOf(event: TrackedEvent): Readonly<Record<string, unknown>> {
	switch (event.kind) {
		case "pageView":
			return { event: "page_view", path: event.path, title: event.title };
		case "search": {
			const {
				searchText,
				nationCode,
				cityCode,
				area,
				subArea,
				checkInDate,
				checkOutDate,
				adults,
				childAges,
			} = event.condition;
			return {
				event: "search",
				searchText,
				nationCode,
				cityCode,
				area,
				subArea,
				checkInDate,
				checkOutDate,
				adtCnt: adults,
				chdCnt: childAges.length,
			};
		}
		case "wish":
			return {
				event: "add_to_wishlist",
				productIdx: event.stayId,
				productName: event.stayName,
				wished: event.isWished,
			};
		case "stayView":
			return {
				event: "view_item",
				productIdx: event.stayId,
				productName: event.stayName,
				displayLowestAmount: event.lowestAmount,
			};
		case "purchase":
			return {
				event: "purchase",
				orderNum: event.orderNumber,
				productIdx: event.stayId,
				rateplanIdx: event.ratePlanId,
				totalAmount: event.total,
				currency: "KRW",
				payMethod: event.method,
			};
		case "signUp":
			return { event: "sign_up", method: event.method };
		case "withdraw":
			return { event: "withdraw" };
	}
}
