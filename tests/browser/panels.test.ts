import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { barriers, sidewaysScroll } from "./support/barriers.ts";
import { open, untilHeld, untilQuiet, type Visit } from "./support/browser.ts";
import { signIn } from "./support/members.ts";
import { type Panel, panels } from "./support/panels.ts";
import { unreachable } from "./support/reach.ts";
import { atEveryWidth, joinStage, play } from "./support/stage.ts";

/** What opens and closes; the components it is made of are no panels themselves. */
const opening = /<(?:Sheet|Dialog|Accordion|details)\b|aria-expanded=/g;

it("knows every panel of the product", () => {
	const unknown = readdirSync("src/ui", { recursive: true, encoding: "utf8" })
		.filter((path) => path.endsWith(".tsx") && !path.startsWith("components/"))
		.filter((path) => {
			const count = readFileSync(join("src/ui", path), "utf8").match(opening)?.length ?? 0;
			return count > (panels[path]?.length ?? 0);
		});
	expect(unknown, "tell how they are opened in support/panels.ts").toEqual([]);
});

/** Everything that is wrong with a panel once it is open. */
async function faults(visitor: Visit, panel: Panel): Promise<readonly string[]> {
	const { page, width } = visitor;
	await panel.open(page);
	await page.getByText(panel.shows).filter({ visible: true }).first().waitFor();
	await untilQuiet(visitor);
	// What a bar lies over while the page stands somewhere is not what the page is judged by.
	await page.evaluate(() => scrollTo(0, 0));
	const found = [
		...(await barriers(page, "layer")),
		...(await unreachable(page, { fingers: width === 390 })),
	];
	const pixels = await sidewaysScroll(page);
	return pixels > 0 ? [...found, `scrolls sideways by ${pixels}`] : found;
}

/** Whether Escape has closed all there was; the page has its place in the history again. */
const isClosed = (page: Page): Promise<boolean> =>
	page
		.locator("dialog[open]")
		.waitFor({ state: "detached", timeout: 5000 })
		.then(() => untilHeld(page, 0))
		.then(
			() => true,
			() => false,
		);

atEveryWidth(
	(stage, width) => {
		it("has no barrier in any panel, light or dark, nothing too small for a finger and nothing covered while it has the focus [LAYOUT-01] [DEC-182]", () =>
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
						// A page that is as it was loaded is not loaded again.
						if (here !== panel.path || account !== panel.account || page.url() !== address) {
							await open(visitor, panel.path);
							address = page.url();
						}
						account = panel.account;
						const found = await faults(visitor, panel).catch((error: unknown) => [String(error)]);
						if (found.length > 0) faulty[`${source} ${index}`] = found;
						// Back to the page, so that the next one is not called back from its own.
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
