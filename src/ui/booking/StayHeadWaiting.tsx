import { Skeleton } from "#ui/components/Skeleton.tsx";
import styles from "./StayFacts.module.css";

/** Placeholder for a stay's picture and names while they load. */
export const StayHeadWaiting = () => (
	<div className={styles.head}>
		<Skeleton shape="block" className={styles.waiting} />
		<div>
			<Skeleton shape="title" width="most" />
			<Skeleton width="half" />
		</div>
	</div>
);
