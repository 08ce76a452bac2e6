import { observable, reaction, runInAction } from "mobx";
import { useCases } from "#application/tokens.ts";
import type { AppState } from "#ui/app/AppState.ts";
import { takePendingAction } from "#ui/app/takePendingAction.ts";

type App = Pick<AppState, "use" | "navigation" | "session">;

/** The data that a heart needs about its stay. */
export interface HeartedStay {
	readonly id: number;
	readonly name?: string | undefined;
	/** State from the server when the card was rendered. */
	readonly isWished: boolean;
}

/**
 * The page's wish-list hearts with the changes made by the current member. A stay shown on several cards has one state, shown on all of
 * them (DEC-170).
 */
export class WishHearts {
	readonly #app: App;
	readonly #changed = observable.map<number, boolean | undefined>();
	readonly #busy = new Set<number>();

	constructor(app: App) {
		this.#app = app;
		// Never disposed, since it lives as long as the page.
		reaction(
			() => app.session.signedIn,
			() => this.#changed.clear(),
		);
	}

	/** Whether the stay is on the wish list. Always false for a visitor, even on cards rendered for a member. */
	isWished({ id, isWished }: HeartedStay): boolean {
		return this.#app.session.signedIn && (this.#changed.get(id) ?? isWished);
	}

	/**
	 * Adds or removes a stay. The heart changes at once, and back if the server refuses. A visitor sees no change, is sent to the login and
	 * returns to the action (DEC-094).
	 */
	async toggle(stay: HeartedStay): Promise<void> {
		const { id } = stay;
		if (this.#busy.has(id)) return;
		this.#busy.add(id);
		const before = this.#changed.get(id);
		const wanted = !this.isWished(stay);
		this.#turn(id, wanted);
		const answer = await this.#app.use(useCases.toggleWish).execute(id, stay.name, wanted);
		this.#busy.delete(id);
		// After a refusal the state is unknown again: a visitor may turn out to be a member who added the stay long ago.
		this.#turn(id, answer.ok ? answer.value : before);
	}

	/** Completes a wish for this stay that was pending before the login; never removes a stay already on the wish list. */
	async resume(stay: HeartedStay): Promise<void> {
		const pending = await takePendingAction(this.#app, ({ kind, id }) => kind === "wish" && id === stay.id);
		if (pending && !this.isWished(stay)) await this.toggle(stay);
	}

	#turn(id: number, isWished: boolean | undefined): void {
		runInAction(() => this.#changed.set(id, isWished));
	}
}

/** One instance per page; released together with the page's app state. */
const heartsByApp = new WeakMap<App, WishHearts>();

export function heartsOf(app: App): WishHearts {
	const hearts = heartsByApp.get(app) ?? new WishHearts(app);
	heartsByApp.set(app, hearts);
	return hearts;
}
