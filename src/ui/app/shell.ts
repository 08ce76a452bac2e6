import type { UIMatch } from "react-router";
import type { TopBarIcon } from "#ui/layout/TopBar.tsx";

/** How a screen is framed; routes.ts names it in `handle.shell`. */
export interface Shell {
	/** Header: logo, search and menu. Top bar: back, a title and a few places, for inner pages. None: the screen brings its own. */
	readonly frame: "header" | "topBar" | "none";
	/** The top bar's title, which is then the page's h1. */
	readonly title?: string;
	readonly left?: readonly TopBarIcon[];
	readonly right?: readonly TopBarIcon[];
	/** The bar lies over the page's picture until it has been scrolled by 250 px. */
	readonly hasScrollEffect?: boolean;
	readonly footer: boolean;
}

const pageShell: Shell = { frame: "header", footer: true };

export const innerShell = (title: string, more: Partial<Shell> = {}): Shell => ({
	frame: "topBar",
	title,
	left: ["back"],
	right: ["home"],
	footer: true,
	...more,
});

/** The shell of the innermost screen that names one. */
export const shellOf = (matches: readonly Pick<UIMatch, "handle">[]): Shell =>
	matches
		.map(({ handle }) => (handle as { shell?: Shell } | undefined)?.shell)
		.findLast((shell) => shell !== undefined) ?? pageShell;
