import type { PaymentGateway } from "#server/commerce/payment/gateway/PaymentGateway.ts";
import type { Clock } from "#server/platform/clock.ts";
import type { Database } from "#server/platform/database/Database.ts";

/** The dependencies shared by the payment modules. */
export interface PaymentParts {
	readonly db: Database;
	readonly clock: Clock;
	/**
	 * Returns the gateway of a provider.
	 * @throws Error when the provider is not configured
	 */
	gateway(provider: string): PaymentGateway;
	hasGateway(provider: string): boolean;
	/** The gateway for new payments. */
	readonly current: PaymentGateway;
	/** Reports something an operator should look at. */
	alarm(message: string, detail: object): void;
}
