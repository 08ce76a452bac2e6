import { Skeleton, SkeletonGroup } from "#ui/components/Skeleton.tsx";
import styles from "./ResultSkeletons.module.css";

const rows = ["a", "b", "c", "d"];

/** Cards on their way, in the list's own frame. */
export const ResultSkeletons = ({ className }: { readonly className: string | undefined }) => (
	<SkeletonGroup>
		<div className={className}>
			{rows.map((row) => (
				<div key={row} className={styles.row}>
					<Skeleton shape="picture" />
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
