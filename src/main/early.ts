/**
 * Keeps the last press on a button that comes before the page can answer it, and repeats it once it can: on a slow line buttons are seen
 * for seconds before their code is there. Links and fields work without code. Loaded ahead of everything else, so it imports nothing.
 */
const { documentElement } = document;
let pressed: HTMLButtonElement | null = null;

function keep(event: MouseEvent): void {
	const button = event.target instanceof Element && event.target.closest("button");
	if (!button) return;
	// React answers presses while it hydrates; this one would then be answered twice.
	event.preventDefault();
	event.stopImmediatePropagation();
	pressed = button;
}

if (documentElement.dataset.alive === undefined) {
	document.addEventListener("click", keep, true);
	new MutationObserver((_, observer) => {
		observer.disconnect();
		document.removeEventListener("click", keep, true);
		if (pressed?.isConnected) pressed.click();
	}).observe(documentElement, { attributeFilter: ["data-alive"] });
}
