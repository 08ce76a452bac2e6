import type { Surroundings } from "#application/stay/ListSurroundings.ts";
import { stayCopy } from "#copy/stay.ts";
import { searchQueryWithRooms } from "#domain/search/searchQuery.ts";
import { shelfLength } from "#domain/stay/shelf.ts";
import { StayShelf } from "#ui/stay-card/StayShelf.tsx";
import styles from "./Recommendations.module.css";

/** Other stays nearby and similar ones; a list that could not be loaded is left out (PROD-08, DEC-163). */
export function Recommendations({
	surroundings,
}: {
	/** Null until loaded. */
	readonly surroundings: Surroundings | null;
}) {
	const { nearby, similar, condition } = surroundings ?? { nearby: null, similar: [], condition: null };
	const query = condition ? searchQueryWithRooms(condition) : "";
	const queryOf = () => query;
	const shown = new Set(nearby?.slice(0, shelfLength).map(({ id }) => id));
	return (
		<div className={styles.more}>
			<StayShelf id="more" stays={nearby} queryOf={queryOf} {...stayCopy.nearby} />
			<StayShelf stays={similar.filter(({ id }) => !shown.has(id))} queryOf={queryOf} {...stayCopy.similar} />
		</div>
	);
}
