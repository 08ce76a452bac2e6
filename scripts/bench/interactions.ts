import type { Locator, Page } from "playwright-core";

/** An interaction for a slow phone, and how to detect its completion. */
export interface Interaction {
	readonly name: string;
	readonly path: string;
	/** Brings the page into the state in which the interaction starts. */
	readonly prepare?: (page: Page) => Promise<unknown>;
	readonly act: (page: Page) => Promise<unknown>;
	/** The event that starts it. */
	readonly event: "pointerdown" | "keydown";
	/** Expression that is true once the requested result is in the document. */
	readonly isDone: string;
}

/** An interaction of the product next to a minimal one of its kind on the same page. */
export interface Measured {
	readonly interaction: Interaction;
	readonly baseline: Interaction;
	/** Milliseconds from the event to the next paint. */
	readonly latency: number;
}

/** 198 stays of the demo world. */
const results = "/search?nationCode=KR&searchText=%EB%8C%80%ED%95%9C%EB%AF%BC%EA%B5%AD";

const openPlace = async (page: Page) => {
	await page.getByRole("button", { name: /^여행지 또는 숙소 검색/ }).tap();
	await page.getByRole("combobox", { name: "여행지 또는 숙소 검색" }).waitFor();
};

const openFilters = async (page: Page) => {
	await page.getByRole("button", { name: "필터", exact: true }).tap();
	await fourStars(page).waitFor();
};

const fourStars = (page: Page) => page.locator("dialog[open]").getByRole("checkbox", { name: /^4성급/ });

/** Skips the driver's checks, which would run in the throttled page between touch and response. */
const tap = (target: Locator) => target.tap({ force: true });

/** Adds an unstyled element on top of the page, or inside the open layer, out of the way of everything else. */
const put = (page: Page, tag: string, then = "") =>
	page.evaluate(`{
		const bare = document.createElement("${tag}");
		bare.id = "bare";
		bare.style.cssText = "position: fixed; inset: 40% auto auto 40%; width: 48px; height: 48px; z-index: 9999";
		(document.querySelector("dialog[open] [data-scroll]") ?? document.body).append(bare);
		${then}
	}`);

const emptyDialog = (path: string): Interaction => ({
	name: `an empty dialog on ${path.slice(0, 7)}`,
	path,
	prepare: (page) =>
		put(
			page,
			"button",
			`bare.onclick = () => {
				const dialog = document.createElement("dialog");
				document.body.append(dialog);
				dialog.showModal();
			};`,
		),
	act: (page) => tap(page.locator("#bare")),
	event: "pointerdown",
	isDone: "document.querySelector('body > dialog[open]')",
});

const emptyField: Interaction = {
	name: "a key in an empty field",
	path: "/",
	async prepare(page) {
		await openPlace(page);
		await put(page, "input", "bare.focus();");
	},
	act: (page) => page.keyboard.press("a"),
	event: "keydown",
	isDone: "document.querySelector('#bare').value === 'a'",
};

const baselineTick: Interaction = {
	name: "a tick of its own",
	path: results,
	async prepare(page) {
		await openFilters(page);
		await put(page, "input", `bare.type = "checkbox";`);
	},
	act: (page) => tap(page.locator("#bare")),
	event: "pointerdown",
	isDone: "document.querySelector('#bare').checked",
};

/** The page's text with the number of stays; reading it does not force a layout. */
const count = "document.querySelector('main h2').textContent";

const [dialogOnHome, dialogOnResults] = [emptyDialog("/"), emptyDialog(results)];

export const measured: readonly Measured[] = [
	{
		interaction: {
			name: "open the calendar",
			path: "/",
			act: (page) => tap(page.getByRole("button", { name: /^체크인/ })),
			event: "pointerdown",
			isDone: "document.querySelector('dialog[open] [data-day]')",
		},
		baseline: dialogOnHome,
		latency: 96,
	},
	{
		interaction: {
			name: "open the guest selector",
			path: "/",
			act: (page) => tap(page.getByRole("button", { name: /^인원/ })),
			event: "pointerdown",
			isDone:
				"document.querySelector('dialog[open] [role=group], dialog[open] output, dialog[open] fieldset')",
		},
		baseline: dialogOnHome,
		latency: 96,
	},
	{
		interaction: {
			name: "open the keyword search",
			path: "/",
			act: (page) => tap(page.getByRole("button", { name: /^여행지 또는 숙소 검색/ })),
			event: "pointerdown",
			isDone: "document.querySelector('dialog[open] [role=combobox]')",
		},
		baseline: dialogOnHome,
		latency: 96,
	},
	{
		interaction: {
			name: "type into the keyword search",
			path: "/",
			prepare: openPlace,
			act: (page) => page.keyboard.press("a"),
			event: "keydown",
			isDone: "document.querySelector('[role=combobox]').value.endsWith('a')",
		},
		baseline: emptyField,
		latency: 48,
	},
	{
		interaction: {
			name: "open the filters",
			path: results,
			act: (page) => tap(page.getByRole("button", { name: "필터", exact: true })),
			event: "pointerdown",
			isDone: "document.querySelector('dialog[open] input[type=checkbox]')",
		},
		baseline: dialogOnResults,
		latency: 96,
	},
	{
		interaction: {
			name: "choose a filter",
			path: results,
			prepare: openFilters,
			act: (page) => tap(fourStars(page)),
			event: "pointerdown",
			isDone: "document.querySelector('dialog[open] input[type=checkbox]:checked')",
		},
		baseline: baselineTick,
		latency: 96,
	},
	{
		interaction: {
			name: "see the filtered results",
			path: results,
			async prepare(page) {
				await openFilters(page);
				await page.evaluate(`window.countBefore = ${count}`);
			},
			act: (page) => tap(fourStars(page)),
			event: "pointerdown",
			isDone: `document.querySelector('main [aria-busy=false] article') && ${count} !== window.countBefore`,
		},
		baseline: baselineTick,
		latency: 96,
	},
];
