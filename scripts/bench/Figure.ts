/** A measured value. */
export interface Figure {
	readonly name: string;
	readonly value: number;
	readonly unit: string;
	/** The upper or lower limit; absent for values reported for information only. */
	readonly budget?: { readonly atMost: number } | { readonly atLeast: number };
	/** The same measurement of a minimal baseline, taken in the same run. */
	readonly baseline?: number;
}

const shown = (value: number): string =>
	value >= 100 ? Math.round(value).toLocaleString("en") : value.toFixed(value >= 10 ? 1 : 2);

const isKept = ({ value, budget }: Figure): boolean | null => {
	if (!budget) return null;
	return "atMost" in budget ? value <= budget.atMost : value >= budget.atLeast;
};

const budgetText = ({ budget }: Figure): string => {
	if (!budget) return "";
	return "atMost" in budget ? `<= ${shown(budget.atMost)}` : `>= ${shown(budget.atLeast)}`;
};

/** Formats a figure as a table row: name, value, budget, whether it is met, and the ratio to the baseline. */
export function rowOf(figure: Figure): readonly string[] {
	const kept = isKept(figure);
	return [
		figure.name,
		`${shown(figure.value)} ${figure.unit}`,
		budgetText(figure),
		kept === null ? "" : kept ? "kept" : "missed",
		figure.baseline === undefined ? "" : `${shown(figure.baseline)} ${figure.unit}`,
		figure.baseline ? `${(figure.value / figure.baseline).toFixed(3)}` : "",
	];
}
