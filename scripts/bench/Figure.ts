/** Something that was measured. */
export interface Figure {
	readonly name: string;
	readonly value: number;
	readonly unit: string;
	/** What it may be at most, or has to be at least; absent: told for orientation. */
	readonly budget?: { readonly atMost: number } | { readonly atLeast: number };
	/** The same of the barest thing of its kind, measured in the same run. */
	readonly bare?: number;
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

/** A figure as a row of a table: what, how much, what it may be, whether it is, and how it stands to the bare thing. */
export function rowOf(figure: Figure): readonly string[] {
	const kept = isKept(figure);
	return [
		figure.name,
		`${shown(figure.value)} ${figure.unit}`,
		budgetText(figure),
		kept === null ? "" : kept ? "kept" : "missed",
		figure.bare === undefined ? "" : `${shown(figure.bare)} ${figure.unit}`,
		figure.bare ? `${(figure.value / figure.bare).toFixed(3)}` : "",
	];
}
