import { action, computed, makeObservable, observable, observableRef, runInAction } from "mobx";
import type { Surroundings } from "#application/stay/ListSurroundings.ts";
import { useCases } from "#application/tokens.ts";
import type { ComparedPrice, PriceComparison } from "#domain/offer/RatePlan.ts";
import type { Review, StayReviews } from "#domain/review/Review.ts";
import type { StayDate } from "#domain/shared/StayDate.ts";
import type { AppState } from "#ui/app/AppState.ts";

/** Reviews added by each press of '더 보기'. */
const reviewsPerPage = 5;

/** What a stay's page shows below its rooms, asked for once the page is alive. */
export class LatePartsViewModel {
	/** 'none': not asked for, as this reader is a crawler (DEC-114). */
	reviewStatus: "loading" | "ready" | "failed" | "none" = "loading";
	reviews: StayReviews | null = null;
	shownReviews = reviewsPerPage;
	/** Null while it is being asked for. */
	surroundings: Surroundings | null = null;
	comparison: PriceComparison | null = null;
	readonly #app: Pick<AppState, "use" | "environment">;
	#comparisonTurn = 0;

	constructor(app: Pick<AppState, "use" | "environment">) {
		this.#app = app;
		makeObservable(this, {
			reviewStatus: observable,
			reviews: observableRef,
			shownReviews: observable,
			surroundings: observableRef,
			comparison: observableRef,
			visibleReviews: computed,
			restore: action,
			showMoreReviews: action,
		});
	}

	get visibleReviews(): readonly Review[] {
		return this.reviews?.reviews.slice(0, this.shownReviews) ?? [];
	}

	restore(surroundings: Surroundings | null): void {
		this.surroundings = surroundings;
		if (this.#app.environment.crawler) this.reviewStatus = "none";
	}

	showMoreReviews(): void {
		this.shownReviews += reviewsPerPage;
	}

	/** Silent: a part that cannot be had is left out (DEC-107). */
	async load(stayId: number, checkIn: StayDate): Promise<void> {
		await Promise.all([
			this.reviews === null ? this.loadReviews(stayId) : undefined,
			this.surroundings === null ? this.#loadSurroundings(stayId, checkIn) : undefined,
		]);
	}

	async loadReviews(stayId: number): Promise<void> {
		const { use, environment } = this.#app;
		runInAction(() => {
			this.reviewStatus = environment.crawler ? "none" : "loading";
		});
		const answer = await use(useCases.listReviews).execute({ stayId, isCrawler: environment.crawler });
		runInAction(() => {
			if (answer === null) return;
			this.reviewStatus = answer.ok ? "ready" : "failed";
			if (answer.ok) this.reviews = answer.value;
		});
	}

	/** The newest list of plans decides (DEC-102, DEC-123). */
	async compare(stayId: number, entries: readonly ComparedPrice[]): Promise<void> {
		const turn = ++this.#comparisonTurn;
		const { use, environment } = this.#app;
		const input = { stayId, entries, siteName: environment.site.name };
		const comparison = await use(useCases.comparePrices).execute(input);
		if (turn !== this.#comparisonTurn) return;
		runInAction(() => {
			this.comparison = comparison;
		});
	}

	async #loadSurroundings(stayId: number, checkIn: StayDate): Promise<void> {
		const surroundings = await this.#app.use(useCases.listSurroundings).execute({ stayId, checkIn });
		runInAction(() => {
			this.surroundings = surroundings;
		});
	}
}
