import { useEffect, useState } from "react";
import { type KeepsDays, useDays } from "./useDays.ts";

/** What a screen's view-model promises. */
export interface ViewModel<S> extends KeepsDays {
	/** Takes over what the loader prepared. */
	restore?(snapshot: S): void;
	/** Starts reactions and first loads; may run again after its own stop (StrictMode, back navigation). */
	activate?(): () => void;
}

/**
 * One view-model per loader result. `make` must be pure: StrictMode and suspended mounts call it more than once;
 * effects live in `activate`. It is given the one before, of another tab or page of the same screen, to take over what
 * holds for both.
 */
export function useViewModel<S, V extends ViewModel<S>>(make: (before: V | null) => V, snapshot: S): V {
	const build = (before: V | null) => {
		const viewModel = make(before);
		viewModel.restore?.(snapshot);
		return { snapshot, viewModel };
	};
	const [held, hold] = useState(() => build(null));
	let current = held;
	if (held.snapshot !== snapshot) {
		current = build(held.viewModel);
		hold(current);
	}
	const { viewModel } = current;
	useEffect(() => viewModel.activate?.(), [viewModel]);
	useDays(viewModel);
	return viewModel;
}
