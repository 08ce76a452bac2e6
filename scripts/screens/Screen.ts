import type { Page } from "playwright-core";
import type { Visit, Width } from "#tests/browser/support/browser.ts";

/** What is done on a page before its picture is taken, or where to look in it. */
export type Step = (page: Page, visitor: Visit) => Promise<unknown>;

export interface Screen {
	readonly name: string;
	readonly title: string;
	/** Where it is; left out where the picture before it has led there. */
	readonly path?: string | ((page: Page) => Promise<string>);
	/** Of the demo accounts; a visitor without it. */
	readonly account?: string;
	readonly step?: Step;
	/** Drawn in the dark, too. */
	readonly alsoDark?: boolean;
	/** Where there is such a thing; everywhere without it. */
	readonly at?: readonly Width[];
}

export interface Chapter {
	readonly title: string;
	readonly screens: readonly Screen[];
}

/** What stands at the top of the picture, below the bars. */
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
