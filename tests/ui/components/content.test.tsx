import { fireEvent, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ReactNode } from "react";
import { MemoryRouter } from "react-router";
import { describe, expect, it, vi } from "vitest";
import { Accordion } from "#ui/components/Accordion.tsx";
import { Avatar } from "#ui/components/Avatar.tsx";
import { DescriptionList } from "#ui/components/DescriptionList.tsx";
import { ErrorState } from "#ui/components/ErrorState.tsx";
import { GradeCard } from "#ui/components/GradeCard.tsx";
import { IncrementalList } from "#ui/components/IncrementalList.tsx";
import { ListRow } from "#ui/components/ListRow.tsx";
import { LoadMore } from "#ui/components/LoadMore.tsx";
import { Rating } from "#ui/components/Rating.tsx";
import { StarInput } from "#ui/components/StarInput.tsx";
import { StarRating } from "#ui/components/StarRating.tsx";
import { Stepper } from "#ui/components/Stepper.tsx";
import { Table } from "#ui/components/Table.tsx";

describe("Avatar", () => {
	const tone = (element: HTMLElement) => element.querySelector("[data-tone]")?.getAttribute("data-tone");

	it.each([
		["Gold", "orange"],
		["Silver", "orange"],
		["Bronze", "grey"],
	] as const)(
		"of %s shows the first character of the name in %s [ENT-08, ENT-09, ENT-10]",
		(grade, colour) => {
			const { container } = render(<Avatar member={{ name: "홍길동", grade }} />);
			expect(container.textContent).toBe("홍");
			expect(tone(container)).toBe(colour);
		},
	);

	it("shows 고 when the name is blank [ENT-07, DEC-063]", () => {
		expect(render(<Avatar member={{ name: " ", grade: "Bronze" }} />).container.textContent).toBe("고");
	});

	it("is a generic profile icon when logged out [ENT-08]", () => {
		const { container } = render(<Avatar member={null} />);
		expect(container.textContent).toBe("");
		expect(container.querySelector("svg")).not.toBeNull();
		expect(tone(container)).toBe("icon");
	});
});

describe("GradeCard", () => {
	it.each([
		[{ type: "N", grade: "Gold", corpName: null }, "골드연간 구독"],
		[{ type: "N", grade: "Silver", corpName: null }, "실버월간 구독"],
		[{ type: "N", grade: "Bronze", corpName: null }, "브론즈일반 회원"],
		[{ type: "C", grade: "Gold", corpName: "한빛상사" }, "한빛상사"],
		[{ type: "C", grade: "Bronze", corpName: null }, "기업회원"],
	] as const)("of %o reads %s [UI-MENU-10, DOM-GRADE-01, DEC-064]", (member, text) => {
		expect(render(<GradeCard member={member} />).container.textContent).toBe(text);
	});
});

describe("lists and tables", () => {
	it("offer 더 보기 while there is more, and keep the focus at the count after that [DEC-011, DEC-185]", async () => {
		const onMore = vi.fn();
		const { rerender } = render(<LoadMore shown={20} total={1204} onMore={onMore} />);
		expect(screen.getByRole("status").textContent).toBe("1,204개 중 20개를 보고 있어요");
		await userEvent.click(screen.getByRole("button", { name: "더 보기" }));
		expect(onMore).toHaveBeenCalledOnce();
		rerender(<LoadMore shown={1204} total={1204} onMore={onMore} />);
		expect(screen.queryByRole("button")).toBeNull();
		expect(document.activeElement?.textContent).toBe("1,204개 중 1,204개를 보고 있어요");
	});

	it("say nothing of 더 보기 if there has never been more, and that it failed if it has [DEC-011]", () => {
		const { rerender, container } = render(<LoadMore shown={20} total={20} onMore={() => undefined} />);
		expect(container.textContent).toBe("");
		rerender(<LoadMore shown={20} total={40} failed onMore={() => undefined} />);
		expect(container.textContent).toContain("더 불러오지 못했어요. 잠시 후 다시 시도해 주세요.");
		expect(screen.getByRole("button", { name: "더 보기" })).toBeTruthy();
	});

	it("label every row by its first cell", () => {
		const columns = [
			{ key: "date", head: "날짜", cell: (row: { date: string }) => row.date },
			{ key: "amount", head: "금액", align: "end", cell: () => "6,600원" },
		] as const;
		render(
			<Table
				caption="포인트 내역"
				columns={columns}
				rows={[{ date: "2026.11.20" }]}
				keyOf={(row) => row.date}
			/>,
		);
		expect(screen.getByRole("table", { name: "포인트 내역" })).toBeTruthy();
		expect(screen.getByRole("rowheader", { name: "2026.11.20" })).toBeTruthy();
	});

	it("omit descriptions without a value", () => {
		render(
			<DescriptionList
				rows={[
					{ term: "예약번호", value: "A1" },
					{ term: "팩스", value: "" },
					{ term: "층", value: null },
					{ term: "별관", value: undefined },
				]}
			/>,
		);
		expect(screen.getAllByRole("term").map((term) => term.textContent)).toEqual(["예약번호"]);
	});

	it("have rows that link, act, or do both", async () => {
		const onClick = vi.fn();
		render(
			<MemoryRouter>
				<ListRow label="쿠폰" to="/mypage/coupon" />
				<ListRow label="로그아웃" onClick={onClick} />
				<ListRow label="포인트" to="/mypage/point" onClick={onClick} />
			</MemoryRouter>,
		);
		const link = (name: string) => screen.getByRole("link", { name });
		expect(link("쿠폰").getAttribute("href")).toBe("/mypage/coupon");
		await userEvent.click(link("쿠폰"));
		expect(onClick).not.toHaveBeenCalled();
		await userEvent.click(screen.getByRole("button", { name: "로그아웃" }));
		expect(onClick).toHaveBeenCalledOnce();
		expect(link("포인트").getAttribute("href")).toBe("/mypage/point");
		await userEvent.click(link("포인트"));
		expect(onClick).toHaveBeenCalledTimes(2);
	});

	it("have accordions that open in place and report it to an optional listener", () => {
		const onToggle = vi.fn();
		const accordion = (told?: typeof onToggle) => (
			<Accordion title="질문" onToggle={told}>
				답
			</Accordion>
		);
		const { rerender } = render(accordion(onToggle));
		const details = screen.getByRole<HTMLDetailsElement>("group");
		const toggle = () => fireEvent(details, new Event("toggle"));
		for (const isOpen of [true, false]) {
			details.open = isOpen;
			toggle();
			expect(onToggle).toHaveBeenLastCalledWith(isOpen);
		}
		rerender(accordion());
		onToggle.mockClear();
		toggle();
		expect(onToggle).not.toHaveBeenCalled();
	});

	it.each([0, 19, 20, 21, 45])("show %i items in batches of twenty [DEC-011]", async (count) => {
		const items = Array.from({ length: count }, (_, index) => index);
		render(<IncrementalList items={items}>{(shown) => <output>{shown.join(" ")}</output>}</IncrementalList>);
		for (let limit = 20; ; limit += 20) {
			const [list] = document.getElementsByTagName("output");
			expect(list?.textContent).toBe(items.slice(0, limit).join(" "));
			const more = screen.queryByRole("button", { name: "더 보기" });
			expect(more === null).toBe(limit >= count);
			if (more === null) return;
			await userEvent.click(more);
		}
	});
});

