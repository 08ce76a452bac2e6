import { fireEvent, render, waitFor, within } from "@testing-library/react";
import { createMemoryRouter, type LoaderFunction, RouterContextProvider, RouterProvider } from "react-router";
import { describe, expect, it } from "vitest";
import type { BookingListItem } from "#domain/booking/Booking.ts";
import type { Inquiry } from "#domain/inquiry/Inquiry.ts";
import { addresses } from "#domain/navigation/addresses.ts";
import { ok } from "#domain/shared/Result.ts";
import { stayDateOf } from "#domain/shared/StayDate.ts";
import { won } from "#domain/shared/Won.ts";
import type { WishedStay } from "#domain/stay/Stay.ts";
import { exampleDeal, exampleTheme, exampleThemeStays, noticeOf } from "#tests/support/contentFixtures.ts";
import { chargeOf, couponOf } from "#tests/support/membershipFixtures.ts";
import { screenApp } from "#tests/support/screenApp.ts";
import { AppProvider, type AppState, appContext } from "#ui/app/AppState.ts";
import * as advanceNotice from "#ui/screens/advance-notice/advance-notice.route.tsx";
import * as billing from "#ui/screens/billing-history/billing-history.route.tsx";
import * as books from "#ui/screens/books/books.route.tsx";
import * as coupons from "#ui/screens/coupons/coupons.route.tsx";
import * as event from "#ui/screens/event/event.route.tsx";
import * as faq from "#ui/screens/faq/faq.route.tsx";
import * as inquiries from "#ui/screens/inquiries/inquiries.route.tsx";
import * as notices from "#ui/screens/notices/notices.route.tsx";
import * as cash from "#ui/screens/points/cash.route.tsx";
import * as sharedWishes from "#ui/screens/shared-wishes/shared-wishes.route.tsx";
import * as theme from "#ui/screens/theme/theme.route.tsx";
import * as themes from "#ui/screens/themes/themes.route.tsx";
import * as wishes from "#ui/screens/wishes/wishes.route.tsx";

const member = { name: "홍길동", grade: "Gold", type: "N", corpName: null } as const;

type Route = { readonly loader: LoaderFunction; readonly Component: React.ComponentType };

/** Renders a page with its loader, at a URL matching its pattern. */
function page(app: AppState, path: string, { loader, Component }: Route, at = path) {
	const router = createMemoryRouter([{ path, loader, Component, HydrateFallback: () => null }], {
		initialEntries: [at],
		getContext: () => new RouterContextProvider(new Map([[appContext, app]])),
	});
	const screen = within(
		render(
			<AppProvider value={app}>
				<RouterProvider router={router} />
			</AppProvider>,
		).container,
	);
	const choose = async (name: RegExp) => {
		fireEvent.click(await screen.findByRole("tab", { name }));
		await waitFor(() => expect(screen.getByRole("tab", { name, selected: true })).toBeDefined());
	};
	return { screen, choose };
}

describe("switching tabs within a page", () => {
	it("shows the balance at once", async () => {
		const { app, memory } = screenApp({ signedIn: true, member });
		memory.bookingMember.points = { awesomeCash: won(1200), welfarePoints: won(0) };
		const { screen, choose } = page(app, "/mypage/awesome-cash", cash);
		await screen.findByText("1,200원");
		memory.pointHistory.list = () => new Promise(() => undefined);
		await choose(/^사용/);
		expect(screen.getByText("1,200원")).toBeDefined();
	});

	it("keeps the code being typed", async () => {
		const { app } = screenApp({ signedIn: true, member });
		const { screen, choose } = page(app, "/mypage/coupon", coupons);
		const field = async () => (await screen.findByRole("textbox")) as HTMLInputElement;
		fireEvent.change(await field(), { target: { value: "HANBIT" } });
		await choose(/^기간 만료/);
		expect((await field()).value).toBe("HANBIT");
	});
});

const first = 100;
const idOf = (at: number): number => first + at;
const manyOf = <T,>(count: number, item: (id: number) => T): T[] =>
	Array.from({ length: count }, (_, at) => item(idOf(at)));

const booking = (id: number): BookingListItem => ({
	orderProductId: id,
	orderPaymentId: Math.floor((id - 1) / 2),
	orderNumber: `AW${id}`,
	status: "confirm",
	paymentStatus: "complete",
	stayId: 1,
	stayName: `숙소 ${id}`,
	imageUrl: null,
	imageColor: null,
	extraPaymentId: null,
	roomName: "디럭스",
	checkIn: stayDateOf("2026-12-01"),
	checkOut: stayDateOf("2026-12-02"),
	validUntil: null,
	checkInTime: null,
	checkOutTime: null,
	isReviewed: false,
	detailUrl: null,
});

const inquiry = (id: number): Inquiry => ({
	id,
	type: 1,
	typeName: "예약 문의",
	title: `문의 ${id}`,
	content: "두 시에 체크인할 수 있을까요?",
	isAnswered: false,
	orderNumber: null,
	userOrderNumber: null,
	orderMethod: null,
	stayName: null,
	stayDates: null,
	sentAt: 0,
	asksStay: false,
	isUnread: false,
	messages: [],
});

const wish = (id: number): WishedStay => ({
	id,
	name: `숙소 ${id}`,
	typeName: "호텔",
	imageUrl: null,
	isAvailable: true,
	cityName: "부산",
	stars: 4,
	eventTag: null,
	hashTags: [],
	price: null,
});

