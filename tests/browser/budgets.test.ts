import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { componentsCopy } from "#copy/components.ts";
import { open, type Visit, widths } from "#tests/browser/support/browser.ts";
import { signIn } from "#tests/browser/support/members.ts";
import { joinStage } from "#tests/browser/support/stage.ts";

/** Bytes over the wire for what the document itself requests, headers included. */
interface Weight {
	readonly script: number;
	readonly style: number;
	readonly html: number;
	/** Uncompressed bytes: what a slow phone has to parse. */
	readonly raw: number;
}

/**
 * Page weight budgets before any interaction, about 650 bytes of headers per file included (G01); `npm run verify` measures the same files
 * without a browser.
 */
const screens = [
	["/", { script: 160_000, style: 20_000, html: 25_000, raw: 90_000 }],
	["/search", { script: 175_000, style: 20_000, html: 25_000, raw: 90_000 }],
	["/products/1", { script: 178_000, style: 20_000, html: 25_000, raw: 90_000 }],
] as const;

const stage = joinStage("readers");

async function weigh({ page }: Visit, path: string): Promise<() => Weight> {
	// Anything the page's own code fetches later comes after hydration.
	const document = await (await fetch(stage.product.address + path)).text();
	const named = new Set([...document.matchAll(/(?:src|href)="([^"]+\.js)"/g)].map(([, file]) => file));
	const network = await page.context().newCDPSession(page);
	const kinds = new Map<string, string>();
	const sizes = new Map<string, number>();
	network.on("Network.requestWillBeSent", ({ requestId, type, initiator, request }) => {
		const isNamed =
			type === "Script" ? named.has(new URL(request.url).pathname) : initiator.type === "parser";
		if (isNamed || type === "Document") kinds.set(requestId, type ?? "Other");
	});
	network.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
		const kind = kinds.get(requestId) ?? "Later";
		sizes.set(kind, (sizes.get(kind) ?? 0) + encodedDataLength);
	});
	await network.send("Network.enable");
	const of = (kind: string) => sizes.get(kind) ?? 0;
	return () => ({
		script: of("Script"),
		style: of("Stylesheet"),
		html: of("Document"),
		raw: Buffer.byteLength(document),
	});
}

/** Waits until late arrivals (fonts and eagerly loaded pictures) have had the chance to shift the layout. */
const untilDrawn = (page: Page) =>
	page.evaluate(async () => {
		await document.fonts.ready;
		const pictures = [...document.images].filter(({ loading }) => loading !== "lazy");
		await Promise.all(pictures.map((picture) => picture.decode().catch(() => undefined)));
		await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
	});

/** The cumulative layout shift so far, excluding shifts that follow an input. */
const layoutShift = (page: Page) =>
	page.evaluate(
		() =>
			new Promise<number>((resolve) => {
				let sum = 0;
				new PerformanceObserver((list) => {
					for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
						sum += entry.value;
				}).observe({ type: "layout-shift", buffered: true });
				setTimeout(() => resolve(sum), 100);
			}),
	);

const fontsBeforePaint = (page: Page) =>
	page.evaluate(() => {
		const [paint] = performance.getEntriesByName("first-contentful-paint");
		return performance
			.getEntriesByType("resource")
			.filter(({ name, startTime }) => /\.woff2?($|\?)/.test(name) && startTime < (paint?.startTime ?? 0))
			.map(({ name }) => name);
	});

/** How far the page moves when its header content arrives: on a slow connection the header is drawn first. */
const movedByHeader = (page: Page) =>
	page.evaluate(() => {
		const top = () => document.querySelector("main")?.getBoundingClientRect().top ?? Number.NaN;
		const whole = top();
		const parts = document.querySelectorAll<HTMLElement>("header > *");
		for (const part of parts) part.style.display = "none";
		return whole - top();
	});

describe.each(screens)("a first visit of %s", (path, most) => {
	it.each([390, 1440] as const)(
		"stays within its byte budget, loads no font before first paint and has no layout shift at %i px",
		async (width) => {
			const visitor = await stage.visit({ width, isFirst: true });
			const { page } = visitor;
			const weight = await weigh(visitor, path);
			await open(visitor, path);
			const { script, style, html, raw } = weight();
			expect(script, "JavaScript").toBeLessThanOrEqual(most.script);
			expect(style, "CSS").toBeLessThanOrEqual(most.style);
			expect(html, "HTML").toBeLessThanOrEqual(most.html);
			expect(raw, "HTML, unpacked").toBeLessThanOrEqual(most.raw);
			expect(await fontsBeforePaint(page)).toEqual([]);
			await untilDrawn(page);
			expect(await layoutShift(page)).toBeLessThanOrEqual(0.01);
			expect(await page.evaluate(() => document.querySelectorAll("*").length)).toBeLessThanOrEqual(2000);
			expect(await movedByHeader(page)).toBe(0);
			await visitor.close();
		},
	);
});

/** Screens that request their content only after hydration, by URL or by the steps that find it. */
const waiting: readonly (readonly [string, (visitor: Visit) => Promise<string>])[] = [
	["the booking form", () => bookingForm()],
	["a booking", firstBooking],
	["a membership", async () => "/membership/awesome/management"],
	["points", async () => "/mypage/awesome-cash"],
	["advance notices", async () => "/advance-notice"],
];

async function bookingForm(): Promise<string> {
	const html = await (await fetch(`${stage.product.address}/products/1`)).text();
	const [, query = ""] = /\/products\/1\/options\?([^"]*rateplan=[^"]*)"/.exec(html) ?? [];
	expect(query).not.toBe("");
	return `/booking/1?${query.replaceAll("&amp;", "&")}`;
}

async function firstBooking({ page }: Visit): Promise<string> {
	await page.goto("/mypage/books");
	return (await page.locator('a[href^="/mypage/books/"]').first().getAttribute("href")) ?? "";
}

describe.each(waiting)("%s", (_, addressOf) => {
	it.each(widths)("appears without a layout shift at %i px", async (width) => {
		const visitor = await stage.visit({ width, isFirst: true });
		const { page } = visitor;
		await signIn(page.context(), stage.product.address, "silver");
		const path = await addressOf(visitor);
		// The header then shows a search that only the browser knows about.
		await page.goto("/search");
		await page.goto(path);
		await page.waitForLoadState("networkidle");
		await expect.poll(() => page.locator("main").getByText(componentsCopy.loading).count()).toBe(0);
		expect(await layoutShift(page)).toBeLessThanOrEqual(0.01);
		await visitor.close();
	});
});
