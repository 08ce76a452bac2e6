import { action, computed, makeObservable, observable, runInAction } from "mobx";
import type { InquiryForm } from "#application/inquiry/OpenInquiryForm.ts";
import { useCases } from "#application/tokens.ts";
import { inquiryFormCopy } from "#copy/inquiryForm.ts";
import { messagesCopy } from "#copy/messages.ts";
import { type InquiryDraft, type InquiryField, inquiryFaults } from "#domain/inquiry/Inquiry.ts";
import { inquiryTarget, type LinkTarget } from "#domain/navigation/bridgeMessage.ts";
import type { Typed } from "#ports/TypedTexts.ts";
import type { AppState } from "#ui/app/AppState.ts";
import { autosaveDraft } from "#ui/app/autosaveDraft.ts";
import { SingleActionViewModel } from "#ui/app/SingleActionViewModel.ts";
import type { ViewModel } from "#ui/app/useViewModel.ts";
import { LoadViewModel } from "#ui/my/LoadViewModel.ts";
import { refusalText } from "#ui/my/refusalText.ts";

export interface InquiryFormSnapshot {
	readonly type: number | null;
	readonly orderNumber: string | null;
}

const empty: InquiryDraft = { type: null, title: "", content: "", orderNumber: null };

/** An inquiry being written: type, related booking, title and content (SCREEN-06, DEC-020). */
export class InquiryFormViewModel extends SingleActionViewModel implements ViewModel<InquiryFormSnapshot> {
	draft: InquiryDraft = empty;
	isTried = false;
	refusal: string | null = null;
	readonly form: LoadViewModel<InquiryForm>;
	readonly #app: AppState;
	#snapshot: InquiryFormSnapshot = { type: null, orderNumber: null };

	constructor(app: AppState) {
		super();
		this.#app = app;
		this.form = new LoadViewModel((signal) => app.use(useCases.openInquiryForm).execute({ signal }));
		makeObservable(this, {
			draft: observable,
			isTried: observable,
			refusal: observable,
			type: computed,
			orderNumber: computed,
			restore: action,
			change: action,
		});
	}

	/** The chosen type; null if it does not exist, since the address may contain any number. */
	get type(): number | null {
		const types = this.form.value?.types ?? [];
		return types.some(({ code }) => code === this.draft.type) ? this.draft.type : null;
	}

	/** Order number of the related booking; null unless it is one of the member's own. */
	get orderNumber(): string | null {
		const bookings = this.form.value?.bookings ?? [];
		return bookings.some(({ orderNumber }) => orderNumber === this.draft.orderNumber)
			? this.draft.orderNumber
			: null;
	}

	error(field: InquiryField): string | null {
		const faults = inquiryFaults({ ...this.draft, type: this.type });
		return this.isTried && faults.includes(field) ? inquiryFormCopy.errors[field] : null;
	}

	restore(snapshot: InquiryFormSnapshot): void {
		this.#snapshot = snapshot;
		this.draft = { ...this.draft, ...snapshot };
	}

	activate(): () => void {
		const stopLoading = this.form.activate();
		const { type, orderNumber } = this.#snapshot;
		const stopKeeping = autosaveDraft(this.#app, {
			name: `inquiry-${type ?? ""}-${orderNumber ?? ""}`,
			texts: () => this.#texts,
			fill: (typed) => this.#fill(typed),
		});
		return () => {
			stopLoading();
			stopKeeping();
		};
	}

	change(change: Partial<InquiryDraft>): void {
		this.draft = { ...this.draft, ...change };
		this.refusal = null;
	}

	/** Validates and sends the inquiry. Returns whether it was sent. */
	async submit(): Promise<boolean> {
		runInAction(() => {
			this.isTried = true;
			this.refusal = null;
		});
		const { type, orderNumber } = this;
		const { title, content } = this.draft;
		if (type === null || inquiryFaults({ type, title, content, orderNumber }).length > 0) return false;
		const { environment, popups, use } = this.#app;
		const answer = await this.runExclusive(
			() => use(useCases.sendInquiry).execute({ type, title, content, orderNumber }),
			(answer) => {
				if (answer.ok) this.#clear();
				else this.refusal = refusalText(answer.error);
			},
		);
		if (!answer?.ok) return false;
		await popups.alert(messagesCopy.msg.inquirySaved);
		const history = inquiryTarget(environment.surface);
		if ("navigate" in history) await use(useCases.returnTo).execute(history.navigate);
		else await this.#leaveFor(history);
		return true;
	}

	/** Opens the app's own list of inquiries; the page behind it is the one the form was opened from, not the form (ROUTE-21). */
	async #leaveFor(history: LinkTarget): Promise<void> {
		const { navigation, use } = this.#app;
		const form = navigation.current();
		await use(useCases.followTarget).execute(history);
		if (navigation.current() === form) await use(useCases.goBack).execute();
	}

	get #texts(): Typed {
		const { type, title, content, orderNumber } = this.draft;
		return { type: String(type ?? ""), title, content, orderNumber: orderNumber ?? "" };
	}

	#fill({ type, title, content, orderNumber }: Typed): void {
		this.draft = {
			type: Number(type) || this.draft.type,
			title: this.draft.title || (title ?? ""),
			content: this.draft.content || (content ?? ""),
			orderNumber: orderNumber || this.draft.orderNumber,
		};
	}

	/** Clears the form, so that a sent inquiry is not sent again if this screen is seen again. */
	#clear(): void {
		this.draft = empty;
		this.isTried = false;
	}
}
