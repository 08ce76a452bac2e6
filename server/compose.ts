import { createAdvanceNotices } from "./advance-notices/createAdvanceNotices.ts";
import { createOrders } from "./bookings/createOrders.ts";
import { createCatalog } from "./catalog/createCatalog.ts";
import type { Clock } from "./clock.ts";
import { createCodes } from "./codes/createCodes.ts";
import type { Config } from "./config.ts";
import { createContent } from "./content/createContent.ts";
import { createCoupons } from "./coupons/createCoupons.ts";
import type { Database } from "./database/Database.ts";
import { createEvents } from "./events/createEvents.ts";
import { createInquiries } from "./inquiries/createInquiries.ts";
import { createKeywords } from "./keywords/createKeywords.ts";
import { createAccounts } from "./members/createAccounts.ts";
import { createMembers } from "./members/createMembers.ts";
import type { PaymentGateway } from "./payments/PaymentGateway.ts";
import { createReviews } from "./reviews/createReviews.ts";
import type { Services } from "./Services.ts";
import { createSearch } from "./search/createSearch.ts";
import { createSessions } from "./sessions/createSessions.ts";
import { configuredProviders } from "./social/configuredProviders.ts";
import { createSocialLogins } from "./social/createSocialLogins.ts";
import type { BillingGateway } from "./subscriptions/BillingGateway.ts";
import { createSubscriptions } from "./subscriptions/createSubscriptions.ts";
import { createTossBilling } from "./subscriptions/createTossBilling.ts";
import { createSandboxBilling } from "./subscriptions/SandboxBilling.ts";
import { createSecrets } from "./subscriptions/secrets.ts";
import { createThemes } from "./themes/createThemes.ts";
import { createWishes } from "./wishes/createWishes.ts";

/** Milliseconds after which the answer that asked for a message is out. */
const afterAnswer = 50;

/** Builds every capability on one database and one clock. Nothing here talks to the network. */
export async function compose(base: {
	readonly config: Config;
	readonly clock: Clock;
	readonly db: Database;
}): Promise<Services> {
	const search = createSearch(base);
	const keywords = createKeywords(base);
	const catalog = createCatalog({ ...base, search, keywords, siteName: base.config.site.name });
	const sessions = createSessions(base);
	const orders = createOrders(base);
	const secrets = createSecrets(base.config.dataSecret);
	const sandboxCards = createSandboxBilling(base.db, base.config.sandboxWebhookSecret);
	// Once the answer is gone: sending must not make it late. What cannot leave then leaves at the outbox's next turn, which
	// also tells of failures.
	const deliverSoon = () =>
		void setTimeout(() => orders.outbox.deliver().catch(() => {}), afterAnswer).unref();
	return {
		...base,
		...orders,
		search,
		keywords,
		catalog,
		members: createMembers(base),
		accounts: createAccounts({ ...base, sessions }),
		coupons: createCoupons(base),
		sandboxCards,
		social: createSocialLogins({
			...base,
			secrets,
			providers: configuredProviders(base.config.social, {
				secrets,
				now: () => base.clock.now(),
				alarm: orders.payments.parts.alarm,
			}),
		}),
		subscriptions: createSubscriptions({
			...base,
			sessions,
			secrets,
			gateway: billingOf(base.config, orders.payments.parts.current) ?? sandboxCards.gateway,
			alarm: orders.payments.parts.alarm,
		}),
		codes: createCodes({ ...base, deliverSoon }),
		sessions,
		content: createContent(base),
		reviews: createReviews(base),
		wishes: createWishes(base),
		inquiries: createInquiries(base),
		advanceNotices: createAdvanceNotices(base),
		events: createEvents({ ...base, catalog }),
		themes: createThemes({ ...base, catalog }),
	};
}

/** Cards are kept where payments go: at Toss when its keys are set. */
const billingOf = ({ toss }: Config, payments: PaymentGateway): BillingGateway | null =>
	toss.secretKey ? createTossBilling({ secretKey: toss.secretKey, payments }) : null;
