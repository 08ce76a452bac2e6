import { observer } from "mobx-react-lite";
import { type ReactNode, useEffect, useRef } from "react";
import { accountCopy } from "#copy/account.ts";
import { verificationCopy } from "#copy/verification.ts";
import type { ValidationType } from "#domain/member/validators.ts";
import { Button } from "#ui/components/Button.tsx";
import { CheckIcon } from "#ui/components/icons/frame.tsx";
import { Tag } from "#ui/components/Tag.tsx";
import { TextField } from "#ui/components/TextField.tsx";
import { VisuallyHidden } from "#ui/components/VisuallyHidden.tsx";
import { displayPhone } from "#ui/format/phone.ts";
import stack from "#ui/styles/stack.module.css";
import styles from "./CertField.module.css";
import type { CertViewModel } from "./CertViewModel.ts";

export interface CertFieldProps {
	readonly viewModel: CertViewModel;
	readonly label: string;
	readonly help?: ReactNode;
	readonly type: "email" | "tel";
	readonly validation: ValidationType;
	readonly value: string;
	readonly error: string | null;
	readonly isValid: boolean;
	/** Absent if the address cannot be changed here. */
	readonly onChange?: ((text: string) => void) | undefined;
}

/** Whether the focus is on a button of these fields, or nowhere because the focused element was removed. */
function isLost(fields: HTMLElement | null): boolean {
	const at = document.activeElement;
	return (
		at === null || at === document.body || (at instanceof HTMLButtonElement && fields?.contains(at) === true)
	);
}

const text = verificationCopy;

/** An e-mail address or phone number, its verification code, and the time left to enter it (DEC-137). */
export const CertField = observer(function CertField(props: CertFieldProps) {
	const { viewModel, value, isValid } = props;
	const { step, error, pauseLeft } = viewModel;
	useEffect(() => () => viewModel.dispose(), [viewModel]);
	const fields = useRef<HTMLDivElement>(null);
	// The pressed button gets disabled or removed by the answer, so the focus moves on; it stays if the visitor is typing elsewhere.
	useEffect(() => {
		const [address, given] = fields.current?.querySelectorAll("input") ?? [];
		if (!isLost(fields.current)) return;
		if (step === "sent") given?.focus();
		if (step === "verified") address?.focus();
	}, [step]);
	const isProven = viewModel.proofFor(value) !== null;
	const isOut = step === "sent" || step === "verifying";
	return (
		<div className={stack.gap3} ref={fields}>
			<div className={styles.row}>
				<TextField
					label={props.label}
					type={props.type}
					autoComplete={props.type}
					inputMode={props.type}
					validation={props.validation}
					value={value}
					error={props.error ?? (isOut ? null : error)}
					help={props.help}
					readOnly={!props.onChange}
					onChange={(next) => {
						viewModel.reset();
						props.onChange?.(next);
					}}
				/>
				{isProven ? (
					<Tag tone="green" icon={<CheckIcon size={16} />}>
						{text.verified}
					</Tag>
				) : (
					<Button
						variant="secondary"
						disabled={!isValid || (isOut && pauseLeft > 0)}
						busy={step === "sending"}
						onClick={() => void viewModel.send(value)}
					>
						{isOut ? text.resend : text.send}
					</Button>
				)}
			</div>
			{isOut && <CodeField viewModel={viewModel} />}
			<VisuallyHidden as="p" isLive>
				{step === "sent" && pauseLeft > 0 && text.sentTo(props.type === "tel" ? displayPhone(value) : value)}
				{isProven && text.verified}
			</VisuallyHidden>
		</div>
	);
});

/** The code that was sent, and how long it can still be entered. */
const CodeField = observer(function CodeField({ viewModel }: Pick<CertFieldProps, "viewModel">) {
	const { step, code, error, secondsLeft, pauseLeft, remaining } = viewModel;
	return (
		<div className={styles.row}>
			<TextField
				label={text.code}
				autoComplete="one-time-code"
				inputMode="numeric"
				value={code}
				error={secondsLeft === 0 ? accountCopy.account.codeExpired : error}
				help={[
					text.codeHelp(`${Math.floor(secondsLeft / 60)}:${String(secondsLeft % 60).padStart(2, "0")}`),
					pauseLeft > 0 && text.wait(pauseLeft),
					remaining !== null && text.remaining(remaining),
				]
					.filter(Boolean)
					.join(" · ")}
				onChange={(next) => viewModel.type(next)}
				onEnter={() => void viewModel.verify()}
			/>
			<Button
				busy={step === "verifying"}
				disabled={secondsLeft === 0}
				onClick={() => void viewModel.verify()}
			>
				{text.verify}
			</Button>
		</div>
	);
});
