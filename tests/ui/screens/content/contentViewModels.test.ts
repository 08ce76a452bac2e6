import { describe, expect, it } from "vitest";
import type { LinkedOrder } from "#domain/booking/Booking.ts";
import { type Failure, refused } from "#domain/failure/Failure.ts";
import type { CachedMember } from "#domain/member/CachedMember.ts";
import { err } from "#domain/shared/Result.ts";
import { stayDateOf } from "#domain/shared/StayDate.ts";
import {
	condition,
	exampleDeal,
	exampleLinkedBooking,
	exampleTheme,
	exampleThemeStays,
	noticeOf,
	orderNumber,
	pendingOrder,
	saleDates,
} from "#tests/support/contentFixtures.ts";
import { screenApp } from "#tests/support/screenApp.ts";
import { AdvanceNoticeViewModel } from "#ui/screens/advance-notice/AdvanceNoticeViewModel.ts";
import { EventViewModel } from "#ui/screens/event/EventViewModel.ts";
import { LmsViewModel } from "#ui/screens/lms/LmsViewModel.ts";
import { ThemeViewModel } from "#ui/screens/theme/ThemeViewModel.ts";
import { WishHearts } from "#ui/wish/WishHearts.ts";

const bronze: CachedMember = { name: "홍길동", grade: "Bronze", type: "N", corpName: null };
const network: Failure = { kind: "unreachable" };
const settled = () => new Promise((go) => setTimeout(go));

/** A page at a URL, as a member or a visitor. */
function pageAt(address: string, signedIn = false) {
	const stage = screenApp(signedIn ? { signedIn, member: bronze } : {});
	const { app, memory } = stage;
	const [pathname = "", search = ""] = address.split(/(?=\?)/);
	const router = {
		state: { location: { pathname, search }, navigation: {} },
		navigate: async (path: string) => {
			const [page = "", query = ""] = path.split(/(?=\?)/);
			router.state.location = { pathname: page, search: query };
			await memory.pageNavigation.go(path);
		},
	};
	app.navigation.attach(router as Parameters<typeof app.navigation.attach>[0]);
	if (signedIn) memory.currentVisitor.entered(bronze);
	return stage;
}

async function theme(isSearched: boolean) {
	const { app, memory } = screenApp();
	const content = await exampleTheme();
	const [stay] = await exampleThemeStays();
	if (!stay) throw new Error("the example has a stay");
	const stays = [{ ...stay, id: 1 }];
	memory.themes.staysByTheme.set(content.id, stays);
	const viewModel = new ThemeViewModel(app, condition);
	viewModel.restore({ content, condition, isSearched, stays });
	return { app, memory, viewModel };
}

describe("the screen of a theme", () => {
	it("uses prices for the saved search when its address has no dates [DEC-024]", async () => {
		const { memory, viewModel } = await theme(false);
		const remembered = { ...condition, adults: 4, rooms: 2 };
		memory.savedSearch.saveCondition(remembered);
		viewModel.activate();
		await settled();
		expect(viewModel.shown).toMatchObject({ adults: 4, rooms: 2 });
		expect(memory.themes.asked).toHaveLength(1);
	});

	it("does not reload when its address has dates or the saved search is the same", async () => {
		const searched = await theme(true);
		searched.memory.savedSearch.saveCondition({ ...condition, adults: 4 });
		searched.viewModel.activate();
		const same = await theme(false);
		same.memory.savedSearch.saveCondition(condition);
		same.viewModel.activate();
		await settled();
		expect([...searched.memory.themes.asked, ...same.memory.themes.asked]).toEqual([]);
	});

	it("saves changed dates and guests, and can retry after a failure", async () => {
		const { app, memory, viewModel } = await theme(true);
		memory.themes.staysFailure = network;
		viewModel.change({ ...condition, adults: 1 });
		await settled();
		expect(viewModel.status).toBe("failed");
		expect([app.searchSection.condition?.adults, memory.savedSearch.condition()?.adults]).toEqual([1, 1]);
		memory.themes.staysFailure = null;
		viewModel.retry();
		await settled();
		expect(viewModel.status).toBe("ready");
		expect(memory.themes.asked.map(({ adults }) => adults)).toEqual([1, 1]);
	});
});

