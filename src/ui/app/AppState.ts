import { action, makeObservable, observable, observableRef } from "mobx";
import { createContext, useContext } from "react";
import { createContext as createRouterContext } from "react-router";
import { invariant } from "#domain/shared/invariant.ts";
import { SearchSectionViewModel } from "#ui/search-bar/SearchSectionViewModel.ts";
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
	/** Counts the changes other tabs made to the recent searches. */
	recentsVersion = 0;
	readonly use: Use;
	readonly session: SessionViewModel;
	readonly popups = new PopupsViewModel();
	readonly connection = new ConnectionViewModel();
	readonly loading = new LoadingViewModel();
	readonly menu = new MenuViewModel();
	readonly searchSection = new SearchSectionViewModel();
	readonly navigation = new RouterNavigation();

	constructor(environment: Environment, use: Use) {
		this.environment = environment;
		this.use = use;
		this.session = new SessionViewModel(environment);
		makeObservable(this, {
			environment: observableRef,
			recentsVersion: observable,
			enterWebView: action,
			recentsChanged: action,
		});
	}

	/** Another tab has changed what was looked for lately. */
	recentsChanged(): void {
		this.recentsVersion += 1;
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
