import type { TopBarIcon } from "#ui/layout/TopBar.tsx";

/** The frame around a screen; a screen that differs from the default says so in its `handle`. */
export interface Shell {
	/**
	 * `header`: logo, search and menu. `topBar`: back, a title and a few links. `inner`: the top bar on phones, where search and menu would
	 * only be in the way, and the header on wider screens.
	 */
	readonly frame: "header" | "topBar" | "inner";
	/** Title in the top bar. It is then the page's h1, and the page does not show its own. */
	readonly title?: string;
	/** Section label for pages whose h1 is more specific. Without title and label the bar shows the logo. */
	readonly label?: string;
	readonly left?: readonly TopBarIcon[];
	readonly right?: readonly TopBarIcon[];
	/** Whether the bar overlays the page's image until the page is scrolled by 250 px. */
	readonly hasScrollEffect?: boolean;
}

export const pageShell: Shell = { frame: "header" };

export const innerShell = (more: Partial<Shell>): Shell => ({
	frame: "inner",
	left: ["back"],
	right: ["home"],
	...more,
});