describe("states and ratings", () => {
	it("pass the focus of a pressed retry to what surrounds it, and leave any other focus alone [DEC-182]", async () => {
		const failed = <ErrorState message="못 불러왔어요." onRetry={() => undefined} />;
		const section = (part: ReactNode) => (
			<section>
				{part}
				<input aria-label="메모" />
			</section>
		);
		const { rerender, container } = render(section(failed));
		await userEvent.click(screen.getByRole("button", { name: "다시 시도" }));
		rerender(section(null));
		await expect.poll(() => document.activeElement).toBe(container.firstElementChild);
		rerender(section(failed));
		screen.getByLabelText("메모").focus();
		rerender(section(null));
		await Promise.resolve();
		expect(document.activeElement).toBe(screen.getByLabelText("메모"));
	});

	it("state every step's progress in words", () => {
		render(
			<Stepper
				label="환불"
				steps={[
					{ key: "a", label: "접수", state: "done" },
					{ key: "b", label: "숙소 확인", state: "current" },
				]}
			/>,
		);
		const [first, second] = within(screen.getByRole("list", { name: "환불" })).getAllByRole("listitem");
		expect(first?.textContent).toBe("접수 완료");
		expect(second?.getAttribute("aria-current")).toBe("step");
	});

	it("report a failure with a single action", async () => {
		const onRetry = vi.fn();
		render(<ErrorState message="숙소를 불러오지 못했어요." onRetry={onRetry} />);
		expect(screen.getByRole("alert").textContent).toContain("숙소를 불러오지 못했어요.");
		await userEvent.click(screen.getByRole("button"));
		expect(onRetry).toHaveBeenCalledOnce();
	});

	it("retry automatically when the device is back online, unless busy or offering another action", () => {
		const onRetry = vi.fn();
		const online = () => window.dispatchEvent(new Event("online"));
		const { rerender, unmount } = render(<ErrorState message="안 돼요" onRetry={onRetry} busy />);
		online();
		expect(onRetry).not.toHaveBeenCalled();
		rerender(<ErrorState message="안 돼요" onRetry={onRetry} action="홈으로" />);
		online();
		expect(onRetry).not.toHaveBeenCalled();
		rerender(<ErrorState message="안 돼요" onRetry={onRetry} />);
		online();
		expect(onRetry).toHaveBeenCalledOnce();
		unmount();
		online();
		expect(onRetry).toHaveBeenCalledOnce();
	});

	it("announce ratings in words", () => {
		const { container } = render(<Rating value={4.56} count={1284} />);
		expect(container.textContent).toBe("5점 만점에 4.6점4.6(1,284개 후기)");
		render(<StarRating value={3.7} />);
		expect(screen.getByRole("img", { name: "5점 만점에 3.7점" })).toBeTruthy();
	});

	it("accept a rating from one to five", async () => {
		const onChange = vi.fn();
		render(<StarInput legend="숙소는 어떠셨나요?" value={null} onChange={onChange} />);
		expect(screen.getAllByRole<HTMLInputElement>("radio").some((radio) => radio.checked)).toBe(false);
		await userEvent.click(screen.getByRole("radio", { name: "4점" }));
		expect(onChange).toHaveBeenCalledWith(4);
	});
});
