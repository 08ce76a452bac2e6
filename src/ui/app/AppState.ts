import { action, makeObservable, observable, observableRef } from "mobx";
import { createContext, useContext } from "react";
import { createContext as createRouterContext } from "react-router";
import type { Appearance } from "#domain/navigation/appearance.ts";
import { invariant } from "#domain/shared/invariant.ts";
import { koreanDay } from "#domain/shared/koreanTime.ts";
import type { Clock } from "#ports/Clock.ts";
import { SearchSectionViewModel } from "#ui/app/SearchSectionViewModel.ts";
import { ConnectionViewModel } from "./ConnectionViewModel.ts";
import type { Environment } from "./Environment.ts";
import { LoadingViewModel } from "./LoadingViewModel.ts";
import { MenuViewModel } from "./MenuViewModel.ts";
import { PopupsViewModel } from "./PopupsViewModel.ts";
import { RouterNavigation } from "./RouterNavigation.ts";
import { SessionViewModel } from "./SessionViewModel.ts";
import type { Use } from "./use.ts";

/** State shared by all screens of a page. One instance per page in the browser, one per request on the server. */
export class AppState {
	environment: Environment;
	/** Counts changes to the recent searches made outside the search bar: in other tabs, or by opening a stay. */
	recentsVersion = 0;
	readonly use: Use;
	/** Whether the page is rendered once for several members; what is specific to one member is then filled in separately (ADR 42). */
	readonly isShared: boolean;
	readonly session: SessionViewModel;
	readonly popups: PopupsViewModel;
	readonly connection = new ConnectionViewModel();
	readonly loading = new LoadingViewModel();
	readonly menu = new MenuViewModel();
	readonly searchSection = new SearchSectionViewModel();
	readonly navigation = new RouterNavigation();
	#clock: Clock | null = null;

	constructor(environment: Environment, use: Use, isShared = false) {
		this.environment = environment;
		this.use = use;
		this.isShared = isShared;
		this.session = new SessionViewModel(environment);
		const { navigation } = this;
		this.popups = new PopupsViewModel(() => navigation.entry());
		makeObservable(this, {
			environment: observableRef,
			recentsVersion: observable,
			enterWebView: action,
			setAppearance: action,
			refreshTime: action,
			recentsChanged: action,
		});
	}

	/** Signals that the recent searches changed outside the search bar. */
	recentsChanged(): void {
		this.recentsVersion += 1;
	}

	/** Attaches the browser clock that keeps the server's time running. On the server there is none, and `environment.now` is used. */
	attachClock(clock: Clock): void {
		this.#clock = clock;
	}

	/** Returns the server's time in epoch milliseconds. What is rendered from `environment.now` only changes with `refreshTime`. */
	now(): number {
		return this.#clock?.now() ?? this.environment.now;
	}

	/** Updates the environment's time and day, so that a page left open past a deadline or past midnight renders them again. */
	refreshTime(): void {
		const now = this.now();
		const today = koreanDay(now);
		this.environment = { ...this.environment, now, today };
		this.searchSection.onDayChange(today);
	}

	/** Applies the visitor's choice of light, dark or system appearance. */
	setAppearance(appearance: Appearance): void {
		this.environment = { ...this.environment, appearance };
	}

	/** Switches a page that was requested as a normal web page to web-view mode once the app's bridge is found (BRIDGE-02). */
	enterWebView(): void {
		if (this.environment.surface === "web") this.environment = { ...this.environment, surface: "webview" };
	}
}

const AppContext = createContext<AppState | null>(null);
export const AppProvider = AppContext.Provider;

/** Router context that gives route loaders the same state. */
export const appContext = createRouterContext<AppState>();

export function useApp(): AppState {
	const app = useContext(AppContext);
	invariant(app, "AppProvider is missing");
	return app;
}
