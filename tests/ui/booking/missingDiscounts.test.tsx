import { fireEvent, render, screen } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import type { Coupon } from "#domain/coupon/Coupon.ts";
import { err } from "#domain/shared/Result.ts";
import { stayDateOf } from "#domain/shared/StayDate.ts";
import { noWon, won } from "#domain/shared/Won.ts";
import { couponOf } from "#tests/support/membershipFixtures.ts";
import { BookingPrice } from "#ui/screens/booking/BookingPrice.ts";
import { BookingViewModel } from "#ui/screens/booking/BookingViewModel.ts";
import { Discounts } from "#ui/screens/booking/parts/Discounts.tsx";
import { address, baseLines, opened, snapshot } from "./openedForm.ts";

const worth = (heldId: number, amount: number) =>
	couponOf(heldId, { discount: { kind: "amount", amount: won(amount) } });

const points = { awesomeCash: won(30_000), welfarePoints: noWon };
const noCoupons: readonly Coupon[] = [];
const start = {
	stayId: 11,
	channelIndex: 1,
	today: stayDateOf("2026-11-21"),
	baseLines,
	keyCode: "",
	left: null,
};

/** A form whose coupons and points load at first and later fail: each `visit` reopens it, types a little and leaves. */
async function form() {
	const { memory, app } = await opened();
	memory.bookingMember.held = [worth(1, 5_000), worth(2, 3_000)];
	memory.bookingMember.points = { awesomeCash: won(30_000), welfarePoints: noWon };
	const { coupons, balances } = memory.bookingMember;
	const visit = async (isReached: boolean, act: (viewModel: BookingViewModel) => void = () => {}) => {
		const missing = async () => err({ kind: "unreachable" } as const);
		Object.assign(
			memory.bookingMember,
			isReached ? { coupons, balances } : { coupons: missing, balances: missing },
		);
		const viewModel = new BookingViewModel(app as never);
		viewModel.restore(snapshot);
		await viewModel.load();
		act(viewModel);
		memory.bookingDrafts.write(address, viewModel.draft());
		return viewModel;
	};
	return { visit };
}

describe("a booking form whose coupons and points fail to load [DEC-107, DEC-016]", () => {
	it("says so, and selects the best coupons once they load", async () => {
		const { visit } = await form();
		const without = await visit(false, ({ form }) => form.type("request", "높은 층"));
		expect([without.price.areCouponsMissing, without.price.choices]).toEqual([true, []]);
		const again = await visit(true);
		expect([again.price.areCouponsMissing, again.price.chosenIds]).toEqual([false, [1]]);
		expect(again.form.texts.request).toBe("높은 층");
	});

	it("keeps the coupons and points chosen earlier", async () => {
		const { visit } = await form();
		await visit(true, ({ price }) => {
			price.toggleCoupon(2);
			price.spend("awesomeCash", 10_000);
		});
		const without = await visit(false);
		expect(without.price.total).toBe(100_000);
		const again = await visit(true);
		expect([again.price.chosenIds, again.price.points.awesomeCash]).toEqual([[2], 10_000]);
	});

	it("keeps the choice of using no coupon", async () => {
		const { visit } = await form();
		await visit(true, ({ price }) => price.toggleCoupon(1));
		await visit(false);
		expect((await visit(true)).price.chosenIds).toEqual([]);
	});

	it("picks them up on the next load, keeping what was typed meanwhile", async () => {
		const { visit } = await form();
		const viewModel = await visit(false);
		viewModel.form.type("request", "높은 층");
		await visit(true);
		await viewModel.load();
		expect([viewModel.price.chosenIds, viewModel.form.texts.request]).toEqual([[1], "높은 층"]);
	});

	it.each([
		[null, noCoupons, "포인트를 불러오지 못했어요."],
		[points, null, "쿠폰을 불러오지 못했어요."],
		[null, null, "쿠폰과 포인트를 불러오지 못했어요."],
		[points, noCoupons, null],
	])("names what is missing, once, with a way to load it again", (balances, coupons, message) => {
		const price = new BookingPrice();
		price.start({ ...start, coupons, balances });
		const retry = vi.fn();
		const { container } = render(<Discounts price={price} onRetry={retry} />);
		const failures = [...container.querySelectorAll("p")].filter((line) =>
			line.textContent.includes("불러오지 못했어요"),
		);
		expect(failures.map((line) => line.textContent)).toEqual(message === null ? [] : [message]);
		for (const button of screen.queryAllByRole("button", { name: "다시 시도" })) fireEvent.click(button);
		expect(retry).toHaveBeenCalledTimes(failures.length);
	});
});
