import { type ReactNode, useId } from "react";
import { componentsCopy } from "#copy/components.ts";
import { Button } from "./Button.tsx";
import styles from "./Dialog.module.css";
import { IconButton } from "./IconButton.tsx";
import { CloseIcon } from "./icons/frame.tsx";
import { useDialogElement } from "./useDialogElement.ts";

export interface DialogProps {
	/** A confirm has a way back and ignores its backdrop; an alert closes however it is pressed (table 4.9). */
	readonly kind: "alert" | "confirm";
	readonly title?: string | undefined;
	readonly text: ReactNode;
	/** '확인'. */
	readonly onAccept: () => void;
	/** '돌아가기', X and Escape; the backdrop too for an alert. */
	readonly onCancel: () => void;
	/** A verb in place of '확인' where a screen asks with its own dialog. */
	readonly acceptLabel?: string | undefined;
	readonly cancelLabel?: string | undefined;
	readonly busy?: boolean | undefined;
}

/** A question or a notice that stops everything else. Open for as long as it is rendered. */
export function Dialog(props: DialogProps) {
	const { kind, title, text, onAccept, onCancel } = props;
	const id = useId();
	const isAlert = kind === "alert";
	const dialog = useDialogElement({
		modal: true,
		onDismiss: onCancel,
		onBackdrop: isAlert ? onCancel : undefined,
	});
	return (
		<dialog
			{...dialog}
			tabIndex={-1}
			role="alertdialog"
			aria-labelledby={title ? `${id}-title` : `${id}-text`}
			aria-describedby={title ? `${id}-text` : undefined}
			className={styles.dialog}
		>
			<div className={styles.content}>
				{title && (
					<h2 className={styles.title} id={`${id}-title`}>
						{title}
					</h2>
				)}
				<div className={styles.text} id={`${id}-text`}>
					{text}
				</div>
			</div>
			<div className={styles.actions}>
				{/* The harmless answer has the focus: nothing is confirmed by accident. */}
				{!isAlert && (
					<Button variant="secondary" onClick={onCancel} data-autofocus="">
						{props.cancelLabel ?? componentsCopy.popup.back}
					</Button>
				)}
				<Button onClick={onAccept} busy={props.busy} data-autofocus={isAlert ? "" : undefined}>
					{props.acceptLabel ?? componentsCopy.popup.ok}
				</Button>
			</div>
			<IconButton className={styles.close} label={componentsCopy.close} onClick={onCancel}>
				<CloseIcon size={18} />
			</IconButton>
		</dialog>
	);
}
