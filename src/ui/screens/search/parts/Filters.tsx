import { observer } from "mobx-react-lite";
import { memo, useDeferredValue, useState } from "react";
import { filterCopy, filterPanelCopy } from "#copy/filters.ts";
import type { FilterFacet, FilterOption } from "#domain/search/StayResults.ts";
import { type FilterKey, filterKeys, pickOf, valuesOf } from "#domain/search/stayFilters.ts";
import { Button } from "#ui/components/Button.tsx";
import { Checkbox } from "#ui/components/Checkbox.tsx";
import { RadioGroup } from "#ui/components/RadioGroup.tsx";
import { formatCount } from "#ui/format/won.ts";
import type { SearchViewModel } from "../SearchViewModel.ts";
import styles from "./Filters.module.css";
import { PriceHistogram } from "./PriceHistogram.tsx";

const ANY = "any";
/** How many of the catalogue's options are shown before the rest is expanded. */
const firstOptions = 8;

interface FiltersProps {
	readonly viewModel: SearchViewModel;
	/** Renders the first group at once and the others right after, so that a sheet opens without delay. */
	readonly stepwise?: boolean;
}

/** All filters, each value with the number of stays it would leave; values that would leave none are disabled (DEC-058, DEC-185). */
export const Filters = observer(function Filters({ viewModel, stepwise = false }: FiltersProps) {
	const hasRest = useDeferredValue(true, !stepwise);
	const [first, ...rest] = filterKeys;
	return (
		<div className={styles.filters}>
			{first && <Group viewModel={viewModel} filter={first} />}
			{hasRest && rest.map((key) => <Group key={key} viewModel={viewModel} filter={key} />)}
			{hasRest && viewModel.chosen.length > 0 && (
				<Button variant="secondary" onClick={() => viewModel.clearFilters()}>
					{filterPanelCopy.clear}
				</Button>
			)}
		</div>
	);
});

interface GroupProps {
	readonly viewModel: SearchViewModel;
	readonly filter: FilterKey;
}

/** Props of a filter group. It receives what it shows, so it re-renders only when that changes and not with every filter. */
interface FacetProps extends GroupProps {
	readonly facet: FilterFacet;
	readonly chosen: readonly string[];
}

const Group = observer(function Group({ viewModel, filter }: GroupProps) {
	const facet = viewModel.facets[filter];
	if (facet.options.length === 0) return null;
	const Shown = pickOf(filter) === "one" ? Limit : Choices;
	return (
		<Shown viewModel={viewModel} filter={filter} facet={facet} chosen={viewModel.choicesState.of(filter)} />
	);
});

/** A filter with one limit out of a few, or none. */
const Limit = memo(function Limit({ viewModel, filter, facet, chosen: [chosen = ANY] }: FacetProps) {
	const { total, options } = facet;
	const { title, option } = filterCopy[filter];
	const isPrice = filter === "priceMax";
	const legend = isPrice ? `${title} · ${filterPanelCopy.priceNote}` : title;
	return (
		<div className={styles.limit}>
			{isPrice && (
				<>
					<p className={styles.title} aria-hidden="true">
						{legend}
					</p>
					<PriceHistogram total={total} options={options} chosen={chosen} />
				</>
			)}
			<RadioGroup
				legend={legend}
				hideLegend={isPrice}
				value={chosen}
				options={[
					{ value: ANY, label: withCount(filterPanelCopy.any, total) },
					...options.map(({ value, name, count }) => ({
						value,
						label: withCount(option(value, name), count),
						disabled: count === 0 && value !== chosen,
					})),
				]}
				onChange={(value) => (value === ANY ? viewModel.lift(filter) : viewModel.toggle(filter, value))}
			/>
		</div>
	);
});

/** A filter with any number of values. */
const Choices = memo(function Choices({ viewModel, filter, facet, chosen }: FacetProps) {
	const [hasAll, setHasAll] = useState(false);
	const { options } = facet;
	const { title, option } = filterCopy[filter];
	const shown = hasAll || valuesOf(filter) !== null ? options : firstOf(options, chosen);
	return (
		<fieldset className={styles.group}>
			<legend>{title}</legend>
			{shown.map(({ value, name, count }) => (
				<Checkbox
					key={value}
					label={withCount(option(value, name), count)}
					checked={chosen.includes(value)}
					disabled={count === 0 && !chosen.includes(value)}
					onChange={() => viewModel.toggle(filter, value)}
				/>
			))}
			{shown.length < options.length && (
				<Button variant="ghost" size="sm" className={styles.more} onClick={() => setHasAll(true)}>
					{filterPanelCopy.more(options.length - shown.length)}
				</Button>
			)}
		</fieldset>
	);
});

/** Returns the first options, plus all chosen ones. */
const firstOf = (options: readonly FilterOption[], chosen: readonly string[]) =>
	options.filter(({ value }, index) => index < firstOptions || chosen.includes(value));

const withCount = (label: string, count: number): string => `${label} (${formatCount(count)})`;
