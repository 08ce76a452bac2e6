import { describe, expect, it } from "vitest";
import { declineReason, mayBeCharged } from "#domain/payment/declineReason.ts";

describe("why a payment did not happen", () => {
	it.each([
		// Nothing is asked about rooms here: they were held, and no longer are.
		["soldOut", "expired"],
		["-201", "expired"],
		["amountMismatch", "mismatch"],
		["-301", "mismatch"],
		["AMOUNT_MISMATCH", "mismatch"],
		["PAY_PROCESS_CANCELED", "cancelled"],
		["user_cancel", "cancelled"],
		["PAYMENT_EXPIRED", "expired"],
		["TIMEOUT", "expired"],
		["REJECT_CARD_COMPANY", "declined"],
		["", "declined"],
	])("is read from '%s' as %s [DEC-016]", (word, reason) => {
		expect(declineReason(word)).toBe(reason);
	});

	it("leaves open whether money was taken where it came too late or was another sum [DEC-090]", () => {
		const reasons = ["cancelled", "expired", "mismatch", "declined"] as const;
		expect(reasons.filter(mayBeCharged)).toEqual(["expired", "mismatch"]);
	});
});
