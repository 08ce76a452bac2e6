import { afterEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { afterEntry, prefersReducedMotion, scrollBehavior } from "#ui/components/motion.ts";
import { skipOffscreen } from "#ui/components/skipOffscreen.ts";

afterEach(() => void vi.unstubAllGlobals());

describe("motion", () => {
	it.each([
		[true, "instant"],
		[false, "smooth"],
	])("is disabled when the user prefers reduced motion: %s", (isAsked, behaviour) => {
		const asked: string[] = [];
		vi.stubGlobal("matchMedia", (query: string) => {
			asked.push(query);
			return { matches: isAsked };
		});
		expect([prefersReducedMotion(), scrollBehavior()]).toEqual([isAsked, behaviour]);
		expect(new Set(asked)).toEqual(new Set(["(prefers-reduced-motion: reduce)"]));
	});

	const moving = (...movements: readonly Promise<unknown>[]) =>
		({ getAnimations: () => movements.map((finished) => ({ finished })) }) as unknown as Element;
	const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

	it("of an entering element is awaited even if interrupted; a still element is not waited for", async () => {
		for (const still of [null, undefined, {} as Element, moving()]) {
			const then = vi.fn();
			afterEntry(still, then);
			expect(then).toHaveBeenCalledOnce();
		}
		const then = vi.fn();
		let end = () => {};
		const slow = new Promise<void>((resolve) => {
			end = resolve;
		});
		afterEntry(moving(Promise.reject(new Error("broken off")), slow), then);
		await settled();
		expect(then).not.toHaveBeenCalled();
		end();
		await settled();
		expect(then).toHaveBeenCalledOnce();
	});

	it("can be awaited until the wait is cancelled", async () => {
		const then = vi.fn();
		const callOff = afterEntry(moving(Promise.resolve()), then);
		callOff();
		await settled();
		expect(then).not.toHaveBeenCalled();
	});
});

describe("off-screen content beneath a layer", () => {
	type Box = readonly [left: number, top: number, width: number, height: number];
	function plant(html: string, boxes: Readonly<Record<string, Box>>) {
		vi.stubGlobal("innerWidth", 400);
		vi.stubGlobal("innerHeight", 800);
		document.body.innerHTML = html;
		onTestFinished(() => void document.body.replaceChildren());
		for (const [id, [left, top, width, height]] of Object.entries(boxes)) {
			const box = { left, top, width, height, right: left + width, bottom: top + height } as DOMRect;
			vi.spyOn(byId(id), "getBoundingClientRect").mockReturnValue(box);
		}
	}
	const byId = (id: string): HTMLElement => {
		const found = document.getElementById(id);
		if (found === null) throw new Error(`no ${id}`);
		return found;
	};
	const skipped = () =>
		[...document.querySelectorAll<HTMLElement>("[id]")]
			.filter(({ style }) => style.contentVisibility === "hidden")
			.map(({ id, style }) => `${id} ${style.inlineSize} ${style.blockSize}`);

	it.each<readonly [where: string, box: Box, isSkipped: boolean]>([
		["above", [0, -200, 300, 200], true],
		["reaching in from above", [0, -199, 300, 200], false],
		["below", [0, 800, 300, 200], true],
		["reaching in from below", [0, 799, 300, 200], false],
		["to the left", [-300, 0, 300, 200], true],
		["reaching in from the left", [-299, 0, 300, 200], false],
		["to the right", [400, 0, 300, 200], true],
		["reaching in from the right", [399, 0, 300, 200], false],
		["nowhere, without a width", [0, 900, 0, 0], false],
	])("is skipped at its own size, and restored afterwards: %s", (_where, box, isSkipped) => {
		plant("<main><section id=part></section></main><div id=layer></div>", { part: box });
		const takeIn = skipOffscreen(byId("layer"));
		expect(skipped()).toEqual(isSkipped ? ["part 300px 200px"] : []);
		takeIn();
		expect(byId("part").getAttribute("style") ?? "").toBe("");
	});

	it("is skipped once, at its outermost element, and never when it contains a layer", () => {
		const below: Box = [0, 900, 300, 200];
		plant(
			`<main><section id=outer><article id=inner></article></section>
			<section id=own><div id=layer></div></section><section id=other><dialog open></dialog></section>
			<ul><li id=row></li></ul></main><aside><section id=beside></section></aside><footer id=foot></footer>`,
			{ outer: below, inner: below, own: below, other: below, row: below, beside: below, foot: below },
		);
		skipOffscreen(byId("layer"));
		expect(skipped()).toEqual(["outer 300px 200px", "row 300px 200px", "foot 300px 200px"]);
	});
});
