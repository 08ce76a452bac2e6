import { useEffect, useEffectEvent, useId } from "react";
import { holdBack } from "./layerHistory.ts";

/**
 * Back closes an open layer. Links inside the layer navigate with `replace` and leave the layer open until the route has
 * changed: their page then takes the place of the layer's history entry.
 */
export function useBackToClose(isOpen: boolean, onClose: () => void): void {
	const layer = useId();
	const close = useEffectEvent(onClose);
	useEffect(() => (isOpen ? holdBack(layer, () => close()) : undefined), [isOpen, layer]);
}
