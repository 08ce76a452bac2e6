import { reaction } from "mobx";
import { useLayoutEffect } from "react";
import type { StayDate } from "#domain/shared/StayDate.ts";
import { useApp } from "./AppState.ts";

/** Something that may stay open past midnight in Seoul and then drops what was true of the day before. */
export interface DayChangeListener {
	onDayChange?(today: StayDate): void;
}

/** Calls `onDayChange` when a new day begins while the screen is open (DEC-001), even right after it has been drawn. */
export function useDayChange(kept: DayChangeListener): void {
	const app = useApp();
	useLayoutEffect(
		() =>
			reaction(
				() => app.environment.today,
				(today) => kept.onDayChange?.(today),
			),
		[app, kept],
	);
}
