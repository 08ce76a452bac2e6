import { Skeleton, SkeletonGroup } from "#ui/components/Skeleton.tsx";
import styles from "./ResultSkeletons.module.css";

const rows = ["a", "b", "c", "d"];

/** Placeholders for result cards, each as large as a card. */
export const ResultSkeletons = () => (
	<SkeletonGroup>
		<div className={styles.list}>
			{rows.map((row) => (
				<div key={row} className={styles.row}>
					<div className={styles.picture}>
						<Skeleton shape="picture" />
					</div>
					<div className={styles.texts}>
						<Skeleton width="third" />
						<Skeleton shape="title" width="most" />
						<Skeleton width="half" />
						<div className={styles.price}>
							<Skeleton shape="title" />
							<Skeleton />
						</div>
					</div>
				</div>
			))}
		</div>
	</SkeletonGroup>
);
