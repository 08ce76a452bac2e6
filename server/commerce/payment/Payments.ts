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

/** What payments need to know of the deployment. */
export interface PaymentSettings {
	readonly stage: string;
	readonly sandboxWebhookSecret: string;
	/** Without a key nothing goes there. */
	readonly toss: { readonly secretKey: string };
}

/** Payments of orders, at whatever provider they are. */
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
			// What the sandbox once played can be looked up for good, but in production nobody plays it any more.
			hasGateway: (provider) =>
				gateways.has(provider) && (config.stage !== "production" || provider !== "sandbox"),
			alarm: base.alarm ?? writeAlarm,
		};
	}

	/** Opens a payment at the provider; nothing left to pay completes at once. @throws Refusal */
	prepare(request: PrepareRequest): Promise<PreparedPayment> {
		return preparePayment(this.parts, request);
	}

	/** Charges what the traveller has agreed to, once, however often it is called. @throws Refusal */
	approve(request: ApproveRequest): Promise<Approval> {
		return approvePayment(this.parts, request);
	}

	/** @throws Refusal notFound */
	view(memberId: number, orderNum: string): Promise<PaymentView> {
		return viewPayment(this.parts.db, memberId, orderNum);
	}

	/** Takes a provider's event, once by its id. @throws Refusal invalidRequest when it is not the provider's */
	receiveWebhook(provider: string, rawBody: string, header: (name: string) => string | null): Promise<void> {
		return receiveWebhook(this.parts, provider, rawBody, header);
	}

	/** Settles calls whose end nobody knows: after a crash, a lost answer, a silent provider. */
	recover(): Promise<number> {
		return recoverPayments(this.parts);
	}

	/** Compares our books with the providers'. How many payments differ; null: today's comparison has been made. */
	reconcile(): Promise<number | null> {
		return reconcile(this.parts);
	}
}
