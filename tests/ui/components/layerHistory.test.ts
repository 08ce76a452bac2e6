import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { keepLayerHistory, type LayeredRouter, pushLayerEntry } from "#ui/components/layerHistory.ts";

let stop: () => void;
let closed: string[];
let heard: number;
let went: string[];
let page: LayeredRouter;
const hear = () => {
	heard += 1;
};

beforeEach(() => {
	[closed, went, heard] = [[], [], 0];
	window.history.pushState({ idx: 2, key: "b" }, "", "/before");
	window.history.pushState({ idx: 3, key: "p" }, "", "/page");
	page = {
		state: { location: { key: "p" } },
		navigate: async (to) => {
			went.push(`${String(to)} from ${JSON.stringify(window.history.state)}`);
		},
	};
	({ stop } = start());
});
afterEach(() => {
	stop();
	window.removeEventListener("popstate", hear, true);
});

/** The router listens from its creation on; capturing, since Chromium calls a window's listeners in the order in which they were added. */
function start() {
	return keepLayerHistory(() => {
		window.removeEventListener("popstate", hear, true);
		window.addEventListener("popstate", hear, true);
		return page;
	});
}

const hold = (name: string) => pushLayerEntry(() => closed.push(name));
const settled = () => new Promise((resolve) => setTimeout(resolve, 20));
const layers = () => window.history.state.layers ?? 0;
async function back(steps = 1): Promise<void> {
	window.history.go(-steps);
	await settled();
}

describe("the history of open layers", () => {
	it("has one entry per layer; Back closes the top layer first, then leaves the page", async () => {
		hold("section");
		hold("panel");
		await settled();
		expect(window.history.state).toEqual({ idx: 5, key: "p", layers: 2 });
		await back();
		expect(closed).toEqual(["panel"]);
		await back();
		expect([closed, heard]).toEqual([["panel", "section"], 0]);
		await back();
		expect([location.pathname, heard]).toEqual(["/before", 1]);
	});

	it("reuses the entry when one layer replaces another", async () => {
		const letGo = hold("keyword");
		await settled();
		letGo();
		hold("calendar");
		await settled();
		expect(layers()).toBe(1);
		await back();
		expect(closed).toEqual(["calendar"]);
	});

	it("removes the entries of closed layers without the router noticing", async () => {
		const letGo = [hold("section"), hold("panel")];
		await settled();
		expect(layers()).toBe(2);
		for (const go of letGo) go();
		await settled();
		expect([layers(), closed, heard]).toEqual([0, [], 0]);
		expect(window.history.state.idx).toBe(3);
	});

	it("adds no entry for a layer that opens and closes at once: Back leaves the page", async () => {
		const entries = window.history.length;
		hold("menu")();
		await settled();
		expect([window.history.length, layers()]).toEqual([entries, 0]);
		await back();
		expect([location.pathname, heard]).toEqual(["/before", 1]);
	});

	it("adds an entry for a layer that opens while another layer's entry is being removed", async () => {
		const letGo = hold("sheet");
		await settled();
		letGo();
		await new Promise((resolve) => setTimeout(resolve, 0));
		hold("popup");
		await settled();
		expect([layers(), closed]).toEqual([1, []]);
	});

	it("removes all layer entries before navigating, but leaves closing the layers to their page", async () => {
		hold("section");
		hold("panel");
		await settled();
		await page.navigate("/results");
		expect(went).toEqual(['/results from {"idx":3,"key":"p"}']);
		expect(closed).toEqual([]);
	});

	it("navigates at once when nothing is open", () => {
		void page.navigate("/results");
		expect(went).toHaveLength(1);
	});

	it("leaves no trace of a layer after Forward or after a page reload", async () => {
		hold("panel");
		await settled();
		await back();
		window.history.forward();
		await settled();
		expect([layers(), heard]).toEqual([0, 0]);
		hold("panel");
		await settled();
		stop();
		({ stop } = start());
		await settled();
		expect([layers(), heard]).toEqual([0, 0]);
	});

	it("closes every layer and notifies the router when the user goes back several pages at once", async () => {
		hold("section");
		hold("panel");
		await settled();
		await back(3);
		expect([closed, heard, location.pathname]).toEqual([["panel", "section"], 1, "/before"]);
	});
});
