import type { Clock } from "#server/platform/clock.ts";
import type { Database, Queryable } from "#server/platform/database/Database.ts";
import type { SignedInMember } from "#server/platform/http/SignedInMember.ts";
import type { Secrets } from "#server/platform/secrets/secrets.ts";
import type { BillingGateway } from "./BillingGateway.ts";

/** The dependencies shared by the subscription modules. */
export interface SubscriptionParts {
	readonly db: Database;
	readonly clock: Clock;
	readonly sessions: {
		/**
		 * Keeps the session from being ended until the transaction ends.
		 * @throws Refusal memberChanged when it has already ended
		 */
		lockMember(tx: Queryable, member: SignedInMember): Promise<void>;
		/** Keeps this session when the member's others end. */
		keepValid(tx: Queryable, sessionId: string): Promise<unknown>;
	};
	readonly secrets: Secrets;
	readonly gateway: BillingGateway;
	/** Reports something an operator should look at. */
	alarm(message: string, detail: object): void;
}

/** Outcome of a call to the provider; `unknown` while it cannot be determined. */
export type Settled = "approved" | "declined" | "unknown";
