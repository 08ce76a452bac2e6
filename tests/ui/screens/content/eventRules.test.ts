import { describe, expect, it } from "vitest";
import { eventCopy } from "#copy/event.ts";
import type { CachedMember } from "#domain/member/CachedMember.ts";
import type { EventPlan } from "#domain/offer/Promotion.ts";
import { stayDateOf } from "#domain/shared/StayDate.ts";
import { condition, exampleDeal, noticeOf, saleDates } from "#tests/support/contentFixtures.ts";
import { couponOf } from "#tests/support/membershipFixtures.ts";
import { screenApp } from "#tests/support/screenApp.ts";
import { EventViewModel } from "#ui/screens/event/EventViewModel.ts";
import { SaleCalendarViewModel } from "#ui/screens/event/SaleCalendarViewModel.ts";

const bronze: CachedMember = { name: "홍길동", grade: "Bronze", type: "N", corpName: null };
const offline = { kind: "unreachable" } as const;
const settled = () => new Promise((go) => setTimeout(go));

async function event(changes: object = {}) {
	const { app, memory } = screenApp({ signedIn: true, member: bronze });
	memory.currentVisitor.entered(bronze);
	const example = await exampleDeal();
	const content = {
		...example.content,
		stayStartDate: stayDateOf("2026-11-28"),
		stayEndDate: stayDateOf("2027-01-10"),
		couponId: 5,
		alarmId: 9,
		...changes,
	};
	const plans = [
		...example.plans,
		...example.plans.map((plan) => ({ ...plan, stayId: 102, ratePlanId: 22 })),
	];
	memory.deals.calendars.set(21, saleDates("2026-11-28", [null, "full", 120_000, 90_000]));
	memory.deals.calendars.set(22, saleDates("2026-11-28", ["full", null]));
	const viewModel = new EventViewModel(app);
	const restore = (stays = example.stays) => viewModel.restore({ content, stays, plans });
	restore();
	return { app, memory, viewModel, calendar: viewModel.calendar, restore, example };
}

describe("an event [SCREEN-11, DEC-025]", () => {
	it("prices its stays for the default dates", async () => {
		const { app, viewModel } = await event();
		expect(viewModel.condition.checkInDate > app.environment.today).toBe(true);
	});

	it("issues its coupon once, says so until that is dismissed, and issues none if it has none [ERR-ACT-01]", async () => {
		const { memory, viewModel } = await event();
		memory.memberCoupons.offered.set(5, couponOf(5));
		await viewModel.takeCoupon();
		expect([viewModel.hasCoupon, viewModel.hasEntered, viewModel.toast]).toEqual([
			true,
			false,
			{ text: eventCopy.coupon.taken },
		]);
		viewModel.dismissToast();
		expect(viewModel.toast).toBeNull();
		const none = await event({ couponId: null, alarmId: null });
		await none.viewModel.takeCoupon();
		await none.viewModel.enter();
		expect([none.viewModel.hasCoupon, none.memory.advanceNotices.applied]).toEqual([false, []]);
	});

	it("takes an entry once, and leaves the button unchanged when that fails [ERR-ACT-02]", async () => {
		const { memory, viewModel } = await event();
		memory.advanceNotices.notices = [noticeOf(9)];
		memory.advanceNotices.failure = offline;
		await viewModel.enter();
		expect([viewModel.hasEntered, viewModel.toast]).toEqual([false, null]);
		memory.advanceNotices.failure = null;
		await Promise.all([viewModel.enter(), viewModel.enter()]);
		expect([viewModel.hasEntered, viewModel.toast]).toEqual([true, { text: eventCopy.entry.entered }]);
		expect(memory.advanceNotices.applied).toEqual([{ id: 9, kind: "eventGiveaway" }]);
	});

	it.each([
		["?type=coupon&idx=5", true, []],
		["?type=coupon&idx=6", false, []],
		["?type=eventGiveaway&idx=9", false, [{ id: 9, kind: "eventGiveaway" }]],
		["?type=eventGiveaway&idx=5", false, []],
		["?type=wish&idx=5", false, []],
	])(
		"resumes an action after login if it is the event's own: %s [DEC-094]",
		async (search, hasCoupon, applied) => {
			const { app, memory, viewModel } = await event();
			memory.memberCoupons.offered.set(5, couponOf(5));
			memory.advanceNotices.notices = [noticeOf(9)];
			app.navigation.attach({
				state: { location: { pathname: "/events/1", search } },
				navigate: (path) => memory.pageNavigation.go(path),
				revalidate: () => memory.pageNavigation.refresh(),
			});
			viewModel.activate();
			await settled();
			expect([viewModel.hasCoupon, memory.advanceNotices.applied]).toEqual([hasCoupon, applied]);
		},
	);

	it("leads to the chosen night at the place of its stay, whatever place was searched for [DEC-168]", async () => {
		const { app, viewModel, calendar, restore } = await event();
		viewModel.activate();
		await settled();
		calendar.choose(stayDateOf("2026-11-30"));
		const queryOf = () => Object.fromEntries(new URL(viewModel.chosenPath ?? "", "http://x").searchParams);
		const [stay] = viewModel.stays;
		expect(queryOf()).toMatchObject({
			searchText: stay?.cityName,
			nationCode: stay?.nationCode,
			cityCode: "",
		});
		app.searchSection.stored({ ...condition, searchText: "제주", area: 3, subArea: 4 });
		expect(queryOf()).toMatchObject({ searchText: stay?.cityName, area: "0", subArea: "0" });
		restore([]);
		viewModel.activate();
		await settled();
		calendar.choose(stayDateOf("2026-11-30"));
		expect(queryOf()).toMatchObject({ searchText: "제주", checkInDate: "2026-11-30" });
	});
});