async function event(address = "/events/1", signedIn = false) {
	const stage = pageAt(address, signedIn);
	const example = await exampleDeal();
	const deal = {
		...example,
		content: {
			...example.content,
			stayStartDate: stayDateOf("2026-11-28"),
			stayEndDate: stayDateOf("2027-01-10"),
			couponId: 5,
			alarmId: 9,
		},
		plans: [
			...example.plans,
			...example.plans.map((plan) => ({ ...plan, stayId: 102, ratePlanId: 22, ratePlanName: "룸 온리" })),
		],
	};
	stage.memory.deals.calendars.set(
		21,
		saleDates("2026-11-28", [null, "full", "full", "full", 120_000, 90_000]),
	);
	stage.memory.advanceNotices.notices = [noticeOf(9)];
	const viewModel = new EventViewModel(stage.app);
	viewModel.restore(deal);
	return { ...stage, viewModel, calendar: viewModel.calendar };
}

describe("the screen of an event", () => {
	it("loads the days of an unlisted event with its secret [DEC-118]", async () => {
		const { memory, viewModel, calendar } = await event();
		const content = { ...viewModel.content, url: "/events/51?secret=open%20sesame" };
		viewModel.restore({ content, stays: [], plans: calendar.plans });
		viewModel.activate();
		await settled();
		expect(memory.deals.asked.map(({ secret }) => secret)).toEqual(["open sesame"]);
	});

	it("loads the days from today to the event's end, and turns to the first available one [SCREEN-11] [DEC-168]", async () => {
		const { memory, viewModel, calendar } = await event();
		viewModel.activate();
		await settled();
		const asked = { ratePlanId: 21, span: { from: "2026-11-28", to: "2027-01-10" } };
		expect(memory.deals.asked).toEqual([{ ...asked, secret: null }]);
		expect(calendar.months.map(({ month }) => month)).toEqual([11, 12, 1]);
		expect(calendar.firstMonth).toBe(1);
		expect(calendar.lowest).toBe(90_000);
		calendar.turn(9);
		expect(calendar.firstMonth).toBe(2);
	});

	it("links a chosen day to the stay, with that night and the guests of the search [DEC-168]", async () => {
		const { app, viewModel, calendar } = await event();
		app.searchSection.stored({ ...condition, adults: 3, rooms: 2 });
		viewModel.activate();
		await settled();
		calendar.choose(stayDateOf("2026-11-29"));
		expect(viewModel.chosenPath).toBeNull();
		calendar.choose(stayDateOf("2026-12-02"));
		const address = new URL(viewModel.chosenPath ?? "", "http://page.invalid");
		expect(address.pathname + address.hash).toBe("/products/101#rooms");
		expect(Object.fromEntries(address.searchParams)).toMatchObject({
			checkInDate: "2026-12-02",
			checkOutDate: "2026-12-03",
			adtCnt: "3",
			count: "2",
		});
	});

	it("clears the chosen day when the rate plan changes, and says when no day is available", async () => {
		const { viewModel, calendar } = await event();
		viewModel.activate();
		await settled();
		calendar.choose(stayDateOf("2026-12-02"));
		calendar.choosePlan(22);
		expect(viewModel.chosenPath).toBeNull();
		await settled();
		expect(calendar.isOver).toBe(true);
	});

	it("can reload a calendar that failed to load", async () => {
		const { memory, viewModel, calendar } = await event();
		memory.deals.calendarFailure = network;
		viewModel.activate();
		await settled();
		expect(calendar.status).toBe("failed");
		memory.deals.calendarFailure = null;
		await calendar.load();
		expect(calendar.status).toBe("ready");
	});

	it("sends a visitor to login, and resumes the entry once afterwards [DEC-094] [DEC-158]", async () => {
		const visitor = await event();
		await visitor.viewModel.enter();
		expect(visitor.memory.pageNavigation.current()).toContain("/login?");
		const { memory, viewModel } = await event("/events/1?type=eventGiveaway&idx=9", true);
		const stop = viewModel.activate();
		await settled();
		stop();
		viewModel.activate();
		await settled();
		expect(memory.advanceNotices.applied).toEqual([{ id: 9, kind: "eventGiveaway" }]);
		expect(viewModel.hasEntered).toBe(true);
		expect(memory.pageNavigation.current()).toBe("/events/1");
	});

	it("leaves the button unchanged when the coupon is rejected [ERR-ACT-01]", async () => {
		const { memory, viewModel } = await event("/events/1", true);
		let asked = 0;
		memory.memberCoupons.take = async () => {
			asked += 1;
			return err(refused("couponUnusable"));
		};
		await viewModel.takeCoupon();
		expect([asked, viewModel.hasCoupon, viewModel.toast]).toEqual([1, false, null]);
	});
});

