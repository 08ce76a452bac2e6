import { observer } from "mobx-react-lite";
import { useEffect } from "react";
import { componentsCopy } from "#copy/components.ts";
import { stayCopy } from "#copy/stay.ts";
import type { FreeStay } from "#domain/offer/priceDays.ts";
import type { SearchCondition } from "#domain/search/SearchCondition.ts";
import { nightsText } from "#domain/search/searchSummary.ts";
import { monthDayRange } from "#domain/shared/dateForms.ts";
import { nightsOf, type StayDates } from "#domain/shared/StayDates.ts";
import { useApp } from "#ui/app/AppState.ts";
import { useViewModel } from "#ui/app/useViewModel.ts";
import { ErrorState } from "#ui/components/ErrorState.tsx";
import { Skeleton, SkeletonGroup } from "#ui/components/Skeleton.tsx";
import { formatWon } from "#ui/format/won.ts";
import styles from "./NearDates.module.css";
import { NearDatesViewModel } from "./NearDatesViewModel.ts";

const text = stayCopy.nearDates;

interface NearDatesProps {
	readonly stayId: number;
	readonly shown: SearchCondition;
	readonly onTake: (dates: StayDates) => void;
	/** Heading; on a page with several of these it names the stay. */
	readonly title?: string;
	readonly level?: "h2" | "h3";
}

/** Shown if nothing is available for the chosen dates: the nearest available dates, each one tap away. */
export const NearDates = observer(function NearDates(props: NearDatesProps) {
	const app = useApp();
	const { stayId, shown, onTake, title = text.title, level: Heading = "h3" } = props;
	const near = useViewModel(() => new NearDatesViewModel(app), null);
	useEffect(() => void near.load(stayId, shown), [near, stayId, shown]);
	const take = (stay: FreeStay) => {
		// The pressed button disappears with the list, so the focus moves to the date button, which shows the new dates.
		const bars = document.querySelectorAll<HTMLElement>("[data-dates]");
		[...bars].find((bar) => bar.checkVisibility())?.focus({ preventScroll: true });
		onTake(datesOf(stay));
	};
	return (
		<section className={styles.near} aria-label={title}>
			<Heading className={styles.title}>{title}</Heading>
			{near.status === "loading" && (
				<SkeletonGroup label={text.loading} className={styles.list}>
					{["a", "b", "c"].map((key) => (
						<Skeleton key={key} shape="block" className={styles.waiting} />
					))}
				</SkeletonGroup>
			)}
			{near.status === "failed" && (
				<ErrorState compact message={text.failed} onRetry={() => void near.load(stayId, shown)} />
			)}
			{near.status === "ready" && near.stays.length === 0 && (
				<p className={styles.none}>{text.none(nightsText(nightsOf(shown)))}</p>
			)}
			{near.status === "ready" && near.stays.length > 0 && (
				<ul className={styles.list}>
					{near.stays.map((stay) => (
						<li key={stay.checkInDate}>
							<NearDate stay={stay} onTake={() => take(stay)} />
						</li>
					))}
				</ul>
			)}
		</section>
	);
});

const datesOf = ({ checkInDate, checkOutDate }: FreeStay) => ({ checkInDate, checkOutDate });

function NearDate({ stay, onTake }: { readonly stay: FreeStay; readonly onTake: () => void }) {
	const dates = monthDayRange(stay.checkInDate, stay.checkOutDate);
	const nights = nightsText(nightsOf(stay));
	const price = [nights, stay.total !== null && componentsCopy.price.total(formatWon(stay.total))].filter(
		Boolean,
	);
	return (
		<button type="button" className={styles.stay} onClick={onTake}>
			<span className={styles.dates}>{dates}</span>
			<span className={styles.price}>{price.join(" · ")}</span>
		</button>
	);
}
