import { observer } from "mobx-react-lite";
import { useState } from "react";
import { eventCopy } from "#copy/event.ts";
import { canTakeDay } from "#domain/offer/saleCalendar.ts";
import { holidaysFrom } from "#domain/shared/holidays.ts";
import { partsOf } from "#domain/shared/StayDate.ts";
import { useApp } from "#ui/app/AppState.ts";
import { useDayChange } from "#ui/app/useDayChange.ts";
import { Button, ButtonLink } from "#ui/components/Button.tsx";
import { EmptyState } from "#ui/components/EmptyState.tsx";
import { ErrorState } from "#ui/components/ErrorState.tsx";
import { IconButton } from "#ui/components/IconButton.tsx";
import { ChevronLeftIcon, ChevronRightIcon } from "#ui/components/icons/interface.tsx";
import { SuitcaseScene } from "#ui/components/illustrations/SuitcaseScene.tsx";
import { Select } from "#ui/components/Select.tsx";
import { Spinner } from "#ui/components/Spinner.tsx";
import { useFocusInGroup } from "#ui/components/useFocusInGroup.ts";
import { useSizeClass } from "#ui/components/useSizeClass.ts";
import { longDate } from "#ui/format/days.ts";
import { formatWon } from "#ui/format/won.ts";
import type { SaleCalendarViewModel } from "../SaleCalendarViewModel.ts";
import styles from "./SaleCalendar.module.css";
import { SaleMonth } from "./SaleMonth.tsx";

const text = eventCopy.calendar;

/** A plan's nights on sale with their prices; a chosen night leads to its stay (DEC-168). */
export const SaleCalendar = observer(function SaleCalendar({
	viewModel,
	path,
}: {
	readonly viewModel: SaleCalendarViewModel;
	/** Address that the chosen night leads to; null if none is chosen. */
	readonly path: string | null;
}) {
	const { plans, plan, chosenDay, status } = viewModel;
	useDayChange(viewModel);
	return (
		<div className={styles.deal}>
			<Select
				label={text.plan}
				value={String(plan?.ratePlanId ?? "")}
				options={plans.map(({ ratePlanId, stayName, ratePlanName }) => ({
					value: String(ratePlanId),
					label: text.option(stayName, ratePlanName),
				}))}
				onChange={(value) => viewModel.choosePlan(Number(value))}
			/>
			{status === "failed" ? (
				<ErrorState compact message={text.failed} onRetry={() => void viewModel.load()} />
			) : viewModel.isOver ? (
				<EmptyState compact scene={<SuitcaseScene />} title={text.over} note={text.overNote} />
			) : (
				<>
					<Months viewModel={viewModel} />
					<div className={styles.foot} aria-live="polite">
						{chosenDay && path ? (
							<p className={styles.chosen}>
								<span>{text.night(longDate(chosenDay.date), plan?.minNights ?? 1)}</span>
								{chosenDay.price !== null && <strong>{formatWon(chosenDay.price)}</strong>}
							</p>
						) : (
							<p className={styles.hint}>{text.choose}</p>
						)}
						{path ? (
							<ButtonLink to={path} size="lg" className={styles.open}>
								{text.open}
							</ButtonLink>
						) : (
							<Button size="lg" disabled className={styles.open}>
								{text.open}
							</Button>
						)}
					</div>
				</>
			)}
		</div>
	);
});

const Months = observer(function Months({ viewModel }: { readonly viewModel: SaleCalendarViewModel }) {
	const { months, firstMonth, status, days, chosen, lowest } = viewModel;
	const { today } = useApp().environment;
	const [holidays] = useState(() => holidaysFrom(partsOf(today).year));
	const inView = useSizeClass() === "mobile" ? 1 : 2;
	const first = Math.min(firstMonth, Math.max(0, months.length - inView));
	const shown = months.slice(first, first + inView);
	const open = shown.flatMap(({ weeks }) => weeks.flat()).filter((day) => day && canTakeDay(days.get(day)));
	const current = open.find((day) => day === chosen) ?? open[0] ?? null;
	const turn = useFocusInGroup<HTMLDivElement>();
	return (
		<div className={styles.months} aria-busy={status === "loading"}>
			<div ref={turn} className={styles.turn} tabIndex={-1}>
				<IconButton
					label={text.previous}
					variant="outlined"
					disabled={first === 0}
					onClick={() => viewModel.turn(first - 1 - firstMonth)}
				>
					<ChevronLeftIcon size={20} />
				</IconButton>
				<IconButton
					label={text.next}
					variant="outlined"
					disabled={first + inView >= months.length}
					onClick={() => viewModel.turn(first + 1 - firstMonth)}
				>
					<ChevronRightIcon size={20} />
				</IconButton>
			</div>
			<div className={styles.grids} data-sale-months="">
				{shown.map((month) => (
					<SaleMonth
						key={`${month.year}-${month.month}`}
						month={month}
						days={days}
						chosen={chosen}
						lowest={lowest}
						holidays={holidays}
						current={current}
						onChoose={(day) => viewModel.choose(day)}
					/>
				))}
			</div>
			{status === "loading" && (
				<p className={styles.waiting} role="status">
					<Spinner />
					{text.loading}
				</p>
			)}
		</div>
	);
});
