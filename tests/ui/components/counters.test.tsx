import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import fc from "fast-check";
import { useState } from "react";
import { describe, expect, it, vi } from "vitest";
import { type Guests, guestRules } from "#domain/guests/Guests.ts";
import { Counter } from "#ui/components/Counter.tsx";
import { GuestPicker } from "#ui/components/GuestPicker.tsx";

const button = (name: string) => screen.getByRole<HTMLButtonElement>("button", { name });

describe("Counter", () => {
	it.each([
		[0, true, false],
		[1, true, false],
		[2, false, false],
		[19, false, false],
		[20, false, true],
		[21, false, true],
	])("at %i disables minus: %s, plus: %s [SEARCH-GUEST-11, SEARCH-GUEST-12]", (value, minus, plus) => {
		render(<Counter label="객실" value={value} onChange={() => undefined} />);
		expect(button("객실 줄이기").disabled).toBe(minus);
		expect(button("객실 늘리기").disabled).toBe(plus);
	});

	it("takes the focus when the pressed button reaches its limit", async () => {
		render(<Held start={{ adults: 2, childAges: [] }} />);
		button("성인 줄이기").focus();
		await userEvent.keyboard("{Enter}");
		expect(button("성인 줄이기").disabled).toBe(true);
		expect(document.activeElement).toBe(screen.getByRole("group", { name: "성인" }));
	});

	it("steps by one [SEARCH-GUEST-11]", async () => {
		const onChange = vi.fn();
		render(<Counter label="객실" value={19} unit="개" onChange={onChange} />);
		expect(screen.getByRole("status").textContent).toBe("19개");
		await userEvent.click(button("객실 늘리기"));
		await userEvent.click(button("객실 줄이기"));
		expect(onChange.mock.calls).toEqual([[20], [18]]);
	});
});

function Held({ start }: { readonly start: Guests }) {
	const [guests, change] = useState(start);
	return <GuestPicker guests={guests} onChange={change} />;
}

const shown = () => ({
	adults: Number.parseInt(
		screen.getByRole("group", { name: "성인" }).querySelector("output")?.textContent ?? "",
		10,
	),
	ages: screen.queryAllByRole<HTMLSelectElement>("combobox").map((box) => Number(box.value)),
});

describe("GuestPicker", () => {
	it("has an adult counter, a child counter and one age selector per child [SEARCH-GUEST-01]", () => {
		render(<Held start={{ adults: 2, childAges: [5, 11] }} />);
		expect(shown()).toEqual({ adults: 2, ages: [5, 11] });
		expect(screen.getByRole("group", { name: "아동" })).toBeTruthy();
		expect(screen.getByLabelText("아동 1 나이")).toBeTruthy();
		expect(screen.getByLabelText("아동 2 나이")).toBeTruthy();
	});

	it("appends age 0 for a new child, and removes the last child first [SEARCH-GUEST-06, SEARCH-GUEST-07]", async () => {
		render(<Held start={{ adults: 2, childAges: [5, 11] }} />);
		await userEvent.click(button("아동 늘리기"));
		expect(shown().ages).toEqual([5, 11, 0]);
		await userEvent.click(button("아동 줄이기"));
		await userEvent.click(button("아동 줄이기"));
		expect(shown().ages).toEqual([5]);
	});

	it("adds or removes one adult per click [SEARCH-GUEST-02]", async () => {
		render(<Held start={{ adults: 2, childAges: [] }} />);
		await userEvent.click(button("성인 늘리기"));
		expect(shown()).toEqual({ adults: 3, ages: [] });
		await userEvent.click(button("성인 줄이기"));
		await userEvent.click(button("성인 줄이기"));
		expect(shown()).toEqual({ adults: 1, ages: [] });
	});

	it("asks for ages only when there are children [SEARCH-GUEST-01]", () => {
		const help = () => screen.queryByText("체크인 날짜를 기준으로 한 나이를 골라 주세요.");
		const { rerender } = render(<GuestPicker guests={{ adults: 2, childAges: [] }} onChange={vi.fn()} />);
		expect(help()).toBeNull();
		rerender(<GuestPicker guests={{ adults: 2, childAges: [0] }} onChange={vi.fn()} />);
		expect(help()).not.toBeNull();
	});

	it("offers the ages 만 0세 to 만 13세 [SEARCH-GUEST-09]", async () => {
		render(<Held start={{ adults: 1, childAges: [0] }} />);
		const box = screen.getByLabelText<HTMLSelectElement>("아동 1 나이");
		expect([...box.options].map((option) => option.text)).toEqual(
			Array.from({ length: 14 }, (_, age) => `만 ${age}세`),
		);
		await userEvent.selectOptions(box, "만 13세");
		expect(shown().ages).toEqual([13]);
	});

	it.each([
		[{ adults: 8, childAges: [] }, [false, true, true, true]],
		[{ adults: 1, childAges: [] }, [true, false, true, false]],
		[{ adults: 5, childAges: [1, 2, 3] }, [false, true, false, true]],
	])(
		"limits adults and children to eight guests in total: %o [SEARCH-GUEST-02, SEARCH-GUEST-03]",
		(start, disabled) => {
			render(<Held start={start} />);
			expect(
				["성인 줄이기", "성인 늘리기", "아동 줄이기", "아동 늘리기"].map((name) => button(name).disabled),
			).toEqual(disabled);
		},
	);

	it("stays within the limits, whatever is clicked [SEARCH-GUEST-04]", async () => {
		const presses = fc.array(fc.constantFrom("성인 줄이기", "성인 늘리기", "아동 줄이기", "아동 늘리기"), {
			maxLength: 12,
		});
		const user = userEvent.setup({ delay: null });
		await fc.assert(
			fc.asyncProperty(presses, async (names) => {
				const { unmount } = render(<Held start={{ adults: 2, childAges: [] }} />);
				for (const name of names) await user.click(button(name));
				const { adults, ages } = shown();
				unmount();
				expect(adults).toBeGreaterThanOrEqual(guestRules.minAdults);
				expect(adults + ages.length).toBeLessThanOrEqual(guestRules.maxGuests);
			}),
			{ numRuns: 12 },
		);
	});
});
