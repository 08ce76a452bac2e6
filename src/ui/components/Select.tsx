import { classes } from "./classes.ts";
import { FieldFrame, type FieldTexts } from "./FieldFrame.tsx";
import styles from "./field.module.css";
import { ChevronDownIcon } from "./icons/frame.tsx";

export interface SelectOption<V extends string> {
	readonly value: V;
	readonly label: string;
	readonly disabled?: boolean | undefined;
}

export interface SelectProps<V extends string> extends FieldTexts {
	readonly value: V;
	readonly options: readonly SelectOption<V>[];
	readonly onChange: (value: V) => void;
}

/** A choice from a list with the platform's native picker, the most reliable control on phones (DEC-054). */
export function Select<V extends string>(props: SelectProps<V>) {
	const { label, hideLabel, optional, help, error, value, options, onChange } = props;
	return (
		<FieldFrame label={label} hideLabel={hideLabel} optional={optional} help={help} error={error}>
			{(wiring) => (
				<div className={styles.box} data-invalid={error ? "" : undefined}>
					<select
						{...wiring}
						className={classes(styles.input, styles.select)}
						value={value}
						onChange={(event) => onChange(event.target.value as V)}
					>
						{options.map((option) => (
							<option key={option.value} value={option.value} disabled={option.disabled}>
								{option.label}
							</option>
						))}
					</select>
					<span className={styles.chevron}>
						<ChevronDownIcon />
					</span>
				</div>
			)}
		</FieldFrame>
	);
}
