import type { Area } from "./Area.ts";

const within = (folder: string, names: string): readonly string[] =>
	names.split(" ").map((name) => `server/commerce/${folder}/${name}.ts`);
const bookingMessages = within(
	"booking",
	"bookedMessage bookingMessages extraPaymentMessage failedPaymentMessages voucherMessages",
);
const bookingHolds = within(
	"booking",
	"checkGuest returnStock releaseEarlierHolds holdRooms planToBook PriceChanged releaseOrder seenPrice",
);
const paymentRecovery = within("payment", "receiveWebhook reconcile recoverPayments");

/** Booking, payment, and everything after them. */
export const commerceAreas: readonly Area[] = [
	{
		name: "server/commerce/providers",
		mutate: [
			"server/commerce/payment/toss/{TossClient,TossGateway,tossErrors}.ts",
			"server/commerce/payment/gateway/*.ts",
			"server/commerce/subscription/TossBilling.ts",
		],
		tests: [
			"tests/server/commerce/payment/{toss,webhookSignature}.test.ts",
			"tests/server/commerce/subscription/tossBilling.test.ts",
		],
		atLeast: 80,
	},
	{
		name: "server/commerce/cancellation",
		mutate: within("cancellation", "requestCancel CancelScope quotes returnExtras startCancel"),
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
		// What happens to the money once a cancellation is accepted.
		name: "server/commerce/refunds",
		mutate: within("cancellation", "Cancellations refunds retryRefused refundSeparately runRefunds"),
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
		// Messages to bookers and guests.
		name: "server/commerce/messages",
		mutate: bookingMessages,
		tests: [
			"tests/server/commerce/booking/{bookedMessages,bookerAndGuest,feeAtStay,messages,messagesAboutRooms}.test.ts",
		],
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
			"tests/server/commerce/booking/{agreedDraft,cancelButton,clock,endedMeanwhile,endToEnd,holding,lmsLinks,listedSince,longLists,messagesAboutOne,ownBookings,placed,roomsAndPoints,stockBack,stateMessages,stayMessages,stayOrderMail,transitions,vouchers}.test.ts",
			"tests/server/commerce/points/spending.test.ts",
			"tests/server/commerce/payment/settledOnce.test.ts",
			"tests/server/commerce/supplier/suppliers.test.ts",
		],
		stopsAtFirst: true,
		atLeast: 80,
	},
	{
		name: "server/commerce/payment",
		mutate: ["server/commerce/payment/*.ts", ...paymentRecovery.map((file) => `!${file}`)],
		tests: ["tests/server/commerce/payment/*.test.ts"],
		// The page tests hold rooms in one shared world, where a member may hold at most thirty times a day.
		without: ["tests/server/commerce/payment/{killed,pages,toss,webhookSignature}.test.ts"],
		stopsAtFirst: true,
		atLeast: 80,
	},
	{
		// What is learnt about a payment later: from the provider, from lookups, from the books.
		name: "server/commerce/recovery",
		mutate: paymentRecovery,
		tests: [
			"tests/server/commerce/payment/{approving,events,extraInTime,reconciled,recovered,settlement}.test.ts",
		],
		stopsAtFirst: true,
		atLeast: 80,
	},
	{
		name: "server/commerce/subscription",
		mutate: ["server/commerce/subscription/*.ts", "!server/commerce/subscription/TossBilling.ts"],
		tests: ["tests/server/commerce/subscription/*.test.ts"],
		// One covers a provider's calls, which are an area of their own; the others kill servers, or wait ten seconds for a provider.
		without: ["tests/server/commerce/subscription/{tossBilling,killed,slowProvider}.test.ts"],
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
		name: "server/commerce/change",
		mutate: ["server/commerce/change/*.ts", "server/commerce/change/settlement/*.ts"],
		tests: [
			"tests/server/commerce/booking/{changes,changedTerms,changeMessages,changePromises,changeRefusals}.test.ts",
			"tests/server/commerce/cancellation/refusedAgain.test.ts",
		],
		stopsAtFirst: true,
		atLeast: 80,
	},
	{
		// Requests to suppliers, and the handling of their answers.
		name: "server/commerce/supplier",
		mutate: ["server/commerce/supplier/*.ts"],
		tests: [
			"tests/server/commerce/supplier/*.test.ts",
			"tests/server/members/inquiry/inquiryThreads.test.ts",
		],
		stopsAtFirst: true,
		atLeast: 80,
	},
	{
		// Features attached to a booking: a review, a link, an advance notice.
		name: "server/commerce/beside",
		mutate: [
			"server/commerce/review/*.ts",
			"server/commerce/link/*.ts",
			"server/commerce/advance-notice/*.ts",
		],
		tests: [
			"tests/server/catalogue/review/*.test.ts",
			"tests/server/catalogue/content/advanceNotices.test.ts",
			"tests/server/commerce/booking/lmsLinks.test.ts",
			"tests/server/ops/memberCommands.test.ts",
		],
		stopsAtFirst: true,
		atLeast: 80,
	},
];
