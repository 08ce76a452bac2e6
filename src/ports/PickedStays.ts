import type { PickedStay } from "#domain/compare/pickedStays.ts";

/** The stays this tab has picked to compare, in their order. */
export interface PickedStays {
	read(): readonly PickedStay[];
	keep(picks: readonly PickedStay[]): void;
}
