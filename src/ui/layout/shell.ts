import type { TopBarIcon } from "#ui/layout/TopBar.tsx";

/** How a screen is framed; shells.ts names the ones that differ. */
export interface Shell {
	/**
	 * Header: logo, search and menu. Top bar: back, a title and a few places. Inner: the top bar on a phone, where the
	 * header's search and menu would only be in the way, and the header on wider screens.
	 */
	readonly frame: "header" | "topBar" | "inner";
	/** The top bar's title, which is then the page's h1: the page's own title is not shown beside it. */
	readonly title?: string;
	/** A word for where one is, on pages whose h1 says more. Without either the bar shows the logo. */
	readonly label?: string;
	readonly left?: readonly TopBarIcon[];
	readonly right?: readonly TopBarIcon[];
	/** The bar lies over the page's picture until it has been scrolled by 250 px. */
	readonly hasScrollEffect?: boolean;
}

export const pageShell: Shell = { frame: "header" };

export const innerShell = (more: Partial<Shell>): Shell => ({
	frame: "inner",
	left: ["back"],
	right: ["home"],
	...more,
});
