import type { PickedStay } from "#domain/compare/pickedStays.ts";

/** The stays picked for comparison in this tab, in order. */
export interface PickedStays {
	read(): readonly PickedStay[];
	save(picks: readonly PickedStay[]): void;
}
