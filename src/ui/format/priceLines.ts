import { componentsCopy } from "#copy/components.ts";
import { priceCopy } from "#copy/price.ts";
import type { PriceLine } from "#domain/offer/PriceLine.ts";
import { monthDay } from "#domain/shared/dateForms.ts";

import { formatPercent } from "./percent.ts";

const { ledger } = componentsCopy;

/** What a line of the price ledger is called. */
export function priceLineLabel(line: PriceLine): string {
	switch (line.kind) {
		case "night":
			return ledger.night(monthDay(line.date), line.rooms);
		case "voucher":
			return ledger.voucher(line.count);
		case "extraPayment":
			return ledger.extraPayment;
		case "changePaid":
			return ledger.changePaid;
		case "gradeDiscount":
			return ledger.rate(
				line.grade === "member" ? ledger.memberDiscount : ledger.normalDiscount,
				formatPercent(line.percent),
			);
		case "discount":
			return ledger.rate(priceCopy.discount.labels[line.discount], formatPercent(line.percent));
		case "promotion":
			return ledger.promotion;
		case "coupon":
			return line.name || ledger.coupon;
		case "awesomeCash":
			return ledger.awesomeCash;
		case "welfarePoints":
			return ledger.welfarePoints;
	}
}
