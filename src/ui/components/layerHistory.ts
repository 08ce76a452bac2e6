interface LayerState {
	readonly layer?: string;
	readonly idx?: number;
}

const layerState = (): LayerState => (window.history.state as LayerState | null) ?? {};

/** Layers that are open now, by name. */
const held = new Set<string>();

/**
 * Gives an open layer a history entry of its own, so that Back closes the layer and not the page. The address stays, and
 * the router never hears of the entry. `onBack` is told when Back has taken the entry away; the answer lets go of it.
 */
export function holdBack(layer: string, onBack: () => void): () => void {
	held.add(layer);
	if (layerState().layer !== layer) {
		const state = layerState();
		// The router counts its entries in idx; one more keeps its sums right.
		window.history.pushState({ ...state, idx: (state.idx ?? 0) + 1, layer }, "");
	}
	const handlePop = (event: PopStateEvent) => {
		if (layerState().layer === layer) return;
		event.stopImmediatePropagation();
		onBack();
	};
	// In the capture phase, to be asked before the router.
	window.addEventListener("popstate", handlePop, true);
	return () => {
		held.delete(layer);
		window.removeEventListener("popstate", handlePop, true);
		// Later, because StrictMode stops every effect and starts it once more.
		setTimeout(() => {
			if (!held.has(layer) && layerState().layer === layer) leaveEntry(layer);
		}, 0);
	};
}

/** Pops the layer's entry without the router noticing. */
function leaveEntry(layer: string): void {
	const swallow = (event: PopStateEvent) => {
		event.stopImmediatePropagation();
		// A navigation put its page on top in the same moment: then that page is where the reader belongs.
		if (layerState().layer === layer) window.history.forward();
		else window.removeEventListener("popstate", swallow, true);
	};
	window.addEventListener("popstate", swallow, true);
	window.history.back();
}

/** Whether the app around the page decides what Back does: a web view knows the page's history and nothing of its layers. */
export const isBackGiven = (): boolean =>
	document.querySelector('meta[name="client-interface"][content="WebView"]') !== null;
