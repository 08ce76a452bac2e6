/** What a page consists of: each of them can be left out without moving another. */
const parts = "main section, main article, main li, footer";

const isOutside = ({ top, bottom, left, right }: DOMRect): boolean =>
	bottom <= 0 || right <= 0 || top >= window.innerHeight || left >= window.innerWidth;

/**
 * Leaves out of styling and painting what lies outside of the window, before a layer opens that lets nobody scroll there:
 * what makes the page inert restyles every element of it, and a slow phone needs longer for those that nobody sees than
 * for the layer. Everything keeps its size, so nothing moves. Answers how to take it all in again.
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
