import { act, render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { stayDateOf } from "#domain/shared/StayDate.ts";
import { won } from "#domain/shared/Won.ts";
import { couponOf } from "#tests/support/membershipFixtures.ts";
import { BookingPrice } from "#ui/screens/booking/BookingPrice.ts";
import { Discounts } from "#ui/screens/booking/parts/Discounts.tsx";

const message =
	"남은 50원은 결제할 수 없어요. 100원부터 결제할 수 있으니 쿠폰을 바꾸거나 포인트를 더 써 주세요.";

function started(welfarePoints: number): BookingPrice {
	const today = stayDateOf("2026-11-21");
	const price = new BookingPrice();
	price.start({
		stayId: 1,
		channelIndex: 1,
		today,
		baseLines: [{ kind: "night", date: stayDateOf("2026-12-06"), rooms: 1, amount: won(10_050) }],
		keyCode: "0000-0000-0000",
		coupons: [couponOf(1, { discount: { kind: "amount", amount: won(10_000) } })],
		balances: { awesomeCash: won(0), welfarePoints: won(welfarePoints) },
		left: null,
	});
	return price;
}

it("an amount that no provider charges is pointed out next to the coupons before paying [DEC-088]", () => {
	const price = started(0);
	expect([price.total, price.isPayable, price.isBestChosen]).toEqual([10_050, true, true]);
	price.toggleCoupon(1);
	expect([price.total, price.isPayable, price.isBestChosen]).toEqual([50, false, false]);
	render(<Discounts price={price} onRetry={() => {}} />);
	const described = () => screen.getByRole("group").getAttribute("aria-describedby");
	expect(document.getElementById(described() ?? "")?.textContent).toBe(message);
	act(() => price.chooseBest());
	expect([price.isPayable, screen.queryByText(message), described()]).toEqual([true, null, null]);
});

it("it disappears when points pay the rest, and points cannot leave such an amount [DEC-088]", () => {
	const price = started(10_040);
	price.toggleCoupon(1);
	price.spendAll("welfarePoints");
	expect([price.total, price.isPayable, price.isBestChosen]).toEqual([0, true, true]);
	price.toggleCoupon(1);
	price.spendAll("welfarePoints");
	expect([price.points.welfarePoints, price.total]).toEqual([9_950, 100]);
	price.spend("welfarePoints", 9_951);
	expect([price.points.welfarePoints, price.total]).toEqual([9_950, 100]);
});
