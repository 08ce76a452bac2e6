import { reaction } from "mobx";
import { useEffect } from "react";
import type { StayDate } from "#domain/shared/StayDate.ts";
import { useApp } from "./AppState.ts";

/** Something that may stay open past midnight in Seoul and then drops what was true of the day before. */
export interface KeepsDays {
	keepDays?(today: StayDate): void;
}

/** Calls `keepDays` when a new day begins while the screen is open (DEC-001). */
export function useDays(kept: KeepsDays): void {
	const app = useApp();
	useEffect(
		() =>
			reaction(
				() => app.environment.today,
				(today) => kept.keepDays?.(today),
			),
		[app, kept],
	);
}
