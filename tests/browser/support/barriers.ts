import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";

const axe = readFileSync(new URL("../../../node_modules/axe-core/axe.min.js", import.meta.url), "utf8");

/** What axe finds against WCAG 2.2 A and AA on a page as it stands, a line a rule with up to three of its elements. */
export async function barriers(page: Page): Promise<readonly string[]> {
	if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe);
	return page.evaluate(async () => {
		// @ts-expect-error axe puts itself on the window
		const { violations } = await window.axe.run(document, {
			runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"],
			resultTypes: ["violations"],
			preload: false,
		});
		return violations.map(
			({ id, nodes }: { id: string; nodes: readonly { html: string }[] }) =>
				`${id}: ${nodes
					.slice(0, 3)
					.map(({ html }) => html.slice(0, 200))
					.join(" | ")}`,
		);
	});
}

/** By how many pixels the page can be moved sideways. */
export const sidewaysScroll = (page: Page): Promise<number> =>
	page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - innerWidth));
