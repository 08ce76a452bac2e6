import { observer } from "mobx-react-lite";
import { type ReactNode, useDeferredValue, useState } from "react";
import { offerTexts } from "#domain/copy/offer.ts";
import { type PriceStep, priceStepLabel, priceSteps } from "#domain/search/priceSteps.ts";
import { Button } from "#ui/components/Button.tsx";
import { Checkbox } from "#ui/components/Checkbox.tsx";
import { RadioGroup } from "#ui/components/RadioGroup.tsx";
import { resultsCopy } from "#ui/copy/results.ts";
import { formatCount } from "#ui/format/won.ts";
import type { SearchViewModel } from "../SearchViewModel.ts";
import styles from "./Filters.module.css";

const ALL = "all";
/** Facilities shown before the rest is asked for. */
const firstFacilities = 8;

interface FiltersProps {
	readonly viewModel: SearchViewModel;
	/** A sheet answers the touch that opens it with the first group; the others follow right after. */
	readonly stepwise?: boolean;
}

/** Price steps, stars and facilities, each with what it would leave (DEC-058, DEC-185). */
export const Filters = observer(function Filters({ viewModel, stepwise = false }: FiltersProps) {
	const hasRest = useDeferredValue(true, !stepwise);
	return (
		<div className={styles.filters}>
			<PriceSteps viewModel={viewModel} />
			{hasRest && <Rest viewModel={viewModel} />}
		</div>
	);
});

const PriceSteps = observer(function PriceSteps({ viewModel }: Pick<FiltersProps, "viewModel">) {
	const { filter, facets } = viewModel;
	const countOf = (step: PriceStep) => facets.priceSteps.find((facet) => facet.step === step)?.count;
	return (
		<RadioGroup
			legend={`${offerTexts.price.filter.title} · ${resultsCopy.priceNote}`}
			value={filter.priceStep === null ? ALL : String(filter.priceStep)}
			options={[
				{ value: ALL, label: priceStepLabel(null) },
				...priceSteps.map((step) => ({
					value: String(step),
					label: withCount(priceStepLabel(step), countOf(step)),
				})),
			]}
			onChange={(value) => viewModel.limitPrice(priceSteps.find((step) => String(step) === value) ?? null)}
		/>
	);
});

const Rest = observer(function Rest({ viewModel }: Pick<FiltersProps, "viewModel">) {
	const { filter, facets, activeFilters } = viewModel;
	const [hasAll, setAll] = useState(false);
	const chosen = (code: string) => filter.facilities.includes(code);
	const facilities = hasAll
		? facets.facilities
		: facets.facilities.filter(({ code }, index) => index < firstFacilities || chosen(code));
	return (
		<>
			{facets.stars.length > 0 && (
				<Group title={resultsCopy.stars}>
					{facets.stars.map(({ stars, count }) => (
						<Checkbox
							key={stars}
							label={withCount(resultsCopy.starsOf(stars), count)}
							checked={filter.stars.includes(stars)}
							onChange={() => viewModel.toggleStars(stars)}
						/>
					))}
				</Group>
			)}
			{facets.facilities.length > 0 && (
				<Group title={resultsCopy.facilities}>
					{facilities.map(({ code, name, count }) => (
						<Checkbox
							key={code}
							label={withCount(name, count)}
							checked={chosen(code)}
							onChange={() => viewModel.toggleFacility(code)}
						/>
					))}
					{facilities.length < facets.facilities.length && (
						<Button variant="ghost" size="sm" className={styles.more} onClick={() => setAll(true)}>
							{resultsCopy.moreFacilities(facets.facilities.length - facilities.length)}
						</Button>
					)}
				</Group>
			)}
			{activeFilters > 0 && (
				<Button variant="secondary" onClick={() => viewModel.clearFilters()}>
					{resultsCopy.clear}
				</Button>
			)}
		</>
	);
});

const Group = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
	<fieldset className={styles.group}>
		<legend>{title}</legend>
		{children}
	</fieldset>
);

const withCount = (label: string, count: number | undefined): string =>
	count === undefined ? label : `${label} (${formatCount(count)})`;
