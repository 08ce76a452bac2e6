import { useState } from "react";
import { Dialog } from "#ui/components/Dialog.tsx";

export interface ShownPopup {
	readonly kind: "alert" | "confirm";
	readonly text: string;
	readonly title?: string | undefined;
}

export interface PopupHostProps {
	/** The popup whose turn it is. */
	readonly popup: ShownPopup | null;
	/** '확인'. */
	readonly onAccept: () => void;
	/** '돌아가기', X, Escape, and an alert's backdrop (table 4.9). */
	readonly onCancel: () => void;
}

/** Where the page's one popup stands. Each popup is a dialog of its own, so that the next in the queue is announced too. */
export function PopupHost({ popup, onAccept, onCancel }: PopupHostProps) {
	const [shown, show] = useState({ popup, serial: 0 });
	if (shown.popup !== popup) show({ popup, serial: shown.serial + 1 });
	if (popup === null) return null;
	return (
		<Dialog
			key={shown.serial}
			kind={popup.kind}
			title={popup.title}
			text={popup.text}
			onAccept={onAccept}
			onCancel={onCancel}
		/>
	);
}
