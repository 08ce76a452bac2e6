import { memberEquivalents } from "./memberEquivalents.ts";
import { orderEquivalents } from "./orderEquivalents.ts";
import { platformEquivalents } from "./platformEquivalents.ts";

/** Equivalent mutants in the adapters for server calls, and in the server. */
export const callEquivalents: Readonly<Record<string, string>> = {
	'server/catalogue/pricing/offers.ts: case "extraPayment": return charge.amount; → case "extraPayment":':
		"a stored plan is sold by nights or as vouchers; the case is the compiler's",
	'server/catalogue/pricing/offers.ts: "extraPayment" → ""': "the same",
	"server/catalogue/pricing/PlanRule.ts: nights === 1 → false":
		"of one night the day before check-out is the check-in's",
	"server/catalogue/pricing/PlanRule.ts: { ...stayFrom(moment.today, 1), rooms: 1, guests: 1 } → {}":
		"the discounts that vouchers have look at no stay",
	"server/catalogue/pricing/PlanRule.ts: rule.discount !== null → true":
		"without a discount there is no kind of one",
	"server/catalogue/pricing/planAmount.ts: promotion.id < best.id → promotion.id <= best.id":
		"no promotion stands beside itself",
	"server/catalogue/pricing/priceDays.ts: each < amount → each <= amount":
		"of equal amounts either is the lowest",
	'server/commerce/payment/gateway/webhookSignature.ts: "" → "Stryker was here!"':
		"neither is as long as a signature",
	'server/members/social/providers/askProvider.ts: "a login provider did not answer as expected" → ""':
		"words for who reads a log",
	'server/members/social/providers/createNaver.ts: "" → "Stryker was here!"':
		"is asked of an address only where there is one",
	"server/members/social/providers/createApple.ts: token?.refresh_token → token.refresh_token":
		"without an answer nothing was given, which has been told",
	'server/members/social/providers/idToken.ts: [] → ["Stryker was here"]': "a word is no key",
	"server/members/social/providers/idToken.ts: now() - askedAt < refetchPauseMs → now() - askedAt <= refetchPauseMs":
		"a millisecond more or less of a minute",
	"server/members/social/providers/idToken.ts: answer → true":
		"what is missing throws where a token is not trusted for it",
	"server/members/social/providers/idToken.ts: !jwk → false": "the same",
	"server/members/social/providers/idToken.ts: throw new errors.JWKSNoMatchingKey(); → ;": "the same",
	'server/members/social/providers/idToken.ts: ["sub", "exp", "iat"] → []':
		"the claims' own shape wants them too",
	"server/members/social/providers/idToken.ts: () => null → () => undefined": "neither has a payload",
	'server/commerce/coupon/Coupons.ts: "couponUnusable" → ""': "what gives nothing has refused before",
	"server/commerce/coupon/Coupons.ts: !coupon → false": "the same",
	'server/commerce/coupon/issueCoupons.ts: "couponUnusable" → ""': "only what is given or held is told apart",
	'server/commerce/coupon/issueCoupons.ts: "couponHeld" → ""':
		"two calls of one member at once, on a server that runs them at once",
	"server/commerce/coupon/orderCoupons.ts: heldIds.length === 0 → false": "of no coupons none are locked",
	'adapters/http/boundedFetch.ts: "" → "Stryker was here!"': "words for who reads a log",
	"adapters/http/HttpBookingMember.ts: ratePlanId === undefined → false":
		"what is null or undefined is not sent either",
	"adapters/http/HttpDeals.ts: secret === null → false": "what is null or undefined is not sent either",
	"adapters/http/HttpPointHistory.ts: after === undefined → false":
		"what is null or undefined is not sent either",
	"adapters/http/HttpReviews.ts: roomId === null → false": "what is null or undefined is not sent either",
	"adapters/http/HttpReviews.ts: stars === null → false": "what is null or undefined is not sent either",
	"adapters/http/HttpReviews.ts: after === undefined → false": "what is null or undefined is not sent either",
	"adapters/http/HttpProfile.ts: name !== undefined → true": "what is null or undefined is not sent either",
	"adapters/http/HttpProfile.ts: password !== undefined → true":
		"what is null or undefined is not sent either",
	"adapters/http/HttpProfile.ts: agreesToMarketing !== undefined → true":
		"what is null or undefined is not sent either",
	'adapters/http/HttpProfile.ts: { params: { header: { "X-Requested-With": "web" } }, } → {}':
		"every call carries it; the question is the contract's",
	'adapters/http/HttpProfile.ts: { header: { "X-Requested-With": "web" } } → {}': "the same",
	'adapters/http/HttpProfile.ts: { "X-Requested-With": "web" } → {}': "the same",
	"adapters/http/HttpCalls.ts: () => null → () => undefined": "neither is another failure",
	'adapters/http/HttpCalls.ts: "internal-auth" → ""': "no page calls that service",
	'adapters/http/wireBookings.ts: "the order lacks the product it was asked for" → ""':
		"words for who reads a log",
	"adapters/http/wireLedger.ts: `a line of kind ${line.kind} has ${field}` → ``": "words for who reads a log",
	'adapters/http/wireLedger.ts: "date" → ""': "the same",
	'adapters/http/wireLedger.ts: "rooms" → ""': "the same",
	'adapters/http/wireLedger.ts: "count" → ""': "the same",
	'adapters/http/wireLedger.ts: "grade" → ""': "the same",
	'adapters/http/wireLedger.ts: "percent" → ""': "the same",
	'adapters/http/wireLedger.ts: "discountType" → ""': "the same",
	'adapters/http/wireLedger.ts: "promotionIdx" → ""': "the same",
	'adapters/http/wireLedger.ts: "couponUserIdx" → ""': "the same",
	'adapters/http/wireLedger.ts: "couponName" → ""': "the same",
	"adapters/http/wireStays.ts: until === null → false": "no text is no moment either",
	"adapters/http/TabRenewal.ts: !locks → false":
		"what is missing throws, which leads to a renewal without a lock as well",
	...memberEquivalents,
	...orderEquivalents,
	...platformEquivalents,
	"server/catalogue/review/stayReviews.ts: figures.insights !== null → false":
		"counted once more, it comes to the same",
	"server/catalogue/review/stayReviews.ts: (count) => count === 0 → () => undefined":
		"of no reviews nothing is counted",
	"server/catalogue/review/stayReviews.ts: count === 0 → false": "the same",
	"server/catalogue/search/findStays.ts: !isFound || (offer.isHidden ? null : offer.saleAmount) !== amount → true":
		"what is right is written down once more, and looked at three times",
	"server/catalogue/search/findStays.ts: wrong.length === 0 → false": "the same",
	"server/catalogue/search/findStays.ts: from < count → from <= count": "a piece more, of no nights",
	"server/catalogue/search/findStays.ts: stay.checkInDate < moment.today → false":
		"of nights that are over none is kept",
	"server/catalogue/search/PriceFilter.ts: thousands <= highestStep → true":
		"beyond the last step nothing is counted",
};
