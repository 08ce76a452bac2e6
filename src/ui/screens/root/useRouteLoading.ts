import { useEffect } from "react";
import { useNavigation } from "react-router";
import type { LoadingViewModel } from "#ui/app/LoadingViewModel.ts";

/** A route that is there sooner shows no layer. */
const patienceMs = 400;

/** Shows the loading layer while a route takes its time (UI-LOADING-01, UI-LOADING-02). The page can still be used. */
export function useRouteLoading(loading: LoadingViewModel): void {
	const isMoving = useNavigation().state !== "idle";
	useEffect(() => {
		if (!isMoving) return;
		const timer = setTimeout(() => loading.show("inline"), patienceMs);
		return () => {
			clearTimeout(timer);
			loading.clear();
		};
	}, [isMoving, loading]);
}
