import type { RouterNavigateOptions, To } from "react-router";

interface Layer {
	readonly onBack: () => void;
}

interface EntryState {
	/** Set by the router: index of the entry in the history. `key` identifies the page it shows. */
	readonly idx?: number;
	readonly key?: string;
	/** Number of layers open above the page. */
	readonly layers?: number;
}

/** The part of the router that layers depend on. */
export interface LayeredRouter {
	readonly state: { readonly location: { readonly key: string } };
	navigate(to: To | null, options?: RouterNavigateOptions): Promise<void>;
}

const entry = (): EntryState => (window.history.state as EntryState | null) ?? {};
const held = (): number => entry().layers ?? 0;

/** Layers open above the page, lowest first. */
const open: Layer[] = [];
let router: LayeredRouter | null = null;
/** Set while the history is going back to the entry of the topmost open layer. */
let leaving: { readonly done: Promise<void>; readonly arrive: () => void } | null = null;

/**
 * Creates the router and gives open layers history entries that it never sees. Navigating to another page first goes back past the layers'
 * entries. `stop` ends this.
 */
export function keepLayerHistory<R extends LayeredRouter>(
	create: () => R,
): { readonly router: R; readonly stop: () => void } {
	// Ahead of the router's own listener: Chromium calls those of a window in the order in which they were added, capturing or not.
	window.addEventListener("popstate", handlePop, true);
	const page = create();
	const { navigate } = page;
	router = page;
	open.length = 0;
	leaving = null;
	page.navigate = (...where) => {
		open.length = 0; // layers still open are closed with their page
		syncHistoryEntries();
		return leaving ? leaving.done.then(() => navigate(...where)) : navigate(...where);
	};
	// After a reload the layers' entries still exist, but the layers do not.
	syncHistoryEntries();
	return {
		router: page,
		stop() {
			page.navigate = navigate;
			router = null;
			window.removeEventListener("popstate", handlePop, true);
		},
	};
}

/**
 * Gives an open layer its own history entry with the same address, so that Back closes the layer instead of leaving the page. `onBack` is
 * called when Back has removed the entry. Returns a function that releases the layer.
 */
export function pushLayerEntry(onBack: () => void): () => void {
	const layer = { onBack };
	open.push(layer);
	settleLater();
	return () => {
		const at = open.indexOf(layer);
		if (at !== -1) open.splice(at, 1);
		settleLater();
	};
}

/**
 * Waits for the effects of this commit: another layer may replace a closed one, a new page closes layers opened while it mounted, and
 * StrictMode stops and restarts every effect.
 */
function settleLater(): void {
	setTimeout(syncHistoryEntries, 0);
}

/**
 * Closes all layers and removes their history entries before another document is loaded; going back through the history later would cancel
 * that navigation.
 */
export function leaveLayers(): Promise<void> {
	open.length = 0;
	syncHistoryEntries();
	return leaving?.done ?? Promise.resolve();
}

/** Adds or removes history entries until there are as many as open layers. */
function syncHistoryEntries(): void {
	if (!router || leaving) return;
	for (let count = held() + 1; count <= open.length; count++) {
		// Keeps the router's own entry count in `idx` correct.
		window.history.pushState({ ...entry(), idx: (entry().idx ?? 0) + 1, layers: count }, "");
	}
	const surplus = held() - open.length;
	if (surplus <= 0) return;
	let arrive = () => {};
	const done = new Promise<void>((resolve) => {
		arrive = resolve;
	});
	leaving = { done, arrive };
	window.history.go(-surplus);
}

function handlePop(event: PopStateEvent): void {
	if (!leaving && open.length === 0 && held() === 0) return;
	if ((entry().key ?? "default") === router?.state.location.key) event.stopImmediatePropagation();
	if (leaving) {
		leaving.arrive();
		leaving = null;
	} else {
		while (open.length > held()) open.pop()?.onBack();
	}
	syncHistoryEntries();
}

/** Whether the host app decides what Back does: a web view knows the page's history, but not its layers. */
export const isBackHandledByHost = (): boolean =>
	document.querySelector('meta[name="client-interface"][content="WebView"]') !== null;
