import type { Clock } from "#server/platform/clock.ts";
import type { Database } from "#server/platform/database/Database.ts";
import { writeAlarm } from "#server/platform/monitoring/writeLine.ts";
import { type Approval, type ApproveRequest, approvePayment } from "./approvePayment.ts";
import type { PaymentGateway } from "./gateway/PaymentGateway.ts";
import type { PaymentParts } from "./PaymentParts.ts";
import { type PreparedPayment, type PrepareRequest, preparePayment } from "./preparePayment.ts";
import { receiveWebhook } from "./receiveWebhook.ts";
import { reconcile } from "./reconcile.ts";
import { recoverPayments } from "./recoverPayments.ts";
import { Sandbox } from "./sandbox/Sandbox.ts";
import { TossGateway } from "./toss/TossGateway.ts";
import { type PaymentView, viewPayment } from "./viewPayment.ts";

/** Deployment settings for payments. */
export interface PaymentSettings {
	readonly stage: string;
	readonly sandboxWebhookSecret: string;
	/** Without a key, this provider is not used. */
	readonly toss: { readonly secretKey: string };
}

/** Payments of orders, across all providers. */
export class Payments {
	readonly parts: PaymentParts;
	readonly sandbox: Sandbox;

	constructor(base: {
		readonly config: PaymentSettings;
		readonly db: Database;
		readonly clock: Clock;
		readonly alarm?: PaymentParts["alarm"];
	}) {
		const { config, db, clock } = base;
		this.sandbox = new Sandbox({
			db,
			clock,
			secret: config.sandboxWebhookSecret,
			deliver: (rawBody, headers) =>
				this.receiveWebhook("sandbox", rawBody, (name) => headers[name.toLowerCase()] ?? null),
		});
		const toss = config.toss.secretKey ? new TossGateway(config.toss) : null;
		const known = toss ? [this.sandbox.gateway, toss] : [this.sandbox.gateway];
		const gateways = new Map<string, PaymentGateway>(known.map((gateway) => [gateway.provider, gateway]));
		this.parts = {
			db,
			clock,
			current: toss ?? this.sandbox.gateway,
			gateway(provider) {
				const gateway = gateways.get(provider);
				if (!gateway) throw new Error(`no gateway for ${provider}`);
				return gateway;
			},
			// Old sandbox payments remain readable for ever, but production accepts no webhooks from the sandbox.
			hasGateway: (provider) =>
				gateways.has(provider) && (config.stage !== "production" || provider !== "sandbox"),
			alarm: base.alarm ?? writeAlarm,
		};
	}

	/**
	 * Opens a payment at the provider; if nothing is left to pay, it completes at once.
	 * @throws Refusal
	 */
	prepare(request: PrepareRequest): Promise<PreparedPayment> {
		return preparePayment(this.parts, request);
	}

	/**
	 * Charges what the traveller has approved, once, however often it is called.
	 * @throws Refusal
	 */
	approve(request: ApproveRequest): Promise<Approval> {
		return approvePayment(this.parts, request);
	}

	/**
	 * Returns the state of an order's payment.
	 * @throws Refusal notFound
	 */
	view(memberId: number, orderNum: string): Promise<PaymentView> {
		return viewPayment(this.parts.db, memberId, orderNum);
	}

	/**
	 * Processes a provider's event, once per event ID.
	 * @throws Refusal notFound, invalidRequest when the event is not the provider's, tooManyCalls
	 */
	receiveWebhook(provider: string, rawBody: string, header: (name: string) => string | null): Promise<void> {
		return receiveWebhook(this.parts, provider, rawBody, header);
	}

	/** Settles provider calls with an unknown outcome: after a crash, a lost response, or no response. Returns how many. */
	recover(): Promise<number> {
		return recoverPayments(this.parts);
	}

	/** Reconciles our books with the providers'. Returns how many payments differ; null when today's run is already done. */
	reconcile(): Promise<number | null> {
		return reconcile(this.parts);
	}
}
