import { describe, expect, it } from "vitest";
import type { CachedMember } from "#domain/member/CachedMember.ts";
import { stayDateOf } from "#domain/shared/StayDate.ts";
import {
	condition,
	exampleDeal,
	exampleTheme,
	exampleThemeStays,
	noticeOf,
	saleDates,
} from "#tests/support/contentFixtures.ts";
import { couponOf } from "#tests/support/membershipFixtures.ts";
import { screenApp } from "#tests/support/screenApp.ts";
import { AdvanceNoticeViewModel } from "#ui/screens/advance-notice/AdvanceNoticeViewModel.ts";
import { EventViewModel } from "#ui/screens/event/EventViewModel.ts";
import { SaleCalendarViewModel } from "#ui/screens/event/SaleCalendarViewModel.ts";
import { ThemeViewModel } from "#ui/screens/theme/ThemeViewModel.ts";

const bronze: CachedMember = { name: "홍길동", grade: "Bronze", type: "N", corpName: null };
const settled = () => new Promise((go) => setTimeout(go));

/** A member's page at a URL, with where it navigates. */
function pageAt(pathname: string, search: string) {
	const { app, memory } = screenApp({ signedIn: true, member: bronze });
	memory.currentVisitor.entered(bronze);
	const went: string[] = [];
	app.navigation.attach({
		state: { location: { pathname, search } },
		navigate: async (path) => void went.push(path),
		revalidate: async () => undefined,
	});
	return { app, memory, went };
}

describe("an action interrupted by a login [DEC-094]", () => {
	it.each([
		["?type=alarm&idx=2", [{ id: 2, kind: "alarm" }]],
		["?type=eventGiveaway&idx=2", [{ id: 2, kind: "eventGiveaway" }]],
		["?type=wish&idx=2", []],
		["", []],
	])("is resumed by the advance notices if it is one of theirs: %s [DEC-158]", async (search, applied) => {
		const { app, memory, went } = pageAt("/advance-notice", search);
		memory.advanceNotices.notices = [noticeOf(2)];
		new AdvanceNoticeViewModel(app).activate();
		await settled();
		expect(memory.advanceNotices.applied).toEqual(applied);
		expect(went).toEqual(applied.length > 0 ? ["/advance-notice"] : []);
	});

	it("is left in the address by an event with the same number but another kind of action", async () => {
		const { app, memory, went } = pageAt("/events/1", "?type=wish&idx=9");
		const deal = await exampleDeal();
		const viewModel = new EventViewModel(app);
		viewModel.restore({ ...deal, content: { ...deal.content, couponId: 9, alarmId: 9 } });
		viewModel.activate();
		await settled();
		expect([went, memory.advanceNotices.applied, viewModel.hasCoupon]).toEqual([[], [], false]);
	});
});

describe("an event [SCREEN-11]", () => {
	it("issues its coupon once for two presses [ERR-ACT-01]", async () => {
		const { app, memory } = pageAt("/events/1", "");
		memory.memberCoupons.offered.set(5, couponOf(5));
		const deal = await exampleDeal();
		const viewModel = new EventViewModel(app);
		viewModel.restore({ ...deal, content: { ...deal.content, couponId: 5 } });
		let asked = 0;
		const take = memory.memberCoupons.take.bind(memory.memberCoupons);
		memory.memberCoupons.take = (id) => {
			asked += 1;
			return take(id);
		};
		await Promise.all([viewModel.takeCoupon(), viewModel.takeCoupon()]);
		expect([asked, viewModel.hasCoupon]).toEqual([1, true]);
	});

	it("leads to the stay of the chosen rate plan, and searches at that stay's place [DEC-168]", async () => {
		const { app, memory } = pageAt("/events/1", "");
		const deal = await exampleDeal();
		const [stay] = deal.stays;
		const [plan] = deal.plans;
		if (!stay || !plan) throw new Error("the example has a stay and a plan");
		const stays = [
			{ ...stay, id: 101, cityName: "서울" },
			{ ...stay, id: 102, cityName: "부산" },
		];
		const content = {
			...deal.content,
			stayStartDate: stayDateOf("2026-11-28"),
			stayEndDate: stayDateOf("2026-12-10"),
		};
		memory.deals.calendars.set(22, saleDates("2026-11-28", [90_000]));
		const viewModel = new EventViewModel(app);
		viewModel.restore({ content, stays, plans: [{ ...plan, stayId: 102, ratePlanId: 22 }] });
		viewModel.activate();
		await settled();
		viewModel.calendar.choose(stayDateOf("2026-11-28"));
		const address = new URL(viewModel.chosenPath ?? "", "http://page.invalid");
		expect([address.pathname, address.searchParams.get("searchText")]).toEqual(["/products/102", "부산"]);
	});

	it("has a loading calendar until its days are known", () => {
		expect(new SaleCalendarViewModel(screenApp().app).status).toBe("loading");
	});
});

describe("a theme [SCREEN-10, DEC-024]", () => {
	it("shows the stays for the changed dates and guests, and opens each panel with the current ones", async () => {
		const { app, memory } = screenApp();
		const content = await exampleTheme();
		const [stay] = await exampleThemeStays();
		if (!stay) throw new Error("the example has a stay");
		const viewModel = new ThemeViewModel(app, condition);
		viewModel.restore({ content, condition, isSearched: true, stays: null });
		viewModel.restore({ content, condition, isSearched: true, stays: [stay] });
		expect(viewModel.status).toBe("ready");
		memory.themes.staysByTheme.set(content.id, [{ ...stay, id: 7 }]);
		viewModel.condition.open("guests");
		viewModel.condition.changeGuests({ adults: 3, childAges: [] });
		viewModel.condition.confirmGuests();
		await settled();
		expect([viewModel.status, viewModel.stays.map(({ id }) => id)]).toEqual(["ready", [7]]);
		expect(memory.themes.asked).toEqual([{ ...condition, adults: 3, childAges: [] }]);
		const shown = { ...condition, adults: 3, childAges: [] };
		for (const panel of ["dates", "guests"] as const) {
			viewModel.condition.open(panel);
			expect(viewModel.condition.draft).toEqual(shown);
			viewModel.condition.selectDates({ checkInDate: null, checkOutDate: null });
			viewModel.condition.close();
		}
		expect(viewModel.shown).toEqual(shown);
	});
});
