import { action, makeObservable, observable, observableRef, runInAction } from "mobx";
import { useCases } from "#application/tokens.ts";
import { componentsCopy } from "#copy/components.ts";
import { reviewFormCopy } from "#copy/reviewForm.ts";
import type { Failure } from "#domain/failure/Failure.ts";
import type { Review } from "#domain/review/Review.ts";
import type { Result } from "#domain/shared/Result.ts";
import type { AppState } from "#ui/app/AppState.ts";
import { Press } from "#ui/app/Press.ts";

/** Photos of the member's own review: chosen, described, sent, taken off again (DEC-097). */
export class ReviewPhotosViewModel extends Press {
	chosen: File | null = null;
	alt = "";
	fault: string | null = null;
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
			choose: action,
			describe: action,
		});
	}

	choose(file: File | null): void {
		this.chosen = file;
		this.alt = "";
		this.fault = null;
	}

	describe(alt: string): void {
		this.alt = alt;
	}

	async send(): Promise<void> {
		const { chosen } = this;
		if (!chosen) return;
		const isTaken = await this.#change(() =>
			this.#app.use(useCases.addReviewPhoto).execute(this.#orderProductId, chosen, this.alt),
		);
		if (isTaken) runInAction(() => this.choose(null));
	}

	async remove(url: string): Promise<void> {
		await this.#change(() => this.#app.use(useCases.removeReviewPhoto).execute(this.#orderProductId, url));
	}

	/** Whether it went through. */
	async #change(call: () => Promise<Result<Review, Failure>>): Promise<boolean> {
		const answer = await this.once(
			() => {
				runInAction(() => {
					this.fault = null;
				});
				return call();
			},
			(answer) => {
				if (answer.ok) this.#take(answer.value);
				else if (answer.error.kind === "invalidRequest") this.fault = reviewFormCopy.photos.unreadable;
				else if (answer.error.kind === "unreachable") this.fault = componentsCopy.notSent;
				else if (answer.error.kind === "tooManyCalls") this.fault = reviewFormCopy.photos.tooMany;
			},
		);
		return answer?.ok === true;
	}
}
