import type { KeyboardEvent } from "react";
import { eventCopy } from "#copy/event.ts";
import type { SaleDate } from "#domain/offer/Promotion.ts";
import { canTakeDay } from "#domain/offer/saleCalendar.ts";
import type { CalendarMonth } from "#domain/search/calendar.ts";
import { weekdayLabels } from "#domain/shared/dateForms.ts";
import { addDays, partsOf, type StayDate } from "#domain/shared/StayDate.ts";
import { classes } from "#ui/components/classes.ts";
import { VisuallyHidden } from "#ui/components/VisuallyHidden.tsx";
import { spokenDay } from "#ui/format/days.ts";
import { compactWon, formatWon } from "#ui/format/won.ts";
import styles from "./SaleMonth.module.css";

const text = eventCopy.calendar;

const steps: Readonly<Record<string, number>> = {
	ArrowLeft: -1,
	ArrowRight: 1,
	ArrowUp: -7,
	ArrowDown: 7,
};

export interface SaleMonthProps {
	readonly month: CalendarMonth;
	readonly days: ReadonlyMap<StayDate, SaleDate>;
	readonly chosen: StayDate | null;
	/** The plan's lowest price; days at this price are marked. */
	readonly lowest: SaleDate["price"];
	/** Names of public holidays by day. */
	readonly holidays: ReadonlyMap<StayDate, string>;
	/** The only day in the tab order. */
	readonly current: StayDate | null;
	readonly onChoose: (day: StayDate) => void;
}

/** Moves the focus in steps of one day or week to the next available day within the months in view. */
function moveFocus(event: KeyboardEvent<HTMLButtonElement>, from: StayDate): void {
	const step = steps[event.key];
	if (step === undefined) return;
	event.preventDefault();
	const root = event.currentTarget.closest("[data-sale-months]") ?? event.currentTarget.closest("table");
	for (let day = addDays(from, step), tries = 0; tries < 62; day = addDays(day, step), tries += 1) {
		const target = root?.querySelector<HTMLElement>(`[data-day="${day}"]`);
		target?.focus();
		if (target) return;
	}
}

/** One month of a sale calendar. Whether a day is on sale with its price, sold out or not on sale is said in words, not only by colour. */
export function SaleMonth({ month, days, chosen, lowest, holidays, current, onChoose }: SaleMonthProps) {
	const name = text.month(month.year, month.month);
	return (
		<section className={styles.month}>
			<h3 className={styles.name}>{name}</h3>
			<table className={styles.grid} aria-label={name}>
				<thead>
					<tr>
						{weekdayLabels.map((label, column) => (
							<th
								key={label}
								scope="col"
								abbr={`${label}요일`}
								className={classes(column === 0 && styles.sun, column === 6 && styles.sat)}
							>
								{label}
							</th>
						))}
					</tr>
				</thead>
				<tbody>
					{month.weeks.map((week, row) => (
						// biome-ignore lint/suspicious/noArrayIndexKey: a month's weeks never move
						<tr key={row}>
							{week.map((day, column) => (
								// biome-ignore lint/suspicious/noArrayIndexKey: nor do its days
								<td key={column}>
									{day && (
										<Day
											day={day}
											sale={days.get(day)}
											isChosen={day === chosen}
											isCurrent={day === current}
											lowest={lowest}
											onChoose={onChoose}
											holiday={holidays.get(day)}
											weekend={
												column === 0 || holidays.has(day) ? styles.sun : column === 6 ? styles.sat : undefined
											}
										/>
									)}
								</td>
							))}
						</tr>
					))}
				</tbody>
			</table>
		</section>
	);
}

function Day(props: {
	readonly day: StayDate;
	readonly sale: SaleDate | undefined;
	readonly isChosen: boolean;
	readonly isCurrent: boolean;
	readonly lowest: SaleDate["price"];
	readonly onChoose: (day: StayDate) => void;
	readonly holiday: string | undefined;
	readonly weekend: string | undefined;
}) {
	const { day, sale, isChosen, isCurrent, lowest, onChoose, weekend } = props;
	const number = partsOf(day).day;
	const isSoldOut = sale?.stockStatus === "SOLD_OUT" && sale.price !== null;
	if (!canTakeDay(sale)) {
		return (
			<span className={classes(styles.day, styles.closed)}>
				<span className={styles.number}>{number}</span>
				{isSoldOut && <span className={styles.price}>{text.soldOut}</span>}
			</span>
		);
	}
	const isLowest = sale.price !== null && sale.price === lowest;
	const isLow = sale.stockStatus === "LOW";
	const spoken = [
		spokenDay(day),
		props.holiday,
		sale.price !== null && formatWon(sale.price),
		isLowest && text.lowest,
		isLow && text.low,
	];
	return (
		<button
			type="button"
			data-day={day}
			tabIndex={isCurrent ? 0 : -1}
			aria-pressed={isChosen}
			className={classes(styles.day, weekend)}
			onClick={() => onChoose(day)}
			onKeyDown={(event) => moveFocus(event, day)}
		>
			<VisuallyHidden>{spoken.filter(Boolean).join(", ")}</VisuallyHidden>
			<span className={styles.number} aria-hidden="true">
				{number}
			</span>
			{sale.price !== null && (
				<span className={classes(styles.price, isLowest && styles.lowest)} aria-hidden="true">
					{compactWon(sale.price)}
				</span>
			)}
			{isLow && (
				<span className={styles.low} aria-hidden="true">
					{text.lowShort}
				</span>
			)}
		</button>
	);
}