describe("the advance notices", () => {
	const notice = noticeOf(2);

	it("are marked as applied for after an application [SCREEN-12] [DEC-158]", async () => {
		const { app, memory } = pageAt("/advance-notice", true);
		memory.advanceNotices.notices = [notice];
		const viewModel = new AdvanceNoticeViewModel(app);
		viewModel.activate();
		await settled();
		expect(viewModel.isApplied(notice)).toBe(false);
		await viewModel.apply(notice);
		expect(viewModel.isApplied(notice)).toBe(true);
		expect(viewModel.toast?.text).toContain("알림을 신청했어요");
	});

	it("resume an application after login [DEC-094]", async () => {
		const { app, memory } = pageAt("/advance-notice?type=alarm&idx=2", true);
		memory.advanceNotices.notices = [notice];
		new AdvanceNoticeViewModel(app).activate();
		await settled();
		expect(memory.advanceNotices.applied).toEqual([{ id: 2, kind: "alarm" }]);
	});

	it("show no message of their own when an application fails [ERR-ACT-02]", async () => {
		const { app, memory } = pageAt("/advance-notice", true);
		memory.advanceNotices.failure = network;
		const viewModel = new AdvanceNoticeViewModel(app);
		await viewModel.apply(notice);
		expect([viewModel.isApplied(notice), viewModel.toast, viewModel.busy]).toEqual([false, null, null]);
	});
});

async function linked(changes: Partial<LinkedOrder> = {}) {
	const { app, memory } = screenApp();
	memory.linkedOrders.order = { ...pendingOrder, ...changes };
	memory.linkedOrders.booking = await exampleLinkedBooking();
	const viewModel = new LmsViewModel(app);
	viewModel.restore({ orderNumber });
	viewModel.activate();
	await settled();
	return { app, memory, viewModel };
}

describe("the page of an LMS order", () => {
	it("does nothing until its product is selected [ROUTE-22] [DEC-085]", async () => {
		const { memory, viewModel } = await linked();
		viewModel.type("HT-1");
		await viewModel.register();
		await viewModel.cancel();
		expect(memory.linkedOrders.order).toEqual(pendingOrder);
	});

	it.each([
		["a confirmation number", { confirmationNumber: "HT-1", isSelectable: false, status: "confirm" }],
		["a start date", { startDate: stayDateOf("2026-12-06"), isSelectable: false }],
		["a cancel under way", { status: "cancel_request" }],
	] as const)("cannot select an order with %s [DOM-STATUS-19]", async (_, changes) => {
		const { viewModel } = await linked(changes);
		viewModel.select(true);
		expect(viewModel.isSelected).toBe(false);
		expect(viewModel.closedText).not.toBeNull();
	});

	it("rejects an invalid confirmation number, and registers a valid one [DEC-085] [COPY-070]", async () => {
		const { memory, viewModel } = await linked();
		viewModel.select(true);
		for (const wrong of ["", "한글", "a b", "x".repeat(31)]) {
			viewModel.type(wrong);
			expect(await viewModel.register()).toBe(false);
			expect(viewModel.numberError).not.toBeNull();
		}
		expect(memory.linkedOrders.order).toEqual(pendingOrder);
		viewModel.type(" HT-20391 ");
		expect(await viewModel.register()).toBe(true);
		expect(memory.linkedOrders.order).toMatchObject({ confirmationNumber: "HT-20391", status: "confirm" });
		expect(viewModel.toast?.text).toBe("등록되었습니다.");
		expect([viewModel.isSelected, viewModel.canSelect]).toEqual([false, false]);
	});

	it("asks for confirmation before it cancels [DEC-085] [COPY-070]", async () => {
		const { app, viewModel } = await linked();
		viewModel.select(true);
		const cancelling = viewModel.cancel();
		expect(app.popups.current?.text).toBe("예약을 취소하시겠습니까?");
		app.popups.accept();
		await cancelling;
		expect(viewModel.view?.order.status).toBe("cancel_request");
		expect(viewModel.toast?.text).toBe("취소되었습니다.");
	});

	it("does not cancel when the confirm is declined [DEC-085]", async () => {
		const { app, memory, viewModel } = await linked();
		viewModel.select(true);
		const cancelling = viewModel.cancel();
		app.popups.cancel();
		await cancelling;
		expect(memory.linkedOrders.order).toEqual(pendingOrder);
		expect([viewModel.toast, viewModel.busy, viewModel.isSelected]).toEqual([null, null, true]);
	});

	it("distinguishes an unknown order number from an order that failed to load", async () => {
		const { app, memory } = screenApp();
		const look = async (number: string) => {
			const viewModel = new LmsViewModel(app);
			viewModel.restore({ orderNumber: number });
			viewModel.activate();
			await settled();
			return [viewModel.loaded.hasFailed, viewModel.loaded.isMissing];
		};
		expect(await look("nonsense")).toEqual([true, true]);
		expect(await look(orderNumber)).toEqual([true, true]);
		memory.linkedOrders.view = async () => err(network);
		expect(await look(orderNumber)).toEqual([true, false]);
	});
});

