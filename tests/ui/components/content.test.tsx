import { fireEvent, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createMemoryRouter, MemoryRouter, RouterProvider, useSearchParams } from "react-router";
import { describe, expect, it, vi } from "vitest";
import { Accordion } from "#ui/components/Accordion.tsx";
import { Avatar } from "#ui/components/Avatar.tsx";
import { DescriptionList } from "#ui/components/DescriptionList.tsx";
import { ErrorState } from "#ui/components/ErrorState.tsx";
import { Gallery } from "#ui/components/Gallery.tsx";
import { GradeCard } from "#ui/components/GradeCard.tsx";
import { ListRow } from "#ui/components/ListRow.tsx";
import { LoadMore } from "#ui/components/LoadMore.tsx";
import { Picture } from "#ui/components/Picture.tsx";
import { StarInput } from "#ui/components/StarInput.tsx";
import { Rating, StarRating } from "#ui/components/StarRating.tsx";
import { Stepper } from "#ui/components/Stepper.tsx";
import { Table } from "#ui/components/Table.tsx";
import { Tabs } from "#ui/components/Tabs.tsx";

describe("Avatar", () => {
	const tone = (element: HTMLElement) => element.querySelector("[data-tone]")?.getAttribute("data-tone");

	it.each([
		["Gold", "orange"],
		["Silver", "orange"],
		["Bronze", "grey"],
	] as const)(
		"of %s shows the first character of the name on %s [ENT-08, ENT-09, ENT-10]",
		(grade, colour) => {
			const { container } = render(<Avatar member={{ name: "홍길동", grade }} />);
			expect(container.textContent).toBe("홍");
			expect(tone(container)).toBe(colour);
		},
	);

	it("shows 고 without a name [ENT-07, DEC-063]", () => {
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

describe("Picture", () => {
	const image = () => screen.getByRole<HTMLImageElement>("img");

	it("comes lazily in the size the screen needs, with its dimensions [DOM-IMG-04]", () => {
		render(<Picture src="/p/1.jpg" alt="바다" sizes="50vw" />);
		expect(image().getAttribute("loading")).toBe("lazy");
		expect(image().getAttribute("width")).toBe("800");
		expect(image().getAttribute("height")).toBe("600");
		expect(image().getAttribute("srcset")).toContain(
			"/images/optimize?src=%2Fp%2F1.jpg&w=480&q=80&f=webp 480w",
		);
		expect(image().getAttribute("sizes")).toBe("50vw");
	});

	it("is fetched first where the page is about it", () => {
		render(<Picture src="/p/1.jpg" alt="바다" sizes="100vw" priority />);
		expect(image().getAttribute("loading")).toBe("eager");
		expect(image().getAttribute("fetchpriority")).toBe("high");
	});

	it("has a placeholder in its colour without a style attribute", () => {
		const { container } = render(<Picture src="/p/1.jpg" alt="바다" sizes="1px" color="#9ec5e8" />);
		expect(container.querySelector("svg")?.getAttribute("fill")).toBe("#9ec5e8");
		expect(container.querySelector("[style]")).toBeNull();
	});

	it.each(["", "/p/gone.jpg"])("is the drawn placeholder when %j cannot be had [DOM-IMG-01]", (src) => {
		render(<Picture src={src} alt="숙소" sizes="1px" />);
		if (src) fireEvent.error(image());
		expect(image().getAttribute("src")).toBe("/images/placeholder-stay.svg");
		expect(image().hasAttribute("srcset")).toBe(false);
	});
});

describe("Gallery", () => {
	const images = Array.from({ length: 5 }, (_, index) => ({
		url: `/g/${index}.jpg`,
		alt: `사진 ${index}`,
		color: null,
	}));

	it("asks for the first pictures only", () => {
		render(<Gallery label="해운대 호텔" images={images} sizes="100vw" />);
		expect(screen.getAllByRole("img").map((image) => image.getAttribute("alt"))).toEqual([
			"사진 0",
			"사진 1",
		]);
	});

	it("moves by arrow keys and tells where it stands", () => {
		render(<Gallery label="해운대 호텔" images={images} sizes="100vw" />);
		const list = screen.getByRole("list", { name: "5장 중 1번째 사진" });
		Object.defineProperty(list, "clientWidth", { value: 300, configurable: true });
		const scrollTo = vi.fn();
		list.scrollTo = scrollTo;
		fireEvent.keyDown(list, { key: "ArrowRight" });
		expect(scrollTo).toHaveBeenCalledOnce();
		list.scrollLeft = 300;
		fireEvent.scroll(list);
		expect(screen.getByRole("list", { name: "5장 중 2번째 사진" })).toBe(list);
		expect(screen.getByText("2 / 5")).toBeTruthy();
	});

	it("has neither buttons nor counter for a single picture", () => {
		render(<Gallery label="해운대 호텔" images={images.slice(0, 1)} sizes="100vw" />);
		expect(screen.queryByRole("button")).toBeNull();
	});
});

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

	it("are addresses: a press goes there and Back returns [DEC-018]", async () => {
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

	it("move by arrow keys, one of them being in the tab order", () => {
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

	it("choose in place without addresses", async () => {
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
		expect(onSelect).toHaveBeenCalledWith("JP");
	});
});

describe("lists and tables", () => {
	it("offers 더 보기 while there is more, and nothing afterwards [DEC-011, DEC-185]", async () => {
		const onMore = vi.fn();
		const { rerender, container } = render(<LoadMore shown={20} total={1204} onMore={onMore} />);
		expect(screen.getByRole("status").textContent).toBe("1,204개 중 20개를 보고 있어요");
		await userEvent.click(screen.getByRole("button", { name: "더 보기" }));
		expect(onMore).toHaveBeenCalledOnce();
		rerender(<LoadMore shown={20} total={20} onMore={onMore} />);
		expect(container.textContent).toBe("");
	});

	it("names every row by its first cell", () => {
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

	it("leaves out descriptions without a value", () => {
		render(
			<DescriptionList
				rows={[
					{ term: "예약번호", value: "A1" },
					{ term: "팩스", value: "" },
					{ term: "층", value: null },
				]}
			/>,
		);
		expect(screen.getAllByRole("term").map((term) => term.textContent)).toEqual(["예약번호"]);
	});

	it("leads somewhere or does something", async () => {
		const onClick = vi.fn();
		render(
			<MemoryRouter>
				<ListRow label="쿠폰" to="/mypage/coupon" />
				<ListRow label="로그아웃" onClick={onClick} />
			</MemoryRouter>,
		);
		expect(screen.getByRole("link", { name: "쿠폰" }).getAttribute("href")).toBe("/mypage/coupon");
		await userEvent.click(screen.getByRole("button", { name: "로그아웃" }));
		expect(onClick).toHaveBeenCalledOnce();
	});

	it("opens in place", () => {
		const onToggle = vi.fn();
		render(
			<Accordion title="질문" open onToggle={onToggle}>
				답
			</Accordion>,
		);
		expect(screen.getByText("답").closest("details")?.open).toBe(true);
	});
});

describe("states and ratings", () => {
	it("says every step's state in words", () => {
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

	it("tells a failure with one action", async () => {
		const onRetry = vi.fn();
		render(<ErrorState message="숙소를 불러오지 못했어요." onRetry={onRetry} />);
		expect(screen.getByRole("alert").textContent).toContain("숙소를 불러오지 못했어요.");
		await userEvent.click(screen.getByRole("button"));
		expect(onRetry).toHaveBeenCalledOnce();
	});

	it("speaks ratings", () => {
		const { container } = render(<Rating value={4.56} count={1284} />);
		expect(container.textContent).toBe("5점 만점에 4.6점4.6(1,284개 후기)");
		render(<StarRating value={3.7} />);
		expect(screen.getByRole("img", { name: "5점 만점에 3.7점" })).toBeTruthy();
	});

	it("takes a rating from one to five", async () => {
		const onChange = vi.fn();
		render(<StarInput legend="숙소는 어떠셨나요?" value={null} onChange={onChange} />);
		expect(screen.getAllByRole<HTMLInputElement>("radio").some((radio) => radio.checked)).toBe(false);
		await userEvent.click(screen.getByRole("radio", { name: "4점" }));
		expect(onChange).toHaveBeenCalledWith(4);
	});
});
