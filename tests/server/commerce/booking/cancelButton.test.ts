import { expect, it } from "vitest";
import type { OrderProduct } from "#domain/booking/Order.ts";
import { koreanInstant } from "#domain/shared/koreanTime.ts";
import { hasCancelButton } from "#server/commerce/booking/moveProduct.ts";

const checkIn = koreanInstant("2026-12-10 15:00:00") ?? 0;
const hour = 60 * 60_000;
const always = [{ until: null, refundPercent: 100 }];
const untilLunch = [
	{ until: checkIn - 3 * hour, refundPercent: 100 },
	{ until: null, refundPercent: 0 },
];

it.each<
	readonly [
		string,
		{
			readonly status?: OrderProduct["status"];
			readonly isCancelOffered?: boolean;
			readonly tiers?: readonly object[];
			readonly day?: string | null;
		},
		at: number,
		isShown: boolean,
	]
>([
	["before the stay", {}, checkIn - 1, true],
	["once it has begun", {}, checkIn, false],
	["after it has begun", {}, checkIn + hour, false],
	["while refunds last", { tiers: untilLunch }, checkIn - 3 * hour - 1, true],
	["when nothing is refunded any more", { tiers: untilLunch }, checkIn - hour, false],
	["when the seller has switched it off", { isCancelOffered: false }, checkIn - 1, false],
	[
		"when it is switched off and nothing is refunded",
		{ isCancelOffered: false, tiers: untilLunch },
		checkIn - hour,
		false,
	],
	["on the day of a booking that its stay never confirmed", { status: "pending" }, checkIn + hour, true],
	["when that one would refund nothing", { status: "pending", tiers: untilLunch }, checkIn + hour, false],
	["for a voucher without a day", { day: null }, checkIn + hour, true],
])("a booking can be cancelled by its member, or not: %s [DEC-099, DEC-084]", (_when, how, at, isShown) => {
	const { status = "confirm", isCancelOffered = true, tiers = always, day = "2026-12-10" } = how;
	const product = {
		status,
		isCancelOffered,
		cancelPolicy: { cancelText: [], tiers },
		checkIn: day,
		checkInTime: "15:00",
		snapshot: { timeZone: "Asia/Seoul" },
	} as unknown as OrderProduct;
	expect(hasCancelButton(product, at)).toBe(isShown);
});
