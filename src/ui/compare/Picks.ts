import { action, makeObservable, observableRef, reaction, runInAction } from "mobx";
import { useCases } from "#application/tokens.ts";
import { compareCopy } from "#copy/compare.ts";
import { isPicked, maxPicked, type PickedStay, togglePick } from "#domain/compare/pickedStays.ts";
import type { AppState } from "#ui/app/AppState.ts";

type App = Pick<AppState, "use" | "session">;

/** The stays picked for comparison on this page and earlier in the same tab. A stay shown on several cards is picked on all of them. */
export class Picks {
	list: readonly PickedStay[] = [];
	/** Why a stay could not be added. Every refusal is a new object, which restarts the time it is shown. */
	refusal: { readonly text: string } | null = null;
	readonly #app: App;
	#recalled: Promise<void> | null = null;

	constructor(app: App) {
		this.#app = app;
		makeObservable(this, {
			list: observableRef,
			refusal: observableRef,
			toggle: action,
			replace: action,
			forgetRefusal: action,
		});
		// Reads the picks again when the session changes, since logging out clears them. Never disposed, as it lives as long as the page.
		reaction(
			() => app.session.signedIn,
			() => void this.#read(),
		);
	}

	/** Loads the picks stored for this tab, once per page. */
	recall(): Promise<void> {
		this.#recalled ??= this.#read();
		return this.#recalled;
	}

	isPicked(id: number): boolean {
		return isPicked(this.list, id);
	}

	/** Adds or removes a stay. If the list is full, sets a refusal message instead. */
	toggle(stay: PickedStay): void {
		const list = togglePick(this.list, stay);
		if (list) this.replace(list);
		else this.refusal = { text: compareCopy.pick.full(maxPicked) };
	}

	replace(list: readonly PickedStay[]): void {
		this.list = list;
		this.refusal = null;
		void this.#app.use(useCases.savePicks).execute(list);
	}

	forgetRefusal(): void {
		this.refusal = null;
	}

	async #read(): Promise<void> {
		const list = await this.#app.use(useCases.recallPicks).execute();
		runInAction(() => {
			this.list = list;
		});
	}
}

const picksByApp = new WeakMap<App, Picks>();

/** Returns the page's picks: one instance per app state, released together with it. */
export function picksOf(app: App): Picks {
	const picks = picksByApp.get(app) ?? new Picks(app);
	picksByApp.set(app, picks);
	return picks;
}
