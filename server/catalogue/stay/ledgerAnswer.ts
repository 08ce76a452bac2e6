import { ledgerDigest } from "#domain/offer/ledgerDigest.ts";
import type { PriceLine } from "#domain/offer/PriceLine.ts";
import { ledgerTotal } from "#domain/offer/priceLedger.ts";
import { priceLineLabel } from "#domain/offer/priceLineLabel.ts";
import type { Schemas } from "./wire.ts";

function extras(line: PriceLine): Partial<Schemas["LedgerLine"]> {
	switch (line.kind) {
		case "night":
			return { date: line.date, rooms: line.rooms };
		case "voucher":
			return { count: line.count };
		case "gradeDiscount":
			return { grade: line.grade, percent: line.percent };
		case "discount":
			return { discountType: line.discount, percent: line.percent };
		case "promotion":
			return { promotionIdx: line.promotionId };
		case "coupon":
			return { couponUserIdx: line.heldId, couponName: line.name };
		case "extraPayment":
		case "changePaid":
		case "awesomeCash":
		case "welfarePoints":
			return {};
	}
}

/** Converts a price ledger: its lines, their total and digest. [DEC-179] */
export const ledgerAnswer = (lines: readonly PriceLine[]): Schemas["PriceLedger"] => ({
	lines: lines.map((line) => ({
		kind: line.kind,
		label: priceLineLabel(line),
		amount: line.amount,
		...extras(line),
	})),
	total: ledgerTotal(lines),
	digest: ledgerDigest(lines),
});
