/** A stay that was picked to be compared, with what its picture in the bar needs. */
export interface PickedStay {
	readonly id: number;
	readonly name: string;
	readonly imageUrl: string | null;
}

/** The most stays that stand side by side: as many columns as a tablet has room for. */
export const maxPicked = 3;

type Numbered = Pick<PickedStay, "id">;

export const isPicked = (picks: readonly Numbered[], id: number): boolean =>
	picks.some((pick) => pick.id === id);

export const withoutPick = <S extends Numbered>(picks: readonly S[], id: number): readonly S[] =>
	picks.filter((pick) => pick.id !== id);

/** Takes a stay out, or puts it last; null when there is no room for one more. */
export function togglePick<S extends Numbered>(picks: readonly S[], stay: S): readonly S[] | null {
	if (isPicked(picks, stay.id)) return withoutPick(picks, stay.id);
	return picks.length < maxPicked ? [...picks, stay] : null;
}
