import { expect, it } from "vitest";
import { PopupsViewModel } from "#ui/app/PopupsViewModel.ts";

it("a popup raised for the next page before it is drawn survives the closing of the old page's popups [UI-POPUP-05, DEC-038]", async () => {
	let entry: string | null = "account";
	const popups = new PopupsViewModel(() => entry);
	const asked = popups.confirm("탈퇴할까요?");
	entry = "home";
	const alerted = popups.alert("탈퇴를 마쳤어요.");
	popups.closeAll("home");
	expect(await asked).toBe(false);
	expect(popups.current?.text).toBe("탈퇴를 마쳤어요.");
	entry = "search";
	popups.closeAll("search");
	expect(popups.current).toBeNull();
	expect(await alerted).toBe(true);
});

it("every page change closes all popups when the history entry is unknown", async () => {
	const popups = new PopupsViewModel();
	const alerted = popups.alert("저장했어요.");
	popups.closeAll();
	expect([popups.current, await alerted]).toEqual([null, true]);
});
