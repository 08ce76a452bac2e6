import { describe, expect, it } from "vitest";
import { defaultCondition } from "#domain/search/SearchCondition.ts";
import { followOtherTabs } from "#main/followOtherTabs.ts";
import { AppState } from "#ui/app/AppState.ts";
import type { Environment } from "#ui/app/Environment.ts";

function page() {
	const app = new AppState({} as Environment, () => ({ execute: async () => undefined }) as never);
	followOtherTabs(app);
	const condition = defaultCondition("2026-11-25" as never);
	app.searchSection.stored(condition);
	return { app, condition };
}

const change = (key: string | null, newValue: string | null) =>
	void window.dispatchEvent(new StorageEvent("storage", { key, newValue }));

describe("another tab", () => {
	it.each(["search-condition", null])(
		"that removes the stored condition hides the header's search, whether open or not: %s [UI-SUM-05]",
		(key) => {
			for (const isOpen of [false, true]) {
				const { searchSection } = page().app;
				if (isOpen) searchSection.handle("SUMMARY_CLICKED");
				change(key, null);
				expect(searchSection).toMatchObject({ state: "HIDDEN", condition: null });
			}
		},
	);

	it("that stores another search leaves this page's search unchanged [UI-SUM-05]", () => {
		const { app, condition } = page();
		change("search-condition", "{}");
		change("default-dates", null);
		expect(app.searchSection).toMatchObject({ state: "COLLAPSED", condition });
	});
});
