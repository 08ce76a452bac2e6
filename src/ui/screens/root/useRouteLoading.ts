import { useEffect } from "react";
import { useNavigation } from "react-router";
import type { LoadingViewModel } from "#ui/app/LoadingViewModel.ts";

/** Delay in milliseconds before the layer is shown; faster routes show none. */
const timeoutMs = 400;

/** Shows the loading layer during a slow route change (UI-LOADING-01, UI-LOADING-02). The page stays usable. */
export function useRouteLoading(loading: LoadingViewModel): void {
	const isMoving = useNavigation().state !== "idle";
	useEffect(() => {
		if (!isMoving) return;
		const timer = setTimeout(() => loading.show("inline"), timeoutMs);
		return () => {
			clearTimeout(timer);
			loading.clear();
		};
	}, [isMoving, loading]);
}
