import { describe, expect, it } from "vitest";
import {
	gatewayOrderId,
	type PaymentGateway,
	paymentIdOf,
} from "#server/commerce/payment/gateway/PaymentGateway.ts";
import { TossGateway } from "#server/commerce/payment/toss/TossGateway.ts";

interface Sent {
	readonly url: string;
	readonly method: string;
	readonly headers: Record<string, string>;
	readonly body: unknown;
}

const payment = {
	paymentKey: "pk_1",
	orderId: "AW261121-7",
	status: "DONE",
	totalAmount: 100_000,
	balanceAmount: 100_000,
	currency: "KRW",
	method: "카드",
	card: { number: "5432****1234", issuerCode: "61" },
	receipt: { url: "https://receipt.example.com/1" },
	cashReceipt: { receiptUrl: "https://receipt.example.com/cash/1" },
	somethingNew: { nested: true },
};

/** A gateway whose provider gives the answer set by the test. */
function gatewayAnswering(status: number, body: unknown) {
	const sent: Sent[] = [];
	const gateway: PaymentGateway = new TossGateway({
		secretKey: "test_sk_x",
		fetch: async (input, init) => {
			sent.push({
				url: String(input),
				method: init?.method ?? "GET",
				headers: init?.headers as Record<string, string>,
				body: init?.body ? JSON.parse(String(init.body)) : null,
			});
			return new Response(typeof body === "string" ? body : JSON.stringify(body), { status });
		},
	});
	return { gateway, sent };
}

const intent = { paymentKey: "pk_1", orderId: "AW261121-7", amount: 100_000, idempotencyKey: "confirm:1" };
const refund = {
	...intent,
	amount: 30_000,
	balance: 100_000,
	reason: "일정 변경",
	idempotencyKey: "cancel:1",
};

