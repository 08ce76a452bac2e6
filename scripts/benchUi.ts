/**
 * Measures how fast a slow phone responds to a touch and writes docs/performance.md: `npm run bench:ui -- [--runs=21] [--slowdown=4]
 * [--address=http://…]`. Uses the production build, a new page for every run, and the browser's CPU throttling. Reports for each
 * interaction the latency as timed by the browser (Event Timing: from the event to the next paint), the time from the event to the first
 * frame after the one with the complete result, including a server response, and the main-thread work. A minimal interaction of the same
 * kind is measured alternately on the same page.
 */
import { loadavg } from "node:os";
import { parseArgs } from "node:util";
import type { Browser, CDPSession } from "playwright-core";
import { launchBrowser, open, visit } from "#tests/browser/support/browser.ts";
import { startProduct } from "#tests/browser/support/server.ts";
import { type Figure, rowOf } from "./bench/Figure.ts";
import { type Interaction, type Measured, measured } from "./bench/interactions.ts";
import { writePart } from "./bench/performancePage.ts";
import { percentile } from "./bench/timing.ts";

/** Budget in milliseconds until the complete result is shown, met by three runs in four: the server works on the same machine. */
const shownMs = 350;
/** Timeout in milliseconds, after which a result counts as missing. */
const timeoutMs = 30_000;
/** The event the page handles; watching for the result starts there, because watching costs frames. */
const acts = { pointerdown: "click", keydown: "input" } as const;

interface Taken {
	readonly latency: number;
	readonly shown: number;
	readonly work: number;
}

/** Milliseconds of main-thread work so far, in throttled time. */
async function workOf(devTools: CDPSession): Promise<number> {
	const { metrics } = await devTools.send("Performance.getMetrics");
	return (metrics.find(({ name }) => name === "TaskDuration")?.value ?? 0) * 1000;
}

async function measure(browser: Browser, address: string, interaction: Interaction): Promise<Taken> {
	// With the animations that most travellers see.
	const visitor = await visit(browser, { address, width: 390, reducedMotion: "no-preference" });
	const { page } = visitor;
	await open(visitor, interaction.path);
	await interaction.prepare?.(page);
	// Waits until the work after hydration and a sheet's own animation are over.
	await page.waitForTimeout(500);
	const devTools = await page.context().newCDPSession(page);
	await devTools.send("Performance.enable", { timeDomain: "threadTicks" });
	await devTools.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
	// Passed as text, since the page's policy forbids evaluating strings. The frame after the one in which the result is found is on the
	// screen.
	await page.evaluate(`window.latency = 0;
	new PerformanceObserver((list) => {
		for (const { interactionId, duration } of list.getEntries())
			if (interactionId) window.latency = Math.max(window.latency, duration);
	}).observe({ type: "event", durationThreshold: 16 });
	window.taking = new Promise((resolve) => {
		let begun;
		setTimeout(() => resolve(null), ${timeoutMs});
		const watch = () => {
			if (!(${interaction.isDone})) requestAnimationFrame(watch);
			else requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - begun)));
		};
		const once = { capture: true, once: true };
		addEventListener("${interaction.event}", ({ timeStamp }) => (begun = timeStamp), once);
		addEventListener("${acts[interaction.event]}", watch, once);
	}), undefined`);
	const before = await workOf(devTools);
	await interaction.act(page);
	const shown = await page.evaluate<number | null>("window.taking");
	if (shown === null)
		throw new Error(`${interaction.name}: ${interaction.isDone} did not come about in ${timeoutMs} ms.`);
	const work = (await workOf(devTools)) - before;
	// The browser reports its timings a moment later.
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
const taken = new Map<Interaction, Taken[]>();

/**
 * Takes the measurements alternately, so that other load on the machine affects all of them equally; the first round fills the browser's
 * caches.
 */
async function takeAll(address: string): Promise<void> {
	const browser = await launchBrowser();
	try {
		const interactions = new Set(measured.flatMap(({ interaction, baseline }) => [interaction, baseline]));
		for (let run = 0; run <= runs; run++) {
			for (const interaction of interactions) {
				const one = await measure(browser, address, interaction);
				if (run > 0) taken.set(interaction, [...(taken.get(interaction) ?? []), one]);
			}
		}
	} finally {
		await browser.close();
	}
}

function figuresOf({ interaction, baseline, latency }: Measured): readonly Figure[] {
	const part = (name: string, figure: keyof Taken, share: number, atMost?: number): Figure => {
		const [ours, barest] = [interaction, baseline].map((each) =>
			(taken.get(each) ?? []).map((one) => one[figure]),
		);
		return {
			name: `${interaction.name}, ${name}`,
			value: percentile(ours ?? [], share),
			unit: "ms",
			...(atMost ? { budget: { atMost } } : {}),
			baseline: percentile(barest ?? [], share),
		};
	};
	return [
		part("p50", "latency", 0.5),
		part("p95", "latency", 0.95, latency),
		part("fully shown, p75", "shown", 0.75, shownMs),
		part("main thread work, p50", "work", 0.5),
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
