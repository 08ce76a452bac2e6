import { type ReactNode, useId } from "react";
import { componentsCopy } from "#copy/components.ts";
import styles from "./field.module.css";
import { WarningIcon } from "./icons/frame.tsx";
import { VisuallyHidden } from "./VisuallyHidden.tsx";

export interface FieldTexts {
	readonly label: string;
	/** Shows the label to screen readers only, where a heading next to the field already says the same. */
	readonly hideLabel?: boolean | undefined;
	readonly optional?: boolean | undefined;
	readonly help?: ReactNode;
	/** What is wrong with the value, and what a valid one looks like. */
	readonly error?: string | null | undefined;
}

/** Attributes that connect a control with its label and texts. */
export interface FieldWiring {
	readonly id: string;
	readonly "aria-invalid": true | undefined;
	readonly "aria-describedby": string | undefined;
}

/** Layout shared by all form controls: label above, control, help or error below. */
export function FieldFrame(
	props: FieldTexts & {
		readonly count?: string | undefined;
		/** What just happened to the value; given together with `count`. */
		readonly notice?: string | null | undefined;
		readonly children: (wiring: FieldWiring) => ReactNode;
	},
) {
	const id = useId();
	const { label, hideLabel, optional, help, error, count, notice, children } = props;
	const describedBy = [help && `${id}-help`, error && `${id}-error`].filter(Boolean).join(" ");
	return (
		<div className={styles.field}>
			<label className={styles.label} htmlFor={id}>
				{hideLabel ? <VisuallyHidden>{label}</VisuallyHidden> : label}
				{optional && !hideLabel && <span className={styles.optional}>{componentsCopy.field.optional}</span>}
			</label>
			{children({
				id,
				"aria-invalid": error ? true : undefined,
				"aria-describedby": describedBy || undefined,
			})}
			{(error || help || count) && (
				<div className={styles.foot}>
					<div>
						{help && (
							<p className={styles.help} id={`${id}-help`}>
								{help}
							</p>
						)}
						{error && (
							<p className={styles.error} id={`${id}-error`} role="alert">
								<WarningIcon size={16} />
								{error}
							</p>
						)}
						{count && (
							<p className={styles.notice} role="status">
								{notice}
							</p>
						)}
					</div>
					{count && <span className={styles.count}>{count}</span>}
				</div>
			)}
		</div>
	);
}
