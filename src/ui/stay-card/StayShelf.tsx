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
	/** Null while they are awaited. */
	readonly stays: readonly CardStay[] | null;
	/** The search a stay's price is for, as an address query without '?'. */
	readonly queryOf: (stay: CardStay) => string;
	/** On wide screens in rows of four instead of one row that scrolls. */
	readonly rows?: boolean;
	/** How many pictures come with the page; the others when they are in sight. */
	readonly atOnce?: number;
}

/** As many as a wide screen shows of the row that is awaited. */
const awaited = [0, 1, 2, 3];

/** Up to eight stays side by side; nothing at all where there are none (DEC-107, PROD-08). */
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
							<StayCard stay={stay} query={queryOf(stay)} late={index >= atOnce} />
						</li>
					))}
				</ul>
			)}
		</Section>
	);
}
