import { useSyncExternalStore } from "react";
import { layoutWidths, type SizeClass, sizeClass } from "#ui/components/sizeClass.ts";

/** Pause after which a change of the size class counts (DEC-036, CONST-03). */
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
 * The viewport's size class, asked of the same media queries as the style sheets (LAYOUT-01); null on the server and
 * while hydrating, so whatever a page shows first must not depend on it.
 */
export const useSizeClass = (): SizeClass | null => useSyncExternalStore(subscribe, current, () => null);
