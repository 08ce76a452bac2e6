import { type ReactNode, useId } from "react";
import styles from "./choice.module.css";

export interface CheckboxProps {
	readonly label: ReactNode;
	readonly checked: boolean;
	readonly onChange: (checked: boolean) => void;
	readonly note?: ReactNode;
	/** A link or button at the end of the row, such as '보기'. */
	readonly trailing?: ReactNode;
	readonly error?: string | null | undefined;
	readonly disabled?: boolean | undefined;
	readonly className?: string | undefined;
}

/** An agreement or an option. Never pre-ticked, not even by a browser that restores the form on Back. */
export function Checkbox(props: CheckboxProps) {
	const id = useId();
	const { note, error } = props;
	const describedBy = [note && `${id}-note`, error && `${id}-error`].filter(Boolean).join(" ");
	return (
		<div className={props.className}>
			<div className={styles.choice}>
				<input
					type="checkbox"
					autoComplete="off"
					id={id}
					className={styles.input}
					checked={props.checked}
					disabled={props.disabled}
					aria-invalid={error ? true : undefined}
					aria-describedby={describedBy || undefined}
					onChange={(event) => props.onChange(event.target.checked)}
				/>
				<label className={styles.text} htmlFor={id}>
					{props.label}
				</label>
				{props.trailing && <span className={styles.trailing}>{props.trailing}</span>}
				{note && (
					<span className={styles.note} id={`${id}-note`}>
						{note}
					</span>
				)}
			</div>
			{error && (
				<p className={styles.error} id={`${id}-error`} role="alert">
					{error}
				</p>
			)}
		</div>
	);
}
