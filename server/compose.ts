import { createBookings } from "./bookings/createBookings.ts";
import { createLinks } from "./bookings/createLinks.ts";
import { createCancellations } from "./cancellations/createCancellations.ts";
import { createCatalog } from "./catalog/createCatalog.ts";
import type { Clock } from "./clock.ts";
import type { Config } from "./config.ts";
import type { Database } from "./database/Database.ts";
import { createKeywords } from "./keywords/createKeywords.ts";
import { createMembers } from "./members/createMembers.ts";
import { createPayments } from "./payments/createPayments.ts";
import type { Services } from "./Services.ts";
import { createSearch } from "./search/createSearch.ts";
import { createSessions } from "./sessions/createSessions.ts";

/** Builds every capability on one database and one clock. Nothing here talks to the network. */
export async function compose(base: {
	readonly config: Config;
	readonly clock: Clock;
	readonly db: Database;
}): Promise<Services> {
	const search = createSearch(base);
	const keywords = createKeywords(base);
	const catalog = createCatalog({ ...base, search, keywords, siteName: base.config.site.name });
	const payments = createPayments(base);
	const orders = {
		bookings: createBookings(base),
		links: createLinks(base),
		payments,
		cancellations: createCancellations(payments.parts),
	};
	return {
		...base,
		...orders,
		search,
		keywords,
		catalog,
		members: createMembers(base),
		sessions: createSessions(base),
	};
}
