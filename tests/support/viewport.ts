import { readFileSync } from "node:fs";
import { join } from "node:path";

interface HappyWindow {
	readonly happyDOM: { setViewport(size: { width: number; height?: number }): void };
}

const happy = (): HappyWindow["happyDOM"] => (window as unknown as HappyWindow).happyDOM;

/** Sets the viewport's width before rendering; call `resetViewport` in afterEach. */
export const setWidth = (width: number): void => happy().setViewport({ width });

export const resetViewport = (): void => {
	happy().setViewport({ width: 1024, height: 768 });
	document.head.replaceChildren();
};

/** Returns the text of a file under src/ui. */
export const readSource = (path: string): string =>
	readFileSync(join(import.meta.dirname, "../../src/ui", path), "utf8");

/** Applies a real CSS module, so that elements hidden by its media queries are hidden from queries by role too. */
export function applyStyles(path: string, names: Readonly<Record<string, string>>): void {
	const text = readSource(path);
	const style = document.createElement("style");
	style.textContent = text.replace(/\.([a-zA-Z][\w-]*)/g, (all, name: string) =>
		names[name] ? `.${names[name]}` : all,
	);
	document.head.append(style);
}

/** Sets the page's scroll offset, as scripts see it. */
export function scrollPage(offset: number): void {
	Object.defineProperty(window, "scrollY", { value: offset, configurable: true });
	window.dispatchEvent(new Event("scroll"));
}
