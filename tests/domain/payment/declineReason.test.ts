import { describe, expect, it } from "vitest";
import { declineReason } from "#domain/payment/declineReason.ts";

describe("why a payment did not happen", () => {
	it.each([
		// Nothing is asked about rooms here: they were held, and no longer are.
		["soldOut", "expired"],
		["-201", "expired"],
		["PAY_PROCESS_CANCELED", "cancelled"],
		["user_cancel", "cancelled"],
		["PAYMENT_EXPIRED", "expired"],
		["TIMEOUT", "expired"],
		["REJECT_CARD_COMPANY", "declined"],
		["", "declined"],
	])("is read from '%s' as %s [DEC-016]", (word, reason) => {
		expect(declineReason(word)).toBe(reason);
	});
});
