import { defaultCondition } from "#domain/search/SearchCondition.ts";
import { searchQuery } from "#domain/search/searchQuery.ts";
import { addDays } from "#domain/shared/StayDate.ts";
import type { StaySummary } from "#domain/stay/Stay.ts";
import { useApp } from "#ui/app/AppState.ts";
import { Section } from "#ui/layout/Page.tsx";
import { StayCard } from "#ui/stay-card/StayCard.tsx";
import styles from "./StayShelf.module.css";

/** Recommended stays side by side; nothing at all where there are none (DEC-107). */
export function StayShelf({
	stays,
	title,
	note,
}: {
	readonly stays: readonly StaySummary[];
	readonly title: string;
	readonly note: string;
}) {
	const { today } = useApp().environment;
	if (stays.length === 0) return null;
	const base = defaultCondition(today);
	return (
		<Section title={title} note={note}>
			<ul className={styles.shelf}>
				{stays.slice(0, 8).map((stay) => {
					const condition = {
						...base,
						checkOutDate: addDays(base.checkInDate, stay.offer?.nights ?? 1),
						searchText: stay.cityName,
						nationCode: stay.nationCode,
						cityCode: "",
					};
					return (
						<li key={stay.id} className={styles.item}>
							<StayCard stay={stay} query={searchQuery(condition)} />
						</li>
					);
				})}
			</ul>
		</Section>
	);
}
