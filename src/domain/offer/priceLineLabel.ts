import { fill } from "#copy/fill.ts";
import { priceCopy } from "#copy/price.ts";
import { monthDay } from "#domain/shared/dateForms.ts";
import { groupedWon } from "#domain/shared/groupedWon.ts";
import type { ChangedLine } from "./ledgerDigest.ts";
import type { PriceLine } from "./PriceLine.ts";

const texts = priceCopy.line;

/** Returns the Korean name of a line, used alike in the list, form, receipt and booking detail. [DEC-179] */
export function priceLineLabel(line: PriceLine): string {
	switch (line.kind) {
		case "night": {
			const date = monthDay(line.date);
			return line.rooms === 1 ? fill(texts.night, { date }) : fill(texts.nightRooms, { date, n: line.rooms });
		}
		case "voucher":
			return fill(texts.voucher, { n: line.count });
		case "gradeDiscount":
			return fill(line.grade === "member" ? texts.memberDiscount : texts.normalDiscount, { n: line.percent });
		case "discount":
			return fill(texts.discount, { kind: priceCopy.discount.labels[line.discount], n: line.percent });
		case "coupon":
			return line.name === "" ? texts.couponUnnamed : fill(texts.coupon, { name: line.name });
		case "changePaid":
		case "extraPayment":
		case "promotion":
		case "awesomeCash":
		case "welfarePoints":
			return texts[line.kind];
	}
}

/** Describes which line of a price changed and how, for the refusal of a payment whose digest differs. [DEC-179] */
export function changedLineText({ before, after }: ChangedLine): string {
	const { price, renamed, added, removed } = priceCopy.changed;
	if (before && after) {
		const [was, line] = [priceLineLabel(before), priceLineLabel(after)];
		const amounts = { before: groupedWon(before.amount), after: groupedWon(after.amount) };
		return was === line ? fill(price, { line, ...amounts }) : fill(renamed, { was, line, ...amounts });
	}
	if (after) return fill(added, { line: priceLineLabel(after), after: groupedWon(after.amount) });
	return before ? fill(removed, { line: priceLineLabel(before), before: groupedWon(before.amount) }) : "";
}
