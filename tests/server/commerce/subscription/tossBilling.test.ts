import { describe, expect, it } from "vitest";
import type { LookupResult } from "#server/commerce/payment/gateway/PaymentGateway.ts";
import type { BillingGateway } from "#server/commerce/subscription/BillingGateway.ts";
import { TossBilling } from "#server/commerce/subscription/TossBilling.ts";

interface Asked {
	readonly url: string;
	readonly body: unknown;
	readonly headers: Headers;
}

const intent = {
	billingKey: "bk/1",
	customerKey: "customer",
	orderId: "AM261121-1",
	orderName: "어썸 골드 멤버십",
	amount: 19_000,
	idempotencyKey: "AM261121-1",
};

const done: LookupResult = {
	kind: "found",
	payment: {
		paymentKey: "pk",
		orderId: intent.orderId,
		status: "DONE",
		totalAmount: 19_000,
		balanceAmount: 19_000,
		currency: "KRW",
		detail: {},
	},
};

/** The Toss billing adapter over canned answers. */
function billing(answer: { status: number; body: unknown } | Error, lookup: LookupResult = done) {
	const asked: Asked[] = [];
	const gateway: BillingGateway = new TossBilling({
		secretKey: "test_sk_x",
		payments: {
			lookup: async () => lookup,
			cancel: async () => ({ kind: "cancelled", balanceAmount: 0 }),
		},
		fetch: async (url, init) => {
			asked.push({
				url: String(url),
				body: JSON.parse(String(init?.body)),
				headers: new Headers(init?.headers),
			});
			if (answer instanceof Error) throw answer;
			return Response.json(answer.body, { status: answer.status });
		},
	});
	return { gateway, asked };
}

