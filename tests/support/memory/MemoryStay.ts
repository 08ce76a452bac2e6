import type { OptionDetail } from "#domain/booking/OptionDetail.ts";
import { type Failure, refused } from "#domain/failure/Failure.ts";
import type { PriceDay } from "#domain/offer/priceDays.ts";
import type { PromisedPrice } from "#domain/offer/promisedPrice.ts";
import type { ComparedPrice, StayOffers } from "#domain/offer/RatePlan.ts";
import type { StayReviews } from "#domain/review/Review.ts";
import type { ReviewChoice } from "#domain/review/ReviewChoice.ts";
import type { SearchCondition, StayTerms } from "#domain/search/SearchCondition.ts";
import { err, ok, type Result } from "#domain/shared/Result.ts";
import type { PointOfInterest, SharedWishes, StayDetail, WishedStay } from "#domain/stay/Stay.ts";
import type { HotelPriceCache, HotelPrices } from "#ports/HotelPrices.ts";
import type { Reviews } from "#ports/Reviews.ts";
import type { Sharing } from "#ports/Sharing.ts";
import type { StayCatalog } from "#ports/StayCatalog.ts";
import type { Wishes } from "#ports/Wishes.ts";

const unknown: Failure = refused("notFound");

/** In-memory stays that can be set to fail or to wait. */
export class MemoryStays implements StayCatalog, Reviews, Wishes {
	readonly details = new Map<number, StayDetail>();
	readonly offersByStay = new Map<number, StayOffers>();
	readonly priceDaysByStay = new Map<number, readonly PriceDay[]>();
	readonly options = new Map<number, OptionDetail>();
	readonly reviews = new Map<number, StayReviews>();
	readonly wished = new Set<number>();
	places: readonly PointOfInterest[] = [];
	failure: Failure | null = null;
	/** Awaited by every call, to delay responses. */
	gate: Promise<void> = Promise.resolve();
	/** Recorded calls, in order. */
	readonly asked: { readonly call: string; readonly condition?: SearchCondition }[] = [];

	detail = (stayId: number, condition: SearchCondition) =>
		this.#answer("detail", this.details.get(stayId), condition);

	offers = (stayId: number, condition: SearchCondition) =>
		this.#answer("offers", this.offersByStay.get(stayId), condition);

	option = (stayId: number, _choice: unknown, condition: SearchCondition) =>
		this.#answer("option", this.options.get(stayId), condition);

	priceDays = (stayId: number, condition: SearchCondition) =>
		this.#answer("priceDays", this.priceDaysByStay.get(stayId), condition);

	nearby = () => this.#answer("nearby", this.places);

	/** Maximum reviews per response. */
	reviewsPerCall = 50;

	/** Returns a page of reviews. Stored reviews must be newest first; the room filter matches by room name. */
	ofStay = (
		stayId: number,
		{ sort, roomId, stars }: ReviewChoice,
		{ after }: { readonly after?: number | undefined } = {},
	) => {
		const all = this.reviews.get(stayId);
		const room = all?.rooms.find(({ id }) => id === roomId)?.name;
		const chosen = (all?.reviews ?? [])
			.filter((review) => roomId === null || review.roomName === room)
			.filter((review) => stars === null || review.stars === stars)
			.toSorted((one, other) =>
				sort === "newest" ? 0 : (one.stars - other.stars) * (sort === "scoreLow" ? 1 : -1),
			);
		const start = after === undefined ? 0 : chosen.findIndex(({ id }) => id === after) + 1;
		return this.#answer(
			"reviews",
			all && {
				...all,
				matching: chosen.length,
				reviews: chosen.slice(start, start + this.reviewsPerCall),
			},
		);
	};

	/** IDs of reported reviews. */
	readonly reported: number[] = [];

	async report(reviewId: number): Promise<Result<null, Failure>> {
		const all = [...this.reviews.values()].flatMap(({ reviews }) => reviews);
		const isKnown = all.some(({ id }) => id === reviewId);
		if (!this.failure && isKnown) this.reported.push(reviewId);
		return this.#answer("report", isKnown ? null : undefined);
	}

	/** Wish list entries by stay ID. */
	readonly wishable = new Map<number, WishedStay>();

	list = (_terms: StayTerms | null = null): Promise<Result<readonly WishedStay[], Failure>> =>
		this.#answer("wishes", this.#wishes());

	/** Returns the wish list, newest first. */
	#wishes(): readonly WishedStay[] {
		return [...this.wished].reverse().flatMap((id) => this.wishable.get(id) ?? []);
	}

	/** Share token of the member's own wish list; null when it is not shared. */
	shareToken: string | null = null;
	readonly sharedLists = new Map<string, SharedWishes>();

	share = () => this.#answer("share", this.shareToken);

	async beginShare(): Promise<Result<string, Failure>> {
		const token = this.shareToken ?? "q7Zr2mK9xV4bT1nE8sWc0A";
		if (!this.failure) this.shareToken = token;
		return this.#answer("beginShare", token);
	}

	async endShare(): Promise<Result<null, Failure>> {
		if (!this.failure) this.shareToken = null;
		return this.#answer("endShare", null);
	}

	/** Returns the member's own list if the token matches, otherwise a list that the test added. */
	shared = (token: string) =>
		this.#answer(
			"shared",
			token === this.shareToken ? { ownerName: "", stays: this.#wishes() } : this.sharedLists.get(token),
		);

	async toggle(stayId: number): Promise<Result<boolean, Failure>> {
		const isWished = !this.wished.has(stayId);
		const answer = await this.#answer("toggle", isWished);
		if (answer.ok) isWished ? this.wished.add(stayId) : this.wished.delete(stayId);
		return answer;
	}

	async #answer<T>(
		call: string,
		value: T | undefined,
		condition?: SearchCondition,
	): Promise<Result<T, Failure>> {
		this.asked.push({ call, ...(condition ? { condition } : {}) });
		const { failure } = this;
		await this.gate;
		if (failure) return err(failure);
		return value === undefined ? err(unknown) : ok(value);
	}
}

/** Stub of competing prices and their cache; entries never expire. */
export class MemoryHotelPrices implements HotelPrices, HotelPriceCache {
	elsewhere: readonly ComparedPrice[] = [];
	readonly promises = new Map<string, PromisedPrice>();
	failure: Failure | null = null;
	/** How many times prices were requested. */
	calls = 0;
	readonly asked: SearchCondition[] = [];
	readonly kept = new Map<string, readonly ComparedPrice[]>();

	async ofStay(
		_stayId: number,
		condition: SearchCondition,
	): Promise<Result<readonly ComparedPrice[], Failure>> {
		this.calls += 1;
		this.asked.push(condition);
		return this.failure ? err(this.failure) : ok(this.elsewhere);
	}

	async promisedPrice(
		_stayId: number,
		_condition: StayTerms,
		promised: string,
	): Promise<Result<PromisedPrice | null, Failure>> {
		return this.failure ? err(this.failure) : ok(this.promises.get(promised) ?? null);
	}

	read(stayId: number, condition: SearchCondition): readonly ComparedPrice[] | null {
		return this.kept.get(JSON.stringify([stayId, condition])) ?? null;
	}

	write(stayId: number, condition: SearchCondition, prices: readonly ComparedPrice[]): void {
		this.kept.set(JSON.stringify([stayId, condition]), prices);
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
