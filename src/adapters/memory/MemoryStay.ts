import type { OptionDetail } from "#domain/offer/OptionDetail.ts";
import type { ComparedPrice, StayOffers } from "#domain/offer/RatePlan.ts";
import type { StayReviews } from "#domain/review/Review.ts";
import type { SearchCondition } from "#domain/search/SearchCondition.ts";
import { err, ok, type Result } from "#domain/shared/Result.ts";
import type { PointOfInterest, StayDetail, WishedStay } from "#domain/stay/Stay.ts";
import type { CallFailure } from "#domain/support/CallFailure.ts";
import { failures } from "#domain/support/failures.ts";
import type { HotelPriceCache, HotelPrices } from "#ports/HotelPrices.ts";
import type { Reviews } from "#ports/Reviews.ts";
import type { Sharing } from "#ports/Sharing.ts";
import type { StayCatalog } from "#ports/StayCatalog.ts";
import type { Wishes } from "#ports/Wishes.ts";

const { code, message, status } = failures.notFound;
const unknown: CallFailure = { kind: "http", status, code, message };

/** Stays in memory that can be told to fail or to wait. */
export class MemoryStays implements StayCatalog, Reviews, Wishes {
	readonly details = new Map<number, StayDetail>();
	readonly offersByStay = new Map<number, StayOffers>();
	readonly options = new Map<number, OptionDetail>();
	readonly reviews = new Map<number, StayReviews>();
	readonly wished = new Set<number>();
	places: readonly PointOfInterest[] = [];
	failure: CallFailure | null = null;
	/** Awaited by every call, to hold answers back. */
	gate: Promise<void> = Promise.resolve();
	/** What was asked, in order. */
	readonly asked: { readonly call: string; readonly condition?: SearchCondition }[] = [];

	detail = (stayId: number, condition: SearchCondition) =>
		this.#answer("detail", this.details.get(stayId), condition);

	offers = (stayId: number, condition: SearchCondition) =>
		this.#answer("offers", this.offersByStay.get(stayId), condition);

	option = (stayId: number, _choice: unknown, condition: SearchCondition) =>
		this.#answer("option", this.options.get(stayId), condition);

	nearby = () => this.#answer("nearby", this.places);

	ofStay = (stayId: number) => this.#answer("reviews", this.reviews.get(stayId));

	list = (): Promise<Result<readonly WishedStay[], CallFailure>> => this.#answer("wishes", []);

	async toggle(stayId: number): Promise<Result<boolean, CallFailure>> {
		const isWished = !this.wished.has(stayId);
		const answer = await this.#answer("toggle", isWished);
		if (answer.ok) isWished ? this.wished.add(stayId) : this.wished.delete(stayId);
		return answer;
	}

	async #answer<T>(
		call: string,
		value: T | undefined,
		condition?: SearchCondition,
	): Promise<Result<T, CallFailure>> {
		this.asked.push({ call, ...(condition ? { condition } : {}) });
		const { failure } = this;
		await this.gate;
		if (failure) return err(failure);
		return value === undefined ? err(unknown) : ok(value);
	}
}

/** Prices elsewhere, and a cache of them that knows nothing of time. */
export class MemoryHotelPrices implements HotelPrices, HotelPriceCache {
	elsewhere: readonly ComparedPrice[] = [];
	failure: CallFailure | null = null;
	/** How often it was asked. */
	calls = 0;
	readonly kept = new Map<number, readonly ComparedPrice[]>();

	async ofStay(): Promise<Result<readonly ComparedPrice[], CallFailure>> {
		this.calls += 1;
		return this.failure ? err(this.failure) : ok(this.elsewhere);
	}

	read(stayId: number): readonly ComparedPrice[] | null {
		return this.kept.get(stayId) ?? null;
	}

	write(stayId: number, prices: readonly ComparedPrice[]): void {
		this.kept.set(stayId, prices);
	}
}

export class MemorySharing implements Sharing {
	readonly shared: { readonly title: string; readonly url: string }[] = [];
	outcome: "shared" | "copied" | "closed" | "failed" = "copied";

	addressOf(path: string): string {
		return `https://stay.test${path}`;
	}

	async share(page: { readonly title: string; readonly url: string }) {
		this.shared.push(page);
		return this.outcome;
	}
}
