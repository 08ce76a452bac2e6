import type { Surroundings } from "#application/stay/ListSurroundings.ts";
import type { SearchCondition } from "#domain/search/SearchCondition.ts";
import { searchQuery } from "#domain/search/searchQuery.ts";
import { addDays } from "#domain/shared/StayDate.ts";
import type { StaySummary } from "#domain/stay/Stay.ts";
import { stayCopy } from "#ui/copy/stay.ts";
import { Section } from "#ui/layout/Page.tsx";
import { StayCard } from "#ui/stay-card/StayCard.tsx";
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
	const shown = new Set(nearby.slice(0, 8).map(({ id }) => id));
	return (
		<div className={styles.more}>
			<Shelf id="more" stays={nearby} condition={condition} {...stayCopy.nearby} />
			<Shelf stays={similar.filter(({ id }) => !shown.has(id))} condition={condition} {...stayCopy.similar} />
		</div>
	);
}

function Shelf({
	id,
	stays,
	condition,
	title,
	note,
}: {
	readonly id?: string;
	readonly stays: readonly StaySummary[];
	readonly condition: SearchCondition;
	readonly title: string;
	readonly note: string;
}) {
	if (stays.length === 0) return null;
	return (
		<Section id={id} title={title} note={note}>
			<ul className={styles.shelf}>
				{stays.slice(0, 8).map((stay) => {
					const checkOutDate = addDays(condition.checkInDate, stay.offer?.nights ?? 1);
					return (
						<li key={stay.id} className={styles.item}>
							<StayCard stay={stay} query={searchQuery({ ...condition, checkOutDate })} />
						</li>
					);
				})}
			</ul>
		</Section>
	);
}
