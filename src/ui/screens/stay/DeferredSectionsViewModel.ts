import { action, computed, makeObservable, observable, observableRef, runInAction } from "mobx";
import type { ComparePricesInput } from "#application/stay/ComparePrices.ts";
import type { Surroundings } from "#application/stay/ListSurroundings.ts";
import { useCases } from "#application/tokens.ts";
import type { PriceComparison } from "#domain/offer/RatePlan.ts";
import type { Review, StayReviews } from "#domain/review/Review.ts";
import { everyReview, type ReviewChoice } from "#domain/review/ReviewChoice.ts";
import type { SearchCondition } from "#domain/search/SearchCondition.ts";
import { type DataEvent, type DataStatus, dataStatusMachine } from "#domain/shared/dataStatus.ts";
import type { AppState } from "#ui/app/AppState.ts";
import { LatestRequest } from "#ui/app/LatestRequest.ts";

/** Reviews added by each '더 보기'. */
const reviewsPerPage = 5;

/** The parts of a stay's page below its rooms, loaded when the visitor gets near them. */
export class DeferredSectionsViewModel {
	reviewStatus: DataStatus = dataStatusMachine.initial;
	haveReviewsFailed = false;
	reviews: StayReviews | null = null;
	shownReviews = reviewsPerPage;
	/** Whether more reviews are being loaded. */
	isAddingReviews = false;
	/** Whether more reviews could not be loaded; the ones shown so far stay. */
	haveMoreFailed = false;
	reviewChoice: ReviewChoice = everyReview;
	/** State of loading reviews for a new choice of order, room and stars. */
	choiceStatus: "ready" | "loading" | "failed" = "ready";
	/** Null until loaded. */
	surroundings: Surroundings | null = null;
	comparison: PriceComparison | null = null;
	readonly #app: Pick<AppState, "use" | "environment">;
	readonly #comparing = new LatestRequest();
	readonly #readingReviews = new LatestRequest();
	readonly #readingSurroundings = new LatestRequest();

	constructor(app: Pick<AppState, "use" | "environment">) {
		this.#app = app;
		makeObservable(this, {
			reviewStatus: observable,
			haveReviewsFailed: observable,
			reviews: observableRef,
			shownReviews: observable,
			isAddingReviews: observable,
			haveMoreFailed: observable,
			reviewChoice: observableRef,
			choiceStatus: observable,
			surroundings: observableRef,
			comparison: observableRef,
			visibleReviews: computed,
			restore: action,
			forgetComparison: action,
		});
	}

	/** Whether the page is for a crawler; it then neither shows nor loads reviews (DEC-114). */
	get areReviewsLeftOut(): boolean {
		return this.#app.environment.crawler;
	}

	get visibleReviews(): readonly Review[] {
		return this.reviews?.reviews.slice(0, this.shownReviews) ?? [];
	}

	restore(surroundings: Surroundings | null): void {
		this.surroundings = surroundings;
	}

	/** Shows the next reviews, loading them if necessary. After a failure, the next press retries. */
	async showMoreReviews(stayId: number): Promise<void> {
		const { reviews } = this;
		if (reviews === null || this.isAddingReviews || this.choiceStatus === "loading") return;
		const wanted = this.shownReviews + reviewsPerPage;
		if (wanted > reviews.reviews.length && reviews.reviews.length < reviews.matching)
			await this.#addReviews(stayId, reviews);
		if (this.choiceStatus !== "ready") return;
		runInAction(() => {
			this.shownReviews = Math.min(wanted, this.reviews?.reviews.length ?? 0);
		});
	}

	/** Cancels all requests when the page is left. */
	stop(): void {
		this.#comparing.stop();
		this.#readingReviews.stop();
		this.#readingSurroundings.stop();
	}

	/** Loads reviews and surroundings that are not loaded yet. A failed part is left out, or offers its own retry (DEC-107). */
	async load(stayId: number, condition: SearchCondition): Promise<void> {
		await Promise.all([
			this.reviews === null ? this.loadReviews(stayId) : undefined,
			this.surroundings === null ? this.loadSurroundings(stayId, condition) : undefined,
		]);
	}

	loadReviews(stayId: number): Promise<void> {
		const isCrawler = this.areReviewsLeftOut;
		runInAction(() => {
			this.haveReviewsFailed = false;
			if (!isCrawler) this.#reviewsAre("LOAD");
		});
		return this.#readingReviews.read(
			(signal) => this.#app.use(useCases.listReviews).execute({ stayId, isCrawler }, { signal }),
			(answer) => {
				if (answer === null) return;
				this.haveReviewsFailed = !answer.ok;
				if (answer.ok) this.reviews = answer.value;
				this.#reviewsAre(this.reviews?.reviews.length ? "ANSWERED" : "EMPTY");
			},
		);
	}

	/** Loads reviews for another choice or order. A newer choice supersedes an older one; the current reviews stay until the answer arrives. */
	chooseReviews(stayId: number, choice: ReviewChoice): Promise<void> {
		runInAction(() => {
			this.reviewChoice = choice;
			this.choiceStatus = "loading";
			this.isAddingReviews = false;
			this.haveMoreFailed = false;
		});
		return this.#readingReviews.read(
			(signal) =>
				this.#app.use(useCases.listReviews).execute({ stayId, isCrawler: false, choice }, { signal }),
			(answer) => {
				this.choiceStatus = answer?.ok ? "ready" : "failed";
				if (!answer?.ok) return;
				this.reviews = answer.value;
				this.shownReviews = reviewsPerPage;
			},
		);
	}

	#reviewsAre(event: DataEvent): void {
		this.reviewStatus = dataStatusMachine.settle(this.reviewStatus, event);
	}

	#addReviews(stayId: number, known: StayReviews): Promise<void> {
		runInAction(() => {
			this.isAddingReviews = true;
		});
		const after = known.reviews.at(-1)?.id;
		const request = { stayId, isCrawler: false, after, choice: this.reviewChoice };
		return this.#readingReviews.read(
			(signal) => this.#app.use(useCases.listReviews).execute(request, { signal }),
			(answer) => {
				this.isAddingReviews = false;
				this.haveMoreFailed = !answer?.ok;
				if (answer?.ok)
					this.reviews = { ...answer.value, reviews: [...known.reviews, ...answer.value.reviews] };
			},
		);
	}

	/**
	 * Compares the prices of the newest list of plans; an earlier comparison is cleared, since it is for other dates (DEC-102, DEC-123,
	 * DEC-191).
	 */
	compare(request: Omit<ComparePricesInput, "siteName">): Promise<void> {
		this.forgetComparison();
		const { use, environment } = this.#app;
		const input = { ...request, siteName: environment.site.name };
		return this.#comparing.read(
			(signal) => use(useCases.comparePrices).execute(input, { signal }),
			(comparison) => {
				this.comparison = comparison;
			},
		);
	}

	forgetComparison(): void {
		this.comparison = null;
	}

	/**
	 * Loads the surroundings for a condition. A newer request supersedes an older one; the current stays keep their own prices and dates
	 * until then.
	 */
	loadSurroundings(stayId: number, condition: SearchCondition): Promise<void> {
		return this.#readingSurroundings.read(
			(signal) => this.#app.use(useCases.listSurroundings).execute({ stayId, condition }, { signal }),
			(surroundings) => {
				this.surroundings = surroundings;
			},
		);
	}
}
