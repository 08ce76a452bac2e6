import { Skeleton } from "#ui/components/Skeleton.tsx";
import styles from "./StayFacts.module.css";

/** Stands for a stay's picture and names. */
export const StayHeadWaiting = () => (
	<div className={styles.head}>
		<Skeleton shape="block" className={styles.waiting} />
		<div>
			<Skeleton shape="title" width="most" />
			<Skeleton width="half" />
		</div>
	</div>
);
