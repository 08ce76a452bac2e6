import * as z from "zod";
import type {
	CancelIntent,
	CancelResult,
	ConfirmResult,
	LookupResult,
	PaymentGateway,
} from "#server/commerce/payment/gateway/PaymentGateway.ts";
import { parsedJson, TossClient, type TossOptions } from "#server/commerce/payment/toss/TossClient.ts";
import { classOf } from "#server/commerce/payment/toss/tossErrors.ts";
import { type BillingGateway, type ChargeIntent, goneCodes, type IssueResult } from "./BillingGateway.ts";

interface TossBillingOptions extends TossOptions {
	/** Payments of the same shop: charges of stored cards are looked up and refunded like any other. */
	readonly payments: ShopPayments;
}

type ShopPayments = Pick<PaymentGateway, "lookup" | "cancel">;

const Issued = z.object({
	billingKey: z.string().min(1).max(200),
	cardCompany: z.string().nullish(),
	cardNumber: z.string().nullish(),
});

/** Toss does not sign this webhook; it is credible because it contains a key that only Toss and we know. */
const BillingDeleted = z.object({
	eventType: z.literal("BILLING_DELETED"),
	data: z.object({ billingKey: z.string().min(1).max(200) }),
});

/** Returns a label such as '신한 ****-1234'; only the last four digits of the number are kept. */
const labelOf = (company: string | null | undefined, number: string | null | undefined): string => {
	const tail = (number ?? "").slice(-4).replace(/[^0-9*]/g, "*");
	return `${(company ?? "카드").slice(0, 40)} ****-${tail.padStart(4, "*")}`;
};

/** Cards stored at Toss Payments: billing of the core API 2022-11-16. */
export class TossBilling implements BillingGateway {
	readonly provider = "toss";
	readonly #client: TossClient;
	readonly #payments: ShopPayments;

	constructor({ payments, ...options }: TossBillingOptions) {
		this.#client = new TossClient(options);
		this.#payments = payments;
	}

	registrationUrl(customerKey: string): string {
		return `/pg/toss/card?${new URLSearchParams({ customerKey })}`;
	}

	lookup(orderId: string): Promise<LookupResult> {
		return this.#payments.lookup(orderId);
	}

	cancel(intent: CancelIntent): Promise<CancelResult> {
		return this.#payments.cancel(intent);
	}

	async removeKey(billingKey: string): Promise<void> {
		const path = `/v1/billing/${encodeURIComponent(billingKey)}`;
		const answer = await this.#client.call({ method: "DELETE", path });
		if (answer.kind === "error" && !goneCodes.has(answer.code))
			throw new Error(`Toss did not remove a card: ${answer.code}`);
	}

	readRemovedKey(rawBody: string): string | null {
		const event = BillingDeleted.safeParse(parsedJson(rawBody));
		return event.success ? event.data.data.billingKey : null;
	}

	async issueKey(authKey: string, customerKey: string): Promise<IssueResult> {
		const answer = await this.#client.call({
			method: "POST",
			path: "/v1/billing/authorizations/issue",
			body: { authKey, customerKey },
		});
		if (answer.kind === "error") {
			const { code } = answer;
			const kind = classOf(code);
			return { kind: kind === "declined" || kind === "config" ? kind : "unknown", code };
		}
		const issued = Issued.safeParse(answer.body);
		if (!issued.success) return { kind: "unknown", code: "MALFORMED" };
		const { billingKey, cardCompany, cardNumber } = issued.data;
		return { kind: "issued", billingKey, cardLabel: labelOf(cardCompany, cardNumber) };
	}

	async charge({
		billingKey,
		customerKey,
		orderId,
		orderName,
		amount,
		idempotencyKey,
	}: ChargeIntent): Promise<ConfirmResult> {
		const answer = await this.#client.call({
			method: "POST",
			path: `/v1/billing/${encodeURIComponent(billingKey)}`,
			body: { customerKey, orderId, orderName, amount },
			idempotencyKey,
		});
		if (answer.kind === "error") {
			const { code } = answer;
			const kind = classOf(code);
			if (kind === "declined" || kind === "config") return { kind, code };
			return { kind: "unknown", code, ...(answer.isSpent && { spent: "answered" }) };
		}
		// The look-up is authoritative for what was charged, not the response to the charge.
		const known = await this.#payments.lookup(orderId);
		if (known.kind === "found" && known.payment.status === "DONE")
			return { kind: "approved", payment: known.payment };
		return { kind: "unknown", code: known.kind };
	}
}
