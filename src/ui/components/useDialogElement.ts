import {
	type KeyboardEvent,
	type MouseEvent,
	type RefObject,
	useEffectEvent,
	useLayoutEffect,
	useRef,
	useState,
} from "react";
import { afterPicture } from "#ui/app/later.ts";
import { markRoot } from "./rootMark.ts";
import { skipOffscreen } from "./skipOffscreen.ts";

interface DialogOptions {
	/** Modal: the page behind is inert. Otherwise the dialog is a panel in its place on the page. */
	readonly modal: boolean;
	/** When it opens: modal, and leaves little of a phone's window free. */
	readonly covers?: boolean | undefined;
	/** Escape, the system's back gesture where it closes dialogs, or the browser closing it by force. */
	readonly onDismiss: () => void;
	/** A press beside the dialog; nothing happens without it. */
	readonly onBackdrop?: (() => void) | undefined;
}

interface DialogBindings {
	readonly ref: RefObject<HTMLDialogElement | null>;
	readonly "aria-modal": true | undefined;
	readonly onCancel: (event: { preventDefault(): void; target: unknown; currentTarget: unknown }) => void;
	readonly onKeyDown: (event: KeyboardEvent<HTMLDialogElement>) => void;
	readonly onClick: (event: MouseEvent<HTMLDialogElement>) => void;
}

/** Makes modal what was opened a moment ago and so far only covers the page: before another one, which then lies above it. */
let settle: (() => void) | undefined;

/** The page behind stays where it is. Answers how to let it be scrolled again. */
function showModal(dialog: HTMLDialogElement): () => void {
	dialog.showModal();
	return markRoot("modal");
}

/**
 * Shows a dialog above the page at once, and makes the rest inert once it is in sight: that restyles all of the page, and a
 * popover nothing but itself. Answers how to let the page be seen again.
 */
function cover(dialog: HTMLDialogElement): () => void {
	let takeIn: (() => void) | undefined;
	let callOff: (() => void) | undefined;
	let unmark: (() => void) | undefined;
	const makeModal = () => {
		callOff?.();
		settle = undefined;
		takeIn = skipOffscreen(dialog);
		// What keeps its size must not keep that of a phone held the other way.
		window.addEventListener("resize", takeIn, { once: true });
		const held = document.activeElement as HTMLElement | null;
		dialog.popover = null;
		unmark = showModal(dialog);
		if (dialog.contains(held)) held?.focus({ preventScroll: true });
	};
	// Below a modal layer nothing can take the focus, whatever it lies above.
	if (dialog.showPopover && !document.querySelector(":modal")) {
		dialog.popover = "manual";
		dialog.showPopover();
		settle = makeModal;
		callOff = afterPicture(makeModal);
	} else makeModal();
	return () => {
		callOff?.();
		unmark?.();
		if (settle === makeModal) settle = undefined;
		dialog.popover = null;
		if (takeIn) window.removeEventListener("resize", takeIn);
		takeIn?.();
	};
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
	const [isQuick] = useState(covers);

	useLayoutEffect(() => {
		const dialog = ref.current;
		if (!dialog) return;
		const first = dialog.querySelector<HTMLElement>("[data-autofocus]") ?? dialog;
		// Without it the browser would give the focus to the first button, only to lose it again at once.
		first.autofocus = true;
		const opener = document.activeElement as HTMLElement | null;
		settle?.();
		const uncover = modal && isQuick ? cover(dialog) : undefined;
		if (!modal) dialog.show();
		const unmark = modal && !uncover ? showModal(dialog) : undefined;
		first.focus({ preventScroll: true });
		// The event comes late: a dialog that has been opened again since was not closed by the reader.
		const handleClose = () => {
			if (!dialog.open) dismissed();
		};
		dialog.addEventListener("close", handleClose);
		return () => {
			dialog.removeEventListener("close", handleClose);
			uncover?.();
			unmark?.();
			dialog.close();
			// What became modal later had the focus already, and would give it back to itself.
			if (uncover) opener?.focus({ preventScroll: true });
		};
	}, [modal, isQuick]);

	return {
		ref,
		"aria-modal": modal || undefined,
		onCancel(event) {
			if (event.target !== event.currentTarget) return;
			event.preventDefault();
			onDismiss();
		},
		onKeyDown(event) {
			// A modal dialog gets a cancel event for this, once it is one.
			if ((modal && event.currentTarget.open) || event.key !== "Escape" || event.defaultPrevented) return;
			event.stopPropagation();
			onDismiss();
		},
		onClick(event) {
			// The content fills the dialog, so what hits the dialog itself is its backdrop.
			if (modal && event.target === event.currentTarget) onBackdrop?.();
		},
	};
}
