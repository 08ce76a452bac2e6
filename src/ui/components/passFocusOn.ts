/**
 * Ref of a part that disappears together with its pressed control: what surrounds it takes the focus, which would otherwise fall back to the
 * top of the page.
 */
export const passFocusOn = (part: HTMLElement | null) => (): void => {
	const around = part?.parentElement;
	if (!around || !part.contains(document.activeElement)) return;
	// By then the part has been removed, and a new page has taken the focus itself.
	queueMicrotask(() => {
		if (!around.isConnected || document.activeElement !== document.body) return;
		around.tabIndex = -1;
		around.focus({ preventScroll: true });
	});
};