describe("the Toss Payments adapter", () => {
	it("confirms with basic authentication and the idempotency key, and keeps only the fields it needs", async () => {
		const { gateway, sent } = gatewayAnswering(200, payment);
		expect(await gateway.confirm(intent)).toEqual({
			kind: "approved",
			payment: {
				paymentKey: "pk_1",
				orderId: "AW261121-7",
				status: "DONE",
				totalAmount: 100_000,
				balanceAmount: 100_000,
				currency: "KRW",
				detail: {
					method: "카드",
					cardNumber: "5432****1234",
					receiptUrl: "https://receipt.example.com/1",
					cashReceiptUrl: "https://receipt.example.com/cash/1",
				},
			},
		});
		expect(sent).toEqual([
			{
				url: "https://api.tosspayments.com/v1/payments/confirm",
				method: "POST",
				headers: {
					authorization: `Basic ${Buffer.from("test_sk_x:").toString("base64")}`,
					"content-type": "application/json",
					"idempotency-key": "confirm:1",
				},
				body: { paymentKey: "pk_1", orderId: "AW261121-7", amount: 100_000 },
			},
		]);
	});

	it.each([
		["another payment's answer under our key", 200, { ...payment, paymentKey: "pk_2" }],
		["an answer about another order", 200, { ...payment, orderId: "AW261121-8" }],
		["a body that is no payment", 200, { status: "DONE" }],
		["a body that is no JSON", 200, "<html>"],
		["a server error without a code", 502, "<html>"],
		["too many requests", 429, { message: "slow down" }],
		["a code nobody has listed", 400, { code: "SOMETHING_NEW" }],
		["an answer that is still being made", 409, { code: "IDEMPOTENT_REQUEST_PROCESSING" }],
		["a payment that was processed before", 400, { code: "ALREADY_PROCESSED_PAYMENT" }],
	])("treats %s as unknown, not as a failure [D33, D34]", async (_, status, body) => {
		expect((await gatewayAnswering(status, body).gateway.confirm(intent)).kind).toBe("unknown");
	});

	it("treats a broken connection as unknown, not as a failure [D31]", async () => {
		const gateway: PaymentGateway = new TossGateway({
			secretKey: "test_sk_x",
			fetch: () => Promise.reject(new TypeError("fetch failed")),
		});
		expect((await gateway.confirm(intent)).kind).toBe("unknown");
		expect((await gateway.cancel(refund)).kind).toBe("unknown");
		expect((await gateway.lookup("x")).kind).toBe("unknown");
	});

	it("refunds a part and states the balance the provider should hold before [D40]", async () => {
		const { gateway, sent } = gatewayAnswering(200, { ...payment, balanceAmount: 70_000 });
		expect(await gateway.cancel(refund)).toEqual({ kind: "cancelled", balanceAmount: 70_000 });
		expect(sent[0]).toMatchObject({
			url: "https://api.tosspayments.com/v1/payments/pk_1/cancel",
			headers: { "idempotency-key": "cancel:1" },
			body: { cancelReason: "일정 변경", cancelAmount: 30_000, refundableAmount: 100_000 },
		});
	});

	it.each([
		["whose balance is unchanged", {}],
		["with less money than the refund leaves", { balanceAmount: 60_000 }],
		["about another payment", { paymentKey: "pk_2", balanceAmount: 70_000 }],
		["about another order", { orderId: "AW261121-8", balanceAmount: 70_000 }],
	])("does not take a refund for done by an answer %s [D41]", async (_what, answer) => {
		const { gateway } = gatewayAnswering(200, { ...payment, ...answer });
		expect(await gateway.cancel(refund)).toEqual({ kind: "unknown", code: "OTHER_REFUND" });
	});

	it.each([
		["NOT_CANCELABLE_AMOUNT", "refused"],
		["EXCEED_MAX_REFUND_DUE", "refused"],
		["ALREADY_CANCELED_PAYMENT", "refused"],
		["INVALID_API_KEY", "refused"],
		["INVALID_CARD_NUMBER", "unknown"],
		["NOT_MATCHES_REFUNDABLE_AMOUNT", "unknown"],
		["FAILED_REFUND_PROCESS", "unknown"],
		["FORBIDDEN_CONSECUTIVE_REQUEST", "unknown"],
	])(
		"maps a refund error %s to %s, to be checked against the provider's balance [D41]",
		async (code, kind) => {
			expect((await gatewayAnswering(400, { code }).gateway.cancel(refund)).kind).toBe(kind);
		},
	);

	it.each([
		[400, "NOT_MATCHES_REFUNDABLE_AMOUNT", "otherBalance"],
		[403, "FORBIDDEN_CONSECUTIVE_REQUEST", "answered"],
		[409, "IDEMPOTENT_REQUEST_PROCESSING", undefined],
		[429, "TOO_MANY_REQUESTS", undefined],
		[500, "FAILED_REFUND_PROCESS", undefined],
	])(
		"decides for a refund answered with %i %s whether its key is spent [payments 3.5]",
		async (status, code, spent) => {
			expect(await gatewayAnswering(status, { code }).gateway.cancel(refund)).toEqual({
				...{ kind: "unknown", code },
				...(spent && { spent }),
			});
		},
	);

	it("looks up payments by our order number", async () => {
		expect(await gatewayAnswering(404, { code: "NOT_FOUND_PAYMENT" }).gateway.lookup("AW-1")).toEqual({
			kind: "notFound",
		});
		const { gateway, sent } = gatewayAnswering(200, payment);
		expect((await gateway.lookup("AW261121-7")).kind).toBe("found");
		expect(sent[0]).toMatchObject({
			method: "GET",
			url: "https://api.tosspayments.com/v1/payments/orders/AW261121-7",
		});
	});

	it("treats another order's payment as an unknown look-up result [D34]", async () => {
		const { gateway } = gatewayAnswering(200, { ...payment, orderId: "AW261121-8" });
		expect(await gateway.lookup("AW261121-7")).toEqual({ kind: "unknown", code: "OTHER_PAYMENT" });
		expect(await gatewayAnswering(502, "<html>").gateway.lookup("x")).toEqual({
			kind: "unknown",
			code: "SyntaxError",
		});
		expect(await gatewayAnswering(500, {}).gateway.lookup("x")).toEqual({
			kind: "unknown",
			code: "HTTP_500",
		});
		expect(await gatewayAnswering(200, {}).gateway.lookup("x")).toEqual({
			kind: "unknown",
			code: "MALFORMED",
		});
	});

	it("keeps payment details only where they are present", async () => {
		const { card: _card, receipt: _receipt, cashReceipt: _cash, method: _method, ...bare } = payment;
		const { gateway } = gatewayAnswering(200, { ...bare, card: null, receipt: { url: null } });
		const answer = await gateway.confirm(intent);
		expect(answer.kind === "approved" && answer.payment.detail).toEqual({});
	});

	it("escapes URL parts and truncates a cancellation reason that is too long", async () => {
		const { gateway, sent } = gatewayAnswering(200, payment);
		await gateway.lookup("a/b");
		await gateway.cancel({ ...refund, paymentKey: "p/k", reason: "가".repeat(201) });
		expect(sent.map(({ url }) => url)).toEqual([
			"https://api.tosspayments.com/v1/payments/orders/a%2Fb",
			"https://api.tosspayments.com/v1/payments/p%2Fk/cancel",
		]);
		expect(sent.map(({ method }) => method)).toEqual(["GET", "POST"]);
		expect(sent[0]?.headers).not.toHaveProperty("content-type");
		expect(sent[1]?.body).toMatchObject({ cancelReason: "가".repeat(200) });
		const { provider } = gateway;
		expect([provider, await gateway.checkout({ orderId: "a/b" } as never)]).toEqual([
			"toss",
			"/pg/toss/checkout?orderId=a%2Fb",
		]);
	});

	it("recognises a payment only by the number we gave the provider", () => {
		expect(gatewayOrderId("AW261121ABC", 7)).toBe("AW261121ABC-7");
		expect(paymentIdOf(gatewayOrderId("AW261121ABC", 123_456))).toBe(123_456);
		const none = ["AW261121", "AW-", "AW-7x", "AW-7-", "AW-x7", `AW-${"9".repeat(16)}`, ""];
		expect(none.map(paymentIdOf)).toEqual(none.map(() => null));
		expect(paymentIdOf("AW-1-25")).toBe(25);
	});

	it("reads a webhook only as a hint, identified by its transmission id [D38]", () => {
		const { gateway } = gatewayAnswering(200, payment);
		const header = (name: string) => (name === "tosspayments-webhook-transmission-id" ? "tx-1" : null);
		const body = JSON.stringify({ eventType: "PAYMENT_STATUS_CHANGED", createdAt: "x", data: payment });
		expect(gateway.readWebhook(body, header, 0)).toEqual({
			eventId: "tx-1",
			orderId: "AW261121-7",
			paymentKey: null,
			type: "changed",
			code: "DONE",
		});
		expect(gateway.readWebhook(body, () => null, 0)).toBeNull();
		const long = (length: number) => gateway.readWebhook(body, () => "x".repeat(length), 0)?.eventId.length;
		expect([long(200), long(201)]).toEqual([200, undefined]);
		expect(gateway.readWebhook("{", header, 0)).toBeNull();
		expect(gateway.readWebhook("{}", header, 0)).toBeNull();
	});
});
