import { action, makeObservable, observable, observableRef, runInAction } from "mobx";
import { useCases } from "#application/tokens.ts";
import { advanceNoticeCopy } from "#copy/advanceNotice.ts";
import type { AdvanceNotice } from "#domain/content/AdvanceNotice.ts";
import type { AppState } from "#ui/app/AppState.ts";
import { takePendingAction } from "#ui/app/takePendingAction.ts";
import type { ViewModel } from "#ui/app/useViewModel.ts";
import { LoadViewModel } from "#ui/my/LoadViewModel.ts";

type App = Pick<AppState, "use" | "navigation" | "session">;

/** Upcoming sales, and applying for a notice or a giveaway (SCREEN-12, DEC-025). */
export class AdvanceNoticeViewModel implements ViewModel<null> {
	readonly notices: LoadViewModel<readonly AdvanceNotice[]>;
	/** Ids applied for since the list was loaded. */
	readonly applied = observable.set<number>();
	busy: number | null = null;
	/** Result of the last action, shown once as a toast. */
	toast: { readonly text: string } | null = null;
	readonly #app: App;

	constructor(app: App) {
		this.#app = app;
		this.notices = new LoadViewModel((signal) => app.use(useCases.listAdvanceNotices).execute({ signal }));
		makeObservable(this, { busy: observable, toast: observableRef, dismissToast: action });
	}

	activate(): () => void {
		void this.#runPendingAction();
		return this.notices.activate();
	}

	dismissToast(): void {
		this.toast = null;
	}

	isApplied({ id, isApplied }: AdvanceNotice): boolean {
		return isApplied || this.applied.has(id);
	}

	/** Applies for a notice or a giveaway. A refusal is shown in a popup (ERR-ACT); a visitor logs in first and then returns to the action. */
	async apply({ id, kind }: Pick<AdvanceNotice, "id" | "kind">): Promise<void> {
		if (this.busy !== null) return;
		runInAction(() => {
			this.busy = id;
		});
		const answer = await this.#app.use(useCases.applyAdvanceNotice).execute({ id, kind });
		runInAction(() => {
			this.busy = null;
			if (!answer.ok) return;
			this.applied.add(id);
			this.toast = { text: advanceNoticeCopy.applied[kind] };
		});
	}

	async #runPendingAction(): Promise<void> {
		const pending = await takePendingAction(
			this.#app,
			({ kind }) => kind === "alarm" || kind === "eventGiveaway",
		);
		if (pending?.kind === "alarm" || pending?.kind === "eventGiveaway") {
			await this.apply({ id: pending.id, kind: pending.kind });
		}
	}
}
