import { describe, expect, it } from "vitest";
import { declineReason, mayBeCharged } from "#domain/payment/declineReason.ts";

describe("declineReason", () => {
	it.each([
		// At this point rooms are no longer checked: they were held, and the hold has expired.
		["soldOut", "expired"],
		["-201", "expired"],
		["amountMismatch", "mismatch"],
		["-301", "mismatch"],
		["AMOUNT_MISMATCH", "mismatch"],
		["alreadyProcessed", "replaced"],
		["-303", "replaced"],
		["PAY_PROCESS_CANCELED", "cancelled"],
		["user_cancel", "cancelled"],
		["PAYMENT_EXPIRED", "expired"],
		["TIMEOUT", "expired"],
		["REJECT_CARD_COMPANY", "declined"],
		["", "declined"],
	])("maps '%s' to %s [DEC-016]", (word, reason) => {
		expect(declineReason(word)).toBe(reason);
	});

	it("says money may have been taken when payment was late or the amount differed [DEC-090]", () => {
		const reasons = ["cancelled", "expired", "mismatch", "replaced", "declined"] as const;
		expect(reasons.filter(mayBeCharged)).toEqual(["expired", "mismatch"]);
	});
});
