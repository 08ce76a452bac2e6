import { useId } from "react";
import { componentsCopy } from "#copy/components.ts";
import { classes } from "./classes.ts";
import { StarFilledIcon } from "./icons/frame.tsx";
import styles from "./StarInput.module.css";

const values = [1, 2, 3, 4, 5] as const;

export interface StarInputProps {
	readonly legend: string;
	/** Null until the visitor has chosen. */
	readonly value: number | null;
	readonly onChange: (value: number) => void;
	readonly error?: string | null | undefined;
}

/** Input for a rating from one to five stars, by press or arrow keys. */
export function StarInput({ legend, value, onChange, error }: StarInputProps) {
	const name = useId();
	return (
		<fieldset aria-describedby={error ? `${name}-error` : undefined}>
			<legend className={styles.legend}>{legend}</legend>
			<div className={styles.group}>
				{values.map((each) => (
					<label key={each} className={classes(styles.star, value !== null && each <= value && styles.on)}>
						<input
							type="radio"
							autoComplete="off"
							name={name}
							className={styles.input}
							checked={value === each}
							aria-label={componentsCopy.stars.pick(each)}
							onChange={() => onChange(each)}
						/>
						<StarFilledIcon size={34} />
					</label>
				))}
			</div>
			{error && (
				<p className={styles.error} id={`${name}-error`} role="alert">
					{error}
				</p>
			)}
		</fieldset>
	);
}
