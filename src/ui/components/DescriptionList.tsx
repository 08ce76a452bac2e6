import type { ReactNode } from "react";
import { classes } from "./classes.ts";
import styles from "./DescriptionList.module.css";

export interface Description {
	readonly term: string;
	readonly value: ReactNode;
	/** Whether the value is an identifier that must not wrap: it moves below its name instead of breaking across two lines. */
	readonly noWrap?: boolean | undefined;
}

/** A list of name and value pairs, one per row. Rows without a value are omitted. */
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
			.map(({ term, value, noWrap: isWhole }) => (
				<div className={classes(styles.row, isWhole && styles.whole)} key={term}>
					<dt className={styles.term}>{term}</dt>
					<dd className={styles.value}>{value}</dd>
				</div>
			))}
	</dl>
);
