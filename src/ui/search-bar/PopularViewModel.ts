import { action, computed, makeObservable, observable, observableRef, runInAction } from "mobx";
import { useCases } from "#application/tokens.ts";
import type { NationTab, PopularArea } from "#domain/stay/PopularDestination.ts";
import type { AppState } from "#ui/app/AppState.ts";

type Loaded<T> =
	| { readonly status: "ready" | "loading" | "failed" }
	| { readonly status: "loaded"; readonly items: readonly T[] };

/** Popular destinations: tabs for nations, and the area tiles of the chosen one (SEARCH-KW-05, SEARCH-KW-06, DEC-051). */
export class PopularViewModel {
	tabs: Loaded<NationTab> = { status: "ready" };
	tabId: number | null = null;
	readonly areasByTab = observable.map<number, Loaded<PopularArea>>([], { deep: false });
	readonly #app: Pick<AppState, "use">;

	constructor(app: Pick<AppState, "use">) {
		this.#app = app;
		makeObservable(this, {
			tabs: observableRef,
			tabId: observable,
			areas: computed,
			known: computed,
			load: action,
			chooseTab: action,
		});
	}

	get areas(): Loaded<PopularArea> {
		return (this.tabId === null ? undefined : this.areasByTab.get(this.tabId)) ?? { status: "loading" };
	}

	/** Areas already loaded, for suggestions that need no call (DEC-045). */
	get known(): readonly PopularArea[] {
		return [...this.areasByTab.values()].flatMap((areas) => (areas.status === "loaded" ? areas.items : []));
	}

	async load(): Promise<void> {
		if (this.tabs.status === "loaded" || this.tabs.status === "loading") return;
		this.tabs = { status: "loading" };
		const answer = await this.#app.use(useCases.listPopularTabs).execute();
		runInAction(() => {
			this.tabs = answer.ok ? { status: "loaded", items: answer.value } : { status: "failed" };
			const [first] = answer.ok ? answer.value : [];
			if (first) this.chooseTab(first.id);
		});
	}

	chooseTab(id: number): void {
		this.tabId = id;
		const { status } = this.areas;
		if (status === "loaded" || (status === "loading" && this.areasByTab.has(id))) return;
		void this.#loadAreas(id);
	}

	async #loadAreas(id: number): Promise<void> {
		runInAction(() => this.areasByTab.set(id, { status: "loading" }));
		const answer = await this.#app.use(useCases.listPopularAreas).execute(id);
		runInAction(() => {
			this.areasByTab.set(id, answer.ok ? { status: "loaded", items: answer.value } : { status: "failed" });
		});
	}
}
