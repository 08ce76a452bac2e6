import { act, fireEvent, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { cardWidths, Picture, screenWidths, shelfWidths, smallWidths } from "#ui/components/Picture.tsx";

describe("Picture", () => {
	const image = () => screen.getByRole<HTMLImageElement>("img");

	it("loads lazily in the size the screen needs, with its dimensions [DOM-IMG-04]", () => {
		render(<Picture src="/p/1.jpg" alt="바다" sizes="50vw" />);
		expect(image().getAttribute("loading")).toBe("lazy");
		expect(image().getAttribute("width")).toBe("800");
		expect(image().getAttribute("height")).toBe("600");
		expect(image().getAttribute("srcset")).toContain(
			"/images/optimize?src=%2Fp%2F1.jpg&w=480&q=80&f=webp 480w",
		);
		expect(image().getAttribute("sizes")).toBe("50vw");
		expect(image().getAttribute("decoding")).toBe("async");
	});

	it.each([
		[undefined, [320, 480, 800, 1080, 1600]],
		[screenWidths, [480, 800, 1080, 1600]],
		[shelfWidths, [320, 480, 640]],
		[cardWidths, [320, 640, 800]],
		[smallWidths, [320, 480]],
	])("is offered in the widths %j [DOM-IMG-04]", (widths, offered) => {
		render(<Picture src="/p/1.jpg" alt="바다" sizes="50vw" widths={widths} />);
		const addresses = image().getAttribute("srcset")?.split(", ") ?? [];
		expect(addresses).toEqual(offered.map((width) => expect.stringMatching(`w=${width}&.* ${width}w$`)));
	});

	it("is fetched with high priority when it is the page's main picture", () => {
		render(<Picture src="/p/1.jpg" alt="바다" sizes="100vw" priority />);
		expect(image().getAttribute("loading")).toBe("eager");
		expect(image().getAttribute("fetchpriority")).toBe("high");
		expect(image().getAttribute("decoding")).toBe("sync");
	});

	it("does not load far down the page until it is in view or the user scrolls", () => {
		render(<Picture src="/p/1.jpg" alt="바다" sizes="50vw" lazy />);
		expect([image().hasAttribute("src"), image().hasAttribute("srcset")]).toEqual([false, false]);
		expect(image().getAttribute("alt")).toBe("바다");
		act(() => {
			document.body.dispatchEvent(new Event("scroll"));
		});
		expect(image().getAttribute("srcset")).toContain("w=480");
	});

	it("keeps its focal point in view, rounded to 20 %, without a style attribute", () => {
		const { container } = render(<Picture src="/p/1.jpg" alt="바다" sizes="1px" focus={{ x: 9, y: 88 }} />);
		expect([image().dataset.x, image().dataset.y]).toEqual(["0", "80"]);
		expect(container.querySelector("[style]")).toBeNull();
	});

	it("has a placeholder in its own colour without a style attribute", () => {
		const { container } = render(<Picture src="/p/1.jpg" alt="바다" sizes="1px" color="#9ec5e8" />);
		expect(container.querySelector("svg")?.getAttribute("color")).toBe("#9ec5e8");
		expect(container.querySelector("[style]")).toBeNull();
	});

	it.each(["", "/p/gone.jpg"])("is the drawn placeholder when %j cannot be loaded [DOM-IMG-01]", (src) => {
		render(<Picture src={src} alt="숙소" sizes="1px" />);
		if (src) fireEvent.error(image());
		expect(image().getAttribute("src")).toBe("/images/placeholder-stay.svg");
		expect(image().hasAttribute("srcset")).toBe(false);
	});

	it("does not ask for the photo again when the placeholder cannot be loaded either, as when offline [DOM-IMG-01]", () => {
		render(<Picture src="/p/gone.jpg" alt="숙소" sizes="1px" />);
		for (let failure = 0; failure < 3; failure++) {
			fireEvent.error(image());
			expect(image().getAttribute("src")).toBe("/images/placeholder-stay.svg");
		}
	});

	it("asks for the photo again once the connection is back [DOM-IMG-01]", () => {
		render(<Picture src="/p/1.jpg" alt="숙소" sizes="1px" />);
		fireEvent.error(image());
		fireEvent(window, new Event("online"));
		expect(image().getAttribute("srcset")).toContain("w=480");
		fireEvent.error(image());
		expect(image().getAttribute("src")).toBe("/images/placeholder-stay.svg");
	});

	it.each([
		{ state: { complete: true, naturalWidth: 0, currentSrc: "/p/1.jpg" }, isGone: true },
		{ state: { complete: true, naturalWidth: 480, currentSrc: "/p/1.jpg" }, isGone: false },
		{ state: { complete: false, naturalWidth: 0, currentSrc: "/p/1.jpg" }, isGone: false },
		{ state: { complete: true, naturalWidth: 0, currentSrc: "" }, isGone: false },
	])("is the placeholder if loading failed before hydration: $state [DOM-IMG-01]", ({ state, isGone }) => {
		const picture = <Picture src="/p/1.jpg" alt="바다" sizes="1px" />;
		const container = document.createElement("div");
		document.body.append(container);
		container.innerHTML = renderToString(picture);
		const sent = container.querySelector("img") as HTMLImageElement;
		for (const [name, value] of Object.entries(state)) Object.defineProperty(sent, name, { value });
		render(picture, { container, hydrate: true });
		expect(image()).toBe(sent);
		expect(image().getAttribute("src") === "/images/placeholder-stay.svg").toBe(isGone);
	});
});
