import * as z from "zod";
import type { ConfirmResult, PaymentGateway } from "#server/commerce/payment/gateway/PaymentGateway.ts";
import { classOf, spendsKey } from "#server/commerce/payment/toss/tossErrors.ts";
import type { BillingGateway } from "./BillingGateway.ts";

interface TossBillingOptions {
	readonly secretKey: string;
	/** Payments of the same shop: charges of kept cards are looked up and given back like any other. */
	readonly payments: Pick<PaymentGateway, "lookup" | "cancel">;
	readonly fetch?: typeof fetch;
	readonly baseUrl?: string;
	/** Milliseconds after which a call counts as lost. */
	readonly timeout?: number;
}

const Issued = z.object({
	billingKey: z.string().min(1).max(200),
	cardCompany: z.string().nullish(),
	cardNumber: z.string().nullish(),
});

/** Unsigned at Toss; naming a key that only the two of us know is what makes it believable. */
const BillingDeleted = z.object({
	eventType: z.literal("BILLING_DELETED"),
	data: z.object({ billingKey: z.string().min(1).max(200) }),
});

const TossError = z.object({ code: z.string().max(100) });

type Answer =
	| { readonly kind: "ok"; readonly body: unknown }
	| { readonly kind: "error"; readonly code: string; readonly isSpent?: boolean };

/** '신한 ****-1234': of the number only its last four digits are kept. */
const labelOf = (company: string | null | undefined, number: string | null | undefined): string => {
	const tail = (number ?? "").slice(-4).replace(/[^0-9*]/g, "*");
	return `${(company ?? "카드").slice(0, 40)} ****-${tail.padStart(4, "*")}`;
};

function parsedJson(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return null;
	}
}

/** Cards kept at Toss Payments: billing of the core API 2022-11-16. */
export function createTossBilling({
	secretKey,
	payments,
	fetch: send = fetch,
	baseUrl = "https://api.tosspayments.com",
	timeout = 60_000,
}: TossBillingOptions): BillingGateway {
	const authorization = `Basic ${Buffer.from(`${secretKey}:`).toString("base64")}`;

	async function post(path: string, body: object, idempotencyKey?: string): Promise<Answer> {
		try {
			const response = await send(`${baseUrl}${path}`, {
				method: "POST",
				redirect: "error",
				signal: AbortSignal.timeout(timeout),
				headers: {
					authorization,
					"content-type": "application/json",
					...(idempotencyKey ? { "idempotency-key": idempotencyKey } : {}),
				},
				body: JSON.stringify(body),
			});
			const answer: unknown = await response.json();
			if (response.ok) return { kind: "ok", body: answer };
			const error = TossError.safeParse(answer);
			const code = error.success ? error.data.code : `HTTP_${response.status}`;
			return { kind: "error", code, isSpent: error.success && spendsKey(response.status) };
		} catch (error) {
			return { kind: "error", code: error instanceof Error ? error.name : "NETWORK" };
		}
	}

	return {
		provider: "toss",
		registrationUrl: (customerKey) => `/pg/toss/card?${new URLSearchParams({ customerKey })}`,
		lookup: (orderId) => payments.lookup(orderId),
		cancel: (intent) => payments.cancel(intent),
		readRemovedKey(rawBody) {
			const event = BillingDeleted.safeParse(parsedJson(rawBody));
			return event.success ? event.data.data.billingKey : null;
		},

		async issueKey(authKey, customerKey) {
			const answer = await post("/v1/billing/authorizations/issue", { authKey, customerKey });
			if (answer.kind === "error")
				return { kind: classOf(answer.code) === "declined" ? "declined" : "unknown", code: answer.code };
			const issued = Issued.safeParse(answer.body);
			if (!issued.success) return { kind: "unknown", code: "MALFORMED" };
			const { billingKey, cardCompany, cardNumber } = issued.data;
			return { kind: "issued", billingKey, cardLabel: labelOf(cardCompany, cardNumber) };
		},

		async charge({
			billingKey,
			customerKey,
			orderId,
			orderName,
			amount,
			idempotencyKey,
		}): Promise<ConfirmResult> {
			const answer = await post(
				`/v1/billing/${encodeURIComponent(billingKey)}`,
				{ customerKey, orderId, orderName, amount },
				idempotencyKey,
			);
			if (answer.kind === "error") {
				const { code } = answer;
				const kind = classOf(code);
				if (kind === "declined" || kind === "config") return { kind, code };
				return { kind: "unknown", code, ...(answer.isSpent && { spent: "answered" }) };
			}
			// What was charged is what the provider says when asked, not what came back from the charge.
			const known = await payments.lookup(orderId);
			if (known.kind === "found" && known.payment.status === "DONE")
				return { kind: "approved", payment: known.payment };
			return { kind: "unknown", code: known.kind };
		},
	};
}