describe("hearts on cards", () => {
	const stay = { id: 101, isWished: false };

	it("turn at once on every card of the stay, and keep what the server confirms [PROD-13] [CALL-CONTENT-39] [DEC-170]", async () => {
		const { app, memory } = pageAt("/search", true);
		const hearts = new WishHearts(app);
		const turning = hearts.toggle(stay);
		expect(hearts.isWished({ ...stay })).toBe(true);
		await turning;
		expect([memory.stays.wished.has(101), hearts.isWished({ ...stay })]).toEqual([true, true]);
		await hearts.toggle(stay);
		expect([memory.stays.wished.has(101), hearts.isWished(stay)]).toEqual([false, false]);
	});

	it("turn back when the server rejects the change [ERR-ACT-04]", async () => {
		const { app, memory } = pageAt("/search", true);
		memory.stays.failure = network;
		const hearts = new WishHearts(app);
		const turning = hearts.toggle(stay);
		expect(hearts.isWished(stay)).toBe(true);
		await turning;
		expect(hearts.isWished(stay)).toBe(false);
	});

	it("send a visitor to login without turning, and turn afterwards unless the stay is already on the list [DEC-094]", async () => {
		const visitor = pageAt("/search?searchText=a");
		const hearts = new WishHearts(visitor.app);
		await hearts.toggle(stay);
		expect(hearts.isWished(stay)).toBe(false);
		expect(visitor.memory.pageNavigation.current()).toContain(encodeURIComponent("type=wish&idx=101"));
		for (const isWished of [false, true]) {
			const { app, memory } = pageAt("/search?searchText=a&type=wish&idx=101", true);
			await new WishHearts(app).resume({ ...stay, isWished });
			expect(memory.stays.wished.has(101)).toBe(!isWished);
			expect(memory.pageNavigation.current()).toBe("/search?searchText=a");
		}
	});

	it("are reset on logout, and show the next member's own wishes after a login", async () => {
		const { app } = pageAt("/search", true);
		const hearts = new WishHearts(app);
		await hearts.toggle(stay);
		const answersLate = hearts.toggle({ id: 102, isWished: false });
		app.session.left();
		await answersLate;
		expect([101, 102].map((id) => hearts.isWished({ id, isWished: true }))).toEqual([false, false]);
		// A visitor who is refused may turn out to be a member who saved it long ago.
		await hearts.toggle(stay);
		app.session.entered({ name: "김영희", grade: "Silver", type: "N", corpName: null });
		for (const id of [101, 102]) {
			expect([true, false].map((isWished) => hearts.isWished({ id, isWished }))).toEqual([true, false]);
		}
	});
});
