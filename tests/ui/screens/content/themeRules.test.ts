import { describe, expect, it } from "vitest";
import { stayDateOf } from "#domain/shared/StayDate.ts";
import { condition, exampleTheme } from "#tests/support/contentFixtures.ts";
import { screenApp } from "#tests/support/screenApp.ts";
import { ThemeViewModel } from "#ui/screens/theme/ThemeViewModel.ts";

const settled = () => new Promise((go) => setTimeout(go));

describe("the stays of a theme [SCREEN-10, DEC-024]", () => {
	it.each([
		["checkInDate", stayDateOf("2026-12-01")],
		["checkOutDate", stayDateOf("2026-12-30")],
		["adults", 1],
		["childAges", [3]],
		["rooms", 2],
		["searchText", null],
	] as const)(
		"are re-priced for the saved search if that differs in dates, guests or rooms: %s",
		async (key, value) => {
			const { app, memory } = screenApp();
			const viewModel = new ThemeViewModel(app, condition);
			memory.savedSearch.saved = { ...condition, [key]: value ?? "제주" };
			viewModel.restore({ content: await exampleTheme(), condition, isSearched: false, stays: [] });
			viewModel.activate();
			await settled();
			expect(memory.themes.asked.length).toBe(key === "searchText" ? 0 : 1);
		},
	);

	it("report a failure, keep what was shown, and are not updated after the page is left", async () => {
		const { app, memory } = screenApp();
		const viewModel = new ThemeViewModel(app, condition);
		const content = await exampleTheme();
		viewModel.restore({ content, condition, isSearched: true, stays: null });
		expect([viewModel.status, viewModel.stays]).toEqual(["failed", []]);
		const stays = [{ id: 1 }, { id: 2 }] as never;
		viewModel.restore({ content, condition, isSearched: true, stays });
		memory.themes.staysFailure = { kind: "unreachable" };
		viewModel.condition.open("guests");
		viewModel.condition.changeRooms(2);
		viewModel.condition.confirmGuests();
		expect([viewModel.status, viewModel.shown.rooms, viewModel.stays.length]).toEqual(["loading", 2, 2]);
		await settled();
		expect([viewModel.status, viewModel.stays.length]).toEqual(["failed", 2]);
		expect(memory.savedSearch.condition()?.rooms).toBe(2);
		memory.themes.staysFailure = null;
		const leave = viewModel.activate();
		viewModel.retry();
		leave();
		await settled();
		expect(viewModel.status).toBe("loading");
	});
});
