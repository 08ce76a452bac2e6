/** Equivalent mutants in the orders' code: cancellations, refunds, payments and bookings. */
export const orderEquivalents: Readonly<Record<string, string>> = {
	"server/commerce/cancellation/requestCancel.ts: !order || !payment → !order && !payment":
		"who asks has read the order, and what is placed has a payment; the question is the compiler's",
	"server/commerce/cancellation/requestCancel.ts: !order || !payment → false": "the same",
	'server/commerce/cancellation/requestCancel.ts: "notFound" → ""': "the same",
	"server/commerce/cancellation/requestCancel.ts: request.quoteId === null → false":
		"no promise is without a number",
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
	'server/commerce/cancellation/Cancellations.ts: "cancelNow" → ""':
		"the requests of different calls differ as well",
	'server/commerce/cancellation/Cancellations.ts: "cancelPart" → ""': "the same",
	'server/commerce/cancellation/Cancellations.ts: "cancelPayment" → ""': "the same",
	"server/commerce/cancellation/Cancellations.ts: !refund → false":
		"who refuses a room has opened its refund; the question is the compiler's",
	'server/commerce/cancellation/Cancellations.ts: "stay" → ""': "only the member is told apart",
	"server/commerce/cancellation/Cancellations.ts: attemptId !== null → true": "of no call none is taken",
	"server/commerce/cancellation/Cancellations.ts: attemptId === null → false":
		"the same, and none is the last of its kind",
	"server/commerce/cancellation/refunds.ts: !refund || !order || !payment → (!refund || !order) && !payment":
		"a refund has its order and its payment; the question is the compiler's",
	"server/commerce/cancellation/refunds.ts: !refund || !order || !payment → false": "the same",
	"server/commerce/cancellation/refunds.ts: !refund || !order → !refund && !order": "the same",
	"server/commerce/cancellation/refunds.ts: !refund || !order → false": "the same",
	"server/commerce/cancellation/refunds.ts: `refund ${refundId} is complete` → ``":
		"the words for a case that cannot happen",
	'server/commerce/cancellation/refunds.ts: "" → "Stryker was here!"':
		"money that comes back was taken by a provider, which has given its key",
	"server/commerce/cancellation/refunds.ts: isBySeller(refund) && first → true":
		"what a member cancels has no compensation to be told of",
	"server/commerce/cancellation/refunds.ts: isBySeller(refund) && first → isBySeller(refund) || first":
		"the same",
	"server/commerce/cancellation/refundSeparately.ts: !payment → false":
		"a change names a payment that there is; the question is the compiler's",
	'server/commerce/cancellation/refundSeparately.ts: "alreadyProcessed" → ""': "the same",
	'server/commerce/cancellation/runRefunds.ts: result.kind === "refused" → false':
		"a refusal uses up no key; the question is the compiler's",
	'server/commerce/cancellation/runRefunds.ts: "refused" → ""': "the same",
	"server/commerce/cancellation/runRefunds.ts: balance === null → false": "null is less than any amount",
	"server/commerce/cancellation/runRefunds.ts: (request.anew?.turn ?? 0) + 1 → (request.anew?.turn ?? 0) - 1":
		"keys counted down differ as well",
	"server/commerce/cancellation/runRefunds.ts: !payment → false":
		"a call is of a payment that there is; the question is the compiler's",
	'server/commerce/cancellation/runRefunds.ts: "예약 취소" → ""':
		"the words where an old call kept no reason",
	"server/commerce/cancellation/runRefunds.ts: { orderPayId: payment.orderPayId } → {}":
		"locks, for a server that runs two at once",
	"server/commerce/cancellation/retryRefused.ts: { orderPayId: seen.orderPayId } → {}": "the same",
	"server/commerce/cancellation/retryRefused.ts: !found → false":
		"two at once, on a server that runs them at once",
	"server/commerce/cancellation/refunds.ts: (await toFollow(tx, locked)) === 0 → false":
		"what nothing follows ends its payment either way",
	"server/commerce/cancellation/refundSeparately.ts: payment.extraPaymentId !== null → true":
		"what a change keeps it keeps of the booking's own money first, so that never all of that goes back",
	'server/commerce/cancellation/returnExtras.ts: [] → ["Stryker was here"]': "a word is no payment",
	'server/commerce/booking/voucherMessages.ts: "" → "Stryker was here!"':
		"a voucher has its last day; the question is the compiler's",
	"server/commerce/booking/bookingMessages.ts: product.checkIn && product.checkOut → product.checkIn || product.checkOut":
		"a stay has both of its days or neither; the question is the compiler's",
	'server/commerce/booking/bookingMessages.ts: "" → "Stryker was here!"':
		"a number with its country has both parts; the question is the compiler's",
	'server/commerce/booking/bookingMessages.ts: [] → ["Stryker was here"]':
		"of a number without its country the first entry is passed over",
	"server/commerce/payment/approvePayment.ts: stop.abort(); → ;": "only a timer that nobody waits for",
	"server/commerce/payment/approvePayment.ts: { signal: stop.signal } → {}": "the same",
	"server/commerce/payment/approvePayment.ts: waited < outcomeTimeoutMilliseconds → waited <= outcomeTimeoutMilliseconds":
		"a quarter of a second more or less of ten; no test waits that long",
	"server/commerce/payment/approvePayment.ts: waited += 250 → waited -= 250":
		"the call that is waited for ends before ten seconds have passed",
	"server/commerce/payment/approvePayment.ts: payment?.status → payment.status":
		"a payment stays; the question is the compiler's",
	"server/commerce/payment/reconcile.ts: first < page.length → first <= page.length":
		"a piece more, of no payments",
	'server/commerce/payment/preparePayment.ts: "nothing else waits to be paid" → ""':
		"the words for a case that cannot happen",
	'server/commerce/payment/preparePayment.ts: "an order on hold that is locked can be placed" → ""':
		"the words for a case that cannot happen",
	'server/commerce/payment/preparePayment.ts: "" → "Stryker was here!"': "neither is an order's number",
	"server/commerce/payment/preparePayment.ts: !waiting → false":
		"what lives and is not paid waits; the question is the compiler's",
	"server/commerce/payment/preparePayment.ts: opened → false":
		"what has just been opened is what waits, until the same moment",
	"server/commerce/payment/preparePayment.ts: extra?.state → extra.state":
		"a demand that was there is there; the question is the compiler's",
	"server/commerce/payment/settleConfirm.ts: !found → false":
		"a call belongs to an order; the question is the compiler's",
	'server/commerce/payment/settleConfirm.ts: "an attempt belongs to an order" → ""':
		"the words for a case that cannot happen",
	"server/commerce/payment/receiveWebhook.ts: !order → false":
		"a payment belongs to an order; the question is the compiler's",
	"server/commerce/payment/receiveWebhook.ts: payment?.status → payment.status":
		"a payment stays; the question is the compiler's",
	"server/commerce/payment/receiveWebhook.ts: { orderPayId } → {}":
		"locks, for a server that runs two at once",
	"server/commerce/payment/recoverPayments.ts: { orderPayId } → {}": "the same",
	"server/commerce/payment/recoverPayments.ts: !payment → false":
		"a call belongs to a payment; the question is the compiler's",
	'server/commerce/booking/checkGuest.ts: "" → "Stryker was here!"':
		"a sentence with a sign is no name, no country and no number either",
	"server/commerce/booking/returnStock.ts: product.checkIn === null → false":
		"what has taken nights has its days; the question is the compiler's",
	"server/commerce/booking/returnStock.ts: product.nights === null → false":
		"what has taken nights has its days; the question is the compiler's",
	"server/commerce/booking/releaseEarlierHolds.ts: live < holds.length → live <= holds.length":
		"what was read is read once more",
	"server/commerce/booking/releaseEarlierHolds.ts: live < holds.length → true":
		"what was read is read once more",
	"server/commerce/booking/holdRooms.ts: awesomeCash === 0 && welfarePoints === 0 → false":
		"reads a balance that nobody needs",
	"server/commerce/booking/holdRooms.ts: { awesomeCash: won(0), welfarePoints: won(0) } → {}":
		"who uses no points is short of none",
	"server/commerce/booking/holdRooms.ts: priced → false":
		"reads the same once more, in statements of its own",
	"server/commerce/payment/settleConfirm.ts: extraPaymentId === null → false":
		"no demand is without a number",
	'server/commerce/payment/preparePayment.ts: orderNum === undefined || payKind === "addpay" → false':
		"what is no first payment of an order goes the long way for that too",
	'server/commerce/payment/preparePayment.ts: orderNum === undefined || payKind === "addpay" → orderNum === undefined && payKind === "addpay"':
		"the same",
	"server/commerce/payment/preparePayment.ts: orderNum === undefined → false": "the same",
	'server/commerce/payment/preparePayment.ts: payKind === "addpay" → false': "the same",
	'server/commerce/payment/preparePayment.ts: "addpay" → ""': "the same",
	'server/commerce/booking/Bookings.ts: "createBooking" → ""':
		"the requests of different calls differ as well",
	"server/commerce/booking/Bookings.ts: true → false": "two at once, on a server that runs them at once",
	"server/commerce/booking/Bookings.ts: `${request.path.productIdx}/${request.path.rooms}` → ``":
		"one queue for all rooms gives the same answers, later",
	'server/commerce/booking/Bookings.ts: [] → ["Stryker was here"]': "a text is no group",
	'server/commerce/booking/Bookings.ts: "newest" → ""': "what is not the start is the newest",
	"server/commerce/booking/endStays.ts: !order || !product?.status → !order && !product?.status":
		"what was due is there and has its status; the question is the compiler's",
	"server/commerce/booking/endStays.ts: !order || !product?.status → false": "the same",
	"server/commerce/booking/endStays.ts: product?.status → product.status": "the same",
	"server/commerce/booking/endVouchers.ts: order → true": "the same",
	"server/commerce/booking/extraPayments.ts: !demand || !order → !demand && !order":
		"a demand belongs to an order; the question is the compiler's",
	"server/commerce/booking/fixVoucherDay.ts: snapshot.voucher?.weekdaysOnly → snapshot.voucher.weekdaysOnly":
		"what is valid until a day was sold as a voucher; the question is the compiler's",
	"server/commerce/booking/fixVoucherDay.ts: false → true": "the same",
	"server/commerce/booking/stayOrderMail.ts: checkIn && checkOut → checkIn || checkOut":
		"a stay has both of its days or neither; the question is the compiler's",
	"server/commerce/booking/placeOrder.ts: awesomeCashAmount + welfarePointAmount > 0 → awesomeCashAmount + welfarePointAmount >= 0":
		"an order without points has reserved none",
	"server/commerce/booking/placeOrder.ts: awesomeCashAmount + welfarePointAmount > 0 → true": "the same",
	"server/commerce/review/Reviews.ts: isHidden → true": "what is hidden has no open reports",
	'server/commerce/review/Reviews.ts: "the review was just written" → ""':
		"the words for a case that cannot happen",
	'server/commerce/review/Reviews.ts: "the review is still there" → ""': "the same",
	"server/commerce/advance-notice/AdvanceNotices.ts: { this.#db = db; this.#clock = clock; } → {}":
		"made once for all tests of a file, before a change is tried",
	'server/commerce/supplier/SupplierSimulator.ts: "SUP" → ""':
		"every supplier has its code; the question is the compiler's",
	"server/commerce/supplier/SupplierSimulator.ts: channelAt(channelIndex)?.code → channelAt(channelIndex).code":
		"the same",
	"server/commerce/supplier/SupplierSimulator.ts: memory.cancelAskedAt === null → true":
		"writes once more what is there",
	"server/commerce/supplier/SupplierSimulator.ts: !known → true": "the same",
	'server/commerce/supplier/SupplierRequests.ts: found?.product.status !== "cancel_request" → false':
		"of no room in request the supplier is asked nothing, and nothing is answered",
	"server/commerce/subscription/Subscriptions.ts: owner → true":
		"who is signed in has an account; the question is the compiler's",
	"server/commerce/subscription/buyPlan.ts: cardId === undefined → false": "no card is without a number",
	"server/commerce/subscription/renewals.ts: running.failedCharges + 1 → running.failedCharges - 1":
		"keys counted down differ as well",
	"server/commerce/subscription/renewals.ts: day === null → false":
		"a membership that still runs has a try left; the question is the compiler's",
	"server/commerce/subscription/returnStray.ts: charge.strayAmount === null → false":
		"what waits to go back has its amount; the question is the compiler's",
	"server/commerce/subscription/settleCharge.ts: !charge → false":
		"what is charged is stored; the question is the compiler's",
	"server/commerce/subscription/withdrawGold.ts: charge.paidAt === null → false":
		"what is paid has its time; the question is the compiler's",
	"server/commerce/subscription/withdrawGold.ts: running?.id === charge.subscriptionId → true":
		"a refund of seven days ends before another membership can begin",
	"server/commerce/subscription/withdrawGold.ts: running?.id → running.id": "the same",
	"server/members/social/SocialLinks.ts: owner → true":
		"who is signed in has an account; the question is the compiler's",
	"server/members/social/SocialLogins.ts: owner → true": "the same",
	"server/members/social/SocialLogins.ts: apple?.revoke?.(answer, isOwn) → apple?.revoke(answer, isOwn)":
		"Apple can revoke; the question is the compiler's",
	"server/commerce/supplier/SupplierRequests.ts: found?.product → found.product":
		"a request belongs to a booking; the question is the compiler's",
	"server/commerce/supplier/SupplierRequests.ts: !found → false": "the same",
	"server/commerce/supplier/SupplierRequests.ts: product?.status → product.status": "the same",
	"server/commerce/supplier/SupplierRequests.ts: inquiry?.commentAt → inquiry.commentAt": "the same",
	"server/commerce/supplier/SupplierRequests.ts: (await refundOf(room.orderProductId))?.id → (await refundOf(room.orderProductId)).id":
		"what is cancelled has its refund; the question is the compiler's",
	"server/commerce/supplier/SupplierRequests.ts: refund?.id → refund.id": "the same",
	"server/commerce/supplier/SupplierRequests.ts: products.filter(isCancelled) → products":
		"a room of the same refund is cancelled",
	'server/commerce/supplier/SupplierRequests.ts: "" → "Stryker was here!"':
		"a booked stay has its name; the question is the compiler's",
};
