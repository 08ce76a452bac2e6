import { act, render, screen } from "@testing-library/react";
import { observer } from "mobx-react-lite";
import { useState } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { PopupsViewModel } from "#ui/app/PopupsViewModel.ts";
import { keepLayerHistory, leaveLayers } from "#ui/components/layerHistory.ts";
import { Sheet } from "#ui/components/Sheet.tsx";
import { PopupHost } from "#ui/layout/PopupHost.tsx";

let stop: () => void;
beforeEach(() => {
	window.history.pushState({ idx: 2, key: "default" }, "", "/page");
	({ stop } = keepLayerHistory(() => ({
		state: { location: { key: "default" } },
		navigate: async () => undefined,
	})));
});
afterEach(() => stop());

/** Shows a page with a sheet, and popups above it. */
function show() {
	const popups = new PopupsViewModel();
	const Page = observer(function Page() {
		const [isOpen, setIsOpen] = useState(true);
		return (
			<>
				<Sheet open={isOpen} onClose={() => setIsOpen(false)} title="예약 취소">
					환불
				</Sheet>
				<PopupHost popup={popups.current} onAccept={() => popups.accept()} onCancel={() => popups.cancel()} />
			</>
		);
	});
	render(<Page />);
	return popups;
}
const untilLayers = (count: number) =>
	vi.waitFor(() => expect((window.history.state as { layers?: number }).layers ?? 0).toBe(count), 60_000);
const back = () => act(async () => window.history.back());
const isSheetOpen = () => screen.queryByRole("dialog", { name: "예약 취소" }) !== null;

it.each([
	["confirm", false],
	["alert", true],
] as const)(
	"Back closes the %s above a sheet, and only then the sheet [UI-POPUP-04, DEC-037, DEC-038]",
	async (kind, answer) => {
		const popups = show();
		await untilLayers(1);
		let asked = Promise.resolve(!answer);
		act(() => {
			asked = popups[kind]("서버 오류가 발생했습니다.");
		});
		await untilLayers(2);
		await back();
		await vi.waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull(), 60_000);
		expect([await asked, isSheetOpen()]).toEqual([answer, true]);
		await back();
		await vi.waitFor(() => expect(isSheetOpen()).toBe(false), 60_000);
		expect(window.location.pathname).toBe("/page");
	},
);

it("a popup that follows another one takes over its history entry [UI-POPUP-01]", async () => {
	const popups = show();
	act(() => {
		void popups.alert("하나");
		void popups.alert("둘");
	});
	await untilLayers(2);
	act(() => popups.accept());
	await new Promise((resolve) => setTimeout(resolve, 20));
	await untilLayers(2);
	await back();
	await vi.waitFor(() => expect(popups.current).toBeNull(), 60_000);
	expect(isSheetOpen()).toBe(true);
});

it("another document is loaded only once an answered popup's entry is gone, which would cancel the loading [UI-POPUP-05]", async () => {
	const popups = show();
	act(() => void popups.alert("로그인이 만료되었습니다."));
	await untilLayers(2);
	act(() => popups.accept());
	await leaveLayers();
	expect(window.history.state).toEqual({ idx: 2, key: "default" });
});
