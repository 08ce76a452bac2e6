import { changedLine, ledgerDigest } from "#domain/offer/ledgerDigest.ts";
import type { PriceLine } from "#domain/offer/PriceLine.ts";
import { ledgerAnswer } from "#server/catalogue/stay/ledgerAnswer.ts";
import { PriceChanged } from "#server/commerce/booking/PriceChanged.ts";
import { Refusal } from "#server/platform/http/Refusal.ts";

const lineAnswer = (line: PriceLine) => ledgerAnswer([line]).lines[0];

/** Adds the new price, in the wire format, to a booking's priceChanged refusal. [DEC-179] */
export const withNewPrice = <T>(booking: Promise<T>): Promise<T> =>
	booking.catch((error: unknown) => {
		if (!(error instanceof PriceChanged)) throw error;
		const { lines, base, seen } = error.price;
		const changed = seen && changedLine(seen, base);
		throw new Refusal("priceChanged", {
			data: {
				changedLine: changed && {
					before: changed.before && lineAnswer(changed.before),
					after: changed.after && lineAnswer(changed.after),
				},
				ledger: ledgerAnswer(lines),
				keyCode: ledgerDigest(base),
			},
		});
	});
