import { type ReactNode, useEffect, useRef } from "react";
import { profileCopy } from "#copy/profile.ts";
import { Button } from "#ui/components/Button.tsx";
import typography from "#ui/styles/typography.module.css";
import styles from "../ProfileScreen.module.css";

const text = profileCopy;

export interface ProfileRowProps {
	readonly label: string;
	/** Null if not given yet. */
	readonly value: string | null;
	readonly isOpen: boolean;
	readonly onEdit: () => void;
	/** The form that replaces the value while it is being edited. */
	readonly children: ReactNode;
}

/** One part of the account: its value with an edit button, or its form. */
export const ProfileRow = ({ label, value, isOpen, onEdit, children }: ProfileRowProps) => {
	const isKnown = value !== null;
	const row = useRef<HTMLElement>(null);
	const wasOpen = useRef(isOpen);
	useEffect(() => {
		if (wasOpen.current === isOpen) return;
		wasOpen.current = isOpen;
		// The pressed button was removed, so the focus moves to the form, and back once the form is gone.
		if (isOpen) row.current?.querySelector<HTMLElement>("form :is(input, select)")?.focus();
		else if (document.activeElement === document.body) row.current?.querySelector("button")?.focus();
	}, [isOpen]);
	return (
		<section ref={row} className={styles.row} aria-label={label}>
			<div className={styles.head}>
				<div className={styles.text}>
					<h2 className={typography.note}>{label}</h2>
					<p className={styles.value}>{value ?? text.none}</p>
				</div>
				{!isOpen && (
					<Button
						variant="secondary"
						size="sm"
						aria-label={isKnown ? text.changeOf(label) : text.registerOf(label)}
						onClick={onEdit}
					>
						{isKnown ? text.change : text.register}
					</Button>
				)}
			</div>
			{isOpen && children}
		</section>
	);
};
