import type { ReactNode } from "react";
import styles from "./Accordion.module.css";
import { ChevronDownIcon } from "./icons/frame.tsx";

export interface AccordionProps {
	readonly title: ReactNode;
	readonly children: ReactNode;
	/** Items that share a name close each other. */
	readonly name?: string | undefined;
	readonly onToggle?: ((isOpen: boolean) => void) | undefined;
}

/** A heading that expands its content in place; works without JavaScript. */
export const Accordion = ({ title, children, name, onToggle }: AccordionProps) => (
	<details
		className={styles.item}
		name={name}
		onToggle={onToggle && ((event) => onToggle(event.currentTarget.open))}
	>
		<summary className={styles.summary}>
			{title}
			<ChevronDownIcon />
		</summary>
		<div className={styles.content}>{children}</div>
	</details>
);
