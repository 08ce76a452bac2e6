import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import type { Receipt } from "#domain/payment/Receipt.ts";
import { koreanInstant } from "#domain/shared/koreanTime.ts";
import { won } from "#domain/shared/Won.ts";
import { Charges } from "#ui/screens/receipt/Charges.tsx";

it("a statement dates every charge and refund with the year, as companies archive it [DEC-179]", () => {
	const receipt: Receipt = {
		reason: null,
		method: "card",
		amount: won(90_000),
		paidAt: koreanInstant("2026-11-21 18:50:00"),
		refunds: [
			{ amount: won(20_000), at: koreanInstant("2026-12-30 11:00:00") },
			{ amount: won(10_000), at: koreanInstant("2027-01-03 09:05:00") },
		],
		cardNumber: null,
		slipUrl: null,
		cashReceiptUrl: null,
	};
	render(<Charges receipts={[receipt]} />);
	const lines = [...document.querySelectorAll("p")].map(({ textContent }) => textContent);
	expect(lines).toEqual(
		expect.arrayContaining([
			expect.stringMatching(/^2026\.11\.21 18:50 · /),
			"환불 2026.12.30 11:00-20,000원",
			"환불 2027.01.03 09:05-10,000원",
		]),
	);
	expect(screen.getByText("최종 결제 금액").parentElement?.parentElement?.textContent).toContain("60,000원");
});
