import { readdirSync } from "node:fs";
import type { Area } from "./Area.ts";
import { drawnParts, viewModels } from "./viewModels.ts";

const folders = (place: string): string[] =>
	readdirSync(place, { withFileTypes: true })
		.filter((entry) => entry.isDirectory())
		.map(({ name }) => name);

/** Folders whose tests ask a model about many random cases, a second each: the first that notices is enough. */
const againstModels: readonly string[] = ["cancellation"];

const domain = folders("src/domain").map(
	(folder): Area => ({
		name: `domain/${folder}`,
		mutate: [`src/domain/${folder}/*.ts`],
		tests: [`tests/domain/${folder}/*.test.ts`],
		// reads the code as a text
		without: ["tests/domain/shared/noDate.test.ts"],
		stopsAtFirst: againstModels.includes(folder),
		atLeast: 90,
	}),
);

const others: readonly Area[] = [
	{
		// every test reads whole texts, so that each of them is asked about nearly every change
		name: "domain/words",
		mutate: ["src/domain/search/words/*.ts"],
		tests: [
			"tests/domain/search/words/*.test.ts",
			"tests/domain/search/letters.test.ts",
			"tests/domain/search/keywordHelp.test.ts",
		],
		stopsAtFirst: true,
		atLeast: 90,
	},
	{
		name: "application",
		// the recipes only name constructors, and the compiler holds them
		mutate: ["src/application/**/*.ts", "!src/application/recipes/**"],
		tests: ["tests/application/*/*.test.ts", "tests/ui/**/*.test.ts"],
		without: ["tests/ui/build/**"],
		isInPage: true,
		atLeast: 90,
	},
	{
		name: "adapters/http",
		// the schema is generated and holds types alone
		mutate: ["src/adapters/http/*.ts", "!src/adapters/http/boundedFetch.ts"],
		tests: ["tests/adapters/http/*.test.ts"],
		// a call that is never answered waits for ever
		longestTest: 5_000,
		atLeast: 90,
	},
	{
		// by itself: an answer that never ends hangs the process, and to begin one anew takes as long as all of these tests
		name: "adapters/bounds",
		mutate: ["src/adapters/http/boundedFetch.ts"],
		tests: ["tests/adapters/http/{boundedFetch,callEdges}.test.ts"],
		longestTest: 5_000,
		atLeast: 90,
	},
	{
		name: "adapters/page",
		// the memory adapters are the tests' own
		mutate: ["src/adapters/**/*.ts", "!src/adapters/http/**", "!src/adapters/memory/**"],
		tests: ["tests/adapters/**/*.test.ts"],
		without: ["tests/adapters/http/**"],
		atLeast: 90,
	},
];

const within = (folder: string, names: string): readonly string[] =>
	names.split(" ").map((name) => `server/commerce/${folder}/${name}.ts`);
const bookingMessages = within(
	"booking",
	"bookedMessage bookingMessages extraPaymentMessage voucherMessages",
);
const bookingHolds = within(
	"booking",
	"checkGuest giveBackStock giveUpEarlierHolds holdRooms planToBook PriceChanged releaseOrder seenPrice",
);
const paymentRecovery = within("payment", "receiveWebhook reconcile recoverPayments");

