import type { Page } from "playwright-core";

/**
 * Returns what fingers and keys cannot reach in the topmost layer: each element is focused in turn, and it must be visible and not covered
 * by a bar or a panel (WCAG 2.4.11). For fingers it must also be at least 44 px each way (2.5.5), except for a link in running text.
 */
export const unreachable = (page: Page, { fingers }: { readonly fingers: boolean }) =>
	page.evaluate(async (isTouched) => {
		const smallest = 44;
		const found = new Set<string>();
		const layer = [...document.querySelectorAll("dialog[open]")].at(-1) ?? document.body;
		const nextFrame = () =>
			new Promise<unknown>((drawn) => {
				requestAnimationFrame(drawn);
				// A window that has stopped rendering would otherwise be waited for forever.
				setTimeout(drawn, 1000);
			});
		const nameOf = (element: Element) =>
			`${element.tagName.toLowerCase()} "${(element.ariaLabel || element.textContent || "").trim().slice(0, 40)}"`;
		const isHit = (region: Element, x: number, y: number) => {
			const hit = document.elementFromPoint(x, y);
			return hit !== null && (region.contains(hit) || hit.contains(region));
		};
		const isSeen = (region: Element) =>
			[...region.getClientRects()].some(({ left, top, width, height }) =>
				[0.1, 0.5, 0.9].some((down) =>
					[0.1, 0.5, 0.9].some((along) => isHit(region, left + width * along, top + height * down)),
				),
			);
		/** A link within running text, which is as high as its line. */
		const isInText = (element: Element) =>
			getComputedStyle(element).display === "inline" &&
			(element.parentElement?.textContent ?? "").trim() !== (element.textContent ?? "").trim();
		const isLarge = (region: Element) => {
			// Away from the window's edges and the bars there.
			region.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
			const { left, top, width, height } = region.getBoundingClientRect();
			const [x, y] = [left + width / 2, top + height / 2];
			/** How far a finger can slip and still hit it; its label may be at one end of it. */
			const reach = (dx: number, dy: number) => {
				for (let step = 1; step < smallest; step++) {
					const hit = document.elementFromPoint(x + dx * step, y + dy * step);
					// Points outside the window cannot be hit-tested.
					if (hit !== null && !region.contains(hit)) return step;
				}
				return smallest;
			};
			return (
				(width >= smallest - 0.5 || reach(-1, 0) + reach(1, 0) >= smallest - 0.5) &&
				(height >= smallest - 0.5 || reach(0, -1) + reach(0, 1) >= smallest - 0.5)
			);
		};
		/** What slides in or out on focus may be a moment late. */
		const isOnce = async (is: (region: Element) => boolean, region: Element) => {
			for (let look = 0; look < 30 && !is(region); look++) await nextFrame();
			return is(region);
		};
		const all = layer.querySelectorAll<HTMLElement>(
			"a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, summary, [tabindex='0']",
		);
		for (const element of all) {
			if (element.tabIndex < 0 || !element.checkVisibility({ visibilityProperty: true })) continue;
			const isPicked = element instanceof HTMLInputElement && /radio|checkbox/.test(element.type);
			const region = (isPicked && (element.closest("label") ?? element.labels?.[0])) || element;
			const [left, top] = [scrollX, scrollY];
			element.focus();
			// Bars react to scrolling on the next frame; without any scrolling, the effect of the focus is immediate.
			if (scrollX !== left || scrollY !== top) await nextFrame();
			else await Promise.resolve();
			if (document.activeElement !== element) continue;
			if (!(await isOnce(isSeen, region))) found.add(`covered: ${nameOf(region)}`);
			else if (isTouched && !isInText(element) && !(await isOnce(isLarge, region))) {
				const { width, height } = region.getBoundingClientRect();
				found.add(`small: ${nameOf(region)} ${Math.round(width)} x ${Math.round(height)}`);
			}
		}
		return [...found];
	}, fingers);
