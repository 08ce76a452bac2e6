import { act, fireEvent, render, screen } from "@testing-library/react";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { DateSelection } from "#domain/search/calendar.ts";
import { type StayDate, stayDateOf } from "#domain/shared/StayDate.ts";
import { noDates } from "#tests/domain/search/noDates.ts";
import { resetViewport, setWidth } from "#tests/support/viewport.ts";
import { Calendar, type CalendarProps } from "#ui/components/Calendar.tsx";

afterEach(() => {
	vi.restoreAllMocks();
	resetViewport();
});

const today = stayDateOf("2026-11-25");
const from = (checkInDate: string, checkOutDate: string | null = null): DateSelection => ({
	checkInDate: stayDateOf(checkInDate),
	checkOutDate: checkOutDate === null ? null : stayDateOf(checkOutDate),
});
const calendar = (props: Partial<CalendarProps> = {}) => (
	<Calendar today={today} selection={noDates} onChange={() => undefined} {...props} />
);
const look = (element: Element) => [...element.classList].map((name) => name.split("_")[1]).join(" ");
function day(text: string): HTMLElement {
	const found = document.querySelector<HTMLElement>(`[data-day="${text}"]`);
	if (!found) throw new Error(`${text} is not shown`);
	return found;
}

describe("a day of the calendar", () => {
	const price = (text: string | null) => ({ text, spoken: text ?? "예약 마감", isSoldOut: text === null });
	const prices = new Map(
		Object.entries({
			"2026-11-24": price("1"),
			"2026-11-25": price(null),
			"2026-12-24": price("128,780"),
			"2026-12-25": price("99,000"),
			"2026-12-26": price(null),
		}).map(([date, shown]) => [date as StayDate, shown] as const),
	);
	const chosen = from("2026-12-24", "2026-12-27");

	it.each<readonly [string, Partial<CalendarProps>, string, string | null]>([
		["2026-12-23", {}, "day", null],
		["2026-12-26", {}, "day sat", null],
		["2026-12-27", {}, "day sun", null],
		["2026-12-25", {}, "day rest", "성탄절"],
		["2026-11-25", {}, "day", "오늘"],
		["2026-12-24", { selection: chosen }, "day", "체크인"],
		["2026-12-25", { selection: chosen }, "day rest", "성탄절"],
		["2026-12-27", { selection: chosen }, "day sun", "체크아웃"],
		["2026-11-25", { selection: from("2026-11-25") }, "day", "체크인"],
		["2026-11-24", { prices }, "day", null],
		["2026-11-25", { prices }, "day", "오늘"],
		["2026-12-24", { prices }, "day", "128,780"],
		["2026-12-25", { prices }, "day rest", "99,000"],
		["2026-12-24", { prices, selection: chosen }, "day", "체크인"],
		["2026-12-25", { prices, selection: chosen }, "day rest", "99,000"],
	])("%s with %o has the look %j and the note %j", (date, props, names, note) => {
		render(calendar(props));
		expect(look(day(date))).toBe(names);
		expect(day(date).getAttribute("data-note")).toBe(note);
		expect(day(date).getAttribute("data-number")).toBe(String(Number(date.slice(-2))));
	});

	it("is marked as sold out unless it has passed", () => {
		render(calendar({ prices }));
		const sold = [...document.querySelectorAll<HTMLElement>("[data-sold]")].map(({ dataset }) => dataset.day);
		expect(sold).toEqual(["2026-11-25", "2026-12-26"]);
		expect(day("2026-12-26").getAttribute("aria-label")).toBe(
			"12월 26일 토요일, 예약 마감, 체크인 선택 가능",
		);
		expect(day("2026-11-24").getAttribute("aria-label")).toBe("11월 24일 화요일, 지난 날짜");
	});

	it("is selected from check-in to check-out, and part of a range only once there is a check-out", () => {
		const selected = () =>
			[...document.querySelectorAll('[aria-selected="true"]')].map((cell) =>
				cell.firstElementChild?.getAttribute("data-day"),
			);
		const { rerender } = render(calendar({ selection: from("2026-12-24") }));
		expect([selected(), document.querySelector("[data-range]")]).toEqual([["2026-12-24"], null]);
		rerender(calendar({ selection: from("2026-12-24", "2026-12-26") }));
		expect(selected()).toEqual(["2026-12-24", "2026-12-25", "2026-12-26"]);
		expect(day("2026-12-25").hasAttribute("data-range")).toBe(true);
	});

	it("looks as in a freshly rendered calendar, whatever was shown before [DEC-182]", () => {
		const days = (): readonly object[] =>
			[...document.querySelectorAll<HTMLElement>("[data-day]")].map((each) => ({
				...each.dataset,
				label: each.getAttribute("aria-label"),
				isChosen: each.parentElement?.getAttribute("aria-selected"),
			}));
		const shown: readonly Partial<CalendarProps>[] = [
			{},
			{ selection: from("2026-12-01") },
			{ selection: from("2026-12-01", "2026-12-24") },
			{ selection: from("2026-12-01", "2027-02-01") },
			{ selection: from("2026-11-30", "2027-04-30") },
			{ selection: from("2027-01-31", "2027-04-30") },
			{ prices },
		];
		const { rerender, unmount } = render(calendar(shown.at(-1)));
		const drawn = shown.map((props) => {
			rerender(calendar(props));
			return days();
		});
		unmount();
		for (const [at, props] of shown.entries()) {
			const afresh = render(calendar(props));
			expect(drawn[at]).toEqual(days());
			afresh.unmount();
		}
	});

	it("leaves keys without a meaning in the calendar to the page", () => {
		render(calendar());
		expect(fireEvent.keyDown(day("2026-12-24"), { key: "a" })).toBe(true);
		expect(fireEvent.keyDown(screen.getAllByRole("grid")[0]!, { key: "ArrowLeft" })).toBe(true);
		expect(fireEvent.keyDown(day("2026-12-24"), { key: "ArrowLeft" })).toBe(false);
	});

	it("becomes the tab stop when it is focused", () => {
		render(calendar());
		act(() => day("2026-12-31").focus());
		expect([day("2026-12-31").tabIndex, day("2026-11-25").tabIndex]).toEqual([0, -1]);
	});
});

