import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Gallery, type GalleryProps } from "#ui/components/Gallery.tsx";

const images = Array.from({ length: 5 }, (_, index) => ({
	url: `/g/${index}.jpg`,
	alt: `사진 ${index}`,
	color: null,
}));
const last = images.length - 1;

/** The layout width of a picture, and the scroll behaviour of each move to another one. */
let width = 300;
const behaviours: (string | undefined)[] = [];

beforeEach(() => {
	width = 300;
	behaviours.length = 0;
	vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockImplementation(() => width);
	vi.spyOn(HTMLElement.prototype, "offsetLeft", "get").mockImplementation(function (this: HTMLElement) {
		return [...(this.parentElement?.children ?? [])].indexOf(this) * width;
	});
	vi.spyOn(HTMLElement.prototype, "scrollTo").mockImplementation(function (this: HTMLElement, to) {
		const { left = 0, behavior } = to as unknown as ScrollToOptions;
		behaviours.push(behavior);
		this.scrollLeft = left;
		this.dispatchEvent(new Event("scroll"));
	} as HTMLElement["scrollTo"]);
});
afterEach(() => vi.restoreAllMocks());

const open = (props: Partial<GalleryProps> = {}) =>
	render(<Gallery label="해운대 호텔" images={images} sizes="100vw" {...props} />);
const list = () => screen.getByRole("list");
const loaded = () => screen.getAllByRole("img").map((image) => image.getAttribute("alt"));

/** Every way to move to another picture, with its target index. */
const ways: Readonly<Record<string, (at: number) => number>> = {
	ArrowLeft: (at) => Math.max(at - 1, 0),
	ArrowRight: (at) => Math.min(at + 1, last),
	Home: () => 0,
	End: () => last,
	"이전 사진": (at) => Math.max(at - 1, 0),
	"다음 사진": (at) => Math.min(at + 1, last),
};

/** Performs the move; returns whether the page is kept from scrolling. */
const go = (way: string): boolean =>
	way.endsWith("사진")
		? fireEvent.click(screen.getByRole("button", { name: way }))
		: !fireEvent.keyDown(list(), { key: way });

describe("Gallery", () => {
	it("follows keys and buttons, announces its position, and loads only one picture ahead of those reached", () => {
		fc.assert(
			fc.property(
				fc.array(fc.constantFrom(...Object.keys(ways)), { maxLength: 12 }),
				fc.integer({ min: 0, max: last }),
				(presses, start) => {
					const onShow = vi.fn();
					cleanup();
					open({ start, onShow });
					let [at, reached] = [start, start];
					const check = () => {
						expect(list().getAttribute("aria-label")).toBe(`5장 중 ${at + 1}번째 사진`);
						expect(screen.getByText(`${at + 1} / 5`)).toBeTruthy();
						expect(list().scrollLeft).toBe(at * width);
						expect(loaded()).toEqual(images.slice(0, reached + 2).map(({ alt }) => alt));
						const ends = ["이전 사진", "다음 사진"].map(
							(name) => screen.getByRole<HTMLButtonElement>("button", { name }).disabled,
						);
						expect(ends).toEqual([at === 0, at === last]);
					};
					check();
					for (const way of presses) {
						at = ways[way]?.(at) ?? at;
						reached = Math.max(reached, at);
						const isTaken = go(way);
						check();
						if (way.endsWith("사진")) continue;
						expect(isTaken).toBe(true);
						expect(onShow).toHaveBeenLastCalledWith(at);
					}
				},
			),
			{ numRuns: 20 },
		);
	});

	it("jumps to its start picture, and scrolls smoothly from there", () => {
		open({ start: 2 });
		expect(behaviours).toEqual(["instant"]);
		go("ArrowRight");
		expect(behaviours).toEqual(["instant", "smooth"]);
	});

	it("does not scroll to open at its first picture", () => {
		open();
		expect(behaviours).toEqual([]);
	});

	it("moves to a new start picture when that changes", () => {
		const { rerender } = open({ start: 1 });
		rerender(<Gallery label="해운대 호텔" images={images} sizes="100vw" start={3} />);
		expect(list().getAttribute("aria-label")).toBe("5장 중 4번째 사진");
	});

	it("leaves other keys to the page", () => {
		open();
		expect(go("a")).toBe(false);
		expect(behaviours).toEqual([]);
	});

	it("works without a listener, and reports nothing before it is laid out", () => {
		const onShow = vi.fn();
		const { rerender } = open({ onShow });
		width = 0;
		act(() => void fireEvent.scroll(list()));
		expect(onShow).not.toHaveBeenCalled();
		width = 300;
		rerender(<Gallery label="해운대 호텔" images={images} sizes="100vw" />);
		go("End");
		expect(screen.getByText("5 / 5")).toBeTruthy();
	});

	it("fetches the page's main picture with high priority, but not the next one", () => {
		open({ priority: true });
		expect(screen.getAllByRole("img").map((image) => image.getAttribute("fetchpriority"))).toEqual([
			"high",
			null,
		]);
	});

	it.each([1, 2])(
		"of %i has buttons, a counter and a tab stop only when there is more than one picture",
		(count) => {
			const { container } = open({ images: images.slice(0, count) });
			const isMany = count > 1;
			expect(screen.queryAllByRole("button")).toHaveLength(isMany ? 2 : 0);
			expect(container.textContent).toBe(isMany ? "1 / 2" : "");
			expect(list().getAttribute("tabindex")).toBe(isMany ? "0" : null);
		},
	);
});
