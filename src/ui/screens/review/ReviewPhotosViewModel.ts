import { action, makeObservable, observable, observableRef, runInAction } from "mobx";
import { useCases } from "#application/tokens.ts";
import { componentsCopy } from "#copy/components.ts";
import { reviewFormCopy } from "#copy/reviewForm.ts";
import type { Failure } from "#domain/failure/Failure.ts";
import type { Review } from "#domain/review/Review.ts";
import { hasRoomForPhoto, reviewLimits } from "#domain/review/reviewRules.ts";
import { ok, type Result } from "#domain/shared/Result.ts";
import type { AppState } from "#ui/app/AppState.ts";
import { SingleActionViewModel } from "#ui/app/SingleActionViewModel.ts";

interface Changed {
	readonly answer: Result<Review, Failure>;
	/** The current review, if it has no room for another photo. */
	readonly full?: Review;
}

/** Photos of the member's own review: choosing, describing, uploading, removing (DEC-097). */
export class ReviewPhotosViewModel extends SingleActionViewModel {
	chosen: File | null = null;
	alt = "";
	fault: string | null = null;
	/** Whether the photo just sent was there already, so that the list has not changed. */
	isSame = false;
	/** The photo being removed. */
	removing: string | null = null;
	readonly #app: Pick<AppState, "use">;
	readonly #orderProductId: number;
	readonly #take: (review: Review) => void;

	constructor(app: Pick<AppState, "use">, orderProductId: number, take: (review: Review) => void) {
		super();
		this.#app = app;
		this.#orderProductId = orderProductId;
		this.#take = take;
		makeObservable(this, {
			chosen: observableRef,
			alt: observable,
			fault: observable,
			isSame: observable,
			removing: observable,
			choose: action,
			describe: action,
		});
	}

	choose(file: File | null): void {
		this.chosen = file;
		this.alt = "";
		this.fault = null;
		this.isSame = false;
	}

	describe(alt: string): void {
		this.alt = alt;
	}

	/** Uploads the chosen photo; `shown` are the photos in the list. */
	async send(shown: Review["photos"]): Promise<void> {
		const { chosen } = this;
		if (!chosen) return;
		const ask = async (): Promise<Changed> => {
			const answer = await this.#app
				.use(useCases.addReviewPhoto)
				.execute(this.#orderProductId, chosen, this.alt);
			if (answer.ok || answer.error.kind !== "invalidRequest") return { answer };
			// The photo may be valid, but another tab has added the last one allowed.
			const now = await this.#read();
			return now && !hasRoomForPhoto(now.photos.length) ? { answer, full: now } : { answer };
		};
		await this.#change(ask, ({ photos }) => {
			this.choose(null);
			this.isSame = photos.every(({ url }) => shown.some((before) => before.url === url));
		});
	}

	async remove(url: string): Promise<void> {
		await this.#change(async () => {
			runInAction(() => {
				this.removing = url;
			});
			const answer = await this.#app.use(useCases.removeReviewPhoto).execute(this.#orderProductId, url);
			if (answer.ok || answer.error.kind !== "notFound") return { answer };
			// Already removed in another tab.
			const now = await this.#read();
			return { answer: now ? ok(now) : answer };
		});
	}

	/** Returns the current review; null if it could not be loaded. */
	async #read(): Promise<Review | null> {
		const answer = await this.#app.use(useCases.viewOrderReview).execute(this.#orderProductId);
		return answer.ok ? answer.value.review : null;
	}

	/** Runs a change; `done` is called if it succeeded. */
	async #change(call: () => Promise<Changed>, done?: (review: Review) => void): Promise<void> {
		await this.runExclusive(
			() => {
				runInAction(() => {
					this.fault = null;
					this.isSame = false;
				});
				return call();
			},
			({ answer, full }) => {
				this.removing = null;
				if (answer.ok) {
					this.#take(answer.value);
					done?.(answer.value);
				} else if (full) {
					this.#take(full);
					this.choose(null);
					this.fault = reviewFormCopy.photos.full(reviewLimits.photos);
				} else if (answer.error.kind === "invalidRequest") this.fault = reviewFormCopy.photos.unreadable;
				else if (answer.error.kind === "unreachable") this.fault = componentsCopy.notSent;
				else if (answer.error.kind === "tooManyCalls") this.fault = reviewFormCopy.photos.tooMany;
			},
		);
	}
}
