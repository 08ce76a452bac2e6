import { useEffect, useEffectEvent, useId, useRef } from "react";

interface LayerState {
	readonly layer?: string;
	readonly idx?: number;
}

const layerState = (): LayerState => (window.history.state as LayerState | null) ?? {};

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

/**
 * Gives an open layer a history entry of its own, so that Back closes the layer and not the page. The address stays, and
 * the router never hears of the entry. Links inside the layer navigate with `replace` and leave the layer open until the
 * route has changed: their page then takes the entry's place.
 */
export function useBackToClose(isOpen: boolean, onClose: () => void): void {
	const layer = useId();
	const close = useEffectEvent(onClose);
	const isHeld = useRef(false);

	useEffect(() => {
		if (!isOpen) return;
		isHeld.current = true;
		if (layerState().layer !== layer) {
			const state = layerState();
			// The router counts its entries in idx; one more keeps its sums right.
			window.history.pushState({ ...state, idx: (state.idx ?? 0) + 1, layer }, "");
		}
		const handlePop = (event: PopStateEvent) => {
			if (layerState().layer === layer) return;
			event.stopImmediatePropagation();
			close();
		};
		// In the capture phase, to be asked before the router.
		window.addEventListener("popstate", handlePop, true);
		return () => {
			isHeld.current = false;
			window.removeEventListener("popstate", handlePop, true);
			// Later, because StrictMode stops every effect and starts it once more.
			setTimeout(() => {
				if (!isHeld.current && layerState().layer === layer) leaveEntry(layer);
			}, 0);
		};
	}, [isOpen, layer]);
}
