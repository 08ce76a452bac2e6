import type { ReactNode } from "react";
import styles from "./Table.module.css";

export interface Column<Row> {
	readonly key: string;
	readonly head: string;
	readonly cell: (row: Row) => ReactNode;
	/** For amounts: aligned to the end of their column. */
	readonly align?: "end" | undefined;
}

export interface TableProps<Row> {
	readonly caption: string;
	readonly columns: readonly Column<Row>[];
	readonly rows: readonly Row[];
	readonly keyOf: (row: Row) => string | number;
}

/** A table of comparable rows that scrolls horizontally if the page is too narrow. The first column is the row header. */
export function Table<Row>({ caption, columns, rows, keyOf }: TableProps<Row>) {
	return (
		// biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
		<section className={styles.scroll} aria-label={caption} tabIndex={0}>
			<table className={styles.table}>
				<caption className={styles.caption}>{caption}</caption>
				<thead>
					<tr>
						{columns.map(({ key, head, align }) => (
							<th key={key} scope="col" className={align && styles.end}>
								{head}
							</th>
						))}
					</tr>
				</thead>
				<tbody>
					{rows.map((row) => (
						<tr key={keyOf(row)}>
							{columns.map(({ key, cell, align }, index) => {
								const look = align && styles.end;
								return index === 0 ? (
									<th key={key} scope="row" className={look}>
										{cell(row)}
									</th>
								) : (
									<td key={key} className={look}>
										{cell(row)}
									</td>
								);
							})}
						</tr>
					))}
				</tbody>
			</table>
		</section>
	);
}
