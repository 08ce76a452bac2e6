interface Click {
	readonly altKey: boolean;
	readonly ctrlKey: boolean;
	readonly metaKey: boolean;
	readonly shiftKey: boolean;
}

/** Whether a click on a link should navigate in this page, that is, without the modifier keys that open a new tab or window. */
export const isPlainClick = ({ altKey, ctrlKey, metaKey, shiftKey }: Click): boolean =>
	!(altKey || ctrlKey || metaKey || shiftKey);
