interface Click {
	readonly altKey: boolean;
	readonly ctrlKey: boolean;
	readonly metaKey: boolean;
	readonly shiftKey: boolean;
}

/** Whether a click on a link is for this page, not for a tab or a window beside it. */
export const isPlainClick = ({ altKey, ctrlKey, metaKey, shiftKey }: Click): boolean =>
	!(altKey || ctrlKey || metaKey || shiftKey);
