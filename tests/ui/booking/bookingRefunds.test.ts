import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { draftOrder } from "#domain/booking/draftOrder.ts";
import { quoteRefund } from "#domain/booking/quoteRefund.ts";
import { cancelPolicyOf } from "#domain/cancellation/cancelTerms.ts";
import { stayDateOf } from "#domain/shared/StayDate.ts";
import { won } from "#domain/shared/Won.ts";
import { couponOf } from "#tests/support/membershipFixtures.ts";
import { refundsAhead } from "#ui/screens/booking/refundsAhead.ts";
import { now, opened, snapshot, stay } from "./openedForm.ts";

const checkInDate = stayDateOf("2026-12-06");

describe("the refund preview of a booking", () => {
	it("shows over time what would be refunded of everything about to be paid with [DEC-177, DEC-192]", async () => {
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
		expect(viewModel.refunds).toEqual(refundsAhead(stay.cancelPolicy!, viewModel.price.lines, 1, now));
	});

	it("equals the server's refund to the won for several rooms, whatever was used to pay [DEC-099, DEC-180]", () => {
		const tiers = [100, 70, 33].map((refundPercent, day) => ({
			until: now + (day + 1) * 86_400_000,
			refundPercent,
		}));
		const policy = cancelPolicyOf([...tiers, { until: null, refundPercent: 0 }], true);
		const most = fc.integer({ min: 0, max: 60_000 });
		fc.assert(
			fc.property(
				fc.integer({ min: 150_000, max: 900_000 }),
				fc.integer({ min: 1, max: 5 }),
				most,
				most,
				most,
				(...dice) => {
					const [sale, rooms, coupon, awesomeCash, welfarePoints] = dice;
					const lines = [{ kind: "night" as const, date: checkInDate, rooms, amount: won(sale) }];
					const held = coupon > 0 ? [couponOf(1, { discount: { kind: "amount", amount: won(coupon) } })] : [];
					const use = { awesomeCash: won(awesomeCash), welfarePoints: won(welfarePoints) };
					const plan = { stayId: 1, channelIndex: 1, isOneProduct: false, isDateless: false, lines };
					const draft = draftOrder(
						{ ...plan, cashbackPercent: 0, isForSpecialMember: false },
						{ rooms, adults: 2, childAges: [], today: stayDateOf("2026-11-21") },
						held,
						{ use, balances: use },
					);
					fc.pre(draft.ok);
					const parts = draft.value.shares.map(({ paid }) => ({ paid, refund: null }));
					const indexes = parts.map((_, index) => index);
					const quote = quoteRefund({ policy, parts, indexes, isCouponExpired: false, now });
					expect(refundsAhead(policy, draft.value.lines, rooms, now)).toEqual(
						quote.ok && quote.value.timeline,
					);
				},
			),
		);
	});

	it("covers the number of rooms being booked [DEC-099, DEC-180]", async () => {
		const { viewModel } = await opened();
		const { choice } = snapshot;
		viewModel.restore({ ...snapshot, choice: { ...choice, terms: { ...choice.terms, rooms: 3 } } });
		const tiers = [{ until: null, refundPercent: 33 }];
		const cancelPolicy = cancelPolicyOf(tiers, true);
		viewModel.restore({ ...viewModel.snapshot, stay: { ...stay, cancelPolicy } });
		expect(viewModel.refunds.map(({ refundTotal }) => refundTotal)).toEqual([33_001]);
	});

	it("is empty when the rate plan has no cancellation terms", async () => {
		const { viewModel } = await opened({ ...stay, cancelPolicy: null });
		expect(viewModel.refunds).toEqual([]);
	});

	it("excludes coupons, which are returned as coupons [DEC-099]", async () => {
		const { memory, viewModel } = await opened();
		memory.bookingMember.held = [couponOf(1, { discount: { kind: "amount", amount: won(5_000) } })];
		await viewModel.load();
		expect(viewModel.price.total).toBe(95_000);
		expect(viewModel.refunds[0]?.refundTotal).toBe(95_000);
	});
});

it("the price ledger of a booking identifies each coupon by the number under which the member holds it [DEC-179]", async () => {
	const { memory, viewModel } = await opened();
	memory.bookingMember.held = [couponOf(7, { discount: { kind: "amount", amount: won(5_000) } })];
	await viewModel.load();
	expect(viewModel.price.lines.filter(({ kind }) => kind === "coupon")).toMatchObject([
		{ heldId: 7, amount: -5_000 },
	]);
});