/** Returns the stays of a theme or an event. */
async function staysOf(ids: readonly number[]) {
	const [stay] = await exampleThemeStays();
	if (!stay) throw new Error("the example has a stay");
	return ids.map((id) => ({ ...stay, id, name: `숙소 ${id}` }));
}

/** A token as the server makes them. */
const shareToken = "q7Zr2mK9xV4bT1nE8sWc0A";

describe("a list loaded as a whole", () => {
	it.each([
		["bookings", "/mypage/books", books, /^숙소 \d+$/],
		["inquiries", "/inquiries", inquiries, /^문의 \d+$/],
		["coupons", "/mypage/coupon", coupons, /^쿠폰 \d+$/],
		["charges", "/billing", billing, /^카드 \d+$/],
		["wishes", "/mypage/wish", wishes, /^숙소 \d+$/],
		["shared wishes", "/wishes/:token", sharedWishes, /^숙소 \d+$/, `/wishes/${shareToken}`],
		["stays of a theme", "/theme/:id", theme, /^숙소 \d+$/, "/theme/1"],
		["stays of an event", addresses.event.pattern, event, /^숙소 \d+$/, addresses.event.to(3)],
		["questions", "/faq", faq, /^질문 \d+$/],
		["notices", "/notice", notices, /^공지 \d+$/],
		["themes", "/theme", themes, /^테마 \d+$/],
		["advance notices", "/advance-notice", { loader: () => null, ...advanceNotice }, /^소식 \d+$/],
	] as const)(
		"shows twenty %s, and twenty more on demand [DEC-011]",
		async (_, path, route, name, at?: string) => {
			const { app, memory } = screenApp({ signedIn: true, member });
			memory.bookings.listed = {
				counts: { pending: 45, complete: 0, cancel: 0 },
				bookings: manyOf(45, booking),
			};
			memory.inquiries.inquiries = manyOf(45, inquiry);
			memory.memberCoupons.held.avail = manyOf(45, couponOf);
			memory.memberships.billed = manyOf(45, (id) => chargeOf(id, { cardName: `카드 ${id}` }));
			memory.stays.list = async () => ok(manyOf(45, wish));
			memory.stays.sharedLists.set(shareToken, { ownerName: "홍*동", stays: manyOf(45, wish) });
			const stays = await staysOf(manyOf(45, (id) => id));
			memory.themes.themes = [{ ...(await exampleTheme()), id: 1 }];
			memory.themes.staysByTheme.set(1, stays);
			memory.deals.events.set(3, { ...(await exampleDeal()), stays });
			memory.helpDesk.types = [{ id: 1, name: "예약" }];
			memory.helpDesk.questions.set(
				1,
				manyOf(45, (id) => ({ id, title: `질문 ${id}`, html: "", createdOn: "2026-11-01" })),
			);
			const notice = { html: "", createdAt: "2026-11-01", updatedAt: null, type: "공지" };
			memory.helpDesk.noticeList = manyOf(45, (id) => ({ ...notice, id, title: `공지 ${id}` }));
			memory.advanceNotices.notices = manyOf(45, (id) => ({ ...noticeOf(id), title: `소식 ${id}` }));
			if (route === themes)
				memory.themes.themes = manyOf(45, (id) => ({ id, title: `테마 ${id}`, imageUrl: null, html: "" }));
			const { screen } = page(app, path, route, at);
			await screen.findAllByText(name);
			for (const shown of [20, 40, 45]) {
				expect(screen.getAllByText(name)).toHaveLength(shown);
				const more = screen.queryByRole("button", { name: "더 보기" });
				expect(more === null).toBe(shown === 45);
				if (more) fireEvent.click(more);
			}
		},
	);

	it("says that a voucher has no date yet, and how long it is valid [DOM-STATUS-13] [DEC-192]", async () => {
		const { app, memory } = screenApp({ signedIn: true, member });
		const voucher = {
			...booking(1),
			status: "pending",
			checkIn: null,
			checkOut: null,
			validUntil: stayDateOf("2027-05-21"),
		} as const;
		memory.bookings.listed = { counts: { pending: 1, complete: 0, cancel: 0 }, bookings: [voucher] };
		const { screen } = page(app, "/mypage/books", books);
		expect(await screen.findByText("투숙일 미지정")).toBeDefined();
		expect(screen.getByText("유효기간 2027.05.21까지")).toBeDefined();
	});

	it("says which room of its order a booking is, even before the other room is shown [SCREEN-04] [DEC-011]", async () => {
		const { app, memory } = screenApp({ signedIn: true, member });
		memory.bookings.listed = {
			counts: { pending: 21, complete: 0, cancel: 0 },
			bookings: manyOf(21, (id) => booking(id + 1)),
		};
		const { screen } = page(app, "/mypage/books", books);
		await screen.findAllByText(/^숙소/);
		expect(screen.getAllByText(/1\/2/)).toHaveLength(10);
	});
});

describe("the navigation between a member's pages", () => {
	it("leads to the app's own inquiries in a web view, from the side column too [ROUTE-21] [UI-MENU-04]", async () => {
		const { app, memory } = screenApp({ signedIn: true, member, surface: "webview" });
		memory.nativeHost.present = true;
		const { screen } = page(app, "/mypage/coupon", coupons);
		const ways = within(await screen.findByRole("navigation"));
		fireEvent.click(ways.getByRole("button", { name: "1:1 문의 내역" }));
		await waitFor(() =>
			expect(memory.nativeHost.messages).toEqual([{ event: "push", payload: { path: "/my/inquiry" } }]),
		);
	});
});
