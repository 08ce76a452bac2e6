import { type ComponentType, type LazyExoticComponent, lazy } from "react";

/**
 * Creates a part that the page can do without, whose code is loaded when it is first rendered, on the server too. If the code cannot be
 * loaded, the part is left out; the page around it stays (C16).
 */
export const lazyExtra = <P extends object>(
	load: () => Promise<ComponentType<P>>,
): LazyExoticComponent<ComponentType<P>> =>
	lazy<ComponentType<P>>(() =>
		load().then(
			(part) => ({ default: part }),
			() => ({ default: () => null }),
		),
	);
