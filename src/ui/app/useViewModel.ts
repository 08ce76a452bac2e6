import { useEffect, useState } from "react";
import { type DayChangeListener, useDayChange } from "./useDayChange.ts";

/** Lifecycle of a screen's view model. */
export interface ViewModel<S> extends DayChangeListener {
	/** Applies the loader's data. */
	restore?(snapshot: S): void;
	/** Starts reactions and first loads, and returns a function that stops them. May run again after that (StrictMode, back navigation). */
	activate?(): () => void;
}

/**
 * Creates one view model per loader result. `make` must be pure, since StrictMode and suspended mounts call it more than once; effects
 * belong in `activate`. It receives the previous view model, from another tab or page of the same screen, to carry over shared state.
 */
export function useViewModel<S, V extends ViewModel<S>>(make: (before: V | null) => V, snapshot: S): V {
	const build = (before: V | null) => {
		const viewModel = make(before);
		viewModel.restore?.(snapshot);
		return { snapshot, viewModel };
	};
	const [held, setHeld] = useState(() => build(null));
	let current = held;
	if (held.snapshot !== snapshot) {
		current = build(held.viewModel);
		setHeld(current);
	}
	const { viewModel } = current;
	useEffect(() => viewModel.activate?.(), [viewModel]);
	useDayChange(viewModel);
	return viewModel;
}
