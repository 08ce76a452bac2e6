import type { Page } from "playwright-core";

/** The focused element as a keyboard user meets it. */
export interface Focus {
	/** The accessible name, as far as label, text and value determine it. */
	readonly name: string;
	readonly role: string;
	/** Whether a focus ring is drawn: on the element, or on the shape that represents a hidden input. */
	readonly isShown: boolean;
	/** Whether any part of it is in the viewport and not covered (WCAG 2.4.11). */
	readonly isInView: boolean;
}

const maxStops = 150;

/** Drives a page by keyboard alone and records every focus stop that could not be seen. */
export class Keyboard {
	readonly unseen: string[] = [];
	readonly #page: Page;

	constructor(page: Page) {
		this.#page = page;
	}

	async press(...keys: readonly string[]): Promise<void> {
		for (const key of keys) await this.#page.keyboard.press(key);
	}

	async type(text: string): Promise<void> {
		await this.#page.keyboard.insertText(text);
	}

	/** Presses Tab until an element with that name has the focus. */
	async tabTo(name: string | RegExp, key: "Tab" | "Shift+Tab" = "Tab"): Promise<Focus> {
		const passed: string[] = [];
		for (let stop = 0; stop < maxStops; stop++) {
			await this.press(key);
			let focus = await this.focus();
			// An element that slides in on focus may be a moment late.
			for (let look = 0; look < 40 && !focus.isInView; look++) {
				await this.#page.waitForTimeout(50);
				focus = await this.focus();
			}
			if (!focus.isShown) this.unseen.push(`no ring on ${focus.role} "${focus.name}"`);
			if (!focus.isInView) this.unseen.push(`hidden: ${focus.role} "${focus.name}"`);
			if (typeof name === "string" ? focus.name === name : name.test(focus.name)) return focus;
			passed.push(focus.name.slice(0, 30));
		}
		throw new Error(`No way to ${name} by ${key}; passed ${passed.join(" / ")}`);
	}

	focus(): Promise<Focus> {
		return this.#page.evaluate(() => {
			const element = document.activeElement;
			if (!(element instanceof HTMLElement) || element === document.body) {
				return { name: "", role: "body", isShown: true, isInView: true };
			}
			const textOf = (ids: string | null) =>
				(ids ?? "")
					.split(" ")
					.map((id) => document.getElementById(id)?.textContent ?? "")
					.join(" ");
			const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
			const name =
				element.getAttribute("aria-label") ||
				textOf(element.getAttribute("aria-labelledby")).trim() ||
				labels.map(({ innerText }) => innerText).join(" ") ||
				element.innerText ||
				element.textContent ||
				"";
			const isRinged = (shape: Element | null) => {
				if (!shape) return false;
				return [undefined, "::after"].some((part) => {
					const style = getComputedStyle(shape, part);
					return style.outlineStyle !== "none" || style.boxShadow !== "none";
				});
			};
			const isHidden = element instanceof HTMLInputElement && /radio|checkbox/.test(element.type);
			const shapes = isHidden
				? [element, element.nextElementSibling, element.parentElement, element.closest("label")]
				: [element, element.parentElement];
			const region = isHidden ? (element.closest("label") ?? element) : element;
			const isContainer = element.tabIndex < 0 || element.tagName === "DIALOG";
			const boxes = [...region.getClientRects()].filter((box) => box.width > 0 && box.height > 0);
			const isOnTop = ({ left, right, top, bottom }: DOMRect) =>
				[0.1, 0.5, 0.9].some((share) => {
					const y = top + (bottom - top) * share;
					return [0.1, 0.5, 0.9].some((part) => {
						const hit = document.elementFromPoint(left + (right - left) * part, y);
						return hit !== null && (region.contains(hit) || hit.contains(region));
					});
				});
			return {
				name: name.replace(/\s+/g, " ").trim(),
				role: element.getAttribute("role") ?? element.tagName.toLowerCase(),
				isShown: isContainer || shapes.some(isRinged),
				isInView: isContainer || boxes.some(isOnTop),
			};
		});
	}
}
