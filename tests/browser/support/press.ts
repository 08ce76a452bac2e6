import type { Page } from "playwright-core";

/** Presses the visible element with this name, whatever its role. */
export const press =
	(name: string | RegExp) =>
	(page: Page): Promise<void> =>
		page
			.locator("button, a, summary, label")
			.filter({ hasText: name, visible: true })
			.or(page.getByRole("button", { name }).filter({ visible: true }))
			.first()
			.click();
