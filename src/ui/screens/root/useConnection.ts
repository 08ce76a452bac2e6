import { useEffect, useState } from "react";
import type { ConnectionViewModel } from "#ui/app/ConnectionViewModel.ts";

/**
 * How long the 'connected again' message is shown in milliseconds; below, how long a connection counts as lost while the browser itself
 * reports a network.
 */
const foundMs = 3000;
const doubtMs = 8000;

/** Returns the state of the connection, combining the browser's online state with the outcome of calls. Must be called from an observer. */
export function useConnection(connection: ConnectionViewModel): "lost" | "found" | "none" {
	const { isLost } = connection;
	const [wasLost, setWasLost] = useState(isLost);

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
			setWasLost(true);
			// Only a call failed: the next one may well succeed, and no event would report that.
			const timer = navigator.onLine ? setTimeout(() => connection.found(), doubtMs) : undefined;
			return () => clearTimeout(timer);
		}
		const timer = setTimeout(() => setWasLost(false), foundMs);
		return () => clearTimeout(timer);
	}, [isLost, connection]);

	if (isLost) return "lost";
	return wasLost ? "found" : "none";
}
