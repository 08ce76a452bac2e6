import type { PaymentGateway } from "#server/commerce/payment/gateway/PaymentGateway.ts";
import type { Clock } from "#server/platform/clock.ts";
import type { Database } from "#server/platform/database/Database.ts";

/** What the parts of payments share. */
export interface PaymentParts {
	readonly db: Database;
	readonly clock: Clock;
	/** By provider name. */
	gateway(provider: string): PaymentGateway;
	hasGateway(provider: string): boolean;
	/** The one new payments go to. */
	readonly current: PaymentGateway;
	/** Told about what a person should look at. */
	alarm(message: string, detail: object): void;
}
