import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createMemoryRouter, MemoryRouter, RouterProvider, useSearchParams } from "react-router";
import { describe, expect, it, vi } from "vitest";
import { Tabs } from "#ui/components/Tabs.tsx";

describe("Tabs", () => {
	const items = [
		{ key: "pending", label: "이용 예정", count: 2, to: "?tab=pending" },
		{ key: "complete", label: "지난 예약", count: 0, to: "?tab=complete" },
		{ key: "cancel", label: "취소 내역", count: 1204, to: "?tab=cancel" },
	] as const;
	function Books() {
		const [query] = useSearchParams();
		const current = (query.get("tab") ?? "pending") as (typeof items)[number]["key"];
		return (
			<Tabs label="예약 내역" items={items} current={current}>
				{current}
			</Tabs>
		);
	}
	const tab = (name: RegExp) => screen.getByRole("tab", { name });

	it("are addresses: a click navigates and Back returns [DEC-018]", async () => {
		const router = createMemoryRouter([{ path: "/mypage/books", Component: Books }], {
			initialEntries: ["/mypage/books"],
		});
		render(<RouterProvider router={router} />);
		await userEvent.click(tab(/지난 예약/));
		expect(router.state.location.search).toBe("?tab=complete");
		expect((await screen.findByRole("tabpanel", { name: /지난 예약/ })).textContent).toBe("complete");
		await router.navigate(-1);
		expect((await screen.findByRole("tabpanel", { name: /이용 예정/ })).textContent).toBe("pending");
	});

	it("move the focus by arrow keys, Home and End, with a single tab stop", () => {
		render(<Books />, { wrapper: MemoryRouter });
		expect(screen.getAllByRole("tab").map((each) => each.tabIndex)).toEqual([0, -1, -1]);
		expect(tab(/취소 내역/).textContent).toBe("취소 내역1,204");
		tab(/이용 예정/).focus();
		for (const [key, name] of [
			["ArrowRight", /지난/],
			["End", /취소/],
			["ArrowRight", /이용/],
			["ArrowLeft", /취소/],
			["Home", /이용/],
		] as const) {
			fireEvent.keyDown(document.activeElement!, { key });
			expect(document.activeElement).toBe(tab(name));
		}
	});

	it("are selected with Space even as links, and leave other keys to the page", async () => {
		render(<Books />, { wrapper: MemoryRouter });
		const first = tab(/이용 예정/);
		first.focus();
		for (const key of ["a", "Enter", "Tab"]) expect(fireEvent.keyDown(first, { key })).toBe(true);
		expect(document.activeElement).toBe(first);
		expect(fireEvent.keyDown(tab(/지난 예약/), { key: "ArrowLeft" })).toBe(false);
		expect(screen.getByRole("tabpanel").textContent).toBe("pending");
		expect(fireEvent.keyDown(tab(/지난 예약/), { key: " " })).toBe(false);
		expect(screen.getByRole("tabpanel").textContent).toBe("complete");
	});

	it("control the one existing panel", () => {
		render(<Books />, { wrapper: MemoryRouter });
		const controlled = screen.getAllByRole("tab").map((each) => each.getAttribute("aria-controls"));
		expect(controlled).toEqual([screen.getByRole("tabpanel").id, null, null]);
		expect(controlled[0]).not.toBe("");
	});

	it("select in place when they have no addresses", async () => {
		const onSelect = vi.fn();
		const plain = [
			{ key: "KR", label: "국내" },
			{ key: "JP", label: "일본" },
		];
		render(
			<Tabs label="인기 여행지" items={plain} current="KR" onSelect={onSelect}>
				국내
			</Tabs>,
		);
		await userEvent.click(tab(/일본/));
		expect(onSelect).toHaveBeenCalledExactlyOnceWith("JP");
		// Space presses a button natively.
		expect(fireEvent.keyDown(tab(/일본/), { key: " " })).toBe(true);
		expect(onSelect).toHaveBeenCalledOnce();
	});
});
