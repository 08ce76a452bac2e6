import type { ReactNode } from "react";
import { Link } from "react-router";
import { ChevronRightIcon } from "./icons/interface.tsx";
import styles from "./ListRow.module.css";

export interface ListRowProps {
	readonly label: string;
	readonly note?: string | undefined;
	readonly icon?: ReactNode;
	/** Such as a count or a balance. */
	readonly trailing?: ReactNode;
	/** An address of this site. */
	readonly to?: string | undefined;
	/** Called on a press, instead of or in addition to following `to`. */
	readonly onClick?: (() => void) | undefined;
}

/** A row of a menu that leads to a page or triggers an action. */
export function ListRow({ label, note, icon, trailing, to, onClick }: ListRowProps) {
	const content = (
		<>
			{icon && <span className={styles.icon}>{icon}</span>}
			<span className={styles.label}>
				{label}
				{note && <span className={styles.note}>{note}</span>}
			</span>
			{trailing !== undefined && <span className={styles.trailing}>{trailing}</span>}
			<ChevronRightIcon className={styles.chevron} size={18} />
		</>
	);
	return to === undefined ? (
		<button type="button" className={styles.row} onClick={onClick}>
			{content}
		</button>
	) : (
		<Link to={to} className={styles.row} {...(onClick && { onClick })}>
			{content}
		</Link>
	);
}
