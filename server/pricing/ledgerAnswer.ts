import type { components } from "#adapters/http/schema/content.d.ts";
import { ledgerDigest } from "#domain/offer/ledgerDigest.ts";
import type { PriceLine } from "#domain/offer/PriceLine.ts";
import { ledgerTotal } from "#domain/offer/priceLedger.ts";
import { priceLineLabel } from "#domain/offer/priceLineLabel.ts";

type Schemas = components["schemas"];

/** A line of a price as it goes over the wire. */
export function ledgerLineAnswer(line: PriceLine): Schemas["LedgerLine"] {
	const base = { kind: line.kind, label: priceLineLabel(line), amount: line.amount };
	switch (line.kind) {
		case "night":
			return { ...base, date: line.date, rooms: line.rooms };
		case "voucher":
			return { ...base, count: line.count };
		case "gradeDiscount":
			return { ...base, grade: line.grade, percent: line.percent };
		case "discount":
			return { ...base, percent: line.percent, discountType: line.discount };
		case "promotion":
			return { ...base, promotionIdx: line.promotionId };
		case "coupon":
			return { ...base, couponUserIdx: line.heldId };
		case "extraPayment":
		case "awesomeCash":
		case "welfarePoints":
			return base;
	}
}

/** A price as its lines, its total and its digest: the same lines give the same answer in every call. [DEC-179] */
export const ledgerAnswer = (lines: readonly PriceLine[]): Schemas["PriceLedger"] => ({
	lines: lines.map(ledgerLineAnswer),
	total: ledgerTotal(lines),
	digest: ledgerDigest(lines),
});
