import { action, makeObservable, observable, runInAction } from "mobx";
import { useCases } from "#application/tokens.ts";
import { inquiriesCopy } from "#copy/inquiries.ts";
import { type Inquiry, type InquiryTab, isMessage } from "#domain/inquiry/Inquiry.ts";
import type { InquiryList } from "#ports/Inquiries.ts";
import type { AppState } from "#ui/app/AppState.ts";
import { autosaveDraft } from "#ui/app/autosaveDraft.ts";
import { SingleActionViewModel } from "#ui/app/SingleActionViewModel.ts";
import type { ViewModel } from "#ui/app/useViewModel.ts";
import { LoadViewModel } from "#ui/my/LoadViewModel.ts";
import { refusalText } from "#ui/my/refusalText.ts";

export interface InquiriesSnapshot {
	readonly tab: InquiryTab;
}

/** The member's inquiries of a tab, with follow-up messages (ROUTE-20, DEC-020). */
export class InquiriesViewModel extends SingleActionViewModel implements ViewModel<InquiriesSnapshot> {
	tab: InquiryTab = "all";
	/** Draft messages by inquiry id. */
	readonly drafts = observable.map<number, string>();
	/** Why a message could not be sent, by inquiry id. */
	readonly #refusals = observable.map<number, string>();
	readonly list: LoadViewModel<InquiryList>;
	readonly #app: Pick<AppState, "use">;

	constructor(app: Pick<AppState, "use">) {
		super();
		this.#app = app;
		this.list = new LoadViewModel((signal) => app.use(useCases.listInquiries).execute(this.tab, { signal }));
		makeObservable(this, {
			tab: observable,
			restore: action,
			write: action,
		});
	}

	restore({ tab }: InquiriesSnapshot): void {
		this.tab = tab;
	}

	activate(): () => void {
		const stopLoading = this.list.activate();
		const stopKeeping = autosaveDraft(this.#app, {
			name: "inquiries",
			texts: () => Object.fromEntries(this.drafts),
			fill: (typed) => {
				for (const [id, text] of Object.entries(typed)) this.drafts.set(Number(id), text);
			},
		});
		return () => {
			stopLoading();
			stopKeeping();
		};
	}

	write(id: number, text: string): void {
		this.drafts.set(id, text);
		this.#refusals.delete(id);
	}

	refusalOf(id: number): string | null {
		return this.#refusals.get(id) ?? null;
	}

	/** Marks an answer as read when its inquiry is opened. If the server cannot be reached, it stays unread. */
	async open(inquiry: Inquiry): Promise<void> {
		if (!inquiry.isUnread) return;
		const answer = await this.#app.use(useCases.markInquiryRead).execute(inquiry);
		if (answer.ok) this.#markRead(inquiry.id);
	}

	/** Sends the draft. Returns false if there is nothing to send, so that the form focuses the field. */
	async send(id: number): Promise<boolean> {
		const words = (this.drafts.get(id) ?? "").trim();
		if (!isMessage(words)) {
			runInAction(() => this.#refusals.set(id, inquiriesCopy.moreNeeded));
			return false;
		}
		const answer = await this.runExclusive(
			() => this.#app.use(useCases.writeOnInquiry).execute(id, words),
			(answer) => {
				const refusal = answer.ok ? null : refusalText(answer.error);
				if (answer.ok) this.drafts.delete(id);
				if (refusal !== null) this.#refusals.set(id, refusal);
			},
		);
		if (answer?.ok) await this.list.load();
		return true;
	}

	/** Changes the current list, which may have been loaded again since. */
	#markRead(id: number): void {
		const list = this.list.value;
		if (!list) return;
		const inquiries = list.inquiries.map((each) => (each.id === id ? { ...each, isUnread: false } : each));
		this.list.take({ ...list, inquiries });
	}
}
