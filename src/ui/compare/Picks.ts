import { action, makeObservable, observableRef, reaction, runInAction } from "mobx";
import { useCases } from "#application/tokens.ts";
import { compareCopy } from "#copy/compare.ts";
import { isPicked, maxPicked, type PickedStay, togglePick } from "#domain/compare/pickedStays.ts";
import type { AppState } from "#ui/app/AppState.ts";

type App = Pick<AppState, "use" | "session">;

/** The stays picked on this page and before it in the tab. A stay that stands on several cards is picked on all of them. */
export class Picks {
	list: readonly PickedStay[] = [];
	/** Why a stay was not taken; every refusal is a new one. */
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
		// As long as the page, which holds both: who leaves takes the picks along.
		reaction(
			() => app.session.signedIn,
			() => void this.#read(),
		);
	}

	/** What the tab has kept, once a page. */
	recall(): Promise<void> {
		this.#recalled ??= this.#read();
		return this.#recalled;
	}

	isPicked(id: number): boolean {
		return isPicked(this.list, id);
	}

	/** One more than fit is refused, and said so. */
	toggle(stay: PickedStay): void {
		const list = togglePick(this.list, stay);
		if (list) this.replace(list);
		else this.refusal = { text: compareCopy.pick.full(maxPicked) };
	}

	replace(list: readonly PickedStay[]): void {
		this.list = list;
		this.refusal = null;
		void this.#app.use(useCases.keepPicks).execute(list);
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

/** One set of picks a page; it goes with the page's state. */
export function picksOf(app: App): Picks {
	const picks = picksByApp.get(app) ?? new Picks(app);
	picksByApp.set(app, picks);
	return picks;
}
