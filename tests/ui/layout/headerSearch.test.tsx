import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { defaultCondition } from "#domain/search/SearchCondition.ts";
import { open } from "./openShell.tsx";

async function openSection() {
	const { app } = await open("/faq");
	act(() => app.searchSection.stored(defaultCondition(app.environment.today)));
	await userEvent.click(screen.getByRole("button", { name: /^검색 조건 바꾸기/ }));
	await screen.findByRole("button", { name: /^인원/ });
	return app;
}

describe("Escape with the header's search section open (table 4.5)", () => {
	it("closes it from the summary that opened it, which keeps the focus [SEARCH-SEC-01, DEC-182]", async () => {
		const app = await openSection();
		const summary = screen.getByRole("button", { name: /^검색 조건 바꾸기/ });
		expect(document.activeElement).toBe(summary);
		await userEvent.keyboard("{Escape}");
		expect(app.searchSection.isOpen).toBe(false);
		expect(document.activeElement).toBe(summary);
	});

	it("closes it when nothing has the focus, and does nothing once it is closed [SEARCH-SEC-01]", async () => {
		const app = await openSection();
		act(() => (document.activeElement as HTMLElement).blur());
		await userEvent.keyboard("{Escape}{Escape}");
		expect(app.searchSection.state).toBe("COLLAPSED");
	});

	it("closes an open panel first [SEARCH-SEC-01]", async () => {
		const app = await openSection();
		const field = screen.getByRole("button", { name: /^인원/ });
		await userEvent.click(field);
		await waitFor(() => expect(field.getAttribute("aria-expanded")).toBe("true"));
		await userEvent.keyboard("{Escape}");
		await waitFor(() => expect(field.getAttribute("aria-expanded")).toBe("false"));
		expect(app.searchSection.isOpen).toBe(true);
		await userEvent.keyboard("{Escape}");
		expect(app.searchSection.isOpen).toBe(false);
	});

	it("is left to a popup above it", async () => {
		const app = await openSection();
		act(() => void app.popups.confirm("취소할까요?"));
		const popup = await screen.findByRole("alertdialog");
		popup.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));
		expect(app.searchSection.isOpen).toBe(true);
	});
});

it("the search section opens on a page with a condition in its address, even if none is stored [SEARCH-SEC-02, UI-SUM-05]", async () => {
	const { app } = await open("/products/1?checkInDate=2026-12-06");
	act(() => app.searchSection.removed());
	await userEvent.click(screen.getByRole("button", { name: /^검색 조건 바꾸기/ }));
	expect(app.searchSection.isOpen).toBe(true);
});
