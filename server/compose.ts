import { Content } from "./catalogue/content/Content.ts";
import { Events } from "./catalogue/event/Events.ts";
import { Keywords } from "./catalogue/keyword/Keywords.ts";
import { Search } from "./catalogue/search/Search.ts";
import { createCatalog } from "./catalogue/stay/createCatalog.ts";
import { Themes } from "./catalogue/theme/Themes.ts";
import { AdvanceNotices } from "./commerce/advance-notice/AdvanceNotices.ts";
import { Coupons } from "./commerce/coupon/Coupons.ts";
import type { PaymentGateway } from "./commerce/payment/gateway/PaymentGateway.ts";
import { Points } from "./commerce/points/Points.ts";
import { Reviews } from "./commerce/review/Reviews.ts";
import type { BillingGateway } from "./commerce/subscription/BillingGateway.ts";
import { SandboxBilling } from "./commerce/subscription/SandboxBilling.ts";
import { Subscriptions } from "./commerce/subscription/Subscriptions.ts";
import { TossBilling } from "./commerce/subscription/TossBilling.ts";
import { composeOrders } from "./composeOrders.ts";
import type { Config } from "./config.ts";
import { createAccounts } from "./members/account/createAccounts.ts";
import { Members } from "./members/account/Members.ts";
import { Codes } from "./members/code/Codes.ts";
import { Inquiries } from "./members/inquiry/Inquiries.ts";
import { createDevices } from "./members/owner/createDevices.ts";
import { createReauthentication } from "./members/owner/createReauthentication.ts";
import { Passkeys } from "./members/passkey/Passkeys.ts";
import { Sessions } from "./members/session/Sessions.ts";
import { configuredProviders } from "./members/social/providers/configuredProviders.ts";
import { SocialLinks } from "./members/social/SocialLinks.ts";
import { SocialLogins } from "./members/social/SocialLogins.ts";
import { PriceDropMails } from "./members/wish/PriceDropMails.ts";
import { Wishes } from "./members/wish/Wishes.ts";
import type { Clock } from "./platform/clock.ts";
import type { Database } from "./platform/database/Database.ts";
import { type RecentReads, recentReadsOf } from "./platform/database/RecentReads.ts";
import { SecurityJournal } from "./platform/journal/SecurityJournal.ts";
import { shareOf } from "./platform/limits/shareOf.ts";
import { writeAlarm, writeLine } from "./platform/monitoring/writeLine.ts";
import { createSecrets } from "./platform/secrets/secrets.ts";
import type { Services } from "./services/Services.ts";

/** Delay in milliseconds after which the response to the triggering request has been sent. */
const deliveryDelayMs = 50;

/** Builds all services on one database and one clock. Makes no network calls. */
export async function compose(given: {
	readonly config: Config;
	readonly clock: Clock;
	readonly db: Database;
	/** For widely read data on which no decision depends; defaults to the primary database. */
	readonly reads?: RecentReads;
}): Promise<Services> {
	const base = { ...given, reads: given.reads ?? recentReadsOf(given.db) };
	const search = new Search({ ...base, folder: base.config.dataDir });
	const keywords = new Keywords({ ...base, folder: base.config.dataDir });
	const catalog = createCatalog({ ...base, search, keywords, siteName: base.config.site.name });
	// A limited share of the connection pool: a rush on one popular room must leave connections to visitors who only browse.
	const orders = composeOrders({
		...base,
		db: shareOf(base.db),
		removeCard: (card) => subscriptions.removeCard(card),
	});
	const secrets = createSecrets(base.config.dataSecret, base.config.formerDataSecrets);
	base.db.encryptPersonalDataWith(secrets.personalData);
	const isLoggingWarnings = ["trace", "debug", "info", "warn"].includes(base.config.logLevel);
	const journal = new SecurityJournal({
		...base,
		writeLine: isLoggingWarnings ? writeLine : () => undefined,
		alarm: writeAlarm,
	});
	const reauthentication = createReauthentication(base);
	// A limited share as well: session checks of a crowd must not block those visitors either.
	const sessions = new Sessions({ ...base, db: shareOf(base.db), secrets, journal });
	const socialParts = {
		...base,
		secrets,
		providers: configuredProviders(base.config.social, {
			secrets,
			now: () => base.clock.now(),
			alarm: orders.payments.parts.alarm,
		}),
	};
	const sandboxCards = new SandboxBilling(base.db, base.config.sandboxWebhookSecret);
	const subscriptions = new Subscriptions({
		...base,
		sessions,
		secrets,
		gateway: billingOf(base.config, orders.payments.parts.current) ?? sandboxCards.gateway,
		alarm: orders.payments.parts.alarm,
	});
	// Runs after the response, so that sending does not delay it. Messages that cannot be sent right away are retried, and failures
	// reported, on the outbox's next run.
	const deliverSoon = () =>
		void setTimeout(() => orders.outbox.deliver().catch(() => {}), deliveryDelayMs).unref();
	return {
		clock: base.clock,
		db: base.db,
		reads: base.reads,
		secrets,
		site: base.config.site,
		imageHosts: base.config.imageHosts,
		...orders,
		search,
		keywords,
		catalog,
		journal,
		members: new Members({ ...base, journal }),
		accounts: createAccounts({ ...base, sessions, secrets, siteName: base.config.site.name }),
		coupons: new Coupons(base),
		points: new Points(base),
		sandboxCards,
		social: new SocialLogins(socialParts),
		socialLinks: new SocialLinks({ ...socialParts, proofs: reauthentication, sessions }),
		subscriptions,
		codes: new Codes({ ...base, deliverSoon }),
		sessions,
		devices: createDevices(base),
		reauthentication,
		passkeys: new Passkeys({ ...base, proofs: reauthentication, sessions }),
		content: new Content(base),
		reviews: new Reviews(base),
		wishes: new Wishes({ ...base, catalog }),
		priceDrops: new PriceDropMails({ ...base, catalog }),
		inquiries: new Inquiries(base),
		advanceNotices: new AdvanceNotices(base),
		events: new Events({ ...base, catalog }),
		themes: new Themes({ ...base, catalog }),
	};
}

/** Returns the gateway where cards are registered: Toss if its keys are set, else null. */
const billingOf = ({ toss }: Config, payments: PaymentGateway): BillingGateway | null =>
	toss.secretKey ? new TossBilling({ secretKey: toss.secretKey, payments }) : null;
