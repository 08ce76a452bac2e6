import { expect, it } from "vitest";
import { TossGateway } from "#server/commerce/payment/toss/TossGateway.ts";

it.each([
	["5432123412341234", "543212******1234"],
	["5432-1234-1234-1234", "543212******1234"],
	["54321234****123*", "543212******123*"],
	["5432*12341234*1234", "5432*1********1234"],
	["123456789012", "123456**9012"],
	["1234567890", "1234567890"],
	["", ""],
])("stores the card number '%s' at most as '%s', whatever Toss returns [G08]", async (number, kept) => {
	const payment = {
		paymentKey: "pk_1",
		orderId: "AW261121-7",
		status: "DONE",
		totalAmount: 1000,
		balanceAmount: 1000,
		currency: "KRW",
		card: { number },
	};
	const gateway = new TossGateway({
		secretKey: "test_sk_x",
		fetch: async () => Response.json(payment),
	});
	const found = await gateway.lookup("AW261121-7");
	expect(found).toMatchObject({ kind: "found", payment: { detail: { cardNumber: kept } } });
});
