import type { ReactNode } from "react";
import { Button } from "#ui/components/Button.tsx";
import { myCopy } from "#ui/copy/my.ts";
import styles from "../ProfileScreen.module.css";

export interface ProfileRowProps {
	readonly label: string;
	readonly value: string;
	readonly isOpen: boolean;
	readonly onEdit: () => void;
	/** The form that takes the value's place while it is being changed. */
	readonly children: ReactNode;
}

/** One part of the account: its value and a way to change it, or the form for it. */
export const ProfileRow = ({ label, value, isOpen, onEdit, children }: ProfileRowProps) => (
	<section className={styles.row} aria-label={label}>
		<div className={styles.head}>
			<div className={styles.text}>
				<h2 className={styles.label}>{label}</h2>
				<p className={styles.value}>{value}</p>
			</div>
			{!isOpen && (
				<Button variant="secondary" size="sm" aria-label={myCopy.profile.changeOf(label)} onClick={onEdit}>
					{myCopy.profile.change}
				</Button>
			)}
		</div>
		{isOpen && children}
	</section>
);
