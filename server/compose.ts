import { createOrders } from "./bookings/createOrders.ts";
import { createCatalog } from "./catalog/createCatalog.ts";
import type { Clock } from "./clock.ts";
import type { Config } from "./config.ts";
import { createContent } from "./content/createContent.ts";
import type { Database } from "./database/Database.ts";
import { createKeywords } from "./keywords/createKeywords.ts";
import { createMembers } from "./members/createMembers.ts";
import { createReviews } from "./reviews/createReviews.ts";
import type { Services } from "./Services.ts";
import { createSearch } from "./search/createSearch.ts";
import { createSessions } from "./sessions/createSessions.ts";
import { createWishes } from "./wishes/createWishes.ts";

/** Builds every capability on one database and one clock. Nothing here talks to the network. */
export async function compose(base: {
	readonly config: Config;
	readonly clock: Clock;
	readonly db: Database;
}): Promise<Services> {
	const search = createSearch(base);
	const keywords = createKeywords(base);
	const catalog = createCatalog({ ...base, search, keywords, siteName: base.config.site.name });
	return {
		...base,
		...createOrders(base),
		search,
		keywords,
		catalog,
		members: createMembers(base),
		sessions: createSessions(base),
		content: createContent(base),
		reviews: createReviews(base),
		wishes: createWishes(base),
	};
}
