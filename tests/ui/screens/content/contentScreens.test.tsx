import { fireEvent, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import type { Failure } from "#domain/failure/Failure.ts";
import { stayDateOf } from "#domain/shared/StayDate.ts";
import {
	condition,
	exampleDeal,
	exampleLinkedBooking,
	exampleLinkedOrder,
	exampleStayEvent,
	exampleTheme,
	exampleThemeStays,
	exampleThemes,
	saleDates,
} from "#tests/support/contentFixtures.ts";
import { hydratedScreen } from "#tests/support/hydratedScreen.tsx";
import { screenApp } from "#tests/support/screenApp.ts";
import { AdvanceNoticeScreen } from "#ui/screens/advance-notice/AdvanceNoticeScreen.tsx";
import { EventScreen } from "#ui/screens/event/EventScreen.tsx";
import { LmsScreen } from "#ui/screens/lms/LmsScreen.tsx";
import { EventBanner } from "#ui/screens/stay/parts/EventBanner.tsx";
import { ThemeScreen } from "#ui/screens/theme/ThemeScreen.tsx";
import { ThemesScreen } from "#ui/screens/themes/ThemesScreen.tsx";

const network: Failure = { kind: "unreachable" };
const bronze = { name: "홍길동", grade: "Bronze", type: "N", corpName: null } as const;

describe("the theme list", () => {
	const show = (themes: Parameters<typeof ThemesScreen>[0]["themes"]) =>
		hydratedScreen(
			screenApp().app,
			"/theme",
			<ThemesScreen themes={themes} isBusy={false} onRetry={() => undefined} />,
		);

	it("is rendered with links to its themes and hydrates without a mismatch [SCREEN-10] [DEC-184]", async () => {
		const themes = await exampleThemes();
		const { html, complaints } = await show(themes);
		for (const { id, title } of themes) {
			expect(html).toContain(`href="/theme/${id}"`);
			expect(html).toContain(title);
		}
		expect(complaints).toEqual([]);
	});

	it("says when there are no themes, and when they could not be loaded", async () => {
		expect((await show([])).container.textContent).toContain("지금 소개하는 테마가 없어요.");
		expect((await show(null)).container.querySelector("[role=alert]")).not.toBeNull();
	});
});

describe("a theme", () => {
	async function show(stays: "some" | "none" | "failed") {
		const content = await exampleTheme();
		const given = { some: await exampleThemeStays(), none: [], failed: null }[stays];
		const snapshot = { content, condition, isSearched: true, stays: given };
		return hydratedScreen(screenApp().app, "/theme/1", <ThemeScreen snapshot={snapshot} />);
	}

	it("is rendered with its text, its stays and their hearts [SCREEN-10] [DEC-184]", async () => {
		const { html, container, complaints } = await show("some");
		expect(html).toContain("남산 서재 호텔");
		expect(html).toContain(`/products/101?checkInDate=${condition.checkInDate}`);
		expect(within(container).getByRole("button", { name: /^남산 서재 호텔 찜/ })).toBeTruthy();
		expect(complaints).toEqual([]);
	});

	it("says when it has no stays, and offers a retry when they could not be loaded", async () => {
		expect((await show("none")).container.textContent).toContain("이 테마에 소개할 숙소가 아직 없어요.");
		const { container } = await show("failed");
		expect(within(container).getByRole("button", { name: "다시 시도" })).toBeTruthy();
	});
});

describe("an event", () => {
	async function show(changes: { readonly isOver?: boolean; readonly longName?: boolean } = {}) {
		const { app, memory } = screenApp();
		const deal = await exampleDeal();
		const content = {
			...deal.content,
			title: changes.longName ? "아주 긴 이름의 기획전 ".repeat(8) : deal.content.title,
			stayStartDate: stayDateOf("2026-12-01"),
			stayEndDate: stayDateOf("2026-12-31"),
			couponId: 5,
			alarmId: 9,
		};
		memory.deals.calendars.set(
			21,
			changes.isOver ? [] : saleDates("2026-12-01", [100_000, "full", null, 80_000]),
		);
		return hydratedScreen(app, "/events/1", <EventScreen deal={{ ...deal, content }} />);
	}

	it("is rendered with terms and buttons; its calendar then loads with a price per day [SCREEN-11] [DEC-025] [DEC-168]", async () => {
		const { html, container, complaints } = await show();
		expect(html).toContain("쿠폰 받기");
		expect(html).toContain("응모하기");
		const day = within(container).getByRole("button", { name: "12월 4일 금요일, 80,000원, 최저" });
		expect(within(container).getByText("마감")).toBeTruthy();
		fireEvent.click(day);
		expect(day.getAttribute("aria-pressed")).toBe("true");
		const open = within(container).getByRole("link", { name: "이 날짜로 객실 보기" });
		expect(open.getAttribute("href")).toContain(
			"/products/101?checkInDate=2026-12-04&checkOutDate=2026-12-05",
		);
		expect(complaints).toEqual([]);
	});

	it("moves between days with the arrow keys, skipping unavailable ones, with a single tab stop", async () => {
		const { container } = await show();
		const days = [...container.querySelectorAll<HTMLElement>("[data-day]")];
		expect(days.map(({ tabIndex }) => tabIndex)).toEqual([0, -1]);
		days[0]?.focus();
		fireEvent.keyDown(days[0] ?? container, { key: "ArrowRight" });
		expect(document.activeElement?.getAttribute("data-day")).toBe("2026-12-04");
	});

	it("says when no day is available", async () => {
		const { container } = await show({ isOver: true, longName: true });
		expect(container.textContent).toContain("지금 예약할 수 있는 날짜가 없어요.");
	});

	it("is announced on the page of a participating stay [CALL-CONTENT-23] [DEC-160]", async () => {
		const event = await exampleStayEvent();
		if (!event) throw new Error("the example has an event");
		const { html } = await hydratedScreen(screenApp().app, "/products/101", <EventBanner event={event} />);
		expect(html).toContain(`href="${event.url}"`);
		expect(html).toContain(event.title);
	});
});

describe("the advance notices", () => {
	it("list what opens soon, each with the button for its kind [SCREEN-12] [DEC-025]", async () => {
		const { app, memory } = screenApp({ signedIn: true, member: bronze });
		memory.advanceNotices.notices = [
			{
				id: 1,
				kind: "alarm",
				title: "봄",
				imageUrl: null,
				opensAt: Date.UTC(2026, 11, 5, 1),
				isApplied: false,
			},
			{ id: 2, kind: "eventGiveaway", title: "온천", imageUrl: null, opensAt: 0, isApplied: true },
		];
		const { container, complaints } = await hydratedScreen(app, "/advance-notice", <AdvanceNoticeScreen />);
		expect(container.textContent).toContain("12.5(토) 10:00 오픈");
		expect(within(container).getByRole("button", { name: "봄 알림 신청" })).toBeTruthy();
		expect(container.textContent).toContain("응모 완료");
		expect(complaints).toEqual([]);
	});

	it.each([
		["none", null, "곧 열리는 소식이 없어요."],
		["a failure", network, "소식을 불러오지 못했어요."],
	] as const)("say when there is %s", async (_, failure, text) => {
		const { app, memory } = screenApp();
		memory.advanceNotices.failure = failure;
		const { container } = await hydratedScreen(app, "/advance-notice", <AdvanceNoticeScreen />);
		expect(container.textContent).toContain(text);
	});
});

describe("the page of an LMS order", () => {
	it("masks the order, and enables both buttons once its product is selected [ROUTE-22] [DEC-085] [DOM-IMG-05]", async () => {
		const { app, memory } = screenApp();
		const order = await exampleLinkedOrder();
		const number = order.orderNumber.replace("-", "");
		memory.linkedOrders.order = { ...order, orderNumber: number };
		memory.linkedOrders.booking = await exampleLinkedBooking();
		const { container, complaints } = await hydratedScreen(
			app,
			`/lms/${number}`,
			<LmsScreen snapshot={{ orderNumber: number }} />,
		);
		const button = (name: string) => within(container).getByRole<HTMLButtonElement>("button", { name });
		expect([button("확정번호 등록").disabled, button("예약 취소").disabled]).toEqual([true, true]);
		fireEvent.click(within(container).getByRole("checkbox"));
		expect([button("확정번호 등록").disabled, button("예약 취소").disabled]).toEqual([false, false]);
		fireEvent.click(button("확정번호 등록"));
		expect(container.textContent).toContain("1~30자를 입력해 주세요.");
		expect(complaints).toEqual([]);
	});

	it("says that the order is unknown", async () => {
		const { container } = await hydratedScreen(
			screenApp().app,
			"/lms/x",
			<LmsScreen snapshot={{ orderNumber: "x" }} />,
		);
		expect(container.textContent).toContain("예약을 찾을 수 없어요.");
	});
});
