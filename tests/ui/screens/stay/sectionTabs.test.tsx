import { act, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { SectionTabs } from "#ui/screens/stay/parts/SectionTabs.tsx";

/** Callbacks of the resize observers that keep scroll targets in place, one for each. */
const growths: (() => void)[] = [];
class Growth {
	constructor(notify: () => void) {
		growths.push(notify);
	}
	observe() {}
	disconnect() {}
}

const ids = ["rooms", "facilities", "location", "reviews", "more"];

/** Sections of a page, each 1,000 px high, between a header and a footer of 1,500 px. */
function page(): { scrollTo(top: number): void } {
	let scrolled = 0;
	let look: () => void = () => undefined;
	/** Behaves like browsers: reports only parts that entered or left the viewport including its margins. */
	class Observer {
		readonly #seen = new Map<Element, boolean>();
		constructor(notify: () => void, { rootMargin = "0px 0px 0px 0px" }: IntersectionObserverInit) {
			const [above = 0, , below = 0] = rootMargin
				.split(" ")
				.map((margin) => Number.parseFloat(margin) * (margin.endsWith("%") ? window.innerHeight / 100 : 1));
			look = () => {
				let hasChanged = false;
				for (const [part, was] of this.#seen) {
					const { top, bottom } = part.getBoundingClientRect();
					const is = bottom > -above && top < window.innerHeight + below;
					this.#seen.set(part, is);
					hasChanged ||= is !== was;
				}
				if (hasChanged) notify();
			};
		}
		observe(part: Element) {
			this.#seen.set(part, false);
		}
		disconnect() {}
	}
	vi.stubGlobal("IntersectionObserver", Observer);
	render(
		<main>
			<a href="#location">지도 보기</a>
			<SectionTabs hasReviews hasMore onNear={onNear} />
			{ids.map((id) => (
				<section key={id} id={id} />
			))}
		</main>,
	);
	for (const [index, id] of ids.entries()) {
		const element = document.getElementById(id);
		if (element) {
			element.getBoundingClientRect = () => new DOMRect(0, 1500 + index * 1000 - scrolled, 390, 1000);
		}
	}
	return {
		scrollTo(top) {
			scrolled = top;
			act(() => look());
		},
	};
}

const onNear = vi.fn();

const marked = () =>
	screen
		.getAllByRole("link")
		.filter((link) => link.getAttribute("aria-current") === "location")
		.map((link) => link.getAttribute("href"));

describe("the section tabs of a stay", () => {
	beforeEach(() => {
		growths.length = 0;
		vi.stubGlobal("ResizeObserver", Growth);
	});
	afterEach(() => {
		window.location.hash = "";
		vi.unstubAllGlobals();
	});

	it("mark the section being read, and the first one after a jump to the top", () => {
		const { scrollTo } = page();
		expect(marked()).toEqual(["#rooms"]);
		scrollTo(3600);
		expect(marked()).toEqual(["#location"]);
		scrollTo(5600);
		expect(marked()).toEqual(["#more"]);
		scrollTo(0);
		expect(marked()).toEqual(["#rooms"]);
	});

	it("report an imminent jump on hover and on keyboard focus", () => {
		page();
		expect(onNear).not.toHaveBeenCalled();
		fireEvent.pointerEnter(screen.getByRole("navigation"));
		expect(onNear).toHaveBeenCalledOnce();
		act(() => screen.getAllByRole("link")[2]?.focus());
		expect(onNear).toHaveBeenCalledTimes(2);
	});

	it("keep the scroll target of a jump, but not of a link opened in a new tab", () => {
		page();
		const place = screen.getByRole("link", { name: "위치" });
		for (const key of ["altKey", "ctrlKey", "metaKey", "shiftKey"])
			fireEvent.click(place as HTMLElement, { [key]: true });
		expect(growths).toEqual([]);
		fireEvent.click(place as HTMLElement);
		const part = document.getElementById("location");
		const aimedAt = vi.fn();
		if (part) part.scrollIntoView = aimedAt;
		for (const grow of growths) grow();
		expect(aimedAt).toHaveBeenCalledOnce();
	});

	it("keep the scroll target of a jump from a link elsewhere on the page", () => {
		page();
		fireEvent.click(screen.getByRole("link", { name: "지도 보기" }));
		expect(growths).toHaveLength(1);
	});

	it.each([
		["at the top of the viewport", 90, true],
		["that was scrolled past before coming back", -1, false],
		["further down, after scrolling up before coming back", 700, false],
	])("keep the scroll target named in the address only on arrival: a section %s", (_how, top, isKept) => {
		window.location.hash = "#reviews";
		const part = Object.assign(document.createElement("section"), { id: "reviews" });
		part.getBoundingClientRect = () => new DOMRect(0, top, 390, 1000);
		const main = document.createElement("main");
		main.append(part);
		document.body.append(main);
		render(<SectionTabs hasReviews hasMore onNear={onNear} />);
		expect(growths).toHaveLength(isKept ? 1 : 0);
		main.remove();
	});

	it("are correct after a jump from below all sections to above them", () => {
		const { scrollTo } = page();
		scrollTo(7200);
		expect(marked()).toEqual(["#more"]);
		scrollTo(0);
		expect(marked()).toEqual(["#rooms"]);
	});
});
