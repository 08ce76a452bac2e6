import type { components } from "#contracts/content.d.ts";
import type { PriceLine } from "#domain/offer/PriceLine.ts";
import { invariant } from "#domain/shared/invariant.ts";
import { stayDateOf } from "#domain/shared/StayDate.ts";
import { won } from "#domain/shared/Won.ts";

type Line = components["schemas"]["LedgerLine"];

function given<T>(value: T | undefined, line: Line, field: string): T {
	invariant(value !== undefined, `a line of kind ${line.kind} has ${field}`);
	return value;
}

/** Maps a price line from the wire format to the domain. */
export function priceLine(line: Line): PriceLine {
	const amount = won(line.amount);
	switch (line.kind) {
		case "night":
			return {
				kind: "night",
				date: stayDateOf(given(line.date, line, "date")),
				rooms: given(line.rooms, line, "rooms"),
				amount,
			};
		case "voucher":
			return { kind: "voucher", count: given(line.count, line, "count"), amount };
		case "gradeDiscount":
			return {
				kind: "gradeDiscount",
				grade: given(line.grade, line, "grade"),
				percent: given(line.percent, line, "percent"),
				amount,
			};
		case "discount":
			return {
				kind: "discount",
				discount: given(line.discountType, line, "discountType"),
				percent: given(line.percent, line, "percent"),
				amount,
			};
		case "promotion":
			return { kind: "promotion", promotionId: given(line.promotionIdx, line, "promotionIdx"), amount };
		case "coupon":
			return {
				kind: "coupon",
				heldId: given(line.couponUserIdx, line, "couponUserIdx"),
				name: given(line.couponName, line, "couponName"),
				amount,
			};
		case "extraPayment":
		case "changePaid":
		case "awesomeCash":
		case "welfarePoints":
			return { kind: line.kind, amount };
	}
}

export const priceLines = (lines: readonly Line[]): readonly PriceLine[] => lines.map(priceLine);
