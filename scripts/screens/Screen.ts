import type { Page } from "playwright-core";
import type { Visit, Width } from "#tests/browser/support/browser.ts";

/** What is done on a page before its screenshot, or where to scroll. */
export type Step = (page: Page, visitor: Visit) => Promise<unknown>;

export interface Screen {
	readonly name: string;
	readonly title: string;
	/** URL; omitted where the previous screenshot has already led there. */
	readonly path?: string | ((page: Page) => Promise<string>);
	/** The demo account; a visitor when omitted. */
	readonly account?: string;
	readonly step?: Step;
	/** Whether it is also taken in dark mode. */
	readonly alsoDark?: boolean;
	/** The widths at which the screen exists; all when omitted. */
	readonly at?: readonly Width[];
}

export interface Chapter {
	readonly title: string;
	readonly screens: readonly Screen[];
}

/** Scrolls so that this element is at the top of the screenshot, below the bars. */
export const scrolledTo =
	(selector: string): Step =>
	async (page) => {
		const part = page.locator(selector).filter({ visible: true }).first();
		await part.waitFor();
		await part.evaluate((element) => element.scrollIntoView({ block: "start", behavior: "instant" }));
	};

export const inTurn =
	(...steps: readonly Step[]): Step =>
	async (page, visitor) => {
		for (const step of steps) await step(page, visitor);
	};

export const until =
	(text: string | RegExp): Step =>
	(page) =>
		page.getByText(text).filter({ visible: true }).first().waitFor();
