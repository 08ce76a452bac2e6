import { readFileSync } from "node:fs";
import { join } from "node:path";

interface HappyWindow {
	readonly happyDOM: { setViewport(size: { width: number; height?: number }): void };
}

const happy = (): HappyWindow["happyDOM"] => (window as unknown as HappyWindow).happyDOM;

/** Sets the viewport's width before anything is drawn; `resetViewport` belongs into afterEach. */
export const setWidth = (width: number): void => happy().setViewport({ width });

export const resetViewport = (): void => {
	happy().setViewport({ width: 1024, height: 768 });
	document.head.replaceChildren();
};

/** The text of a file under src/ui. */
export const readSource = (path: string): string =>
	readFileSync(join(import.meta.dirname, "../../src/ui", path), "utf8");

/** Applies a CSS module for real, so that what its media queries hide is hidden from queries by role too. */
export function applyStyles(path: string, names: Readonly<Record<string, string>>): void {
	const text = readSource(path);
	const style = document.createElement("style");
	style.textContent = text.replace(/\.([a-zA-Z][\w-]*)/g, (all, name: string) =>
		names[name] ? `.${names[name]}` : all,
	);
	document.head.append(style);
}

/** Scrolls the page to an offset, as far as scripts can tell. */
export function scrollPage(offset: number): void {
	Object.defineProperty(window, "scrollY", { value: offset, configurable: true });
	window.dispatchEvent(new Event("scroll"));
}
