import { type CardStay, shelfLength } from "#domain/stay/shelf.ts";
import { classes } from "#ui/components/classes.ts";
import { Skeleton, SkeletonGroup } from "#ui/components/Skeleton.tsx";
import { Section } from "#ui/layout/Page.tsx";
import { StayCard } from "./StayCard.tsx";
import styles from "./StayShelf.module.css";

export interface StayShelfProps {
	readonly id?: string | undefined;
	readonly title: string;
	readonly note: string;
	/** Null while loading. */
	readonly stays: readonly CardStay[] | null;
	/** Returns the query, without '?', of the search that a stay's price is for. */
	readonly queryOf: (stay: CardStay) => string;
	/** Arranges the cards in rows of four on wide screens, instead of one scrolling row. */
	readonly rows?: boolean;
	/** Number of images loaded with the page; the others load when they come into view. */
	readonly atOnce?: number;
}

/** As many placeholders as a wide screen shows in a row. */
const awaited = [0, 1, 2, 3];

/** Up to eight stays side by side; renders nothing if there are none (DEC-107, PROD-08). */
export function StayShelf({ id, title, note, stays, queryOf, rows, atOnce = 0 }: StayShelfProps) {
	if (stays?.length === 0) return null;
	return (
		<Section id={id} title={title} note={note}>
			{stays === null ? (
				<SkeletonGroup className={styles.shelf}>
					{awaited.map((card) => (
						<div key={card} className={styles.waiting}>
							<Skeleton shape="picture" />
							<Skeleton width="half" />
							<Skeleton width="most" />
							<Skeleton width="third" />
						</div>
					))}
				</SkeletonGroup>
			) : (
				<ul className={classes(styles.shelf, rows && styles.rows)}>
					{stays.slice(0, shelfLength).map((stay, index) => (
						<li key={stay.id} className={styles.item}>
							<StayCard stay={stay} query={queryOf(stay)} lazy={index >= atOnce} />
						</li>
					))}
				</ul>
			)}
		</Section>
	);
}
