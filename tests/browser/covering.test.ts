import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { open } from "./support/browser.ts";
import { joinStage } from "./support/stage.ts";

const stage = joinStage("readers");
const guests = /^인원/;

/** Returns what is in the document right after a press, before any rendering; then runs `also` in the same task. */
const pressed = (page: Page, also = "") =>
	page.getByRole("button", { name: guests }).evaluate((trigger, then) => {
		(trigger as HTMLElement).focus();
		(trigger as HTMLElement).click();
		return Promise.resolve().then(() => {
			const dialog = document.querySelector("dialog");
			const state = {
				isShown: dialog?.matches(":popover-open"),
				isModal: dialog?.matches(":modal"),
				isSaidToBeModal: dialog?.ariaModal,
				hasFocus: dialog?.contains(document.activeElement),
			};
			if (then === "Escape")
				document.activeElement?.dispatchEvent(
					new KeyboardEvent("keydown", { key: "Escape", bubbles: true, cancelable: true }),
				);
			return state;
		});
	}, also);

const isModal = (page: Page) => page.evaluate(() => document.querySelector("dialog:modal") !== null);
const hasFocus = (page: Page) =>
	page.getByRole("button", { name: guests }).evaluate((trigger) => trigger === document.activeElement);

it("shows a phone overlay at once, makes the page inert right after, and restores focus either way", async () => {
	const visitor = await stage.visit({ width: 390, reducedMotion: "no-preference" });
	const { page } = visitor;
	await open(visitor, "/");
	const shown = { isShown: true, isModal: false, isSaidToBeModal: "true", hasFocus: true };

	expect(await pressed(page, "Escape"), "left before it is modal").toEqual(shown);
	await expect.poll(() => page.locator("dialog").count()).toBe(0);
	expect(await hasFocus(page)).toBe(true);

	await page.evaluate(() => {
		addEventListener("animationstart", ({ target, animationName }) => {
			if (target instanceof HTMLDialogElement) (window as { begun?: string }).begun += ` ${animationName}`;
		});
		(window as { begun?: string }).begun = "";
	});
	expect(await pressed(page)).toEqual(shown);
	await expect.poll(() => isModal(page)).toBe(true);
	expect(await page.locator("dialog").evaluate((dialog) => dialog.contains(document.activeElement))).toBe(
		true,
	);
	await page
		.locator("dialog")
		.evaluate((dialog) => Promise.all(dialog.getAnimations().map((one) => one.finished)));
	const begun = await page.evaluate(() => (window as { begun?: string }).begun?.trim().split(" "));
	expect(new Set(begun).size, "moves in once, with its ground").toBe(begun?.length);
	await page.keyboard.press("Escape");
	await expect.poll(() => page.locator("dialog").count()).toBe(0);
	await expect.poll(() => hasFocus(page)).toBe(true);
	expect(await page.locator("[style*='content-visibility']").count(), "the page is seen again").toBe(0);
	await visitor.close();
});
