import { observer } from "mobx-react-lite";
import { type RefObject, useEffect, useRef, useState } from "react";
import { resultsCopy } from "#copy/results.ts";
import { lazyPart } from "#ui/app/lazyPart.tsx";
import { Skeleton } from "#ui/components/Skeleton.tsx";
import type { PointedStay } from "../PointedStay.ts";
import type { SearchViewModel } from "../SearchViewModel.ts";
import styles from "./MapSide.module.css";
import type { ResultMap as Shown } from "./ResultMap.tsx";

/** From this width on the map stands beside the list. */
const besideList = "(min-width: 1240px)";

const MapMissing = () => (
	<p className={styles.missing} role="alert">
		{resultsCopy.mapMissing}
	</p>
);

const { Part: ResultMap } = lazyPart<Parameters<typeof Shown>[0]>(
	() =>
		import("./ResultMap.tsx").then(
			(module) => module.ResultMap,
			// Without its code there is the list all the same.
			() => MapMissing,
		),
	<Skeleton shape="block" className={styles.waiting} />,
);

/** The map of the results: nothing of it is fetched before it is asked for, or before the list beside it has come to life. */
export const MapSide = observer(function MapSide({
	search,
	pointed,
}: {
	readonly search: SearchViewModel;
	readonly pointed: PointedStay;
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

/** Where list and map take turns, the map fills the window below the header, and the list begins where it began. */
function useBroughtIntoSight(side: RefObject<HTMLElement | null>, view: "list" | "map"): void {
	const before = useRef(view);
	useEffect(() => {
		if (before.current === view || window.matchMedia(besideList).matches) return;
		before.current = view;
		if (view === "map") side.current?.scrollIntoView();
		else window.scrollTo(0, 0);
	}, [side, view]);
}

/** True once the map is in sight, and from then on: who comes back to it finds it as it was. */
function useWanted(isAsked: boolean): boolean {
	const [isWanted, want] = useState(false);
	useEffect(() => {
		if (isAsked) {
			want(true);
			return;
		}
		const wide = window.matchMedia(besideList);
		let timer: ReturnType<typeof setTimeout> | undefined;
		const look = () => {
			if (wide.matches) timer = setTimeout(() => want(true), 300);
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
