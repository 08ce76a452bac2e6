import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { holdBack, keepLayerHistory, type LayeredRouter } from "#ui/components/layerHistory.ts";

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
	stop = keepLayerHistory(page);
	window.addEventListener("popstate", hear);
});
afterEach(() => {
	stop();
	window.removeEventListener("popstate", hear);
});

const hold = (name: string) => holdBack(() => closed.push(name));
const settled = () => new Promise((resolve) => setTimeout(resolve, 20));
const layers = () => window.history.state.layers ?? 0;
async function back(steps = 1): Promise<void> {
	window.history.go(-steps);
	await settled();
}

describe("the history of layers", () => {
	it("has an entry a layer, and Back closes the upper one first, then leaves the page", async () => {
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

	it("keeps the entry for a layer that takes another's place", async () => {
		const letGo = hold("keyword");
		await settled();
		letGo();
		hold("calendar");
		await settled();
		expect(layers()).toBe(1);
		await back();
		expect(closed).toEqual(["calendar"]);
	});

	it("takes the entries of closed layers away, and the router hears of none", async () => {
		const letGo = [hold("section"), hold("panel")];
		await settled();
		expect(layers()).toBe(2);
		for (const go of letGo) go();
		await settled();
		expect([layers(), closed, heard]).toEqual([0, [], 0]);
		expect(window.history.state.idx).toBe(3);
	});

	it("has no entry for a layer that a new page mounts open and closes at once: Back leads past it", async () => {
		const entries = window.history.length;
		hold("menu")();
		await settled();
		expect([window.history.length, layers()]).toEqual([entries, 0]);
		await back();
		expect([location.pathname, heard]).toEqual(["/before", 1]);
	});

	it("gives an entry to a layer that opens while another's is being taken away", async () => {
		const letGo = hold("sheet");
		await settled();
		letGo();
		await new Promise((resolve) => setTimeout(resolve, 0));
		hold("popup");
		await settled();
		expect([layers(), closed]).toEqual([1, []]);
	});

	it("leaves all layers before it navigates, and closes none: their page does that", async () => {
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

	it("has nothing left of a layer after Forward, nor in a page that was loaded anew", async () => {
		hold("panel");
		await settled();
		await back();
		window.history.forward();
		await settled();
		expect([layers(), heard]).toEqual([0, 0]);
		hold("panel");
		await settled();
		stop();
		stop = keepLayerHistory(page);
		await settled();
		expect([layers(), heard]).toEqual([0, 0]);
	});

	it("closes everything and tells the router when the reader leaves several pages at once", async () => {
		hold("section");
		hold("panel");
		await settled();
		await back(3);
		expect([closed, heard, location.pathname]).toEqual([["panel", "section"], 1, "/before"]);
	});
});
