/** Parts of a page that can be skipped without moving one another. */
const parts = "main section, main article, main li, footer";

const isOutside = ({ top, bottom, left, right }: DOMRect): boolean =>
	bottom <= 0 || right <= 0 || top >= window.innerHeight || left >= window.innerWidth;

/**
 * Skips rendering of the page's off-screen parts before a modal layer blocks scrolling. Making the page inert restyles all of its elements,
 * and on slow phones the invisible ones would take longer than opening the layer. All parts keep their size, so nothing moves. Returns a
 * function that restores them.
 */
export function skipOffscreen(layer: HTMLElement): () => void {
	const found: { readonly part: HTMLElement; readonly size: DOMRect }[] = [];
	for (const part of document.querySelectorAll<HTMLElement>(parts)) {
		if (part.contains(layer) || part.querySelector("dialog[open]") || found.at(-1)?.part.contains(part))
			continue;
		const size = part.getBoundingClientRect();
		if (size.width > 0 && isOutside(size)) found.push({ part, size });
	}
	for (const { part, size } of found) {
		part.style.contentVisibility = "hidden";
		part.style.inlineSize = `${size.width}px`;
		part.style.blockSize = `${size.height}px`;
	}
	return () => {
		for (const { part } of found)
			for (const property of ["content-visibility", "block-size", "inline-size"])
				part.style.removeProperty(property);
	};
}
