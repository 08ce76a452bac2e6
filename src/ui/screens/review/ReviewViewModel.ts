import { action, computed, makeObservable, observable, observableRef, runInAction } from "mobx";
import { useCases } from "#application/tokens.ts";
import { componentsCopy } from "#copy/components.ts";
import { messagesCopy } from "#copy/messages.ts";
import { reviewFormCopy } from "#copy/reviewForm.ts";
import { isCancelState } from "#domain/booking/orderStatus.ts";
import type { Review } from "#domain/review/Review.ts";
import {
	invalidReviewFields,
	type ReviewDraft,
	type ReviewField,
	reviewRefusal,
} from "#domain/review/reviewRules.ts";
import type { OrderReview } from "#ports/OrderReviews.ts";
import type { AppState } from "#ui/app/AppState.ts";
import { autosaveDraft } from "#ui/app/autosaveDraft.ts";
import { SingleActionViewModel } from "#ui/app/SingleActionViewModel.ts";
import type { ViewModel } from "#ui/app/useViewModel.ts";
import type { ToastMessage } from "#ui/components/Toast.tsx";
import { LoadViewModel } from "#ui/my/LoadViewModel.ts";

export interface ReviewSnapshot {
	readonly orderProductId: number;
}

/** Failures after which the review may exist nevertheless. */
const mayBeWritten: ReadonlySet<string> = new Set(["alreadyReviewed", "unreachable"]);

const isOfDraft = (review: Review, draft: ReviewDraft): boolean =>
	review.title === draft.title.trim() &&
	review.content === draft.content.trim() &&
	review.stars === draft.stars;

/** The review of a booking: written once, then read-only (SCREEN-13, DEC-097). */
export class ReviewViewModel extends SingleActionViewModel implements ViewModel<ReviewSnapshot> {
	orderProductId = 0;
	readonly loaded: LoadViewModel<OrderReview>;
	title = "";
	text = "";
	stars: number | null = null;
	isTried = false;
	toast: ToastMessage | null = null;
	readonly #app: Pick<AppState, "use" | "environment">;

	constructor(app: Pick<AppState, "use" | "environment">) {
		super();
		this.#app = app;
		this.loaded = new LoadViewModel((signal) =>
			app.use(useCases.viewOrderReview).execute(this.orderProductId, { signal }),
		);
		makeObservable(this, {
			orderProductId: observable,
			title: observable,
			text: observable,
			stars: observable,
			isTried: observable,
			toast: observableRef,
			canWrite: computed,
			wrongFields: computed,
			restore: action,
			typeTitle: action,
			typeText: action,
			rate: action,
			dismissToast: action,
		});
	}

	get content(): OrderReview | null {
		return this.loaded.value;
	}

	get canWrite(): boolean {
		if (!this.content || this.content.review) return false;
		const { status, checkIn } = this.content.booking;
		return (
			reviewRefusal({ status, startDate: checkIn, isReviewed: false }, this.#app.environment.today) === null
		);
	}

	/** Why no review can be written; only meaningful if none can. */
	get whyNot(): string {
		const status = this.content?.booking.status;
		return status && isCancelState(status) ? reviewFormCopy.cancelled : reviewFormCopy.notYet;
	}

	/** Invalid fields; empty until an attempt to send was made. */
	get wrongFields(): readonly ReviewField[] {
		return this.isTried ? this.#wrong() : [];
	}

	restore({ orderProductId }: ReviewSnapshot): void {
		this.orderProductId = orderProductId;
	}

	activate(): () => void {
		const stop = this.loaded.activate();
		const stopKeeping = autosaveDraft(this.#app, {
			name: `review-${this.orderProductId}`,
			texts: () => ({ title: this.title, text: this.text, stars: String(this.stars ?? "") }),
			fill: ({ title, text, stars }) => {
				this.title ||= title ?? "";
				this.text ||= text ?? "";
				this.stars ??= Number(stars) || null;
			},
		});
		return () => {
			stop();
			stopKeeping();
		};
	}

	typeTitle(title: string): void {
		this.title = title;
	}

	typeText(text: string): void {
		this.text = text;
	}

	rate(stars: number): void {
		this.stars = stars;
	}

	dismissToast(): void {
		this.toast = null;
	}

	/** Updates the review after a change of its photos. */
	take(review: Review): void {
		if (this.content) this.loaded.take({ ...this.content, review });
	}

	/** Sends the review. Returns false if a field has to be corrected first. */
	async submit(): Promise<boolean> {
		if (this.isBusy) return true;
		runInAction(() => {
			this.isTried = true;
		});
		if (this.#wrong().length > 0) return false;
		const draft = { title: this.title, content: this.text, stars: this.stars ?? 0 };
		const write = async () => {
			const answer = await this.#app.use(useCases.writeReview).execute(this.orderProductId, draft);
			// The review was written elsewhere, or by an earlier press whose answer was lost; the reloaded review tells which.
			if (!answer.ok && mayBeWritten.has(answer.error.kind)) await this.loaded.load();
			return answer;
		};
		await this.runExclusive(write, (answer) => {
			if (answer.ok) this.take(answer.value);
			const review = this.content?.review ?? null;
			const failure = answer.ok ? null : answer.error.kind;
			if (review || failure === "alreadyReviewed") {
				const isSaved = answer.ok || (review !== null && isOfDraft(review, draft));
				this.toast = isSaved
					? { text: messagesCopy.msg.reviewSaved }
					: { text: messagesCopy.msg.alreadyReviewed, isFailure: true };
				this.#clear();
			} else if (failure === "unreachable") this.toast = { text: componentsCopy.notSent, isFailure: true };
		});
		return true;
	}

	/** Clears the form, as there is nothing left to send. */
	#clear(): void {
		this.title = "";
		this.text = "";
		this.stars = null;
	}

	#wrong(): readonly ReviewField[] {
		return invalidReviewFields({ title: this.title, content: this.text, stars: this.stars ?? 0 });
	}
}
