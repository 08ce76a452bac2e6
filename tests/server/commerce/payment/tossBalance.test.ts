import { expect, it } from "vitest";
import { TossGateway } from "#server/commerce/payment/toss/TossGateway.ts";

it.each([
	["READY", 0],
	["IN_PROGRESS", 0],
	["ABORTED", 0],
	["EXPIRED", 0],
	["WAITING_FOR_DEPOSIT", 100_000],
	["DONE", 100_000],
	["PARTIAL_CANCELED", 100_000],
])(
	"finds nothing to refund of a payment that was never charged, though Toss states its amount as the balance: %s [payments 3.10 step 8]",
	async (status, balanceAmount) => {
		const payment = { paymentKey: "pk_1", orderId: "AW261121-7", status, currency: "KRW" };
		const answer = { ...payment, totalAmount: 100_000, balanceAmount: 100_000, method: null, card: null };
		const gateway = new TossGateway({
			secretKey: "test_sk_x",
			fetch: async () => new Response(JSON.stringify(answer)),
		});
		expect(await gateway.lookup(payment.orderId)).toMatchObject({ payment: { status, balanceAmount } });
	},
);
