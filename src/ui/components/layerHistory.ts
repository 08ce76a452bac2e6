import type { RouterNavigateOptions, To } from "react-router";

interface Layer {
	readonly onBack: () => void;
}

interface EntryState {
	/** The router's: how far the entry lies above the first, and which page it shows. */
	readonly idx?: number;
	readonly key?: string;
	/** How many layers lie open above the page. */
	readonly layers?: number;
}

/** The part of the router that layers have to agree with. */
export interface LayeredRouter {
	readonly state: { readonly location: { readonly key: string } };
	navigate(to: To | null, options?: RouterNavigateOptions): Promise<void>;
}

const entry = (): EntryState => (window.history.state as EntryState | null) ?? {};
const held = (): number => entry().layers ?? 0;

/** What is open above the page, the lowest first. */
const open: Layer[] = [];
let router: LayeredRouter | null = null;
/** While the history is on its way back to what is open. */
let leaving: { readonly done: Promise<void>; readonly arrive: () => void } | null = null;

/**
 * From now on open layers have history entries, of which the router never hears, and whoever goes to another page leaves
 * the layers' entries first. The answer ends this.
 */
export function keepLayerHistory(page: LayeredRouter): () => void {
	const { navigate } = page;
	router = page;
	open.length = 0;
	leaving = null;
	page.navigate = (...where) => {
		open.length = 0; // what is still to be seen goes with its page
		settle();
		return leaving ? leaving.done.then(() => navigate(...where)) : navigate(...where);
	};
	// In the capture phase, to be asked before the router.
	window.addEventListener("popstate", handlePop, true);
	// A reloaded page has the entries of its layers, and not the layers.
	settle();
	return () => {
		page.navigate = navigate;
		router = null;
		window.removeEventListener("popstate", handlePop, true);
	};
}

/**
 * Gives an open layer a history entry of its own, so that Back closes the layer and not the page. The address stays.
 * `onBack` is told when Back has taken the entry away; the answer lets go of it.
 */
export function holdBack(onBack: () => void): () => void {
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
 * Once the effects of this commit are through: another layer may come in a closed one's place, a new page closes what it
 * has mounted open, and StrictMode stops every effect and starts it once more.
 */
function settleLater(): void {
	setTimeout(settle, 0);
}

/** Before the document is left for another: what is open goes with its entries, whose going would stop the leaving. */
export function leaveLayers(): Promise<void> {
	open.length = 0;
	settle();
	return leaving?.done ?? Promise.resolve();
}

/** As many entries above the page's as there are open layers. */
function settle(): void {
	if (!router || leaving) return;
	for (let count = held() + 1; count <= open.length; count++) {
		// The router counts its entries in idx; one more keeps its sums right.
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
	settle();
}

/** Whether the app around the page decides what Back does: a web view knows the page's history and nothing of its layers. */
export const isBackHandledByHost = (): boolean =>
	document.querySelector('meta[name="client-interface"][content="WebView"]') !== null;
