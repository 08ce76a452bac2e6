import { type ReactNode, useId } from "react";
import styles from "./choice.module.css";
import { classes } from "./classes.ts";
import { VisuallyHidden } from "./VisuallyHidden.tsx";

export interface RadioOption<V extends string> {
	readonly value: V;
	readonly label: ReactNode;
	readonly disabled?: boolean | undefined;
}

export interface RadioGroupProps<V extends string> {
	readonly legend: string;
	readonly hideLegend?: boolean | undefined;
	readonly options: readonly RadioOption<V>[];
	/** Null until the visitor chooses; nothing is preselected. */
	readonly value: V | null;
	readonly onChange: (value: V) => void;
	/** Renders the options as cards, two side by side if there is room. */
	readonly cards?: boolean | undefined;
	readonly error?: string | null | undefined;
}

/** A choice among a few options that are all visible. */
export function RadioGroup<V extends string>(props: RadioGroupProps<V>) {
	const id = useId();
	const { error } = props;
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
			<div className={classes(styles.group, props.cards && styles.cards)}>
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
							onChange={() => props.onChange(option.value)}
						/>
						<label className={styles.text} htmlFor={`${id}-${option.value}`}>
							{option.label}
						</label>
					</div>
				))}
			</div>
		</fieldset>
	);
}
