import {
	type KeyboardEvent,
	type MouseEvent,
	type RefObject,
	useEffectEvent,
	useLayoutEffect,
	useRef,
} from "react";
import { skipOffscreen } from "./skipOffscreen.ts";

interface DialogOptions {
	/** Modal: the page behind is inert. Otherwise the dialog is a panel in its place on the page. */
	readonly modal: boolean;
	/** Modal, and leaves little of a phone's window free. */
	readonly covers?: boolean | undefined;
	/** Escape, the system's back gesture where it closes dialogs, or the browser closing it by force. */
	readonly onDismiss: () => void;
	/** A press beside the dialog; nothing happens without it. */
	readonly onBackdrop?: (() => void) | undefined;
}

interface DialogBindings {
	readonly ref: RefObject<HTMLDialogElement | null>;
	readonly onCancel: (event: { preventDefault(): void; target: unknown; currentTarget: unknown }) => void;
	readonly onKeyDown: (event: KeyboardEvent<HTMLDialogElement>) => void;
	readonly onClick: (event: MouseEvent<HTMLDialogElement>) => void;
}

/**
 * Opens the native dialog it is given to for as long as the component is mounted. The focus goes to the element marked
 * `data-autofocus`, else to the dialog as a whole, and back to where it was when the dialog goes.
 */
export function useDialogElement({
	modal,
	covers = false,
	onDismiss,
	onBackdrop,
}: DialogOptions): DialogBindings {
	const ref = useRef<HTMLDialogElement>(null);
	const dismissed = useEffectEvent(onDismiss);

	useLayoutEffect(() => {
		if (covers && ref.current) return skipOffscreen(ref.current);
	}, [covers]);
	useLayoutEffect(() => {
		const dialog = ref.current;
		if (!dialog) return;
		const first = dialog.querySelector<HTMLElement>("[data-autofocus]") ?? dialog;
		// Without it the browser would give the focus to the first button, only to lose it again at once.
		first.autofocus = true;
		if (modal) dialog.showModal();
		else dialog.show();
		first.focus({ preventScroll: true });
		// The event comes late: a dialog that has been opened again since was not closed by the reader.
		const handleClose = () => {
			if (!dialog.open) dismissed();
		};
		dialog.addEventListener("close", handleClose);
		return () => {
			dialog.removeEventListener("close", handleClose);
			dialog.close();
		};
	}, [modal]);

	return {
		ref,
		onCancel(event) {
			if (event.target !== event.currentTarget) return;
			event.preventDefault();
			onDismiss();
		},
		onKeyDown(event) {
			// A modal dialog gets a cancel event for this.
			if (modal || event.key !== "Escape" || event.defaultPrevented) return;
			event.stopPropagation();
			onDismiss();
		},
		onClick(event) {
			// The content fills the dialog, so what hits the dialog itself is its backdrop.
			if (modal && event.target === event.currentTarget) onBackdrop?.();
		},
	};
}
