import { observer } from "mobx-react-lite";
import { useNavigate } from "react-router";
import { resultsCopy } from "#copy/results.ts";
import { type StaySort, staySortLabel, staySorts } from "#domain/search/staySort.ts";
import { Chip } from "#ui/components/Chip.tsx";
import { IconButton } from "#ui/components/IconButton.tsx";
import { FilterIcon, InfoIcon } from "#ui/components/icons/interface.tsx";
import { Select } from "#ui/components/Select.tsx";
import { formatCount } from "#ui/format/won.ts";
import type { SearchLayer } from "../SearchLayer.ts";
import styles from "../SearchScreen.module.css";
import type { SearchViewModel } from "../SearchViewModel.ts";
import { addressWithoutSortWord } from "../sortWord.ts";
import { ChosenFilters } from "./ChosenFilters.tsx";
import { QuickFilters } from "./QuickFilters.tsx";
import { ViewSwitch } from "./ViewSwitch.tsx";

interface ResultToolsProps {
	readonly viewModel: SearchViewModel;
	readonly layer: SearchLayer;
}

/** Toolbar above the results: quick filters, number of stays, sort order and active filters. */
export const ResultTools = observer(function ResultTools({ viewModel, layer }: ResultToolsProps) {
	const { total, chosen, status, understood, order } = viewModel;
	const navigate = useNavigate();
	const sortBy = (sort: StaySort) => {
		const address = sort === "recommended" ? addressWithoutSortWord(viewModel) : null;
		if (address) void navigate(address);
		else viewModel.sortBy(sort);
	};
	return (
		<div className={styles.tools}>
			<div className={styles.quick}>
				<QuickFilters viewModel={viewModel}>
					<span className={styles.filterButton}>
						<Chip
							icon={<FilterIcon size={18} />}
							active={chosen.length > 0}
							onClick={() => layer.show("filters")}
						>
							{chosen.length > 0 ? resultsCopy.filtersWith(chosen.length) : resultsCopy.filters}
						</Chip>
					</span>
				</QuickFilters>
			</div>
			{status === "failed" ? (
				<span />
			) : (
				<h2 className={styles.count}>{resultsCopy.count(understood.title, formatCount(total))}</h2>
			)}
			<ViewSwitch search={viewModel} form="buttons" />
			<div className={styles.sort}>
				<Select
					label={resultsCopy.sort}
					hideLabel
					value={order}
					options={staySorts.map((sort) => ({ value: sort, label: staySortLabel(sort) }))}
					onChange={sortBy}
				/>
				<IconButton label={resultsCopy.order} onClick={() => layer.show("order")}>
					<InfoIcon size={20} />
				</IconButton>
			</div>
			<div className={styles.chosen}>
				<ChosenFilters viewModel={viewModel} />
			</div>
		</div>
	);
});
