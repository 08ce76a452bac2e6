import type { ReactNode } from "react";
import { Link } from "react-router";
import styles from "./Chip.module.css";

export interface ChipProps {
	readonly children: ReactNode;
	/** If given, the chip is a toggle button; otherwise a plain button, such as '필터'. */
	readonly pressed?: boolean | undefined;
	/** Looks selected without being a toggle, such as a filter that has a value. */
	readonly active?: boolean | undefined;
	readonly icon?: ReactNode;
	readonly label?: string | undefined;
	readonly disabled?: boolean | undefined;
	readonly onClick: () => void;
}

/** One choice in a row: a filter, quick date or recent search. */
export const Chip = ({ children, pressed, active, icon, label, disabled, onClick }: ChipProps) => (
	<button
		type="button"
		className={styles.chip}
		aria-pressed={pressed}
		aria-label={label}
		disabled={disabled}
		data-on={active ? "" : undefined}
		onClick={onClick}
	>
		{icon}
		{children}
	</button>
);

/** A chip that is a link. */
export const ChipLink = ({
	to,
	label,
	children,
}: {
	readonly to: string;
	readonly label?: string | undefined;
	readonly children: ReactNode;
}) => (
	<Link className={styles.chip} to={to} aria-label={label}>
		{children}
	</Link>
);

/** A row of chips; on phones it scrolls horizontally to the edges of the screen. */
export const ChipRow = ({ label, children }: { readonly label?: string; readonly children: ReactNode }) => (
	// biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a scrolling row
	<div className={styles.row} role="group" aria-label={label}>
		{children}
	</div>
);
