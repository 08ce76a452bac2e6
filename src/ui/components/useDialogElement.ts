import {
	type KeyboardEvent,
	type MouseEvent,
	type RefObject,
	useEffectEvent,
	useLayoutEffect,
	useRef,
	useState,
} from "react";
import { afterPaint } from "#ui/app/later.ts";
import { markRoot } from "./rootMark.ts";
import { skipOffscreen } from "./skipOffscreen.ts";

interface DialogOptions {
	/** If true, the page behind is inert; otherwise the dialog is a panel within the page. */
	readonly modal: boolean;
	/** Whether the dialog covers most of a phone's viewport; read only when it opens, and only if modal. */
	readonly covers?: boolean | undefined;
	/** Called on Escape, on the system's back gesture where it closes dialogs, or when the browser force-closes the dialog. */
	readonly onDismiss: () => void;
	/** Called on a press on the backdrop; without it, such a press does nothing. */
	readonly onBackdrop?: (() => void) | undefined;
}

interface DialogBindings {
	readonly ref: RefObject<HTMLDialogElement | null>;
	readonly "aria-modal": true | undefined;
	readonly onCancel: (event: { preventDefault(): void; target: unknown; currentTarget: unknown }) => void;
	readonly onKeyDown: (event: KeyboardEvent<HTMLDialogElement>) => void;
	readonly onClick: (event: MouseEvent<HTMLDialogElement>) => void;
}

/** Makes a dialog modal that so far only covers the page. Called before another dialog opens, so that the new one is stacked above it. */
let settle: (() => void) | undefined;

/** Opens the dialog as modal and locks the page's scrolling. Returns a function that unlocks it. */
function showModal(dialog: HTMLDialogElement): () => void {
	dialog.showModal();
	return markRoot("modal");
}

/**
 * Shows a dialog above the page at once, as a popover, and makes the page inert after the first paint: inertness restyles the whole page, a
 * popover only itself. Returns a function that undoes this.
 */
function cover(dialog: HTMLDialogElement): () => void {
	let takeIn: (() => void) | undefined;
	let callOff: (() => void) | undefined;
	let unmark: (() => void) | undefined;
	const makeModal = () => {
		callOff?.();
		settle = undefined;
		takeIn = skipOffscreen(dialog);
		// The fixed sizes of skipped parts are wrong after the phone is rotated.
		window.addEventListener("resize", takeIn, { once: true });
		const held = document.activeElement as HTMLElement | null;
		dialog.popover = null;
		unmark = showModal(dialog);
		if (dialog.contains(held)) held?.focus({ preventScroll: true });
	};
	// Elements outside the topmost modal cannot take the focus, even a popover above it.
	if (dialog.showPopover && !document.querySelector(":modal")) {
		dialog.popover = "manual";
		dialog.showPopover();
		settle = makeModal;
		callOff = afterPaint(makeModal);
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
 * Opens the native dialog while the component is mounted. Focus goes to the element marked `data-autofocus`, or else to the dialog, and
 * returns to the previous element when the dialog closes.
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
		// Without this the browser would focus the first button for a moment.
		first.autofocus = true;
		const opener = document.activeElement as HTMLElement | null;
		settle?.();
		const uncover = modal && isQuick ? cover(dialog) : undefined;
		if (!modal) dialog.show();
		const unmark = modal && !uncover ? showModal(dialog) : undefined;
		first.focus({ preventScroll: true });
		// The event is asynchronous: if the dialog is open again by now, the visitor did not close it.
		const handleClose = () => {
			if (!dialog.open) dismissed();
		};
		dialog.addEventListener("close", handleClose);
		return () => {
			dialog.removeEventListener("close", handleClose);
			uncover?.();
			unmark?.();
			dialog.close();
			// A dialog made modal later already contained the focus, so the browser would not return it to the opener.
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
			// A dialog that is already modal gets a cancel event for Escape.
			if ((modal && event.currentTarget.open) || event.key !== "Escape" || event.defaultPrevented) return;
			event.stopPropagation();
			onDismiss();
		},
		onClick(event) {
			// The content fills the dialog, so a click whose target is the dialog itself hit the backdrop.
			if (modal && event.target === event.currentTarget) onBackdrop?.();
		},
	};
}
