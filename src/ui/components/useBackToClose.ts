import { useEffect, useEffectEvent } from "react";
import { holdBack } from "./layerHistory.ts";

/** Back closes an open layer. */
export function useBackToClose(isOpen: boolean, onClose: () => void): void {
	const close = useEffectEvent(onClose);
	useEffect(() => (isOpen ? holdBack(() => close()) : undefined), [isOpen]);
}
