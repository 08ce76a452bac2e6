import { type ReactNode, useId } from "react";
import { componentsCopy } from "#copy/components.ts";
import { Button } from "./Button.tsx";
import styles from "./Dialog.module.css";
import { IconButton } from "./IconButton.tsx";
import { CloseIcon } from "./icons/frame.tsx";
import { useBackToClose } from "./useBackToClose.ts";
import { useDialogElement } from "./useDialogElement.ts";

export interface DialogProps {
	/** A confirm can be cancelled and ignores presses on its backdrop; every way of closing an alert is the same (table 4.9). */
	readonly kind: "alert" | "confirm";
	readonly title?: string | undefined;
	readonly text: ReactNode;
	/** Called by '확인'. */
	readonly onAccept: () => void;
	/** Called by '돌아가기', X, Escape and Back; for an alert also by the backdrop. */
	readonly onCancel: () => void;
	/** A verb that replaces '확인' in a screen's own dialog. */
	readonly acceptLabel?: string | undefined;
	readonly cancelLabel?: string | undefined;
	readonly busy?: boolean | undefined;
}

/** A modal question or notice. Open while it is rendered. */
export function Dialog(props: DialogProps) {
	const { kind, title, text, onAccept, onCancel } = props;
	const id = useId();
	const isAlert = kind === "alert";
	useBackToClose(true, onCancel);
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
				{/* The safe answer has the focus, so that nothing is confirmed by accident. */}
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
