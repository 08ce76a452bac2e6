import type { Clock } from "#server/platform/clock.ts";
import type { Database, Queryable } from "#server/platform/database/Database.ts";
import type { SignedInMember } from "#server/platform/http/SignedInMember.ts";
import type { Secrets } from "#server/platform/secrets/secrets.ts";
import type { BillingGateway } from "./BillingGateway.ts";

/** What the parts of subscriptions share. */
export interface SubscriptionParts {
	readonly db: Database;
	readonly clock: Clock;
	readonly sessions: {
		/** Until the transaction ends nobody ends this login. @throws Refusal memberChanged when it has ended */
		hold(tx: Queryable, member: SignedInMember): Promise<void>;
		/** Spares a login when the member's others end. */
		keep(tx: Queryable, sessionId: string): Promise<unknown>;
	};
	readonly secrets: Secrets;
	readonly gateway: BillingGateway;
	/** Told about what a person should look at. */
	alarm(message: string, detail: object): void;
}

/** How long after an answer got lost the provider is asked, in milliseconds. */
export const checkAgainAfter = 10_000;

/** How a call to the provider ended; unknown: nobody can say yet. */
export type Settled = "approved" | "declined" | "unknown";
