import type { Surroundings } from "#application/stay/ListSurroundings.ts";
import type { SearchCondition } from "#domain/search/SearchCondition.ts";
import { searchQuery } from "#domain/search/searchQuery.ts";
import { addDays } from "#domain/shared/StayDate.ts";
import type { StaySummary } from "#domain/stay/Stay.ts";
import { stayCopy } from "#ui/copy/stay.ts";
import { StayShelf } from "#ui/stay-card/StayShelf.tsx";
import styles from "./Recommendations.module.css";

/** Other stays near this one and like it; a list that could not be had is left out (PROD-08, DEC-163). */
export function Recommendations({
	surroundings,
	condition,
}: {
	readonly surroundings: Surroundings | null;
	readonly condition: SearchCondition;
}) {
	if (surroundings === null) return null;
	const { nearby, similar } = surroundings;
	const queryOf = ({ offer }: StaySummary) => {
		const checkOutDate = addDays(condition.checkInDate, offer?.nights ?? 1);
		return searchQuery({ ...condition, checkOutDate });
	};
	const shown = new Set(nearby.slice(0, 8).map(({ id }) => id));
	return (
		<div className={styles.more}>
			<StayShelf id="more" stays={nearby} queryOf={queryOf} {...stayCopy.nearby} />
			<StayShelf stays={similar.filter(({ id }) => !shown.has(id))} queryOf={queryOf} {...stayCopy.similar} />
		</div>
	);
}
