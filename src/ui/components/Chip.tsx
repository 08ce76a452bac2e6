import type { ReactNode } from "react";
import styles from "./Chip.module.css";

export interface ChipProps {
	readonly children: ReactNode;
	/** A switch when given; a plain button, such as '필터', without it. */
	readonly pressed?: boolean | undefined;
	/** Looks chosen without being a switch: a filter that holds a value. */
	readonly active?: boolean | undefined;
	readonly icon?: ReactNode;
	readonly label?: string | undefined;
	readonly onClick: () => void;
}

/** A choice in a row of choices: filters, quick dates, recent searches. */
export const Chip = ({ children, pressed, active, icon, label, onClick }: ChipProps) => (
	<button
		type="button"
		className={styles.chip}
		aria-pressed={pressed}
		aria-label={label}
		data-on={active ? "" : undefined}
		onClick={onClick}
	>
		{icon}
		{children}
	</button>
);

/** Chips side by side; on phones the row scrolls under the page's edges. */
export const ChipRow = ({ label, children }: { readonly label?: string; readonly children: ReactNode }) => (
	// biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a scrolling row
	<div className={styles.row} role="group" aria-label={label}>
		{children}
	</div>
);
