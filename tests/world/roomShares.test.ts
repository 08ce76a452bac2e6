import { expect, it } from "vitest";
import { sumWon, won } from "#domain/shared/Won.ts";
import { bookings } from "#world/members/bookings.ts";
import { roomShares } from "#world/members/openOrder.ts";

const paid = won(2_256_780);
const nothing = won(0);

it("the cashback is computed on the total paid for all rooms, not rounded down per room [DEC-078, DEC-180]", () => {
	const seed = bookings.find(({ rooms }) => rooms === 2)!;
	const shares = roomShares(
		seed,
		{ lines: [], keyCode: "", saleAmount: paid, awesomeCash: nothing, welfarePoints: nothing },
		{
			originalAmount: paid,
			saleAmount: paid,
			discountedAmount: nothing,
			couponAmount: nothing,
			awesomeCashAmount: nothing,
			welfarePointAmount: nothing,
			totalAmount: paid,
		},
		1,
		true,
	);
	expect(shares.map(({ paid: { money } }) => money)).toEqual([1_128_390, 1_128_390]);
	expect(sumWon(shares.map(({ cashback }) => cashback))).toBe(22_567);
});
