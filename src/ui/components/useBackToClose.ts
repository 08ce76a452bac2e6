import { useEffect, useEffectEvent } from "react";
import { pushLayerEntry } from "./layerHistory.ts";

/** Closes an open layer on Back. */
export function useBackToClose(isOpen: boolean, onClose: () => void): void {
	const close = useEffectEvent(onClose);
	useEffect(() => (isOpen ? pushLayerEntry(() => close()) : undefined), [isOpen]);
}
