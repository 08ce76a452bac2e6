import type { ReactNode } from "react";
import { Link } from "react-router";
import styles from "./Chip.module.css";

export interface ChipProps {
	readonly children: ReactNode;
	/** A switch when given; a plain button, such as '필터', without it. */
	readonly pressed?: boolean | undefined;
	/** Looks chosen without being a switch: a filter that holds a value. */
	readonly active?: boolean | undefined;
	readonly icon?: ReactNode;
	readonly label?: string | undefined;
	readonly disabled?: boolean | undefined;
	readonly onClick: () => void;
}

/** A choice in a row of choices: filters, quick dates, recent searches. */
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

/** A chip that leads somewhere. */
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

/** Chips side by side; on phones the row scrolls under the page's edges. */
export const ChipRow = ({ label, children }: { readonly label?: string; readonly children: ReactNode }) => (
	// biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a scrolling row
	<div className={styles.row} role="group" aria-label={label}>
		{children}
	</div>
);
