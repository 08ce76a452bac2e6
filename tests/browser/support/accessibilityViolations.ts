import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";

const axe = readFileSync(new URL("../../../node_modules/axe-core/axe.min.js", import.meta.url), "utf8");

/** The rules every page is checked against: WCAG 2.2 A and AA, and best practices. */
const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
/** Rules whose result differs in dark mode. */
const colours = ["color-contrast", "link-in-text-block"];

/**
 * Returns what axe finds on a page in its current state, in light and dark mode: one line per rule with up to three of its elements. For a
 * `layer` on top, if there is one, the inert page behind it is skipped, which halves the work.
 */
export async function accessibilityViolations(
	page: Page,
	part: "page" | "layer" = "page",
): Promise<readonly string[]> {
	if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe);
	const light = await judge(page, part, { type: "tag", values: tags });
	await page.emulateMedia({ colorScheme: "dark" });
	const dark = await judge(page, part, { type: "rule", values: colours });
	await page.emulateMedia({ colorScheme: null });
	return [...light, ...dark.map((barrier) => `dark: ${barrier}`)];
}

function judge(
	page: Page,
	part: "page" | "layer",
	runOnly: { readonly type: "tag" | "rule"; readonly values: readonly string[] },
): Promise<readonly string[]> {
	return page.evaluate(
		async ([of, only]) => {
			const layer = of === "layer" ? [...document.querySelectorAll("dialog:modal")].at(-1) : null;
			// @ts-expect-error axe puts itself on the window
			const { violations } = await window.axe.run(layer ?? document, {
				runOnly: only,
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
		},
		[part, runOnly] as const,
	);
}

/** By how many pixels the page scrolls sideways. */
export const sidewaysScroll = (page: Page): Promise<number> =>
	page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - innerWidth));
