/**
 * Measures what a slow phone needs to answer a touch: `npm run bench:ui -- [--runs=21] [--slowdown=4] [--address=http://…]`.
 * The production build, a page reloaded for every run, the processor slowed down by the browser. Two figures for each:
 * the interaction's latency as the browser itself times it (Event Timing: from the event to the next picture), and the time
 * from the event to the first frame after the one in which all that was asked for stands, an answer of the server included.
 * Says pass or fail for each, and fails as a whole: the latency by its 95th percentile; what is shown by its 75th, since the
 * server works on the same machine. The load is told, because whatever else the machine does counts as slowness.
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
/** Milliseconds that this share of the runs does not reach. */
const limits = { latency: { ms: 200, share: 0.95 }, shown: { ms: 350, share: 0.75 } } as const;
/** What the page acts on; before it there is nothing to watch for, and watching costs frames. */
const acts = { pointerdown: "click", keydown: "input" } as const;

const openPlace = async (page: Page) => {
	await page.getByRole("button", { name: /^여행지 또는 숙소 검색/ }).tap();
	await page.getByRole("combobox", { name: "여행지 또는 숙소 검색" }).waitFor();
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

interface Taken {
	readonly latency: number;
	readonly shown: number;
}

async function measure(browser: Browser, address: string, interaction: Interaction): Promise<Taken> {
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
	await page.evaluate(`window.latency = 0;
	new PerformanceObserver((list) => {
		for (const { interactionId, duration } of list.getEntries())
			if (interactionId) window.latency = Math.max(window.latency, duration);
	}).observe({ type: "event", durationThreshold: 16 });
	window.taking = new Promise((resolve) => {
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
	const shown = await page.evaluate<number>("window.taking");
	// The browser tells what it timed a moment later.
	await page.waitForTimeout(500);
	const latency = await page.evaluate<number>("window.latency");
	await visitor.close();
	return { latency, shown };
}

const rounded = (milliseconds: number): string => milliseconds.toFixed(0).padStart(3);

const { values } = parseArgs({
	options: {
		runs: { type: "string", default: "21" },
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
		const taken: Taken[] = [];
		// The first one fills the browser's caches.
		for (let run = 0; run <= runs; run++) {
			const one = await measure(browser, address, interaction);
			if (run > 0) taken.push(one);
		}
		const figures = (["latency", "shown"] as const).map((figure) => {
			const all = taken.map((one) => one[figure]);
			const { ms, share } = limits[figure];
			const isWithin = percentile(all, share) < ms;
			isSlow ||= !isWithin;
			const [median, upper, most] = [0.5, 0.75, 0.95].map((part) => rounded(percentile(all, part)));
			const verdict = isWithin ? "pass" : `FAIL (p${share * 100} ${ms} ms)`;
			return `${figure} ${median}, p75 ${upper}, p95 ${most} ms ${verdict}`;
		});
		console.log([interaction.name.padEnd(25), ...figures, `load ${loadavg()[0]?.toFixed(1)}`].join("   "));
	}
} finally {
	await browser.close();
	await product?.remove();
}
if (isSlow) process.exitCode = 1;
