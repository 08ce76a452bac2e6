import { type ComponentPropsWithRef, type KeyboardEvent, type ReactNode, type Ref, useState } from "react";
import { componentsCopy } from "#copy/components.ts";
import { globalPhoneTyped, koreanPhoneTyped } from "#domain/member/phoneTyping.ts";
import {
	longestText,
	type ValidationContext,
	type ValidationType,
	validationMessage,
} from "#domain/member/validators.ts";
import { FieldFrame, type FieldTexts } from "./FieldFrame.tsx";
import styles from "./field.module.css";
import { IconButton } from "./IconButton.tsx";
import { EyeIcon, EyeOffIcon } from "./icons/interface.tsx";

type InputProps = Pick<
	ComponentPropsWithRef<"input">,
	"placeholder" | "maxLength" | "inputMode" | "disabled" | "readOnly"
>;

/** Values of `autocomplete` in use: only what a browser or password manager may fill in about the visitor. [DEC-188] */
export type Autofill =
	| "name"
	| "given-name"
	| "family-name"
	| "email"
	| "tel"
	| "current-password"
	| "new-password"
	| "one-time-code";

export interface TextFieldProps extends FieldTexts, InputProps {
	readonly value: string;
	readonly onChange: (value: string) => void;
	readonly type?: "text" | "password" | "tel" | "email" | "search" | undefined;
	/** Without this handler the field ignores Enter (VAL-12). */
	readonly onKeyDown?: ((event: KeyboardEvent<HTMLInputElement>) => void) | undefined;
	/** Called on Enter, but never while a Korean syllable is being composed. */
	readonly onEnter?: (() => void) | undefined;
	readonly autoComplete?: Autofill | undefined;
	/**
	 * Validates the value once the visitor has left the field (VAL-14). A given `error` takes precedence; either one also says what is valid
	 * and so replaces the help text.
	 */
	readonly validation?: ValidationType | undefined;
	/** What the value is validated against, such as the password or the country. */
	readonly against?: ValidationContext | undefined;
	/** A button or unit after the text. */
	readonly tail?: ReactNode;
	readonly ref?: Ref<HTMLInputElement> | undefined;
}

/** Normalises input: phone numbers may be typed or pasted with hyphens, and decomposed Hangul, as pasted from file names, is composed (NFC). */
function typed(validation: ValidationType | undefined, text: string): string {
	if (validation === "phone") return koreanPhoneTyped(text);
	return validation === "globalPhone" ? globalPhoneTyped(text) : text.normalize("NFC");
}

/** Maximum lengths accepted by the server, for types that have no other limit. */
const longest: Partial<Record<ValidationType, number>> = longestText;

/** Single-line text input. Autocomplete is off unless the field names the visitor's detail that it asks for (VAL-13). */
export function TextField(props: TextFieldProps) {
	const { label, hideLabel, optional, help, value, onChange, onKeyDown, onEnter, validation } = props;
	const { placeholder, inputMode, disabled, readOnly } = props;
	const maxLength = props.maxLength ?? (validation && longest[validation]);
	const [isRevealed, setIsRevealed] = useState(false);
	const [wasLeft, setWasLeft] = useState(false);
	const isChecked = validation !== undefined && wasLeft && !(optional && value === "");
	const error = props.error ?? (isChecked ? validationMessage(validation, value, props.against) : null);
	const isHelpful = validation === undefined || !error;
	const isPassword = props.type === "password";

	const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
		onKeyDown?.(event);
		if (event.key !== "Enter") return;
		if (!onKeyDown) event.preventDefault();
		if (!event.nativeEvent.isComposing) onEnter?.();
	};

	return (
		<FieldFrame
			label={label}
			hideLabel={hideLabel}
			optional={optional}
			help={isHelpful && help}
			error={error}
		>
			{(wiring) => (
				<div
					className={styles.box}
					data-invalid={error ? "" : undefined}
					data-disabled={disabled ? "" : undefined}
				>
					<input
						{...wiring}
						{...{ placeholder, maxLength, inputMode, disabled, readOnly }}
						ref={props.ref}
						className={styles.input}
						type={isPassword && isRevealed ? "text" : (props.type ?? "text")}
						value={value}
						autoComplete={props.autoComplete ?? "off"}
						autoCapitalize="off"
						spellCheck={false}
						onChange={(event) => onChange(typed(validation, event.target.value))}
						onBlur={() => setWasLeft(true)}
						onKeyDown={handleKeyDown}
					/>
					{(isPassword || props.tail) && (
						<span className={styles.tail}>
							{isPassword && (
								<IconButton
									label={isRevealed ? componentsCopy.field.hidePassword : componentsCopy.field.showPassword}
									onClick={() => setIsRevealed(!isRevealed)}
								>
									{isRevealed ? <EyeOffIcon /> : <EyeIcon />}
								</IconButton>
							)}
							{props.tail}
						</span>
					)}
				</div>
			)}
		</FieldFrame>
	);
}
