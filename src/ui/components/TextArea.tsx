import { type ChangeEvent, type ClipboardEvent, type ComponentPropsWithRef, useState } from "react";
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

/** Multi-line text input; if `maxLength` is given, counts the characters and tells when a paste did not fit. Enter inserts a line break. */
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
	const [wasCut, setWasCut] = useState(false);
	const handlePaste = ({ currentTarget, clipboardData }: ClipboardEvent<HTMLTextAreaElement>) => {
		if (!rest.maxLength) return;
		const { selectionStart, selectionEnd } = currentTarget;
		const pasted = clipboardData.getData("text/plain").replaceAll("\r\n", "\n");
		setWasCut(currentTarget.value.length - (selectionEnd - selectionStart) + pasted.length > rest.maxLength);
	};
	const handleChange = ({ target, nativeEvent }: ChangeEvent<HTMLTextAreaElement>) => {
		if ((nativeEvent as InputEvent).inputType !== "insertFromPaste") setWasCut(false);
		onChange(target.value.normalize("NFC"));
	};
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
			notice={
				rest.maxLength && wasCut && value ? componentsCopy.field.cut(formatCount(rest.maxLength)) : null
			}
		>
			{(wiring) => (
				<div className={styles.box} data-invalid={error ? "" : undefined}>
					<textarea
						{...rest}
						{...wiring}
						className={classes(styles.input, styles.area)}
						value={value}
						autoComplete="off"
						onPaste={handlePaste}
						onChange={handleChange}
					/>
				</div>
			)}
		</FieldFrame>
	);
}
