import { type ReactNode, useId } from "react";
import styles from "./choice.module.css";
import { classes } from "./classes.ts";
import { VisuallyHidden } from "./VisuallyHidden.tsx";

export interface RadioOption<V extends string> {
	readonly value: V;
	readonly label: ReactNode;
	readonly note?: ReactNode;
	/** An amount or an icon at the row's end. */
	readonly trailing?: ReactNode;
	readonly disabled?: boolean | undefined;
}

export interface RadioGroupProps<V extends string> {
	readonly legend: string;
	readonly hideLegend?: boolean | undefined;
	readonly options: readonly RadioOption<V>[];
	/** Null while nothing is chosen: nothing is chosen for the reader. */
	readonly value: V | null;
	readonly onChange: (value: V) => void;
	readonly look?: "list" | "cards" | "columns" | undefined;
	readonly error?: string | null | undefined;
}

/** One of a few, all to be seen at once. */
export function RadioGroup<V extends string>(props: RadioGroupProps<V>) {
	const id = useId();
	const { look = "list", error } = props;
	return (
		<fieldset aria-describedby={error ? `${id}-error` : undefined}>
			<legend className={props.hideLegend ? undefined : styles.legend}>
				{props.hideLegend ? <VisuallyHidden>{props.legend}</VisuallyHidden> : props.legend}
			</legend>
			{error && (
				<p className={styles.above} id={`${id}-error`} role="alert">
					{error}
				</p>
			)}
			<div
				className={classes(
					styles.group,
					look !== "list" && styles.cards,
					look === "columns" && styles.columns,
				)}
			>
				{props.options.map((option) => (
					<div className={styles.choice} key={option.value}>
						<input
							type="radio"
							autoComplete="off"
							id={`${id}-${option.value}`}
							name={id}
							className={styles.input}
							value={option.value}
							checked={option.value === props.value}
							disabled={option.disabled}
							aria-describedby={option.note ? `${id}-${option.value}-note` : undefined}
							onChange={() => props.onChange(option.value)}
						/>
						<label className={styles.text} htmlFor={`${id}-${option.value}`}>
							{option.label}
						</label>
						{option.trailing && <span className={styles.trailing}>{option.trailing}</span>}
						{option.note && (
							<span className={styles.note} id={`${id}-${option.value}-note`}>
								{option.note}
							</span>
						)}
					</div>
				))}
			</div>
		</fieldset>
	);
}
