import type { Bookings } from "./bookings/createBookings.ts";
import type { Links } from "./bookings/createLinks.ts";
import type { Cancellations } from "./cancellations/createCancellations.ts";
import type { Catalog } from "./catalog/createCatalog.ts";
import type { Clock } from "./clock.ts";
import type { Codes } from "./codes/createCodes.ts";
import type { Config } from "./config.ts";
import type { Content } from "./content/createContent.ts";
import type { Database } from "./database/Database.ts";
import type { Keywords } from "./keywords/createKeywords.ts";
import type { Accounts } from "./members/createAccounts.ts";
import type { Members } from "./members/createMembers.ts";
import type { Outbox } from "./outbox/createOutbox.ts";
import type { Payments } from "./payments/createPayments.ts";
import type { Reviews } from "./reviews/createReviews.ts";
import type { Search } from "./search/createSearch.ts";
import type { Sessions } from "./sessions/createSessions.ts";
import type { SupplierSimulator } from "./suppliers/createSupplierSimulator.ts";
import type { Wishes } from "./wishes/createWishes.ts";

/** What handlers may call: one object a capability, made once in compose.ts. */
export interface Services {
	readonly config: Config;
	readonly clock: Clock;
	readonly db: Database;
	readonly search: Search;
	readonly keywords: Keywords;
	readonly catalog: Catalog;
	readonly bookings: Bookings;
	readonly links: Links;
	readonly payments: Payments;
	readonly cancellations: Cancellations;
	readonly outbox: Outbox;
	readonly suppliers: SupplierSimulator;
	readonly members: Members;
	readonly accounts: Accounts;
	readonly codes: Codes;
	readonly sessions: Sessions;
	readonly content: Content;
	readonly reviews: Reviews;
	readonly wishes: Wishes;
}
