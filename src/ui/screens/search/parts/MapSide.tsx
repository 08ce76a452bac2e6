import { observer } from "mobx-react-lite";
import { type RefObject, useEffect, useRef, useState } from "react";
import { resultsCopy } from "#copy/results.ts";
import { Skeleton } from "#ui/components/Skeleton.tsx";
import { lazyPart } from "#ui/layout/lazyPart.tsx";
import type { HighlightedStay } from "../HighlightedStay.ts";
import type { SearchViewModel } from "../SearchViewModel.ts";
import styles from "./MapSide.module.css";
import type { ResultMap as Shown } from "./ResultMap.tsx";

/** From this width on, the map is shown beside the list. */
const besideList = "(min-width: 1240px)";

const { Part: ResultMap } = lazyPart<Parameters<typeof Shown>[0]>(
	async () => (await import("./ResultMap.tsx")).ResultMap,
	<Skeleton shape="block" className={styles.waiting} />,
);

/** Map of the results. Nothing of it is loaded before it is requested, or, beside a list, before that is interactive. */
export const MapSide = observer(function MapSide({
	search,
	pointed,
}: {
	readonly search: SearchViewModel;
	readonly pointed: HighlightedStay;
}) {
	const { view } = search;
	const side = useRef<HTMLElement>(null);
	const isWanted = useWanted(view === "map");
	useBroughtIntoSight(side, view);
	return (
		<aside ref={side} className={styles.side} aria-label={resultsCopy.map}>
			{isWanted && <ResultMap search={search} pointed={pointed} />}
		</aside>
	);
});

/** When list and map alternate, scrolls the map to fill the viewport below the header, and the list back to its top. */
function useBroughtIntoSight(side: RefObject<HTMLElement | null>, view: "list" | "map"): void {
	const before = useRef(view);
	useEffect(() => {
		if (before.current === view || window.matchMedia(besideList).matches) return;
		before.current = view;
		if (view === "map") side.current?.scrollIntoView();
		else window.scrollTo(0, 0);
	}, [side, view]);
}

/** Returns true once the map was requested or is shown beside the list, and from then on, so that it keeps its state while hidden. */
function useWanted(isAsked: boolean): boolean {
	const [isWanted, setIsWanted] = useState(false);
	useEffect(() => {
		if (isAsked) {
			setIsWanted(true);
			return;
		}
		const wide = window.matchMedia(besideList);
		let timer: ReturnType<typeof setTimeout> | undefined;
		const look = () => {
			if (wide.matches) timer = setTimeout(() => setIsWanted(true), 300);
		};
		look();
		wide.addEventListener("change", look);
		return () => {
			clearTimeout(timer);
			wide.removeEventListener("change", look);
		};
	}, [isAsked]);
	return isWanted;
}
