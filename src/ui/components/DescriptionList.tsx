import type { ReactNode } from "react";
import { classes } from "./classes.ts";
import styles from "./DescriptionList.module.css";

export interface Description {
	readonly term: string;
	readonly value: ReactNode;
	/** A number that is read and typed as one: rather below its name than on two lines. */
	readonly isWhole?: boolean | undefined;
}

/** Names and values, one pair a row. Rows without a value are left out. */
export const DescriptionList = ({
	rows,
	align,
}: {
	readonly rows: readonly Description[];
	readonly align?: "end" | undefined;
}) => (
	<dl className={classes(styles.list, align && styles.end)}>
		{rows
			.filter(({ value }) => value !== null && value !== undefined && value !== "")
			.map(({ term, value, isWhole }) => (
				<div className={classes(styles.row, isWhole && styles.whole)} key={term}>
					<dt className={styles.term}>{term}</dt>
					<dd className={styles.value}>{value}</dd>
				</div>
			))}
	</dl>
);
