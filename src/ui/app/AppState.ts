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

/** What every screen of the page shares. One per page in the browser, one per request on the server. */
export class AppState {
	environment: Environment;
	/** Counts the changes made to the recent searches elsewhere: in other tabs, or by a stay that was opened. */
	recentsVersion = 0;
	readonly use: Use;
	/** The page is being made for more than one member: who looks at it is told apart from it (ADR 42). */
	readonly isForMany: boolean;
	readonly session: SessionViewModel;
	readonly popups: PopupsViewModel;
	readonly connection = new ConnectionViewModel();
	readonly loading = new LoadingViewModel();
	readonly menu = new MenuViewModel();
	readonly searchSection = new SearchSectionViewModel();
	readonly navigation = new RouterNavigation();
	#clock: Clock | null = null;

	constructor(environment: Environment, use: Use, isForMany = false) {
		this.environment = environment;
		this.use = use;
		this.isForMany = isForMany;
		this.session = new SessionViewModel(environment);
		const { navigation } = this;
		this.popups = new PopupsViewModel(() => navigation.entry());
		makeObservable(this, {
			environment: observableRef,
			recentsVersion: observable,
			enterWebView: action,
			dress: action,
			keepTime: action,
			recentsChanged: action,
		});
	}

	/** What was looked for lately has changed, and not in the search bar. */
	recentsChanged(): void {
		this.recentsVersion += 1;
	}

	/** The device carries the server's time on from here; on the server the page's instant is all there is. */
	attachClock(clock: Clock): void {
		this.#clock = clock;
	}

	/** Epoch milliseconds by the server's clock. What is drawn from `environment.now` follows at its own pace. */
	now(): number {
		return this.#clock?.now() ?? this.environment.now;
	}

	/** A page may stay open past a deadline or past midnight: what it says of them is rendered again. */
	keepTime(): void {
		const now = this.now();
		const today = koreanDay(now);
		this.environment = { ...this.environment, now, today };
		this.searchSection.keepDays(today);
	}

	/** The visitor has chosen light, dark, or what the device has. */
	dress(appearance: Appearance): void {
		this.environment = { ...this.environment, appearance };
	}

	/** The app's bridge was found around a page that was asked for like any other (BRIDGE-02). */
	enterWebView(): void {
		if (this.environment.surface === "web") this.environment = { ...this.environment, surface: "webview" };
	}
}

const AppContext = createContext<AppState | null>(null);
export const AppProvider = AppContext.Provider;

/** The same state for route loaders. */
export const appContext = createRouterContext<AppState>();

export function useApp(): AppState {
	const app = useContext(AppContext);
	invariant(app, "AppProvider is missing");
	return app;
}
