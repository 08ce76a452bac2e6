import { useState } from "react";
import { Dialog } from "#ui/components/Dialog.tsx";

export interface ShownPopup {
	readonly kind: "alert" | "confirm";
	readonly text: string;
	readonly title?: string | undefined;
}

export interface PopupHostProps {
	/** The popup at the head of the queue. */
	readonly popup: ShownPopup | null;
	/** Called by '확인'. */
	readonly onAccept: () => void;
	/** Called by '돌아가기', X, Escape, Back and the backdrop of an alert (table 4.9). */
	readonly onCancel: () => void;
}

/** Renders the page's current popup. Each popup is a dialog of its own, so that the next one in the queue is announced too. */
export function PopupHost({ popup, onAccept, onCancel }: PopupHostProps) {
	const [shown, setShown] = useState({ popup, serial: 0 });
	if (shown.popup !== popup) setShown({ popup, serial: shown.serial + 1 });
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
