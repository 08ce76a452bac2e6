import { observer } from "mobx-react-lite";
import { useId } from "react";
import { filterCopy, filterPanelCopy } from "#copy/filters.ts";
import { readingCopy } from "#copy/reading.ts";
import { resultsCopy } from "#copy/results.ts";
import { searchCopy } from "#copy/search.ts";
import type { DroppedCondition } from "#domain/search/SearchReading.ts";
import { monthDayRange } from "#domain/shared/dateForms.ts";
import { Button, ButtonLink } from "#ui/components/Button.tsx";
import { Chip, ChipLink } from "#ui/components/Chip.tsx";
import { EmptyState } from "#ui/components/EmptyState.tsx";
import { MapScene } from "#ui/components/illustrations/MapScene.tsx";
import { formatCount } from "#ui/format/won.ts";
import type { SearchViewModel } from "../SearchViewModel.ts";
import styles from "./NothingFound.module.css";

/** Empty result with suggestions: other interpretations, conditions to drop and other dates, each with its number of stays (DEC-193). */
export const NothingFound = observer(function NothingFound({
	viewModel,
}: {
	readonly viewModel: SearchViewModel;
}) {
	const id = useId();
	const { help } = viewModel;
	const groups = help
		? [
				{
					title: readingCopy.readings,
					ways: help.readings.map(({ label, searchText, count }) => (
						<ChipLink key={searchText} to={viewModel.understood.toText(searchText)}>
							{readingCopy.counted(label, formatCount(count))}
						</ChipLink>
					)),
				},
				{
					title: readingCopy.conditions,
					ways: help.conditions.map((condition) => (
						<Dropped key={nameOf(condition)} viewModel={viewModel} condition={condition} />
					)),
				},
				{
					title: readingCopy.dates,
					ways: help.dates.map(({ count, ...dates }) => (
						<ChipLink key={dates.checkInDate} to={viewModel.understood.toDates(dates)}>
							{readingCopy.counted(monthDayRange(dates.checkInDate, dates.checkOutDate), formatCount(count))}
						</ChipLink>
					)),
				},
			].filter(({ ways }) => ways.length > 0)
		: [];
	return (
		<div className={styles.nothing}>
			<EmptyState
				scene={<MapScene />}
				title={searchCopy.empty.stays}
				note={groups.length > 0 ? readingCopy.helped : resultsCopy.emptyNote}
				action={
					viewModel.chosen.length > 0 ? (
						<Button variant="secondary" onClick={() => viewModel.clearFilters()}>
							{filterPanelCopy.clear}
						</Button>
					) : (
						groups.length === 0 && (
							<ButtonLink to="/" variant="secondary">
								{resultsCopy.emptyAction}
							</ButtonLink>
						)
					)
				}
			/>
			{groups.map(({ title, ways }, index) => (
				<section key={title} aria-labelledby={`${id}-${index}`} className={styles.group}>
					<h2 id={`${id}-${index}`} className={styles.title}>
						{title}
					</h2>
					<div className={styles.ways}>{ways}</div>
				</section>
			))}
		</div>
	);
});

const nameOf = ({ dropped }: DroppedCondition): string =>
	dropped.kind === "words"
		? dropped.label
		: dropped.key === "bounds"
			? readingCopy.bounds
			: filterCopy[dropped.key].title;

function Dropped({
	viewModel,
	condition,
}: {
	readonly viewModel: SearchViewModel;
	readonly condition: DroppedCondition;
}) {
	const { dropped, count } = condition;
	const text = readingCopy.counted(readingCopy.without(nameOf(condition)), formatCount(count));
	if (dropped.kind === "words")
		return <ChipLink to={viewModel.understood.toText(dropped.searchText)}>{text}</ChipLink>;
	return <Chip onClick={() => viewModel.lift(dropped.key)}>{text}</Chip>;
}
