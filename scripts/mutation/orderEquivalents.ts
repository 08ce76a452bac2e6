/** The same for orders: their cancels, refunds, payments and bookings. */
export const orderEquivalents: Readonly<Record<string, string>> = {
	"server/commerce/cancellation/askCancel.ts: !order || !payment → !order && !payment":
		"who asks has read the order, and what is placed has a payment; the question is the compiler's",
	"server/commerce/cancellation/askCancel.ts: !order || !payment → false": "the same",
	'server/commerce/cancellation/askCancel.ts: "notFound" → ""': "the same",
	"server/commerce/cancellation/askCancel.ts: request.quoteId === null → false":
		"no promise is without a number",
	"server/commerce/cancellation/CancelScope.ts: status !== null → true":
		"what is placed has a status; the question is the compiler's",
	'server/commerce/cancellation/quotes.ts: "the parts still stand" → ""':
		"the words for a case that cannot happen",
	'server/commerce/cancellation/quotes.ts: "a quoted part has a refund" → ""':
		"the words for a case that cannot happen",
	"server/commerce/cancellation/quotes.ts: part && refund → part || refund":
		"every room of a promise has its part and what comes back of it; the question is the compiler's",
	"server/commerce/cancellation/quotes.ts: part && refund → true": "the same",
	"server/commerce/cancellation/quotes.ts: part?.refund → part.refund": "the same",
	"server/commerce/cancellation/quotes.ts: now + quoteMilliseconds → now - quoteMilliseconds":
		"what a seller gives back is promised and used at once",
	'server/commerce/cancellation/quotes.ts: [] → ["Stryker was here"]':
		"what a seller gives back is shown to nobody as a promise with its times",
	"server/commerce/cancellation/returnExtras.ts: payment?.status → payment.status":
		"a promise names payments that there are; the question is the compiler's",
	"server/commerce/cancellation/startCancel.ts: products[0]?.orderProductId → products[0].orderProductId":
		"nobody cancels no rooms; the question is the compiler's",
	"server/commerce/cancellation/startCancel.ts: !payment → false":
		"what is placed has a payment; the question is the compiler's",
	'server/commerce/cancellation/startCancel.ts: "notCancellable" → ""': "the same",
};
