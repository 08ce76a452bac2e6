import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { accessibilityViolations, sidewaysScroll } from "./support/accessibilityViolations.ts";
import { open, untilIdle, untilLayersOpen, type Visit } from "./support/browser.ts";
import { signIn } from "./support/members.ts";
import { type Panel, panels } from "./support/panels.ts";
import { unreachable } from "./support/reach.ts";
import { atEveryWidth, joinStage, play } from "./support/stage.ts";

/** Matches whatever opens and closes; the components it is built from are not panels themselves. */
const opening = /<(?:Sheet|Dialog|Accordion|details)\b|aria-expanded=/g;

it("covers every panel of the product", () => {
	const unknown = readdirSync("src/ui", { recursive: true, encoding: "utf8" })
		.filter((path) => path.endsWith(".tsx") && !path.startsWith("components/"))
		.filter((path) => {
			const count = readFileSync(join("src/ui", path), "utf8").match(opening)?.length ?? 0;
			return count > (panels[path]?.length ?? 0);
		});
	expect(unknown, "tell how they are opened in support/panels.ts").toEqual([]);
});

/** Returns every fault of a panel once it is open. */
async function faults(visitor: Visit, panel: Panel): Promise<readonly string[]> {
	const { page, width } = visitor;
	await panel.open(page);
	await page.getByText(panel.shows).filter({ visible: true }).first().waitFor();
	await untilIdle(visitor);
	// What a bar covers at one particular scroll position does not count against the page.
	await page.evaluate(() => scrollTo(0, 0));
	const found = [
		...(await accessibilityViolations(page, "layer")),
		...(await unreachable(page, { fingers: width === 390 })),
	];
	const pixels = await sidewaysScroll(page);
	return pixels > 0 ? [...found, `scrolls sideways by ${pixels}`] : found;
}

/** Whether Escape has closed every layer and the page is back at its history entry. */
const isClosed = (page: Page): Promise<boolean> =>
	page
		.locator("dialog[open]")
		.waitFor({ state: "detached", timeout: 5000 })
		.then(() => untilLayersOpen(page, 0))
		.then(
			() => true,
			() => false,
		);

atEveryWidth(
	(stage, width) => {
		it("finds no accessibility violation in any panel, light or dark, no too small tap target and no covered focus [LAYOUT-01] [DEC-182]", () =>
			play(stage, { width }, async (visitor) => {
				const { page } = visitor;
				const faulty: Record<string, readonly string[]> = {};
				let account: Panel["account"];
				let [here, address] = ["", ""];
				for (const [source, all] of Object.entries(panels)) {
					for (const [index, panel] of all.entries()) {
						if (panel.at && !panel.at.includes(width)) continue;
						if (panel.account && panel.account !== account)
							await signIn(page.context(), stage.product.address, panel.account);
						// A page that is still in its freshly loaded state is not reloaded.
						if (here !== panel.path || account !== panel.account || page.url() !== address) {
							await open(visitor, panel.path);
							address = page.url();
						}
						account = panel.account;
						const found = await faults(visitor, panel).catch((error: unknown) => [String(error)]);
						if (found.length > 0) faulty[`${source} ${index}`] = found;
						// Closes the layer first, so that its history entry does not pull the next page back.
						const isLayer = (await page.locator("dialog[open]").count()) > 0;
						if (isLayer) await page.keyboard.press("Escape");
						here = isLayer && found.length === 0 && (await isClosed(page)) ? panel.path : "";
					}
				}
				expect(faulty, JSON.stringify(faulty)).toEqual({});
			}));
	},
	() => joinStage("readers"),
);
