import { describe, expect, it } from "vitest";
import type { BookingDetail } from "#domain/booking/Booking.ts";
import { everyReview } from "#domain/review/ReviewChoice.ts";
import { defaultChoices } from "#domain/search/listChoices.ts";
import { defaultCondition } from "#domain/search/SearchCondition.ts";
import { stayDateOf } from "#domain/shared/StayDate.ts";
import { slowPage } from "#tests/support/slowPage.ts";
import { NearDatesViewModel } from "#ui/condition/NearDatesViewModel.ts";
import { CancelViewModel } from "#ui/screens/book-detail/CancelViewModel.ts";
import { ChangeViewModel } from "#ui/screens/book-detail/ChangeViewModel.ts";
import { ResultMapViewModel } from "#ui/screens/search/parts/ResultMapViewModel.ts";
import { SearchViewModel } from "#ui/screens/search/SearchViewModel.ts";
import { DeferredSectionsViewModel } from "#ui/screens/stay/DeferredSectionsViewModel.ts";
import { StayViewModel } from "#ui/screens/stay/StayViewModel.ts";

const condition = defaultCondition(stayDateOf("2026-11-25"));
const booking = {
	product: {
		orderProductId: 9,
		checkIn: condition.checkInDate,
		checkOut: condition.checkOutDate,
		adults: 2,
		childAges: [],
	},
} as unknown as BookingDetail;

describe("the calls of a part of a screen are aborted [C09]", () => {
	it("when the nearest dates are requested for another stay, or left", () => {
		const { app, calledBack } = slowPage();
		const near = new NearDatesViewModel(app);
		const leave = near.activate();
		void near.load(7, condition);
		void near.load(8, condition);
		expect(calledBack()).toEqual([true, false]);
		leave();
		expect(calledBack()).toEqual([true, true]);
	});

	it("when the scope of a cancellation changes, or its sheet is closed", () => {
		const { app, calledBack } = slowPage();
		const cancel = new CancelViewModel({
			app,
			booking: () => booking,
			done: async () => undefined,
			cancelledElsewhere: () => undefined,
		});
		cancel.open();
		cancel.choose("partial");
		expect(calledBack()).toEqual([true, false]);
		cancel.close();
		expect(calledBack()).toEqual([true, true]);
	});

	it("when the sheet of a change is left", () => {
		const { app, calledBack } = slowPage();
		const change = new ChangeViewModel({
			app,
			booking,
			done: async () => undefined,
			stale: async () => null,
		});
		const leave = change.activate();
		void change.ask();
		expect(calledBack()).toEqual([false]);
		leave();
		expect(calledBack()).toEqual([true]);
	});

	it("when the map is left, cards included, or other pins are chosen", () => {
		const { app, calledBack } = slowPage();
		const search = new SearchViewModel(app);
		search.restore({ condition, choices: defaultChoices, list: null });
		const map = new ResultMapViewModel(app, search);
		const leave = map.activate();
		const pin = { id: 1, position: { latitude: 37, longitude: 127 } } as never;
		void map.choose([pin]);
		void map.choose([pin, pin]);
		expect(calledBack()).toEqual([false, true, false]);
		leave();
		expect(calledBack()).toEqual([true, true, true]);
	});

	it("when other reviews are chosen, other prices are compared, or the page of a stay is left", () => {
		const { app, calledBack } = slowPage();
		const late = new DeferredSectionsViewModel(app);
		late.restore(null);
		void late.load(7, condition);
		void late.compare({ stayId: 7, condition, entries: [], ownTotal: null });
		expect(calledBack()).toEqual([false, false, false]);
		void late.chooseReviews(7, everyReview);
		void late.compare({ stayId: 7, condition, entries: [], ownTotal: null });
		expect(calledBack()).toEqual([true, false, true, false, false]);
		late.stop();
		expect(calledBack()).not.toContain(false);
	});

	it("when a stay is requested for other dates, or left", () => {
		const { app, calledBack } = slowPage();
		const viewModel = new StayViewModel(app, condition);
		const leave = viewModel.activate();
		viewModel.loadBelow();
		void viewModel.change(condition);
		const first = calledBack();
		void viewModel.change({ ...condition, adults: 3 });
		expect(first.filter((is) => !is).length).toBeGreaterThanOrEqual(3);
		expect(calledBack().slice(0, first.length)).toContain(true);
		leave();
		expect(calledBack()).not.toContain(false);
	});
});
