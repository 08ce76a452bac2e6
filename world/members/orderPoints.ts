import { koreanDay } from "#domain/shared/koreanTime.ts";
import { addDays } from "#domain/shared/StayDate.ts";
import type { OrderBook } from "./OrderBook.ts";
import { iso, type Opened } from "./openOrder.ts";
import type { PlantedRefund } from "./PlantedRefund.ts";
import type { PointEntry } from "./pointLines.ts";

/** Adds a booking's effects on the member's points: spent on payment, returned on cancellation, cashback the day after the stay. */
export function addPoints(
	book: OrderBook,
	order: Opened,
	refund: (PlantedRefund & { readonly refundId: number }) | null,
): PointEntry[] {
	const { memberId, orderPayId, orderNum, productName, price, placedAt, shares, orderProductIds, steps } =
		order;
	const entry = (more: Omit<PointEntry, "memberId" | "title" | "orderNum" | "expiresOn">): PointEntry => ({
		memberId,
		title: productName,
		orderNum,
		expiresOn: more.action === "SAVE" ? addDays(koreanDay(more.at), 365) : null,
		...more,
	});
	const entries: PointEntry[] = [];
	const purses = [
		["AWESOME_CASH", price.awesomeCash, refund?.split.refundAwesomeCash ?? 0],
		["WELFARE", price.welfarePoints, refund?.split.refundWelfarePoints ?? 0],
	] as const;
	for (const [type, used, back] of purses) {
		if (used > 0)
			entries.push(
				entry({ type, action: "USE", amount: used, source: `use:${orderPayId}:${type}`, at: placedAt }),
			);
		if (back > 0 && refund?.isDone)
			entries.push(
				entry({
					type,
					action: "CANCEL",
					amount: back,
					source: `cancel:${refund.refundId}:${type}`,
					at: refund.endedAt,
				}),
			);
	}
	if (price.awesomeCash > 0 || price.welfarePoints > 0)
		book.add("point_hold", {
			order_pay_id: orderPayId,
			member_id: memberId,
			point: price.awesomeCash,
			user_point: price.welfarePoints,
			state: "spent",
			updated_at: iso(placedAt),
		});
	const ended = steps.find(({ event }) => event === "STAY_ENDED");
	for (const [index, id] of ended ? orderProductIds.entries() : []) {
		const amount = shares[index]?.cashback ?? 0;
		if (amount > 0)
			entries.push(
				entry({ type: "AWESOME_CASH", action: "SAVE", amount, source: `cashback:${id}`, at: ended!.at }),
			);
	}
	return entries;
}
