import type { ComponentPropsWithRef } from "react";
import { componentsCopy } from "#copy/components.ts";
import { formatCount } from "#ui/format/won.ts";
import { classes } from "./classes.ts";
import { FieldFrame, type FieldTexts } from "./FieldFrame.tsx";
import styles from "./field.module.css";

export interface TextAreaProps
	extends FieldTexts,
		Pick<
			ComponentPropsWithRef<"textarea">,
			"name" | "placeholder" | "maxLength" | "rows" | "disabled" | "onBlur"
		> {
	readonly value: string;
	readonly onChange: (value: string) => void;
}

/** Multi-line text input; counts the characters if `maxLength` is given. Enter inserts a line break. */
export function TextArea({
	label,
	hideLabel,
	optional,
	help,
	error,
	value,
	onChange,
	...rest
}: TextAreaProps) {
	const count = rest.maxLength
		? componentsCopy.field.count(formatCount(value.length), formatCount(rest.maxLength))
		: undefined;
	return (
		<FieldFrame
			label={label}
			hideLabel={hideLabel}
			optional={optional}
			help={help}
			error={error}
			count={count}
		>
			{(wiring) => (
				<div className={styles.box} data-invalid={error ? "" : undefined}>
					<textarea
						{...rest}
						{...wiring}
						className={classes(styles.input, styles.area)}
						value={value}
						autoComplete="off"
						onChange={(event) => onChange(event.target.value.normalize("NFC"))}
					/>
				</div>
			)}
		</FieldFrame>
	);
}
