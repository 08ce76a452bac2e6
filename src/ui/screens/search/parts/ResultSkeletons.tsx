import { Skeleton, SkeletonGroup } from "#ui/components/Skeleton.tsx";
import styles from "./ResultSkeletons.module.css";

const rows = ["a", "b", "c", "d"];

/** Cards on their way. */
export const ResultSkeletons = () => (
	<SkeletonGroup className={styles.list}>
		{rows.map((row) => (
			<div key={row} className={styles.row}>
				<Skeleton shape="picture" />
				<div className={styles.texts}>
					<Skeleton width="third" />
					<Skeleton shape="title" width="most" />
					<Skeleton width="half" />
				</div>
			</div>
		))}
	</SkeletonGroup>
);
