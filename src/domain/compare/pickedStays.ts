/** A stay picked for comparison, with what its thumbnail in the bar needs. */
export interface PickedStay {
	readonly id: number;
	readonly name: string;
	readonly imageUrl: string | null;
}

/** Maximum number of stays compared side by side: as many columns as fit on a tablet. */
export const maxPicked = 3;

type Numbered = Pick<PickedStay, "id">;

export const isPicked = (picks: readonly Numbered[], id: number): boolean =>
	picks.some((pick) => pick.id === id);

export const withoutPick = <S extends Numbered>(picks: readonly S[], id: number): readonly S[] =>
	picks.filter((pick) => pick.id !== id);

/** Removes the stay if it is picked, otherwise appends it; null when the list is full. */
export function togglePick<S extends Numbered>(picks: readonly S[], stay: S): readonly S[] | null {
	if (isPicked(picks, stay.id)) return withoutPick(picks, stay.id);
	return picks.length < maxPicked ? [...picks, stay] : null;
}
