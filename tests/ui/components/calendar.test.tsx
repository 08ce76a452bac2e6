import { act, fireEvent, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { describe, expect, it, vi } from "vitest";
import type { DateSelection } from "#domain/search/calendar.ts";
import { addDays, type StayDate, stayDateOf } from "#domain/shared/StayDate.ts";
import { noDates } from "#tests/domain/search/noDates.ts";
import { Calendar } from "#ui/components/Calendar.tsx";
import { CalendarFooter } from "#ui/components/CalendarFooter.tsx";

const today = stayDateOf("2026-11-25");
const range: DateSelection = {
	checkInDate: stayDateOf("2026-12-24"),
	checkOutDate: stayDateOf("2026-12-27"),
};

function Held({ start = noDates }: { readonly start?: DateSelection }) {
	const [selection, select] = useState(start);
	return (
		<>
			<Calendar today={today} selection={selection} onChange={select} />
			<CalendarFooter selection={selection} onConfirm={() => undefined} />
		</>
	);
}

function day(text: string): HTMLElement {
	const found = document.querySelector<HTMLElement>(`[data-day="${text}"]`);
	if (!found) throw new Error(`${text} is not shown`);
	return found;
}
const spoken = (text: string) => day(text).getAttribute("aria-label");
const marked = () =>
	[...document.querySelectorAll<HTMLElement>("[data-day]")]
		.filter(({ dataset }) => dataset.mark === "checkIn" || dataset.mark === "checkOut")
		.map(({ dataset }) => dataset.day);

describe("Calendar", () => {
	it("shows 7 months, the current one first, covering today + 180 days [SEARCH-CAL-01]", () => {
		render(<Held />);
		const names = screen.getAllByRole("grid").map((grid) => grid.getAttribute("aria-label"));
		expect(names).toHaveLength(7);
		expect(names[0]).toBe("2026년 11월");
		expect(names[6]).toBe("2027년 5월");
		expect(day(addDays(today, 180))).toBeTruthy();
	});

	it("starts weeks on Sunday and names the weekdays 일 월 화 수 목 금 토 [SEARCH-CAL-02]", () => {
		render(<Held />);
		const [november] = screen.getAllByRole("grid");
		const heads = within(november!).getAllByRole("columnheader");
		expect(heads.map((head) => head.textContent).join(" ")).toBe("일 월 화 수 목 금 토");
		const cells = within(november!).getAllByRole("row")[1]?.querySelectorAll("td") ?? [];
		expect(cells[0]?.querySelector("[data-day]")?.getAttribute("data-day")).toBe("2026-11-01");
	});

	it("takes the first click as check-in and the second as check-out [SEARCH-CAL-03, SEARCH-CAL-04]", async () => {
		render(<Held />);
		await userEvent.click(day("2026-12-24"));
		expect(marked()).toEqual(["2026-12-24"]);
		await userEvent.click(day("2026-12-27"));
		expect(marked()).toEqual(["2026-12-24", "2026-12-27"]);
		expect(day("2026-12-25").dataset.mark).toBe("between");
	});

	it("clears the check-out when a new check-in is chosen [SEARCH-CAL-03, DEC-052]", async () => {
		render(<Held start={range} />);
		await userEvent.click(day("2026-12-26"));
		expect(marked()).toEqual(["2026-12-26"]);
		await userEvent.click(day("2026-12-20"));
		expect(marked()).toEqual(["2026-12-20"]);
	});

	it("disables past days, but not today [SEARCH-CAL-06]", async () => {
		const onChange = vi.fn();
		render(<Calendar today={today} selection={noDates} onChange={onChange} />);
		expect(day("2026-11-24").getAttribute("aria-disabled")).toBe("true");
		await userEvent.click(day("2026-11-24"));
		expect(onChange).not.toHaveBeenCalled();
		expect(day("2026-11-25").hasAttribute("aria-disabled")).toBe(false);
		await userEvent.click(day("2026-11-25"));
		expect(onChange).toHaveBeenCalledOnce();
	});

	it("ends at today + 180 days [SEARCH-CAL-07]", async () => {
		const onChange = vi.fn();
		render(<Calendar today={today} selection={noDates} onChange={onChange} />);
		expect(day("2027-05-24").hasAttribute("aria-disabled")).toBe(false);
		expect(day("2027-05-25").getAttribute("aria-disabled")).toBe("true");
		await userEvent.click(day("2027-05-25"));
		expect(onChange).not.toHaveBeenCalled();
	});

	it("announces date, weekday and state of every day [DEC-182]", async () => {
		render(<Held />);
		expect(spoken("2026-11-24")).toBe("11월 24일 화요일, 지난 날짜");
		expect(spoken("2026-11-25")).toBe("11월 25일 수요일, 오늘, 체크인 선택 가능");
		expect(spoken("2026-12-25")).toBe("12월 25일 금요일, 성탄절, 체크인 선택 가능");
		expect(spoken("2027-05-25")).toBe("5월 25일 화요일, 선택할 수 없는 날짜");
		await userEvent.click(day("2026-12-24"));
		expect(spoken("2026-12-24")).toBe("12월 24일 목요일, 체크인 날짜");
		expect(spoken("2026-12-23")).toBe("12월 23일 수요일, 체크인 선택 가능");
		expect(spoken("2026-12-25")).toBe("12월 25일 금요일, 성탄절, 체크아웃 선택 가능");
		expect(spoken("2027-03-02")).toBe("3월 2일 화요일, 체크아웃 선택 가능");
		await userEvent.click(day("2026-12-27"));
		expect(spoken("2026-12-26")).toBe("12월 26일 토요일, 숙박 기간");
		expect(spoken("2026-12-27")).toBe("12월 27일 일요일, 체크아웃 날짜");
		expect(spoken("2027-03-02")).toBe("3월 2일 화요일, 체크인 선택 가능");
	});

	it("labels every day like a freshly rendered calendar, whatever was clicked before [DEC-182]", async () => {
		const labels = () =>
			[...document.querySelectorAll("[data-day]")].map((each) => each.getAttribute("aria-label"));
		render(
			<Held start={{ checkInDate: stayDateOf("2026-12-24"), checkOutDate: stayDateOf("2027-02-03") }} />,
		);
		for (const text of ["2027-01-10", "2026-12-01", "2027-04-30"]) await userEvent.click(day(text));
		const after = labels();
		document.body.replaceChildren();
		render(
			<Held start={{ checkInDate: stayDateOf("2026-12-01"), checkOutDate: stayDateOf("2027-04-30") }} />,
		);
		expect(after).toEqual(labels());
	});

	it("has a single day in the tab order: the check-in, else today [DEC-182]", () => {
		const { unmount } = render(<Held start={range} />);
		const stops = () =>
			[...document.querySelectorAll<HTMLElement>("[data-day]")]
				.filter((each) => each.tabIndex === 0)
				.map(({ dataset }) => dataset.day);
		expect(stops()).toEqual(["2026-12-24"]);
		unmount();
		render(<Held />);
		expect(stops()).toEqual(["2026-11-25"]);
	});

	it.each([
		["ArrowRight", "2026-12-24", "2026-12-25"],
		["ArrowLeft", "2026-12-01", "2026-11-30"],
		["ArrowDown", "2026-12-29", "2027-01-05"],
		["ArrowUp", "2026-12-03", "2026-11-26"],
		["Home", "2026-12-24", "2026-12-20"],
		["End", "2026-12-24", "2026-12-26"],
		["PageDown", "2026-12-31", "2027-01-31"],
		["PageDown", "2027-01-31", "2027-02-28"],
		["PageUp", "2027-01-31", "2026-12-31"],
		["PageUp", "2026-12-01", "2026-11-25"],
		["ArrowLeft", "2026-11-25", "2026-11-25"],
		["ArrowDown", "2027-05-20", "2027-05-24"],
	])("moves the focus on %s from %s to %s [DEC-182]", (key, from, to) => {
		render(<Held />);
		day(from).focus();
		fireEvent.keyDown(day(from), { key });
		expect((document.activeElement as HTMLElement).dataset.day).toBe(to);
		expect(day(to).tabIndex).toBe(0);
	});

	it("selects a day with Enter and with Space [DEC-182]", async () => {
		render(<Held />);
		day("2026-12-24").focus();
		await userEvent.keyboard("{Enter}");
		fireEvent.keyDown(day("2026-12-24"), { key: "End" });
		await userEvent.keyboard(" ");
		expect(marked()).toEqual(["2026-12-24", "2026-12-26"]);
	});

	it("takes its panel's focus, and renders the later months once the panel has animated in [SEARCH-CAL-01, DEC-182]", async () => {
		let comeIn = (): void => undefined;
		const finished = new Promise<void>((resolve) => {
			comeIn = resolve;
		});
		const place = (panel: HTMLDialogElement | null) => {
			if (!panel) return;
			panel.getAnimations = () => [{ finished } as unknown as Animation];
			panel.focus();
		};
		render(
			<dialog open tabIndex={-1} ref={place}>
				<Held start={range} />
			</dialog>,
		);
		expect((document.activeElement as HTMLElement).dataset.day).toBe("2026-12-24");
		expect(screen.getAllByRole("grid").length).toBeLessThan(4);
		await act(async () => comeIn());
		expect(screen.getAllByRole("grid")).toHaveLength(7);
		expect((document.activeElement as HTMLElement).dataset.day).toBe("2026-12-24");
	});

	it("ignores clicks on a month's name, its weekdays and its empty cells", () => {
		const onChange = vi.fn<(selection: DateSelection) => void>();
		render(<Calendar today={today} selection={noDates} onChange={onChange} />);
		const [november] = screen.getAllByRole("grid");
		const emptyCell = november!.querySelector("td:empty");
		for (const each of [
			screen.getByRole("heading", { name: "2026년 11월" }),
			within(november!).getAllByRole("columnheader")[0]!,
			emptyCell!,
		])
			fireEvent.click(each);
		expect(onChange).not.toHaveBeenCalled();
		fireEvent.click(day("2026-11-30"));
		expect(onChange.mock.calls).toEqual([[{ checkInDate: "2026-11-30", checkOutDate: null }]]);
	});
});

describe("CalendarFooter", () => {
	const footer = (checkInDate: StayDate | null, checkOutDate: StayDate | null) => {
		render(<CalendarFooter selection={{ checkInDate, checkOutDate }} onConfirm={() => undefined} />);
		return screen.getByRole("status").textContent;
	};

	it("shows check-in, nights and check-out with a confirm button [SEARCH-CAL-08]", () => {
		expect(footer(range.checkInDate, range.checkOutDate)).toBe("체크인12.24(목)3박체크아웃12.27(일)");
		expect(screen.getByRole<HTMLButtonElement>("button", { name: "확인" }).disabled).toBe(false);
	});

	it("shows 미정 instead of the nights when there is no check-out [SEARCH-CAL-09]", () => {
		expect(footer(range.checkInDate, null)).toContain("미정");
	});

	it("cannot be confirmed without a check-in [DEC-053]", () => {
		footer(null, null);
		expect(screen.getByRole<HTMLButtonElement>("button", { name: "확인" }).disabled).toBe(true);
	});
});
