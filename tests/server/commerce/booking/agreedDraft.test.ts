import { expect, it } from "vitest";
import type { DraftRefusal, OrderDraft } from "#domain/booking/draftOrder.ts";
import { couponRefusalText } from "#domain/coupon/couponRules.ts";
import type { PriceLine } from "#domain/offer/PriceLine.ts";
import type { PlanPrices } from "#domain/offer/planPrices.ts";
import { err, ok, type Result } from "#domain/shared/Result.ts";
import { won } from "#domain/shared/Won.ts";
import { agreedDraft } from "#server/commerce/booking/agreedDraft.ts";
import type { BookingRequest } from "#server/commerce/booking/BookingRequest.ts";

const room = (amount: number): readonly PriceLine[] => [{ kind: "extraPayment", amount: won(amount) }];
const [base, paid, seen] = [room(200_000), room(190_000), room(180_000)];
const agreed = { lines: paid, amounts: { totalAmount: 190_000 } } as unknown as OrderDraft;

const short: DraftRefusal = { kind: "points", refusal: { kind: "pointShort" } as never, lines: paid };
const badPoints: DraftRefusal = { kind: "points", refusal: { kind: "invalid" } as never, lines: paid };
const tooLittle: DraftRefusal = { kind: "tooLittle", total: won(99), lines: paid };
const badCoupon: DraftRefusal = { kind: "coupons", refusal: { kind: "expired" } };
const changed = { kind: "priceChanged", price: { lines: paid, base, seen } };
const unusable = { kind: "couponUnusable", message: couponRefusalText({ kind: "expired" }) };
const least =
	"남은 99원은 결제할 수 없어요. 100원부터 결제할 수 있으니 쿠폰을 바꾸거나 포인트를 더 써 주세요.";

it.each<
	readonly [
		string,
		Result<OrderDraft, DraftRefusal>,
		asked: { readonly keyCode?: string; readonly expectedTotal?: number },
		object,
	]
>([
	["an unusable coupon", err(badCoupon), {}, unusable],
	["an unusable coupon, though the price has changed", err(badCoupon), { keyCode: "OLD" }, unusable],
	["a changed price", ok(agreed), { keyCode: "OLD" }, changed],
	["a changed price, though points are short", err(short), { keyCode: "OLD" }, changed],
	["a changed price, though too little is left", err(tooLittle), { keyCode: "OLD" }, changed],
	[
		"another sum of what was seen",
		ok(agreed),
		{ expectedTotal: 190_001 },
		{ kind: "priceChanged", price: { lines: paid, base, seen: null } },
	],
	["too few points", err(short), {}, { kind: "pointShort" }],
	["points that cannot be used", err(badPoints), {}, { kind: "invalidRequest" }],
	["too little left to pay", err(tooLittle), {}, { kind: "invalidRequest", message: least }],
])(
	"a booking that is not what its traveller agreed to is refused for the first reason: %s [DEC-179, DEC-088, DEC-089]",
	async (_what, draft, { keyCode = "NOW", expectedTotal = 190_000 }, refusal) => {
		const booking = { keyCode, expectedTotal } as BookingRequest;
		const prices = { lines: base, keyCode: "NOW" } as unknown as PlanPrices;
		await expect(agreedDraft(draft, booking, prices, async () => seen)).rejects.toMatchObject(refusal);
	},
);

it("a booking for the price its traveller agreed to is as drafted, and nothing is looked up [DEC-179]", async () => {
	const booking = { keyCode: "NOW", expectedTotal: 190_000 } as BookingRequest;
	const prices = { lines: base, keyCode: "NOW" } as unknown as PlanPrices;
	const seeing = () => Promise.reject(new Error("nobody needs it"));
	expect(await agreedDraft(ok(agreed), booking, prices, seeing)).toBe(agreed);
});
