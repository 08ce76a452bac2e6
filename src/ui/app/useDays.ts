import { reaction } from "mobx";
import { useEffect } from "react";
import type { StayDate } from "#domain/shared/StayDate.ts";
import { useApp } from "./AppState.ts";

/** What is left open past midnight in Seoul, and lets go of what was true of the day before. */
export interface KeepsDays {
	keepDays?(today: StayDate): void;
}

/** Says when another day begins while the screen is open (DEC-001). */
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
