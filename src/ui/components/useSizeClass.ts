import { useSyncExternalStore } from "react";
import { layoutWidths, type SizeClass, sizeClass } from "#ui/components/sizeClass.ts";

/** Debounce time in milliseconds for changes of the size class (DEC-036, CONST-03). */
const settleMs = 300;

const query = (width: number) => window.matchMedia(`(min-width: ${width}px)`);

const current = (): SizeClass => sizeClass((width) => query(width).matches);

function subscribe(notify: () => void): () => void {
	let timer: ReturnType<typeof setTimeout> | undefined;
	const settle = () => {
		clearTimeout(timer);
		timer = setTimeout(notify, settleMs);
	};
	const queries = [query(layoutWidths.tablet), query(layoutWidths.desktop)];
	for (const each of queries) each.addEventListener("change", settle);
	return () => {
		clearTimeout(timer);
		for (const each of queries) each.removeEventListener("change", settle);
	};
}

/**
 * The viewport's size class, by the same media queries as the style sheets (LAYOUT-01); null on the server and during hydration, so the
 * first render must not depend on it.
 */
export const useSizeClass = (): SizeClass | null => useSyncExternalStore(subscribe, current, () => null);
