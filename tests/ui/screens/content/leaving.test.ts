import { describe, expect, it } from "vitest";
import { stayDateOf } from "#domain/shared/StayDate.ts";
import { condition, exampleDeal, exampleTheme } from "#tests/support/contentFixtures.ts";
import { slowPage } from "#tests/support/slowPage.ts";
import { EventViewModel } from "#ui/screens/event/EventViewModel.ts";
import { ThemeViewModel } from "#ui/screens/theme/ThemeViewModel.ts";

describe("an event without coupon or entry [SCREEN-11, DEC-025]", () => {
	it("sends nothing to the server, however often it is pressed", async () => {
		const { app, calledBack } = slowPage();
		const viewModel = new EventViewModel(app);
		const deal = await exampleDeal();
		viewModel.restore({ ...deal, content: { ...deal.content, couponId: null, alarmId: null } });
		await Promise.all([viewModel.takeCoupon(), viewModel.enter()]);
		expect([calledBack(), viewModel.isBusy]).toEqual([[], false]);
	});
});

describe("a request of a content screen is aborted", () => {
	it("when the theme is left or reloaded [C09, SCREEN-10]", async () => {
		const { app, calledBack } = slowPage();
		const viewModel = new ThemeViewModel(app, condition);
		viewModel.restore({ content: await exampleTheme(), condition, isSearched: true, stays: [] });
		const leave = viewModel.activate();
		viewModel.retry();
		viewModel.retry();
		expect(calledBack()).toEqual([true, false]);
		leave();
		expect(calledBack()).toEqual([true, true]);
	});

	it("when the event is left, or another rate plan is chosen [C09, SCREEN-11]", async () => {
		const { app, calledBack } = slowPage();
		const viewModel = new EventViewModel(app);
		const deal = await exampleDeal();
		const [plan] = deal.plans;
		if (!plan) throw new Error("the example has a plan");
		const span = { stayStartDate: stayDateOf("2026-11-28"), stayEndDate: stayDateOf("2026-12-10") };
		viewModel.restore({
			...deal,
			content: { ...deal.content, ...span },
			plans: [plan, { ...plan, ratePlanId: 22 }],
		});
		void viewModel.calendar.load();
		viewModel.calendar.choosePlan(22);
		expect(calledBack()).toEqual([true, false]);
		viewModel.calendar.restore({ ...deal.content, ...span }, []);
		expect(calledBack()).toEqual([true, false]);
		await viewModel.calendar.load();
		expect(calledBack()).toEqual([true, true]);
		viewModel.calendar.restore({ ...deal.content, ...span }, [plan]);
		void viewModel.calendar.load();
		viewModel.calendar.stop();
		expect(calledBack()).toEqual([true, true, true]);
	});
});
