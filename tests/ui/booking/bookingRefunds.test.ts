import { describe, expect, it } from "vitest";
import { won } from "#domain/shared/Won.ts";
import { couponOf } from "#tests/support/membershipFixtures.ts";
import { refundsAhead } from "#ui/screens/booking/refundsAhead.ts";
import { now, opened, stay } from "./openedForm.ts";

describe("what a cancel of the booking would give back", () => {
	it("is told beforehand, by time, of all that is about to be paid with [DEC-177, DEC-192]", async () => {
		const { memory, viewModel } = await opened();
		memory.bookingMember.points = { awesomeCash: won(30_000), welfarePoints: won(20_000) };
		await viewModel.load();
		viewModel.price.spendAll("awesomeCash");
		viewModel.price.spendAll("welfarePoints");
		expect(viewModel.price.total).toBe(50_000);
		expect(viewModel.refunds).toEqual([
			{ from: now, to: now + 86_400_000, refundPercent: 100, refundTotal: 100_000 },
			{ from: now + 86_400_000, to: null, refundPercent: 0, refundTotal: 0 },
		]);
		expect(viewModel.refunds).toEqual(refundsAhead(stay.cancelPolicy!, viewModel.price.lines, now));
	});

	it("is not told where the plan has no terms", async () => {
		const { viewModel } = await opened({ ...stay, cancelPolicy: null });
		expect(viewModel.refunds).toEqual([]);
	});

	it("is told without the coupons, which come back as coupons [DEC-099]", async () => {
		const { memory, viewModel } = await opened();
		memory.bookingMember.held = [couponOf(1, { discount: { kind: "amount", amount: won(5_000) } })];
		await viewModel.load();
		expect(viewModel.price.total).toBe(95_000);
		expect(viewModel.refunds[0]?.refundTotal).toBe(95_000);
	});
});

it("the ledger of a booking names each coupon by the number the member holds it under [DEC-179]", async () => {
	const { memory, viewModel } = await opened();
	memory.bookingMember.held = [couponOf(7, { discount: { kind: "amount", amount: won(5_000) } })];
	await viewModel.load();
	expect(viewModel.price.lines.filter(({ kind }) => kind === "coupon")).toMatchObject([
		{ heldId: 7, amount: -5_000 },
	]);
});
