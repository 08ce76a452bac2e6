import type { Page } from "playwright-core";

/** Presses what stands in sight under a name, whatever it is made of. */
export const press =
	(name: string | RegExp) =>
	(page: Page): Promise<void> =>
		page
			.locator("button, a, summary, label")
			.filter({ hasText: name, visible: true })
			.or(page.getByRole("button", { name }).filter({ visible: true }))
			.first()
			.click();
