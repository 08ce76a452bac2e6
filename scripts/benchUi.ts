/**
 * Measures what a slow phone needs to answer a touch: `npm run bench:ui -- [--runs=15] [--slowdown=4] [--address=http://…]`.
 * The production build, a page loaded anew for every run, the processor slowed down by the browser; from the event's own
 * time stamp to the frame that shows what was asked for. Says pass or fail for each, and fails as a whole, when a median
 * or a 95th percentile takes 200 ms or longer. What else the machine does counts as slowness: its load is told too.
 */
import { loadavg } from "node:os";
import { parseArgs } from "node:util";
import type { Browser, Locator, Page } from "playwright-core";
import { launchBrowser, open, visit } from "#tests/browser/support/browser.ts";
import { startProduct } from "#tests/browser/support/server.ts";
import { percentile } from "./bench/timing.ts";

interface Interaction {
	readonly name: string;
	readonly path: string;
	/** Brings the page to where the interaction begins. */
	readonly prepare?: (page: Page) => Promise<unknown>;
	readonly act: (page: Page) => Promise<unknown>;
	/** The event that begins it. */
	readonly event: "pointerdown" | "keydown";
	/** Holds once what was asked for stands in the document. */
	readonly isDone: string;
}

/** More than two hundred stays of the demo world. */
const results = "/search?nationCode=KR&searchText=%EB%8C%80%ED%95%9C%EB%AF%BC%EA%B5%AD";
const limit = 200;
/** What the page acts on; before it there is nothing to watch for, and watching costs frames. */
const acts = { pointerdown: "click", keydown: "input" } as const;

const openPlace = async (page: Page) => {
	await page.getByRole("button", { name: /^여행지 또는 숙소 검색/ }).tap();
	await page.getByRole("combobox").waitFor();
};

const openFilters = async (page: Page) => {
	await page.getByRole("button", { name: "필터", exact: true }).tap();
	await fourStars(page).waitFor();
};

const fourStars = (page: Page) => page.locator("dialog[open]").getByRole("checkbox", { name: /^4성급/ });

/** The number of results; read without asking for a layout. */
const count = "document.querySelector('main').textContent.match(/[\\d,]+개 숙소/)?.[0]";

const interactions: readonly Interaction[] = [
	{
		name: "open the calendar",
		path: "/",
		act: (page) => tap(page.getByRole("button", { name: /^체크인/ })),
		event: "pointerdown",
		isDone: "document.querySelector('dialog[open] [data-day]')",
	},
	{
		name: "open the guests",
		path: "/",
		act: (page) => tap(page.getByRole("button", { name: /^인원/ })),
		event: "pointerdown",
		isDone: "document.querySelector('dialog[open] [role=group], dialog[open] output, dialog[open] fieldset')",
	},
	{
		name: "type into the keyword",
		path: "/",
		prepare: openPlace,
		act: (page) => page.keyboard.press("a"),
		event: "keydown",
		isDone: "document.querySelector('[role=combobox]').value.endsWith('a')",
	},
	{
		name: "open the filters",
		path: results,
		act: (page) => tap(page.getByRole("button", { name: "필터", exact: true })),
		event: "pointerdown",
		isDone: "document.querySelector('dialog[open] input[type=checkbox]')",
	},
	{
		name: "choose a filter",
		path: results,
		prepare: openFilters,
		act: (page) => tap(fourStars(page)),
		event: "pointerdown",
		isDone: "document.querySelector('dialog[open] input[type=checkbox]:checked')",
	},
	{
		name: "see the filtered results",
		path: results,
		prepare: async (page) => {
			await openFilters(page);
			await page.evaluate(`window.countBefore = ${count}`);
		},
		act: (page) => tap(fourStars(page)),
		event: "pointerdown",
		isDone: `document.querySelector('main [aria-busy=false] article') && ${count} !== window.countBefore`,
	},
];

/** Without the checks that would run in the page, slowed down as well, between touch and answer. */
const tap = (target: Locator) => target.tap({ force: true });

async function measure(browser: Browser, address: string, interaction: Interaction): Promise<number> {
	// With the movements that most travellers see.
	const visitor = await visit(browser, { address, width: 390, reducedMotion: "no-preference" });
	const { page } = visitor;
	await open(visitor, interaction.path);
	await interaction.prepare?.(page);
	// What comes after hydration, and a sheet's own movement, are over.
	await page.waitForTimeout(500);
	const devTools = await page.context().newCDPSession(page);
	await devTools.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
	// As text, since the page's policy forbids it to make functions out of text itself. The frame after the one that finds
	// what was asked for is on the screen.
	await page.evaluate(`window.taking = new Promise((resolve) => {
		let begun;
		const watch = () => {
			if (!(${interaction.isDone})) requestAnimationFrame(watch);
			else requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - begun)));
		};
		const once = { capture: true, once: true };
		addEventListener("${interaction.event}", ({ timeStamp }) => (begun = timeStamp), once);
		addEventListener("${acts[interaction.event]}", watch, once);
	}), undefined`);
	await interaction.act(page);
	const took = await page.evaluate<number>("window.taking");
	await visitor.close();
	return took;
}

const { values } = parseArgs({
	options: {
		runs: { type: "string", default: "15" },
		slowdown: { type: "string", default: "4" },
		address: { type: "string" },
	},
});
const runs = Number(values.runs);
const slowdown = Number(values.slowdown);
const product = values.address ? null : await startProduct({ world: "full" });
const address = values.address ?? product?.address ?? "";
const browser = await launchBrowser();
let isSlow = false;
try {
	for (const interaction of interactions) {
		const took: number[] = [];
		// The first one fills the browser's caches.
		for (let run = 0; run <= runs; run++) {
			const milliseconds = await measure(browser, address, interaction);
			if (run > 0) took.push(milliseconds);
		}
		const [median, most] = [percentile(took, 0.5), percentile(took, 0.95)];
		isSlow ||= most >= limit;
		const figures = `median ${median.toFixed(0).padStart(4)} ms   p95 ${most.toFixed(0).padStart(4)} ms`;
		const verdict = most >= limit ? `FAIL (limit ${limit} ms)` : "pass";
		console.log(`${interaction.name.padEnd(26)} ${figures}   load ${loadavg()[0]?.toFixed(1)}   ${verdict}`);
	}
} finally {
	await browser.close();
	await product?.remove();
}
if (isSlow) process.exitCode = 1;
