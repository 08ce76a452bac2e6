import { observer } from "mobx-react-lite";
import { filterCopy, filterPanelCopy } from "#copy/filters.ts";
import { resultsCopy } from "#copy/results.ts";
import { Chip, ChipRow } from "#ui/components/Chip.tsx";
import { CloseIcon } from "#ui/components/icons/frame.tsx";
import type { SearchViewModel } from "../SearchViewModel.ts";

/** Active filters, each removable by a tap, with a button to clear all. */
export const ChosenFilters = observer(function ChosenFilters({
	viewModel,
}: {
	readonly viewModel: SearchViewModel;
}) {
	const { chosen } = viewModel;
	const { bounds } = viewModel.choicesState.applied;
	if (chosen.length === 0 && bounds === null) return null;
	return (
		<ChipRow label={filterPanelCopy.chosen}>
			{chosen.map(({ key, value, name }) => {
				const label = filterCopy[key].option(value, name);
				return (
					<Chip
						key={`${key} ${value}`}
						label={filterPanelCopy.takeOff(label)}
						onClick={() => viewModel.toggle(key, value)}
					>
						{label}
						<CloseIcon size={14} />
					</Chip>
				);
			})}
			{bounds && (
				<Chip label={filterPanelCopy.takeOff(resultsCopy.mapArea)} onClick={() => viewModel.lift("bounds")}>
					{resultsCopy.mapArea}
					<CloseIcon size={14} />
				</Chip>
			)}
			{chosen.length > 0 && <Chip onClick={() => viewModel.clearFilters()}>{filterPanelCopy.clearAll}</Chip>}
		</ChipRow>
	);
});
