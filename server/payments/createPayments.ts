import type { Clock } from "#server/clock.ts";
import { type Config, ConfigError } from "#server/config.ts";
import type { Database } from "#server/database/Database.ts";
import { type Approval, approvePayment, confirmWithProvider } from "./approvePayment.ts";
import type { PaymentGateway } from "./PaymentGateway.ts";
import type { PaymentParts } from "./PaymentParts.ts";
import { type PreparedPayment, type PrepareRequest, preparePayment } from "./preparePayment.ts";
import { receiveWebhook } from "./receiveWebhook.ts";
import { recoverPayments } from "./recoverPayments.ts";
import { createSandbox, type Sandbox } from "./sandbox/createSandbox.ts";
import { createTossGateway } from "./toss/createTossGateway.ts";
import { type PaymentView, viewPayment } from "./viewPayment.ts";

export interface Payments {
	/** Opens a payment at the provider; nothing left to pay completes at once. @throws Refusal */
	prepare(request: PrepareRequest): Promise<PreparedPayment>;
	/** Charges what the traveller has agreed to, once, however often it is called. @throws Refusal */
	approve(request: {
		readonly memberId: number;
		readonly paymentId: number;
		readonly orderNum: string;
		readonly pgToken: string;
	}): Promise<Approval>;
	/** @throws Refusal notFound */
	view(memberId: number, orderNum: string): Promise<PaymentView>;
	/** Takes a provider's event, once by its id. @throws Refusal invalidRequest when it is not the provider's */
	receiveWebhook(provider: string, rawBody: string, header: (name: string) => string | null): Promise<void>;
	/** Settles calls whose end nobody knows: after a crash, a lost answer, a silent provider. */
	recover(): Promise<number>;
	readonly parts: PaymentParts;
	readonly sandbox: Sandbox;
}

export function createPayments(base: {
	readonly config: Config;
	readonly db: Database;
	readonly clock: Clock;
	readonly alarm?: PaymentParts["alarm"];
}): Payments {
	const { config, db, clock } = base;
	const sandbox = createSandbox({
		db,
		clock,
		secret: config.sandboxWebhookSecret,
		deliver: (rawBody, headers) =>
			receiveWebhook(parts, "sandbox", rawBody, (name) => headers[name.toLowerCase()] ?? null),
	});
	const toss = tossOf(config);
	const gateways = new Map<string, PaymentGateway>(
		[sandbox.gateway, toss].flatMap((gateway) => (gateway ? [[gateway.provider, gateway] as const] : [])),
	);
	const parts: PaymentParts = {
		db,
		clock,
		current: toss ?? sandbox.gateway,
		gateway(provider) {
			const gateway = gateways.get(provider);
			if (!gateway) throw new Error(`no gateway for ${provider}`);
			return gateway;
		},
		hasGateway: (provider) => gateways.has(provider),
		alarm: base.alarm ?? ((message, detail) => console.error(message, JSON.stringify(detail))),
	};
	return {
		prepare: (request) => preparePayment(parts, request),
		approve: (request) => approvePayment(parts, request),
		view: (memberId, orderNum) => viewPayment(db, memberId, orderNum),
		receiveWebhook: (provider, rawBody, header) => receiveWebhook(parts, provider, rawBody, header),
		recover: () => recoverPayments(parts, (attempt) => confirmWithProvider(parts, attempt)),
		parts,
		sandbox,
	};
}

/**
 * Toss Payments, when its keys are set.
 * @throws ConfigError for half a pair, and for keys of the other world: test keys take no money, live keys take real money
 */
function tossOf({ toss }: Config): PaymentGateway | null {
	if (!toss.secretKey && !toss.clientKey) return null;
	if (!toss.secretKey || !toss.clientKey)
		throw new ConfigError("TOSS_CLIENT_KEY and TOSS_SECRET_KEY belong together");
	const isProduction = process.env.NODE_ENV === "production";
	const isTest = toss.secretKey.startsWith("test_");
	if (isProduction === isTest) {
		throw new ConfigError(`TOSS_SECRET_KEY is a ${isTest ? "test" : "live"} key in the wrong environment`);
	}
	return createTossGateway(toss);
}
