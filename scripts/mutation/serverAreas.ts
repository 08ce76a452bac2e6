import type { Area } from "./Area.ts";
import { memberAreas } from "./memberAreas.ts";

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
		// who calls, and what every answer is wrapped in
		name: "server/platform/http",
		mutate: ["server/platform/http/authentication.ts", "server/platform/http/envelope.ts"],
		tests: ["tests/server/platform/http/{access,bindContracts,envelope}.test.ts"],
		stopsAtFirst: true,
		longestTest: 5_000,
		atLeast: 80,
	},
	{
		// the contracts as a server reads them
		name: "server/platform/contracts",
		mutate: ["server/platform/http/contract.ts"],
		tests: ["tests/server/platform/http/{contract,bindContracts}.test.ts"],
		stopsAtFirst: true,
		atLeast: 80,
	},
	{
		name: "server/catalogue/places",
		mutate: [
			"server/catalogue/stay/popular.ts",
			"server/catalogue/stay/keywordAnswers.ts",
			"server/catalogue/stay/comparedPrices.ts",
			"server/catalogue/stay/images.ts",
		],
		tests: ["tests/server/catalogue/stay/{images,placeCalls}.test.ts"],
		stopsAtFirst: true,
		atLeast: 80,
	},
	{
		name: "server/catalogue/found",
		mutate: [
			"server/catalogue/search/findStays.ts",
			"server/catalogue/search/PriceFilter.ts",
			"server/catalogue/search/StayWish.ts",
		],
		tests: ["tests/server/catalogue/search/{corrected,priceFilter,search,stayWish}.test.ts"],
		stopsAtFirst: true,
		atLeast: 80,
	},
	{
		name: "server/catalogue/review",
		mutate: ["server/catalogue/review/*.ts"],
		tests: ["tests/server/catalogue/review/*.test.ts", "tests/server/ops/memberHand.test.ts"],
		stopsAtFirst: true,
		atLeast: 80,
	},
	{
		name: "server/members/inquiry",
		mutate: ["server/members/inquiry/*.ts"],
		tests: ["tests/server/members/inquiry/*.test.ts"],
		stopsAtFirst: true,
		atLeast: 80,
	},
	{
		name: "server/catalogue/pricing",
		mutate: ["server/catalogue/pricing/*.ts"],
		tests: ["tests/server/catalogue/pricing/*.test.ts"],
		atLeast: 80,
	},
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
			"tests/server/commerce/booking/{clock,endToEnd,links,listedSince,longLists,ownBookings,placed,roomsAndPoints,stockBack,toldStates,transitions,vouchers}.test.ts",
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
		mutate: ["server/commerce/subscription/*.ts", "!server/commerce/subscription/TossBilling.ts"],
		tests: ["tests/server/commerce/subscription/*.test.ts"],
		// is about a provider's calls, which are an area of their own
		without: ["tests/server/commerce/subscription/tossBilling.test.ts"],
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
			"tests/server/commerce/booking/{changes,changedTerms,changeMessages,changeRefusals}.test.ts",
			"tests/server/commerce/cancellation/refusedAgain.test.ts",
		],
		stopsAtFirst: true,
		atLeast: 80,
	},
	{
		// what a supplier is asked, and what comes of its answers
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
		// what a booking has beside it: a review, a link, a notice in advance
		name: "server/commerce/beside",
		mutate: [
			"server/commerce/review/*.ts",
			"server/commerce/link/*.ts",
			"server/commerce/advance-notice/*.ts",
		],
		tests: [
			"tests/server/catalogue/review/*.test.ts",
			"tests/server/catalogue/content/advanceNotices.test.ts",
			"tests/server/commerce/booking/links.test.ts",
			"tests/server/ops/memberHand.test.ts",
		],
		stopsAtFirst: true,
		atLeast: 80,
	},
	{
		name: "server/catalogue/shown",
		mutate: ["event", "comparison", "offer", "theme", "content", "inventory"].map(
			(folder) => `server/catalogue/${folder}/*.ts`,
		),
		tests: [
			"tests/server/catalogue/{comparison,content,event,inventory}/*.test.ts",
			"tests/server/catalogue/shelves.test.ts",
			"tests/contract/calls/contentCalls.test.ts",
			"tests/server/commerce/booking/ownHold.test.ts",
		],
		stopsAtFirst: true,
		longestTest: 60_000,
		atLeast: 80,
	},
	{
		// calls that do nothing but hand over, and what they answer
		name: "server/services",
		mutate: [
			"server/services/internal-auth/*Session.ts",
			"server/services/content/listCoupons.ts",
			"server/services/content/listUserCoupons.ts",
			"server/services/content/viewInquiry.ts",
			"server/services/content/viewOrderReview.ts",
			"server/services/answers/couponAnswer.ts",
			"server/services/answers/reviewedBookingAnswer.ts",
		],
		tests: [
			"tests/server/commerce/coupon/couponCalls.test.ts",
			"tests/server/members/{inquiry/inquiries,session/sessions}.test.ts",
			"tests/server/catalogue/review/reviews.test.ts",
		],
		atLeast: 80,
	},
	...memberAreas,
];

export const serverAreas: readonly Area[] = server.map((area) => ({ ...area, loadsSlowly: true }));
