import { callEquivalents } from "./callEquivalents.ts";
import { drawnEquivalents } from "./drawnEquivalents.ts";

/** Mutants that no test can or need kill, with the reason. Keys as printed in docs/mutation.md. */
export const equivalents: Readonly<Record<string, string>> = {
	'domain/booking/draftOrder.ts: "a usable coupon is held" → ""': "the words for a case that cannot happen",
	'domain/booking/draftOrder.ts: "every room has a price" → ""': "the words for a case that cannot happen",
	"domain/booking/draftOrder.ts: heldId !== null → true":
		"a coupon that is not held has been refused; the question is the compiler's",
	'domain/booking/draftOrder.ts: line.kind === "coupon" → true':
		"no other line has the number of a coupon; the question is the compiler's",
	"domain/booking/draftOrder.ts: originalAmount !== undefined && saleAmount !== undefined && back !== undefined → originalAmount !== undefined && saleAmount !== undefined || back !== undefined":
		"all three are split into as many parts as there are rooms; the question is the compiler's",
	"domain/booking/draftOrder.ts: originalAmount !== undefined && saleAmount !== undefined && back !== undefined → true":
		"the same",
	"domain/booking/draftOrder.ts: originalAmount !== undefined && saleAmount !== undefined → originalAmount !== undefined || saleAmount !== undefined":
		"the same",
	"domain/booking/draftOrder.ts: originalAmount !== undefined && saleAmount !== undefined → true": "the same",
	"domain/booking/draftOrder.ts: originalAmount !== undefined → true": "the same",
	"domain/booking/draftOrder.ts: saleAmount !== undefined → true": "the same",
	"domain/booking/draftOrder.ts: back !== undefined → true": "the same",
	"domain/booking/changeRight.ts: lastFree > dayBefore → lastFree >= dayBefore":
		"of two equal days either is the last",
	"domain/booking/moveOrder.ts: order.startDate !== null → true": "null <= a day is false as well",
	"domain/booking/moveOrder.ts: order.endDate !== null → true": "null < a day is false as well",
	"domain/booking/moveOrder.ts: default: return null; → default:":
		"the caller asks whether there is a refusal; undefined is none either",
	"domain/booking/orderStatus.ts: days === null → false": "null >= 0 is true",
	'domain/booking/recipients.ts: one !== "" → true':
		"who has no address at all is reached by the guest's anyway",
	'domain/booking/recipients.ts: "" → "Stryker was here!"': "the same",
	'domain/compare/comparisonQuery.ts: "" → "Stryker was here!"': "neither is the number of a stay",
	'domain/content/images.ts: "" → "Stryker was here!"': "neither text is a run-of-house name",
	'domain/failure/Failure.ts: typeof error.kind === "string" → true':
		"what is no text is the name of no failure",
	'domain/failure/errorAction.ts: [] → ["Stryker was here"]': "no failure has that name",
	"domain/guests/Guests.ts: guestRules.maxAge - guestRules.minAge → guestRules.maxAge + guestRules.minAge":
		"the lowest age is 0",
	"domain/guests/counters.ts: step > 0 → step >= 0": "a step is 1 or -1",
	'domain/shared/isSameName.ts: name.normalize("NFKC").replace(/\\s/g, "").toLowerCase() → name.normalize("NFKC").replace(/\\s/g, "").toUpperCase()':
		"either way both names are written alike",
	'domain/member/profile.ts: "" → "Stryker was here!"':
		"a shown name has a first character, so the default is never used",
	'domain/member/validators.ts: "" → "Stryker was here!"': "neither is a country with a rule of its own",
	"domain/membership/term.ts: counted > dueOn → counted >= dueOn": "of two equal days either is it",
	'domain/membership/membershipOffer.ts: [] → ["Stryker was here"]': "neither list has a row that runs",
	"domain/membership/membershipRules.ts: default: return null; → default:":
		"the caller asks whether there is a refusal; undefined is none either",
	'domain/navigation/addresses.ts: "" → "Stryker was here!"': "a pattern with a number in it has two sides",
	'domain/navigation/crawler.ts: "" → "Stryker was here!"': "neither text is a crawler's name",
	'domain/navigation/detours.ts: "" → "Stryker was here!"': "neither has a secret or a link",
	"domain/navigation/memberPages.ts: openRoutes.some((route) => isUnder(pathname, route)) → openRoutes.every(route => isUnder(pathname, route))":
		"there is one open route; some and every of one are the same",
	"domain/navigation/trail.ts: position === null → false": "no address stands at or before null",
	"domain/offer/headlineFigures.ts: memberAmount !== null → true": "null is answered as null either way",
	"domain/offer/headlineFigures.ts: listPrice !== null → true": "null > an amount is false",
	'domain/offer/planAddress.ts: "" → "Stryker was here!"': "text with spaces is no id and no number either",
	"domain/offer/includedMeals.ts: text === null → false": "the word null names no meal and denies none",
	"domain/offer/promisedPrice.ts: current > promised → current >= promised": "an equal price has been kept",
	"domain/offer/saleCalendar.ts: a > b → a >= b": "of two equal days either is the later one",
	"domain/offer/saleCalendar.ts: a < b → a <= b": "of two equal days either is the earlier one",
	"domain/review/praise.ts: /[.!?\\n…]+/ → /[.!?\\n…]/": "nothing stands between two ends of one sentence",
	'domain/search/listChoices.ts: "" → "Stryker was here!"':
		"neither is a value of a filter or a number of pages",
	"domain/search/stayFilters.ts: one < other → one <= other": "no value is there twice",
	'domain/search/calendar.ts: "every enabled day can be clicked" → ""':
		"the words for a case that cannot happen",
	"domain/search/calendar.ts: (checkInDate ?? day) < day → (checkInDate ?? day) <= day":
		"the check-in's own day is answered above, and a check-out never stands without a check-in",
	'domain/search/searchQuery.ts: "" → "Stryker was here!"': "no code and no age either",
	"domain/shared/StateMachine.ts: held !== null → true": "null is in no list of states",
	"domain/shared/StayDate.ts: month + (month >> 3) → month - (month >> 3)":
		"only its last bit counts, which is the same",
	'domain/shared/dateForms.ts: { kind: "value" } → {}':
		"only the kind 'form' is asked for; all else is a wrong value",
	'domain/shared/dateForms.ts: "value" → ""': "only the kind 'form' is asked for; all else is a wrong value",
	"domain/shared/particles.ts: /[’”)]+$/ → /[’”)]+/": "only the last letter counts",
	'domain/shared/holidays.ts: [] → ["Stryker was here"]': "a word is no day of the week",
	"domain/shared/holidays.ts: holidays.some(({ lost }) => lost.includes(weekday(day))) → holidays.every(({ lost }) => lost.includes(weekday(day)))":
		"asked of a single holiday only",
	'domain/shared/koreanTime.ts: "00:00:00" → ""': "a day with nothing but an offset is read as its midnight",
	"domain/shared/zonedInstant.ts: known !== undefined → false": "calculates again what is known",
	"domain/shared/zonedInstant.ts: 24 * hour → 24 / hour":
		"a moment is kept from before the change was switched on; planted by hand, the tests fail",
	"domain/shared/zonedInstant.ts: offset !== null && offset !== before → true":
		"of equal offsets both moments are one; an unknown zone is answered before",
	"domain/shared/zonedInstant.ts: offset !== null && offset !== before → offset !== null || offset !== before":
		"the same",
	"domain/shared/zonedInstant.ts: offset !== null → true": "the same",
	"domain/shared/zonedInstant.ts: offset !== before → true": "the same",
	"domain/shared/zonedInstant.ts: instants.size >= MAX_INSTANTS → true": "only how much is kept for speed",
	"domain/shared/zonedInstant.ts: instants.size >= MAX_INSTANTS → false": "the same",
	"domain/shared/zonedInstant.ts: instants.size >= MAX_INSTANTS → instants.size > MAX_INSTANTS": "the same",
	"domain/shared/zonedInstant.ts: instants.size >= MAX_INSTANTS → instants.size < MAX_INSTANTS": "the same",
	"domain/shared/zonedInstant.ts: instants.clear(); → ;": "the same",
	"domain/shared/zonedInstant.ts: instants.set(key, answer); → ;": "the same",
	"domain/shared/zonedTime.ts: known !== undefined → true":
		"a zone is kept from before the change was switched on; planted by hand, the tests fail",
	"domain/shared/zonedTime.ts: known !== undefined → false": "makes again what is kept",
	"domain/shared/zonedTime.ts: known !== undefined → known === undefined":
		"a zone is kept from before the change was switched on; planted by hand, the tests fail",
	'domain/shared/zonedTime.ts: { format = new Intl.DateTimeFormat("en-CA", { timeZone, hourCycle: "h23", ...parts }); } → {}':
		"a zone is kept from before the change was switched on; planted by hand, the tests fail",
	'domain/shared/zonedTime.ts: "en-CA" → ""':
		"a zone is kept from before the change was switched on; planted by hand, the tests fail",
	'domain/shared/zonedTime.ts: { timeZone, hourCycle: "h23", ...parts } → {}':
		"a zone is kept from before the change was switched on; planted by hand, the tests fail",
	'domain/shared/zonedTime.ts: "h23" → ""':
		"a zone is kept from before the change was switched on; planted by hand, the tests fail",
	"domain/shared/zonedTime.ts: formats.set(timeZone, format); → ;": "only that it is kept for speed",
	"domain/shared/zonedTime.ts: days > 0 → days >= 0": "no day apart is answered before",
	"domain/shared/zonedTime.ts: local.day === korean.day → true": "no zone shows the same hour on another day",
	"domain/stay/GeoBounds.ts: Number(value.toFixed(decimals)) + 0 → Number(value.toFixed(decimals)) - 0":
		"a zero below zero is written as 0 too",
	'domain/stay/GeoBounds.ts: "" → "Stryker was here!"': "neither is four numbers",
	"application/membership/OpenSubscribe.ts: lastVisited !== null → true": "null is no shopping page either",
	'application/navigation/FollowTarget.ts: "web" → ""': "whatever is not the web view is the web",
	"application/navigation/GoBack.ts: history.urls.length > 0 → true":
		"the last of no addresses is not this one either",
	"application/navigation/GoBack.ts: history.urls.length > 0 → history.urls.length >= 0": "the same",
	'application/navigation/RecordVisit.ts: "" → "Stryker was here!"': "neither is the path of a page",
	"application/navigation/RecordVisit.ts: left !== null → true":
		"who was led on from a page has left one; the question is the compiler's",
	"application/navigation/RunPendingAction.ts: /^[^?]*/ → /[^?]*/":
		"the first match begins where the text does",
	"application/payment/ViewPaidOrder.ts: answer.ok → true":
		"what is missing throws where nobody waits; nothing is reported",
	'application/session/SyncSession.ts: "" → "Stryker was here!"':
		"the first part of a split text is never missing",
	'application/session/SyncSession.ts: "/" → ""': "an empty target is home as well",
	"application/session/SyncSession.ts: kept !== null → true":
		"it throws where nobody waits, and the page stays as it is, which it would anyway",
	"application/session/SyncSession.ts: visitor.member?.name → visitor.member.name":
		"who is signed in is a member",
	"application/session/MemberSession.ts: !this.#user?.ok → false":
		"the member has answered before it is kept; the question is the compiler's",
	"application/session/MemberSession.ts: this.#user?.ok → this.#user.ok": "the same",
	"application/session/MemberSession.ts: member → true":
		"a member is in the cache, or has just been read, whenever one is shown",
	'application/stay/ComparePrices.ts: [] → ["Stryker was here"]':
		"a word is no entry of ours, so nothing is compared",
	'adapters/bridge/ReactNativeHost.ts: "NotWebViewError" → ""': "a name for who reads a log",
	'adapters/browser/BrowserSessionChanges.ts: "changed" → ""': "that there is news is all that is heard",
	'adapters/browser/BrowserSharing.ts: typeof navigator.share === "function" → true':
		"calling what is none throws, which leads to the clipboard as well",
	"adapters/browser/CachedVouchers.ts: !(await caches.has(voucherCache)) → false":
		"a cache that is opened for this is empty, and goes again",
	"adapters/browser/CachedVouchers.ts: this.#clearings += 1 → this.#clearings -= 1":
		"only that it changes counts",
	"adapters/browser/CachedVouchers.ts: caches → true": "what is missing throws where nothing comes of it",
	"adapters/browser/CachedVouchers.ts: () => null → () => undefined": "neither is a list",
	'adapters/browser/WebAuthenticator.ts: [] → ["Stryker was here"]':
		"every authenticator of today names its transports",
	'adapters/browser/textStorage.ts: [] → ["Stryker was here"]': "nothing is kept under that key",
	"adapters/browser/textStorage.ts: other === key → false":
		"giving up the value that is being written changes nothing: it found no room",
	"adapters/cookies/BrowserMemberCache.ts: kept === null → false": "null is no member either",
	"adapters/cookies/documentCookies.ts: pair === undefined → false":
		"what is missing throws, which is read as none",
	'adapters/cookies/documentCookies.ts: [] → ["Stryker was here"]':
		"a text without a sign of equality is no cookie",
	'adapters/local-storage/LocalHotelPrices.ts: "/" → ""':
		"the key is only compared with keys made the same way",
	'adapters/local-storage/LocalReportedOrders.ts: [] → ["Stryker was here"]': "no order has that number",
	'adapters/local-storage/storedValue.ts: "not what is kept here" → ""': "words for who reads a log",
	'adapters/local-storage/storedValue.ts: typeof value === "object" && value !== null → true':
		"what has no fields is refused by its fields",
	'adapters/local-storage/storedValue.ts: typeof value === "object" && value !== null → typeof value === "object" || value !== null':
		"the same",
	'adapters/local-storage/storedValue.ts: typeof value === "object" → true': "the same",
	"adapters/local-storage/storedValue.ts: value !== null → true": "the same",
	"adapters/session-storage/BrowserReloadMemory.ts: text !== null → true": "'null' is no number",
	'adapters/session-storage/SessionBookingDrafts.ts: typeof value === "object" → true':
		"what is none has no address and no key",
	'adapters/session-storage/SessionBookingDrafts.ts: typeof value === "number" → true':
		"a whole number is a number",
	"adapters/session-storage/SessionBookingDrafts.ts: value >= 0 → value > 0": "0 is what is read instead",
	"adapters/session-storage/SessionBookingDrafts.ts: entry === null → false":
		"null is no entry that is still valid",
	"adapters/session-storage/SessionBookingDrafts.ts: text === null → false": "null is read as JSON's null",
	'adapters/session-storage/SessionMembershipDrafts.ts: typeof value === "object" → true':
		"what is none has no owner and no id",
	'adapters/session-storage/SessionMembershipDrafts.ts: typeof value === "number" → true':
		"a whole number is a number",
	'adapters/session-storage/SessionMembershipDrafts.ts: "null" → ""': "what is no JSON is none either",
	"adapters/session-storage/SessionMembershipDrafts.ts: { return null; } → {}":
		"undefined is no record either",
	"ui/screens/booking/BookingForm.ts: default: return null; → default:":
		"no form asks for the country or the wish, and undefined is no message either",
	"ui/screens/booking/BookingPrice.ts: amount > 0 → amount >= 0": "to spend nothing is to spend 0",
	"ui/screens/booking/BookingPrice.ts: heldId !== null → true": "null is among no chosen coupons",
	"ui/screens/booking/refundsAhead.ts: false → true": "a timeline counts money and points, and no coupon",
	"ui/screens/payment-complete/PaymentCompleteViewModel.ts: this.paid?.outcome → this.paid.outcome":
		"what is missing throws where nobody waits, and nothing is looked at again either way",
	'main/joinNativeHost.ts: "" → "Stryker was here!"':
		"only a link with an address is found; the question is the compiler's",
	"ui/screens/payment-return/PaymentReturnViewModel.ts: { isOver: false, timer: undefined } → {}":
		"undefined is not over, and no timer",
	"ui/proof/ReauthenticationViewModel.ts: fault !== null → true":
		"what has succeeded closes, which forgets the refusal",
	"ui/cert/CertViewModel.ts: certId === null → false":
		"a code that was sent has a number; the question is the compiler's",
	"ui/screens/signup/SignUpViewModel.ts: { isOver: false } → {}": "undefined is not over either",
	"ui/screens/signup/SignUpViewModel.ts: name !== null → true":
		"what is missing is no name; the question is the compiler's",
	"ui/screens/signup/SignUpViewModel.ts: phoneCertId === null → false":
		"a form that is ready has it; the question is the compiler's",
	"ui/screens/find-password/FindPasswordViewModel.ts: certId === null → false":
		"a form without a fault has it; the question is the compiler's",
	"ui/screens/social-connect/SocialConnectViewModel.ts: { isOver: false } → {}":
		"undefined is not over either",
	'ui/screens/benefit-register/BenefitRegisterViewModel.ts: "" → "Stryker was here!"':
		"a company that was checked has a name; the question is the compiler's",
	"ui/screens/stay/DeferredSectionsViewModel.ts: answer?.ok → answer.ok":
		"crawlers alone are answered nothing; the question is the compiler's",
	"ui/screens/stay/DeferredSectionsViewModel.ts: this.reviews?.reviews → this.reviews.reviews":
		"reviews that are shown stay; the question is the compiler's",
	"ui/screens/stay/StayViewModel.ts: false → true": "what is opened says whether it was searched for",
	"ui/screens/stay/StayViewModel.ts: offers === null → false":
		"what is ready has its plans; the question is the compiler's",
	"ui/screens/subscribe/SubscribeViewModel.ts: this.content?.status → this.content.status":
		"an upgrade has a content; the question is the compiler's",
	"ui/screens/subscribe/SubscribeViewModel.ts: this.content?.status.subscription?.cardName → this.content?.status.subscription.cardName":
		"an upgrade has a subscription; the question is the compiler's",
	'ui/screens/subscribe/SubscribeViewModel.ts: [] → ["Stryker was here"]':
		"a word is no coupon that vanishes",
	"ui/screens/subscribe/SubscribeViewModel.ts: this.content?.offer → this.content.offer":
		"a card is kept once the content is shown; the question is the compiler's",
	"ui/screens/advance-notice/AdvanceNoticeViewModel.ts: pending?.kind → pending.kind":
		"what is missing throws where nobody waits, and nothing is to be done either way",
	'ui/screens/advance-notice/AdvanceNoticeViewModel.ts: pending?.kind === "alarm" || pending?.kind === "eventGiveaway" → true':
		"what is missing throws where nobody waits, and nothing is to be done either way",
	"ui/screens/event/EventViewModel.ts: pending?.kind → pending.kind":
		"what is missing throws where nobody waits, and nothing is to be done either way",
	"ui/screens/theme/ThemeViewModel.ts: condition !== null → true":
		"what is missing throws where nobody waits, and nothing is to be done either way",
	"ui/screens/theme/ThemeViewModel.ts: false → true": "what the loader hands over comes before it is alive",
	...callEquivalents,
	...drawnEquivalents,
};
