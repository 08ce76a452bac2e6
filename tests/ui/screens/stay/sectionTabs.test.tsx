import { act, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { SectionTabs } from "#ui/screens/stay/parts/SectionTabs.tsx";

const ids = ["rooms", "facilities", "location", "reviews", "more"];

/** Parts of a page, each 1,000 px high, below a head of 1,500 px. */
function page(): { scrollTo(top: number): void } {
	let scrolled = 0;
	let tell: () => void = () => undefined;
	vi.stubGlobal(
		"IntersectionObserver",
		class {
			constructor(notify: () => void) {
				tell = notify;
			}
			observe() {}
			disconnect() {}
		},
	);
	render(
		<>
			<SectionTabs hasReviews hasMore />
			{ids.map((id) => (
				<section key={id} id={id} />
			))}
		</>,
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
			act(() => tell());
		},
	};
}

const marked = () =>
	screen
		.getAllByRole("link")
		.filter((link) => link.getAttribute("aria-current") === "location")
		.map((link) => link.getAttribute("href"));

describe("section tabs of a stay", () => {
	afterEach(() => vi.unstubAllGlobals());

	it("mark the part being read, and the first again after a jump to the top", () => {
		const { scrollTo } = page();
		expect(marked()).toEqual(["#rooms"]);
		scrollTo(3600);
		expect(marked()).toEqual(["#location"]);
		scrollTo(5600);
		expect(marked()).toEqual(["#more"]);
		scrollTo(0);
		expect(marked()).toEqual(["#rooms"]);
	});
});
