import type { Page } from "playwright-core";

/** Maximum share of the window that may shift unprompted (visual.md). */
const most = 0.01;

/** Returns the layout shifts since the page was loaded, one line per event; empty when they are barely visible in total. */
export const shifts = (page: Page): Promise<readonly string[]> =>
	page.evaluate(async (limit) => {
		interface Shift extends PerformanceEntry {
			readonly value: number;
			readonly hadRecentInput: boolean;
			readonly sources: readonly { readonly node: Node | null }[];
		}
		const all: Shift[] = [];
		const observer = new PerformanceObserver((list) => all.push(...(list.getEntries() as Shift[])));
		observer.observe({ type: "layout-shift", buffered: true });
		await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn, 0)));
		all.push(...(observer.takeRecords() as Shift[]));
		observer.disconnect();
		const own = all.filter(({ hadRecentInput }) => !hadRecentInput);
		if (own.reduce((sum, { value }) => sum + value, 0) <= limit) return [];
		const nameOf = (node: Node | null) =>
			node instanceof HTMLElement
				? `${node.tagName.toLowerCase()}.${node.className} "${node.innerText.slice(0, 30)}"`
				: (node?.nodeName ?? "gone");
		return own.map(
			({ value, sources }) =>
				`moves by ${value.toFixed(4)}: ${sources.map(({ node }) => nameOf(node)).join(" | ")}`,
		);
	}, most);