describe("the Toss billing adapter", () => {
	it("exchanges the authKey for a billing key and keeps four digits of the card number [DEC-174]", async () => {
		const { gateway, asked } = billing({
			status: 200,
			body: { billingKey: "bk", cardCompany: "신한", cardNumber: "43301234****123*", customerKey: "c" },
		});
		expect(await gateway.issueKey("auth", "c")).toEqual({
			kind: "issued",
			billingKey: "bk",
			cardLabel: "신한 ****-123*",
		});
		expect(asked[0]).toMatchObject({
			url: "https://api.tosspayments.com/v1/billing/authorizations/issue",
			body: { authKey: "auth", customerKey: "c" },
		});
	});

	it("charges with an idempotency key and trusts only the look-up [DEC-174, D43]", async () => {
		const { gateway, asked } = billing({ status: 200, body: { status: "DONE" } });
		expect(await gateway.charge(intent)).toMatchObject({
			kind: "approved",
			payment: { totalAmount: 19_000 },
		});
		expect(asked[0]?.url).toBe("https://api.tosspayments.com/v1/billing/bk%2F1");
		expect(asked[0]?.headers.get("idempotency-key")).toBe(intent.idempotencyKey);
		const silent = billing({ status: 200, body: {} }, { kind: "unknown", code: "TIMEOUT" });
		expect((await silent.gateway.charge(intent)).kind).toBe("unknown");
	});

	it.each([
		["REJECT_CARD_COMPANY", 403, "declined"],
		["ALREADY_REMOVED_BILLING_KEY", 400, "declined"],
		["NOT_MATCHES_CUSTOMER_KEY", 403, "config"],
		["DUPLICATED_ORDER_ID", 400, "unknown"],
		["NOT_FOUND_PAYMENT_SESSION", 404, "unknown"],
		["ALREADY_CANCELED_PAYMENT", 400, "unknown"],
		["NOT_CANCELABLE_AMOUNT", 403, "unknown"],
		["PROVIDER_ERROR", 400, "unknown"],
		["NEVER_HEARD_OF", 500, "unknown"],
	])("maps %s (%i) to %s [D43]", async (code, status, kind) => {
		const { gateway } = billing({ status, body: { code, message: "x" } });
		const isSpent = kind === "unknown" && status < 500;
		expect(await gateway.charge(intent)).toEqual({ kind, code, ...(isSpent && { spent: "answered" }) });
	});

	it("deletes a card, whose deletion is answered with an empty body, and takes one already deleted for deleted [DEC-076]", async () => {
		const asked: (readonly [url: string, init: RequestInit | undefined])[] = [];
		const removing = (answer: Response | Error) =>
			new TossBilling({
				secretKey: "test_sk_x",
				payments: { lookup: async () => done, cancel: async () => ({ kind: "cancelled", balanceAmount: 0 }) },
				async fetch(url, init) {
					asked.push([String(url), init]);
					if (answer instanceof Error) throw answer;
					return answer;
				},
			}).removeKey("bk/1");
		const refused = (code: string, status: number) => Response.json({ code, message: "x" }, { status });
		await removing(new Response(null, { status: 200 }));
		await removing(refused("ALREADY_REMOVED_BILLING_KEY", 400));
		await removing(refused("NOT_FOUND_BILLING", 404));
		expect(asked[0]).toMatchObject([
			"https://api.tosspayments.com/v1/billing/bk%2F1",
			{ method: "DELETE", redirect: "error" },
		]);
		expect(asked[0]?.[1]?.body).toBeUndefined();
		for (const answer of [
			refused("UNAUTHORIZED_KEY", 401),
			new Response(null, { status: 404 }),
			new Response("<html>", { status: 200 }),
			new TypeError("fetch failed"),
		])
			await expect(removing(answer)).rejects.toThrow("Toss did not remove a card");
	});

	it("treats a lost answer as unknown [D43]", async () => {
		const { gateway } = billing(new TypeError("fetch failed"));
		expect((await gateway.charge(intent)).kind).toBe("unknown");
		expect((await gateway.issueKey("auth", "c")).kind).toBe("unknown");
	});

	it("authenticates as our shop, sends one request and follows no redirect", async () => {
		const inits: RequestInit[] = [];
		const gateway: BillingGateway = new TossBilling({
			secretKey: "test_sk_x",
			payments: { lookup: async () => done, cancel: async () => ({ kind: "cancelled", balanceAmount: 0 }) },
			fetch: async (_, init) => {
				inits.push(init ?? {});
				return Response.json({});
			},
		});
		await gateway.charge(intent);
		expect(inits).toHaveLength(1);
		expect(inits[0]).toMatchObject({ method: "POST", redirect: "error", signal: expect.any(AbortSignal) });
		expect(inits[0]?.headers).toEqual({
			authorization: `Basic ${Buffer.from("test_sk_x:").toString("base64")}`,
			"content-type": "application/json",
			"idempotency-key": intent.idempotencyKey,
		});
		const { customerKey, orderId, orderName, amount } = intent;
		expect(JSON.parse(String(inits[0]?.body))).toEqual({ customerKey, orderId, orderName, amount });
	});

	it.each([
		["신한", "43301234****1234", "신한 ****-1234"],
		[null, null, "카드 ****-****"],
		[undefined, "12", "카드 ****-**12"],
		["신한", "4330-1234-abcd", "신한 ****-****"],
		["가".repeat(50), "1234", `${"가".repeat(40)} ****-1234`],
	])("labels a card of %s with the number %s '%s' [DEC-174]", async (cardCompany, cardNumber, cardLabel) => {
		const { gateway } = billing({ status: 200, body: { billingKey: "bk", cardCompany, cardNumber } });
		expect(await gateway.issueKey("auth", "c")).toEqual({ kind: "issued", billingKey: "bk", cardLabel });
	});

	it.each([
		[400, { code: "INVALID_CARD_NUMBER" }, { kind: "declined", code: "INVALID_CARD_NUMBER" }],
		[400, { code: "INVALID_API_KEY" }, { kind: "config", code: "INVALID_API_KEY" }],
		[502, {}, { kind: "unknown", code: "HTTP_502" }],
		[200, { cardCompany: "신한" }, { kind: "unknown", code: "MALFORMED" }],
	])("issues no key after %i %j and returns the known reason [DEC-174]", async (status, body, answer) => {
		expect(await billing({ status, body }).gateway.issueKey("auth", "c")).toEqual(answer);
	});

	it("treats a charge as unknown unless the look-up reports it done [D43]", async () => {
		const other = (status: string): LookupResult =>
			done.kind === "found"
				? ({ kind: "found", payment: { ...done.payment, status } } as LookupResult)
				: done;
		for (const status of ["READY", "IN_PROGRESS", "CANCELED", "ABORTED"]) {
			const { gateway } = billing({ status: 200, body: {} }, other(status));
			expect(await gateway.charge(intent)).toEqual({ kind: "unknown", code: "found" });
		}
		const gone = billing({ status: 200, body: {} }, { kind: "notFound" });
		expect(await gone.gateway.charge(intent)).toEqual({ kind: "unknown", code: "notFound" });
	});

	it("looks up and refunds charges like any other payment of the shop", async () => {
		const { gateway } = billing({ status: 200, body: {} });
		expect(gateway.provider).toBe("toss");
		expect(gateway.registrationUrl("c/1")).toBe("/pg/toss/card?customerKey=c%2F1");
		expect(await gateway.lookup("AM261121-1")).toBe(done);
		const back = { paymentKey: "pk", orderId: "o", amount: 1, balance: 1, reason: "r", idempotencyKey: "k" };
		expect(await gateway.cancel(back)).toEqual({ kind: "cancelled", balanceAmount: 0 });
	});

	it("reports a billing key removed by Toss, and ignores other events [D43]", () => {
		const { gateway } = billing({ status: 200, body: {} });
		const told = (body: unknown) => gateway.readRemovedKey(JSON.stringify(body), () => null, 0);
		const data = { billingKey: "bk", reason: "CARD_LOST" };
		expect(told({ eventType: "BILLING_DELETED", createdAt: "2026-11-21T10:00:00", data })).toBe("bk");
		expect(told({ eventType: "PAYMENT_STATUS_CHANGED", data })).toBeNull();
		expect(told({ eventType: "BILLING_DELETED", data: {} })).toBeNull();
		expect(gateway.readRemovedKey("no json", () => null, 0)).toBeNull();
	});
});
