import { observer } from "mobx-react-lite";
import type { ReactNode } from "react";
import { filterCopy, filterPanelCopy } from "#copy/filters.ts";
import type { FilterKey } from "#domain/search/stayFilters.ts";
import { Chip, ChipRow } from "#ui/components/Chip.tsx";
import type { SearchViewModel } from "../SearchViewModel.ts";

/** Fixed filter values in highest demand. */
const quick: readonly { readonly key: FilterKey; readonly value: string }[] = [
	{ key: "freeCancel", value: "1" },
	{ key: "meals", value: "BREAKFAST" },
	{ key: "scoreMin", value: "45" },
	{ key: "stars", value: "5" },
];

/** Maximum number of stay types shown next to them; the most frequent ones. */
const maxKinds = 3;

/** A row of one-tap filters; on phones it scrolls sideways. */
export const QuickFilters = observer(function QuickFilters({
	viewModel,
	children,
}: {
	readonly viewModel: SearchViewModel;
	/** Shown before the filters. */
	readonly children: ReactNode;
}) {
	const { facets, choicesState } = viewModel;
	const kinds = facets.kinds.options
		.filter(({ value, count }) => count > 0 || choicesState.of("kinds").includes(value))
		.toSorted((one, other) => other.count - one.count || Number(one.value) - Number(other.value))
		.slice(0, maxKinds);
	const own = quick.flatMap(({ key, value }) => {
		const option = facets[key].options.find((each) => each.value === value);
		return option ? [{ key, ...option }] : [];
	});
	return (
		<ChipRow label={filterPanelCopy.quick}>
			{children}
			{[...own, ...kinds.map((option) => ({ key: "kinds" as const, ...option }))].map(
				({ key, value, name, count }) => {
					const isOn = choicesState.of(key).includes(value);
					return (
						<Chip
							key={`${key} ${value}`}
							pressed={isOn}
							disabled={count === 0 && !isOn}
							onClick={() => viewModel.toggle(key, value)}
						>
							{filterCopy[key].option(value, name)}
						</Chip>
					);
				},
			)}
		</ChipRow>
	);
});