describe("a night chosen in an event [DEC-168]", () => {
	const night = stayDateOf("2026-11-30");
	const addressWith = async (changes: Partial<EventPlan>) => {
		const { viewModel, calendar, example } = await event();
		viewModel.restore({ ...viewModel, plans: example.plans.map((plan) => ({ ...plan, ...changes })) });
		viewModel.activate();
		await settled();
		calendar.choose(night);
		const { pathname, searchParams, hash } = new URL(viewModel.chosenPath ?? "", "http://x");
		return { path: pathname + hash, query: Object.fromEntries(searchParams) };
	};

	it("leads to the stay, for the fewest nights the plan is sold for", async () => {
		const one = await addressWith({});
		expect(one).toMatchObject({ path: "/products/101#rooms", query: { checkOutDate: "2026-12-01" } });
		expect(one.query).not.toHaveProperty("promotionIdx");
		const three = await addressWith({ minNights: 3 });
		expect(three.query).toMatchObject({ checkInDate: night, checkOutDate: "2026-12-03" });
	});

	it("leads to the plan itself, with its discount, if the event is unlisted [DEC-015, DEC-118]", async () => {
		const plan = { accoms: "101", rooms: "11", rateplan: "21", promotionIdx: "7", checkInDate: night };
		expect(await addressWith({ promotionId: 7 })).toMatchObject({
			path: "/products/101/options",
			query: { ...plan, orderType: "OO" },
		});
		const external = { externalStayId: "H1", externalRoomId: "R1", externalRatePlanId: "P1" };
		expect(await addressWith({ promotionId: 7, minNights: 2, ...external })).toMatchObject({
			query: { ...plan, accoms: "H1", rooms: "R1", rateplan: "P1", orderType: "OC" },
		});
	});
});

describe("the days of an event [DEC-168]", () => {
	it("are empty before they are loaded, without a rate plan, and after the event has ended", async () => {
		const calendar = new SaleCalendarViewModel(screenApp().app);
		expect([calendar.months, calendar.isOver, calendar.chosenDay, calendar.plan]).toEqual([
			[],
			true,
			null,
			null,
		]);
		const { content } = await exampleDeal();
		calendar.restore(content, []);
		await calendar.load();
		expect(calendar.status).toBe("loading");
		const over = await event({
			stayStartDate: stayDateOf("2026-01-01"),
			stayEndDate: stayDateOf("2026-02-01"),
		});
		over.viewModel.activate();
		await settled();
		expect([over.calendar.span, over.calendar.isOver, over.memory.deals.asked]).toEqual([null, true, []]);
	});

	it("belong to the chosen rate plan, and page no further than its months", async () => {
		const { memory, viewModel, calendar } = await event();
		expect([calendar.plan?.ratePlanId, calendar.firstMonth, calendar.isOver]).toEqual([21, 0, false]);
		viewModel.activate();
		expect(calendar.status).toBe("loading");
		await settled();
		expect([calendar.firstMonth, calendar.isOver]).toEqual([0, false]);
		calendar.turn(-1);
		expect(calendar.firstMonth).toBe(0);
		calendar.turn(1);
		expect(calendar.firstMonth).toBe(1);
		calendar.turn(9);
		expect(calendar.firstMonth).toBe(2);
		calendar.choosePlan(21);
		calendar.choosePlan(77);
		expect(memory.deals.asked).toHaveLength(1);
		calendar.choose(stayDateOf("2026-11-30"));
		expect(calendar.chosenDay?.date).toBe("2026-11-30");
		calendar.choosePlan(22);
		expect([calendar.chosen, calendar.plan?.ratePlanId, calendar.status]).toEqual([null, 22, "loading"]);
		// Until the new plan's days have loaded, no day of the previous plan can be chosen and no price is shown.
		calendar.choose(stayDateOf("2026-11-30"));
		expect([calendar.chosen, calendar.lowest]).toEqual([null, null]);
		await settled();
		expect([calendar.isOver, calendar.lowest, calendar.firstMonth]).toEqual([true, null, 2]);
		calendar.choose(stayDateOf("2026-11-28"));
		expect(calendar.chosen).toBeNull();
	});

	it("are cleared when loading fails, and are not updated after the page is left", async () => {
		const { memory, viewModel, calendar } = await event();
		const leave = viewModel.activate();
		leave();
		await settled();
		expect([calendar.status, calendar.days.size]).toEqual(["loading", 0]);
		await calendar.load();
		expect(calendar.days.size).toBe(4);
		memory.deals.calendarFailure = offline;
		await calendar.load();
		expect([calendar.status, calendar.days.size, calendar.isOver]).toEqual(["failed", 0, false]);
	});
});