/** The server's use cases and rules, without the stores' SQL: a folder each, so that each is minutes. */
const server: readonly Area[] = [
	{
		name: "server/catalogue/pricing",
		mutate: ["server/catalogue/pricing/*.ts"],
		tests: ["tests/server/catalogue/pricing/*.test.ts"],
		atLeast: 80,
	},
	{
		name: "server/commerce/providers",
		mutate: [
			"server/commerce/payment/toss/createTossGateway.ts",
			"server/commerce/payment/toss/tossErrors.ts",
			"server/commerce/payment/gateway/*.ts",
			"server/commerce/subscription/createTossBilling.ts",
		],
		tests: [
			"tests/server/commerce/payment/{toss,webhookSignature}.test.ts",
			"tests/server/commerce/subscription/tossBilling.test.ts",
		],
		atLeast: 80,
	},
	{
		name: "server/commerce/cancellation",
		mutate: within("cancellation", "askCancel CancelScope quotes returnExtras startCancel"),
		tests: [
			"tests/server/commerce/cancellation/{quotes,boundQuotes,cancels,earlierRefunds,extraRefunds}.test.ts",
			"tests/server/commerce/booking/changes.test.ts",
			"tests/server/commerce/payment/extraPayments.test.ts",
			"tests/server/commerce/supplier/suppliers.test.ts",
		],
		stopsAtFirst: true,
		atLeast: 80,
	},
	{
		// what becomes of the money once a cancel is accepted
		name: "server/commerce/refunds",
		mutate: within("cancellation", "Cancellations refunds retryRefused returnApart runRefunds"),
		tests: [
			"tests/server/commerce/cancellation/*.test.ts",
			"tests/server/commerce/booking/changes.test.ts",
			"tests/server/commerce/payment/extraPayments.test.ts",
			"tests/server/commerce/supplier/suppliers.test.ts",
		],
		stopsAtFirst: true,
		atLeast: 80,
	},
	{
		// what is written to who booked and who stays
		name: "server/commerce/messages",
		mutate: bookingMessages,
		tests: ["tests/server/commerce/booking/{bookedMessages,bookerAndGuest,messages}.test.ts"],
		atLeast: 80,
	},
	{
		name: "server/commerce/holds",
		mutate: bookingHolds,
		tests: [
			"tests/server/commerce/booking/{bookerAndGuest,endToEnd,heldPrice,holding,ownBookings,stockBack,vouchers,wantedPromotion}.test.ts",
		],
		stopsAtFirst: true,
		atLeast: 80,
	},
	{
		name: "server/commerce/booking",
		mutate: [
			"server/commerce/booking/*.ts",
			...[...bookingMessages, ...bookingHolds].map((file) => `!${file}`),
		],
		tests: [
			"tests/server/commerce/booking/{clock,endToEnd,links,listedSince,ownBookings,placed,stockBack,toldStates,transitions,vouchers}.test.ts",
		],
		stopsAtFirst: true,
		atLeast: 80,
	},
	{
		name: "server/commerce/payment",
		mutate: ["server/commerce/payment/*.ts", ...paymentRecovery.map((file) => `!${file}`)],
		tests: ["tests/server/commerce/payment/*.test.ts"],
		// the pages hold rooms in one world for all of their tests, where nobody may hold more than thirty times a day
		without: ["tests/server/commerce/payment/{killed,pages,toss,webhookSignature}.test.ts"],
		stopsAtFirst: true,
		atLeast: 80,
	},
	{
		// what is learnt of a payment later: from the provider, by looking it up, from the books
		name: "server/commerce/recovery",
		mutate: paymentRecovery,
		tests: ["tests/server/commerce/payment/{approving,events,reconciled,recovered,settlement}.test.ts"],
		stopsAtFirst: true,
		atLeast: 80,
	},
	{
		name: "server/commerce/subscription",
		mutate: ["server/commerce/subscription/*.ts", "!server/commerce/subscription/createTossBilling.ts"],
		tests: ["tests/server/commerce/subscription/*.test.ts"],
		// say the same once more through the calls, days long
		without: ["tests/server/commerce/subscription/{cards,terms,tossBilling}.test.ts"],
		stopsAtFirst: true,
		atLeast: 80,
	},
	{
		name: "server/commerce/coupon",
		mutate: ["server/commerce/coupon/*.ts", "server/commerce/points/*.ts"],
		tests: ["tests/server/commerce/coupon/*.test.ts", "tests/server/commerce/points/*.test.ts"],
		stopsAtFirst: true,
		atLeast: 80,
	},
	{
		name: "server/members/account",
		mutate: ["server/members/account/*.ts"],
		tests: [
			"tests/server/members/account/*.test.ts",
			"tests/server/members/owner/{devices,proofs,journal}.test.ts",
			"tests/server/members/social/social{Logins,Links}.test.ts",
			"tests/server/members/privacy/export.test.ts",
			"tests/server/abuse/logins.test.ts",
		],
		stopsAtFirst: true,
		longestTest: 60_000,
		atLeast: 80,
	},
	{
		name: "server/members/code",
		mutate: ["server/members/code/*.ts"],
		tests: ["tests/server/members/code/*.test.ts"],
		stopsAtFirst: true,
		atLeast: 80,
	},
	{
		name: "server/members/session",
		mutate: ["server/members/session/*.ts"],
		tests: ["tests/server/members/session/*.test.ts", "tests/server/members/owner/devices.test.ts"],
		stopsAtFirst: true,
		atLeast: 80,
	},
	{
		// by itself, as the next: each of its tests makes a person with a password, which is slow on purpose
		name: "server/members/owner",
		mutate: ["server/members/owner/*.ts"],
		tests: ["tests/server/members/owner/{devices,proofs}.test.ts"],
		stopsAtFirst: true,
		atLeast: 80,
	},
	{
		name: "server/members/passkey",
		mutate: ["server/members/passkey/*.ts"],
		tests: ["tests/server/members/passkey/*.test.ts"],
		stopsAtFirst: true,
		atLeast: 80,
	},
	{
		name: "server/members/social/providers",
		mutate: ["server/members/social/providers/*.ts"],
		tests: ["tests/server/members/social/{providers,apple}.test.ts"],
		atLeast: 80,
	},
];

const onDatabases = server.map((area) => ({ ...area, opensDatabases: true }));

export const areas: readonly Area[] = [...domain, ...others, ...viewModels, ...drawnParts, ...onDatabases];
