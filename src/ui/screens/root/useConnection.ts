import { useEffect, useState } from "react";
import type { ConnectionViewModel } from "#ui/app/ConnectionViewModel.ts";

/** How long the good news stays, and the bad one where the browser itself sees a network. */
const foundMs = 3000;
const doubtMs = 8000;

/** Follows the browser's own idea of the network beside that of the calls. Call from an observer. */
export function useConnection(connection: ConnectionViewModel): "lost" | "found" | "none" {
	const { isLost } = connection;
	const [wasLost, remember] = useState(isLost);

	useEffect(() => {
		const handleOffline = () => connection.lost();
		const handleOnline = () => connection.found();
		if (!navigator.onLine) connection.lost();
		window.addEventListener("offline", handleOffline);
		window.addEventListener("online", handleOnline);
		return () => {
			window.removeEventListener("offline", handleOffline);
			window.removeEventListener("online", handleOnline);
		};
	}, [connection]);

	useEffect(() => {
		if (isLost) {
			remember(true);
			// Only a call failed: the next one may well succeed, and nothing else would say so.
			const timer = navigator.onLine ? setTimeout(() => connection.found(), doubtMs) : undefined;
			return () => clearTimeout(timer);
		}
		const timer = setTimeout(() => remember(false), foundMs);
		return () => clearTimeout(timer);
	}, [isLost, connection]);

	if (isLost) return "lost";
	return wasLost ? "found" : "none";
}
