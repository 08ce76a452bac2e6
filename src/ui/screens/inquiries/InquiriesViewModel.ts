import { action, makeObservable, observable } from "mobx";
import { useCases } from "#application/tokens.ts";
import type { InquiryTab } from "#domain/support/Inquiry.ts";
import type { InquiryList } from "#ports/Inquiries.ts";
import type { AppState } from "#ui/app/AppState.ts";
import type { ViewModel } from "#ui/app/useViewModel.ts";
import { LoadViewModel } from "#ui/my/LoadViewModel.ts";

export interface InquiriesSnapshot {
	readonly tab: InquiryTab;
}

/** The member's questions of a tab (ROUTE-20, DEC-020). */
export class InquiriesViewModel implements ViewModel<InquiriesSnapshot> {
	tab: InquiryTab = "all";
	readonly list: LoadViewModel<InquiryList>;

	constructor(app: Pick<AppState, "use">) {
		this.list = new LoadViewModel((signal) => app.use(useCases.listInquiries).execute(this.tab, { signal }));
		makeObservable(this, { tab: observable, restore: action });
	}

	restore({ tab }: InquiriesSnapshot): void {
		this.tab = tab;
	}

	activate(): () => void {
		return this.list.activate();
	}
}
