import { observable, reaction, runInAction } from "mobx";
import { useCases } from "#application/tokens.ts";
import type { AppState } from "#ui/app/AppState.ts";
import { takePendingAction } from "#ui/app/takePendingAction.ts";

type App = Pick<AppState, "use" | "navigation" | "session">;

/** A stay as its heart needs it. */
export interface HeartedStay {
	readonly id: number;
	readonly name?: string | undefined;
	/** As the server said when the card was made. */
	readonly isWished: boolean;
}

/**
 * The hearts of a page, as whoever is signed in has turned them. A stay that stands on several cards has one heart: what is
 * said of it, all its cards show (DEC-170).
 */
export class WishHearts {
	readonly #app: App;
	readonly #changed = observable.map<number, boolean | undefined>();
	readonly #busy = new Set<number>();

	constructor(app: App) {
		this.#app = app;
		// As long as the page, which holds both.
		reaction(
			() => app.session.signedIn,
			() => this.#changed.clear(),
		);
	}

	/** A visitor keeps nothing, even on cards that were made for a member. */
	isWished({ id, isWished }: HeartedStay): boolean {
		return this.#app.session.signedIn && (this.#changed.get(id) ?? isWished);
	}

	/**
	 * The heart turns at once, and back when the server refuses. A visitor, who sees no heart turn, is sent to log in and comes back to it
	 * (DEC-094).
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
		// A refusal says nothing of the wish: a visitor may have made it long ago, as the member he turns out to be.
		this.#turn(id, answer.ok ? answer.value : before);
	}

	/** Makes the wish of this stay that waited for a login; one that is kept already stays kept. */
	async resume(stay: HeartedStay): Promise<void> {
		const pending = await takePendingAction(this.#app, ({ kind, id }) => kind === "wish" && id === stay.id);
		if (pending && !this.isWished(stay)) await this.toggle(stay);
	}

	#turn(id: number, isWished: boolean | undefined): void {
		runInAction(() => this.#changed.set(id, isWished));
	}
}

/** One set of hearts a page; it goes with the page's state. */
const heartsByApp = new WeakMap<App, WishHearts>();

export function heartsOf(app: App): WishHearts {
	const hearts = heartsByApp.get(app) ?? new WishHearts(app);
	heartsByApp.set(app, hearts);
	return hearts;
}
