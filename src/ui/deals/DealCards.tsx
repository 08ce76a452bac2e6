import type { SearchCondition } from "#domain/search/SearchCondition.ts";
import { searchQueryWithRooms } from "#domain/search/searchQuery.ts";
import { addDays } from "#domain/shared/StayDate.ts";
import type { StaySummary } from "#domain/stay/Stay.ts";
import { StayCard } from "#ui/stay-card/StayCard.tsx";
import styles from "./DealCards.module.css";

/** A row of cards, each linking to its stay with the dates and guests that its price is for. */
export const DealCards = ({
	stays,
	condition,
}: {
	readonly stays: readonly StaySummary[];
	readonly condition: SearchCondition;
}) => (
	<ul className={styles.cards}>
		{stays.map((stay) => (
			<li key={stay.id} className={styles.item}>
				<StayCard
					stay={stay}
					query={searchQueryWithRooms({
						...condition,
						checkOutDate: addDays(condition.checkInDate, stay.offer?.nights ?? 1),
						searchText: stay.cityName,
						nationCode: stay.nationCode,
						cityCode: "",
						area: 0,
						subArea: 0,
					})}
				/>
			</li>
		))}
	</ul>
);
