import { type ReactNode, useState } from "react";
import { LoadMore } from "./LoadMore.tsx";
import { listStep } from "./listStep.ts";

interface PortionsProps<T> {
	/** The complete list. */
	readonly items: readonly T[];
	/** Renders the visible items. */
	readonly children: (shown: readonly T[]) => ReactNode;
}

/** Shows a fully loaded list in steps of twenty, with '더 보기' below (DEC-011). */
export function IncrementalList<T>({ items, children }: PortionsProps<T>) {
	const [limit, setLimit] = useState(listStep);
	const shown = items.slice(0, limit);
	return (
		<>
			{children(shown)}
			<LoadMore shown={shown.length} total={items.length} onMore={() => setLimit(limit + listStep)} />
		</>
	);
}