describe("a month of the calendar", () => {
	it("gives screen readers the full weekday names, and sets Sunday and Saturday apart", () => {
		render(calendar());
		const heads = [...document.querySelectorAll("th")].slice(0, 7);
		expect(heads.map((head) => head.getAttribute("abbr"))).toEqual(
			[..."일월화수목금토"].map((name) => `${name}요일`),
		);
		expect(heads.map(look)).toEqual(["head sun", ...Array(5).fill("head"), "head sat"]);
	});

	it("reserves its space before its days are rendered", () => {
		const html = renderToStaticMarkup(calendar());
		expect(html).not.toContain("data-day");
		expect([...html.matchAll(/data-weeks="(\d)"/g)].map(([, weeks]) => weeks)).toEqual(["5", "5"]);
		expect(html).toContain('data-more=""');
	});

	it.each([
		["of a phone", 390, "2027-02-10", 4, ["2027년 2월"]],
		["of a phone", 390, null, 1, ["2026년 11월"]],
		["of a wide window", 1440, "2026-12-24", 3, ["2026년 11월", "2026년 12월", "2027년 1월"]],
		["of a wide window", 1440, "2026-11-01", 2, ["2026년 11월", "2026년 12월"]],
	])(
		"%s (%i px), with %s chosen, renders its visible part first and the rest once the panel has animated in",
		async (_, width, checkIn, places, drawn) => {
			setWidth(width);
			let comeIn = (): void => undefined;
			const finished = new Promise<void>((resolve) => {
				comeIn = resolve;
			});
			const place = (panel: HTMLDialogElement | null) => {
				if (panel) panel.getAnimations = () => [{ finished } as unknown as Animation];
			};
			const { container } = render(
				<dialog open ref={place}>
					{calendar({ selection: checkIn === null ? noDates : from(checkIn) })}
				</dialog>,
			);
			const grids = () => screen.getAllByRole("grid").map((grid) => grid.getAttribute("aria-label"));
			expect(container.querySelectorAll("section")).toHaveLength(places);
			expect(grids()).toEqual(drawn);
			expect(container.querySelector("[data-more]")).not.toBeNull();
			expect(document.activeElement).toBe(document.body);
			await act(async () => comeIn());
			expect(grids()).toHaveLength(7);
			expect(container.querySelector("[data-more]")).toBeNull();
		},
	);

	it.each([
		["2026-12-24", 300 - 50 - 40],
		["2027-02-10", 900 - 50 - 40],
		["2026-11-28", 0],
		["2026-11-01", 0],
		["2027-12-24", 0],
	])("with the check-in %s is scrolled into view below the notice when the panel opens", (checkIn, top) => {
		vi.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(function (this: Element) {
			const place =
				this.tagName === "SECTION" ? [...(this.parentElement?.children ?? [])].indexOf(this) * 300 : 50;
			return new DOMRect(0, place, 300, 300);
		});
		vi.spyOn(HTMLElement.prototype, "clientHeight", "get").mockReturnValue(40);
		const panel = (selection: DateSelection) => (
			<div data-scroll>
				<p data-above>1박 요금이에요</p>
				{calendar({ selection })}
			</div>
		);
		const { container, rerender } = render(panel(from(checkIn)));
		const scroller = container.firstElementChild as HTMLElement;
		expect(scroller.scrollTop).toBe(top);
		scroller.scrollTop = 7;
		rerender(panel(from(checkIn, "2027-12-31")));
		expect(scroller.scrollTop).toBe(7);
	});
});
