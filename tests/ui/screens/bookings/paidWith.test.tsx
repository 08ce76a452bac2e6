import { render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { describe, expect, it } from "vitest";
import { stayDateOf } from "#domain/shared/StayDate.ts";
import { won } from "#domain/shared/Won.ts";
import { PaymentFacts } from "#ui/screens/book-detail/parts/Facts.tsx";
import { bookedStay } from "./bookedStay.ts";

const [order, later] = [
	{ ...bookedStay.receipts[0]!, method: "naverpay" },
	{ ...bookedStay.receipts[1]!, method: "card" },
];

describe("the payment methods of a booking [PAY-04]", () => {
	it.each([
		["of the order", [order], 100_000, "네이버페이"],
		["of the order and of a later charge", [order, later], 100_000, "네이버페이 · 신용카드"],
		["of a later charge, if points paid for the order", [later], 0, "신용카드"],
		["chosen for the order, until it is charged", [], 100_000, "카카오페이"],
		["none, if points paid for everything", [], 0, "결제 금액 없음"],
	])("are those %s", (_of, receipts, totalAmount, names) => {
		const payment = { ...bookedStay.payment, method: "kakaopay", totalAmount: won(totalAmount) };
		render(
			<MemoryRouter>
				<PaymentFacts booking={{ ...bookedStay, payment, receipts }} today={stayDateOf("2026-11-21")} />
			</MemoryRouter>,
		);
		expect(screen.getByText("결제 수단").nextElementSibling?.textContent).toBe(names);
	});
});
