import { describe, expect, it } from "vitest";
import { cancelPolicyOf } from "#domain/cancellation/cancelTerms.ts";
import { refused } from "#domain/failure/Failure.ts";
import { won } from "#domain/shared/Won.ts";
import { screenApp } from "#tests/support/screenApp.ts";
import { condition, exampleOption } from "#tests/support/stayFixtures.ts";
import { OptionsViewModel } from "#ui/screens/options/OptionsViewModel.ts";

const choice = {
	bookingKind: "OO",
	stay: "101",
	room: "11",
	plan: "21",
	promotionId: null,
	pieces: null,
} as const;
const hour = 3_600_000;

async function stage() {
	const { app, memory } = screenApp();
	const viewModel = new OptionsViewModel(app);
	const option = await exampleOption();
	viewModel.restore({ stayId: 101, choice, condition, option, problem: null });
	return { app, memory, viewModel, option };
}

describe("a rate plan before booking", () => {
	it("adds up its lines to what it costs this viewer [DEC-179]", async () => {
		const { viewModel, option } = await stage();
		expect(viewModel.total).toBe(option.plan.prices.saleAmount);
	});

	it("shows the refund for each period still ahead [DEC-099]", async () => {
		const { app, viewModel, option } = await stage();
		const { now } = app.environment;
		const policy = {
			isCancellable: true,
			isPartialCancelAllowed: false,
			cancelDate: null,
			cancelText: [],
			tiers: [
				{ until: now - hour, refundPercent: 100 },
				{ until: now + hour, refundPercent: 50 },
				{ until: null, refundPercent: 0 },
			],
		};
		const plan = { ...option.plan, cancelPolicy: policy };
		viewModel.restore({ stayId: 101, choice, condition, option: { ...option, plan }, problem: null });
		const total = viewModel.total ?? 0;
		expect(viewModel.refunds).toEqual([
			{ from: null, until: now + hour, percent: 50, amount: total - Math.floor(total / 2) },
			{ from: now + hour, until: null, percent: 0, amount: 0 },
		]);
	});

	it.each([
		["rooms", 3, null],
		["vouchers", 1, 3],
	])(
		"shows the refund of %s as if each were cancelled on its own [DEC-099, DEC-180]",
		async (_, rooms, pieces) => {
			const { app, viewModel, option } = await stage();
			const { now } = app.environment;
			const policy = cancelPolicyOf(
				[
					{ until: now + hour, refundPercent: 33 },
					{ until: null, refundPercent: 0 },
				],
				true,
			);
			const ledger = [{ kind: "voucher" as const, count: 3, amount: won(100_000) }];
			viewModel.restore({
				stayId: 101,
				choice: { ...choice, pieces },
				condition: { ...condition, rooms },
				option: { ...option, ledger, plan: { ...option.plan, cancelPolicy: policy } },
				problem: null,
			});
			expect(viewModel.refunds.map(({ amount }) => amount)).toEqual([33_001, 0]);
		},
	);

	it("keeps all conditions on the way to the booking form and back to the stay [DEC-015] [DEC-016]", async () => {
		const { viewModel } = await stage();
		const query = new URLSearchParams(viewModel.bookingPath?.split("?")[1]);
		expect(Object.fromEntries(query)).toMatchObject({
			accoms: "101",
			rooms: "11",
			rateplan: "21",
			checkInDate: condition.checkInDate,
			count: "1",
		});
		expect(viewModel.stayPath).toMatch(/^\/products\/101\?checkInDate=.*&count=1#rooms$/);
	});

	it("shows no amounts for members only [DEC-091]", async () => {
		const { viewModel, option } = await stage();
		const plan = { ...option.plan, prices: { ...option.plan.prices, isHidden: true } };
		const hidden = { ...option, plan, ledger: [] };
		viewModel.restore({ stayId: 101, choice, condition, option: hidden, problem: null });
		expect(viewModel.total).toBeNull();
		expect(viewModel.refunds).toEqual([]);
	});

	it("retries after a failure, one call at a time", async () => {
		const { memory, viewModel, option } = await stage();
		viewModel.restore({ stayId: 101, choice, condition, option: null, problem: "failed" });
		memory.stays.failure = refused("soldOut");
		await Promise.all([viewModel.retry(), viewModel.retry()]);
		expect(viewModel.problem).toBe("soldOut");
		expect(memory.stays.asked).toHaveLength(1);
		memory.stays.failure = null;
		memory.stays.options.set(101, option);
		await viewModel.retry();
		expect(viewModel.option).toEqual(option);
	});
});
