/**
 * Measures what a slow phone needs to answer a touch and writes docs/performance.md:
 * `npm run bench:ui -- [--runs=21] [--slowdown=4] [--address=http://…]`.
 * The production build, a page of its own for every run, the processor slowed down by the browser. For each: the interaction's
 * latency as the browser itself times it (Event Timing: from the event to the next picture), the time from the event to the first
 * frame after the one in which all that was asked for stands, an answer of the server included, and what the page's thread had
 * to do for it. Beside it the barest of its kind on the same page, in turns.
 */
import { loadavg } from "node:os";
import { parseArgs } from "node:util";
import type { Browser, CDPSession } from "playwright-core";
import { launchBrowser, open, visit } from "#tests/browser/support/browser.ts";
import { startProduct } from "#tests/browser/support/server.ts";
import { type Figure, rowOf } from "./bench/Figure.ts";
import { writePart } from "./bench/performancePage.ts";
import { percentile } from "./bench/timing.ts";
import { type Measured, measured, type Touch } from "./bench/touches.ts";

/** Milliseconds within which all that was asked for stands, in three runs of four: the server works on the same machine. */
const shownMs = 350;
/** What has not come by then does not come. */
const patienceMs = 30_000;
/** What the page acts on; before it there is nothing to watch for, and watching costs frames. */
const acts = { pointerdown: "click", keydown: "input" } as const;

interface Taken {
	readonly latency: number;
	readonly shown: number;
	readonly work: number;
}

/** Milliseconds that the page's thread has worked so far, as slow as it is. */
async function workOf(devTools: CDPSession): Promise<number> {
	const { metrics } = await devTools.send("Performance.getMetrics");
	return (metrics.find(({ name }) => name === "TaskDuration")?.value ?? 0) * 1000;
}

async function measure(browser: Browser, address: string, touch: Touch): Promise<Taken> {
	// With the movements that most travellers see.
	const visitor = await visit(browser, { address, width: 390, reducedMotion: "no-preference" });
	const { page } = visitor;
	await open(visitor, touch.path);
	await touch.prepare?.(page);
	// What comes after hydration, and a sheet's own movement, are over.
	await page.waitForTimeout(500);
	const devTools = await page.context().newCDPSession(page);
	await devTools.send("Performance.enable", { timeDomain: "threadTicks" });
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
		setTimeout(() => resolve(null), ${patienceMs});
		const watch = () => {
			if (!(${touch.isDone})) requestAnimationFrame(watch);
			else requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - begun)));
		};
		const once = { capture: true, once: true };
		addEventListener("${touch.event}", ({ timeStamp }) => (begun = timeStamp), once);
		addEventListener("${acts[touch.event]}", watch, once);
	}), undefined`);
	const before = await workOf(devTools);
	await touch.act(page);
	const shown = await page.evaluate<number | null>("window.taking");
	if (shown === null)
		throw new Error(`${touch.name}: ${touch.isDone} did not come about in ${patienceMs} ms.`);
	const work = (await workOf(devTools)) - before;
	// The browser tells what it timed a moment later.
	await page.waitForTimeout(500);
	const latency = await page.evaluate<number>("window.latency");
	await visitor.close();
	return { latency, shown, work };
}

const { values } = parseArgs({
	options: {
		runs: { type: "string", default: "21" },
		slowdown: { type: "string", default: "4" },
		address: { type: "string" },
	},
});
const runs = Number(values.runs);
const slowdown = Number(values.slowdown);
const taken = new Map<Touch, Taken[]>();

/** In turns, so that what else the machine does is the same for all of them; the first turn fills the browser's caches. */
async function takeAll(address: string): Promise<void> {
	const browser = await launchBrowser();
	try {
		const touches = new Set(measured.flatMap(({ touch, bare }) => [touch, bare]));
		for (let run = 0; run <= runs; run++) {
			for (const touch of touches) {
				const one = await measure(browser, address, touch);
				if (run > 0) taken.set(touch, [...(taken.get(touch) ?? []), one]);
			}
		}
	} finally {
		await browser.close();
	}
}

function figuresOf({ touch, bare, latency }: Measured): readonly Figure[] {
	const part = (name: string, figure: keyof Taken, share: number, atMost?: number): Figure => {
		const [ours, barest] = [touch, bare].map((each) => (taken.get(each) ?? []).map((one) => one[figure]));
		return {
			name: `${touch.name}, ${name}`,
			value: percentile(ours ?? [], share),
			unit: "ms",
			...(atMost ? { budget: { atMost } } : {}),
			bare: percentile(barest ?? [], share),
		};
	};
	return [
		part("p50", "latency", 0.5),
		part("p95", "latency", 0.95, latency),
		part("all of it stands, p75", "shown", 0.75, shownMs),
		part("work of the page's thread, p50", "work", 0.5),
	];
}

const loadBefore = loadavg()[0] ?? 0;
const product = values.address ? null : await startProduct({ world: "full" });
try {
	await takeAll(values.address ?? product?.address ?? "");
} finally {
	await product?.remove();
}
const figures = measured.flatMap(figuresOf);
for (const figure of figures) console.log(rowOf(figure).filter(Boolean).join("  "));
writePart("touches", figures, loadBefore);
