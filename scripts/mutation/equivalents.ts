/** Changes that no test can, or need, notice, and why. Keys as docs/mutation.md prints them. */
export const equivalents: Readonly<Record<string, string>> = {
	"domain/booking/moveOrder.ts: order.startDate !== null → true": "null <= a day is false as well",
	"domain/booking/moveOrder.ts: order.endDate !== null → true": "null < a day is false as well",
	"domain/booking/moveOrder.ts: default: return null; → default:":
		"the caller asks whether there is a refusal; undefined is none either",
	"domain/booking/orderStatus.ts: days === null → false": "null >= 0 is true",
	'domain/content/images.ts: "" → "Stryker was here!"': "neither text is a run-of-house name",
	"domain/guests/Guests.ts: guestRules.maxAge - guestRules.minAge → guestRules.maxAge + guestRules.minAge":
		"the lowest age is 0",
	"domain/guests/counters.ts: step > 0 → step >= 0": "a step is 1 or -1",
	'domain/member/profile.ts: "" → "Stryker was here!"':
		"a shown name has a first character, so the default is never used",
	'domain/member/validators.ts: "" → "Stryker was here!"': "neither is a country with a rule of its own",
	'domain/membership/membershipOffer.ts: [] → ["Stryker was here"]': "neither list has a row that runs",
	"domain/membership/membershipRules.ts: default: return null; → default:":
		"the caller asks whether there is a refusal; undefined is none either",
	'domain/navigation/crawler.ts: "" → "Stryker was here!"': "neither text is a crawler's name",
	'domain/navigation/detours.ts: "" → "Stryker was here!"': "neither has a secret or a link",
	"domain/navigation/memberPages.ts: openRoutes.some((route) => isUnder(pathname, route)) → openRoutes.every(route => isUnder(pathname, route))":
		"there is one open route; some and every of one are the same",
	"domain/navigation/trail.ts: position === null → false": "no address stands at or before null",
	"domain/offer/headlineFigures.ts: memberAmount !== null → true": "null is answered as null either way",
	"domain/offer/headlineFigures.ts: listPrice !== null → true": "null > an amount is false",
	'domain/offer/planAddress.ts: "" → "Stryker was here!"': "text with spaces is no id and no number either",
	"domain/offer/saleCalendar.ts: a > b → a >= b": "of two equal days either is the later one",
	"domain/offer/saleCalendar.ts: a < b → a <= b": "of two equal days either is the earlier one",
	'domain/search/calendar.ts: "every enabled day can be clicked" → ""':
		"the words for a case that cannot happen",
	"domain/search/calendar.ts: (checkInDate ?? day) < day → (checkInDate ?? day) <= day":
		"the check-in's own day is answered above, and a check-out never stands without a check-in",
	"domain/search/searchQuery.ts: text.trim().slice(0, 2 * maxSearchText) → text.trim()":
		"cuts a long text for speed; the next line cuts to the same 50 characters",
	'domain/search/searchQuery.ts: "" → "Stryker was here!"': "no code and no age either",
	"domain/shared/StateMachine.ts: held !== null → true": "null is in no list of states",
	"domain/shared/StayDate.ts: month + (month >> 3) → month - (month >> 3)":
		"only its last bit counts, which is the same",
	'domain/shared/dateForms.ts: { kind: "value" } → {}':
		"only the kind 'form' is asked for; all else is a wrong value",
	'domain/shared/dateForms.ts: "value" → ""': "only the kind 'form' is asked for; all else is a wrong value",
	'domain/shared/holidays.ts: [] → ["Stryker was here"]': "a word is no day of the week",
	"domain/shared/holidays.ts: holidays.some(({ lost }) => lost.includes(weekday(day))) → holidays.every(({ lost }) => lost.includes(weekday(day)))":
		"asked of a single holiday only",
	'domain/shared/koreanTime.ts: "00:00:00" → ""': "a day with nothing but an offset is read as its midnight",
	"application/membership/OpenSubscribe.ts: lastVisited !== null → true": "null is no shopping page either",
	'application/navigation/FollowTarget.ts: "web" → ""': "whatever is not the web view is the web",
	"application/navigation/GoBack.ts: history.urls.length > 0 → true":
		"the last of no addresses is not this one either",
	'application/navigation/RecordVisit.ts: "" → "Stryker was here!"': "neither is the path of a page",
	"application/navigation/RunPendingAction.ts: /^[^?]*/ → /[^?]*/":
		"the first match begins where the text does",
	"application/payment/ViewPaidOrder.ts: answer.ok → true":
		"what is missing throws where nobody waits; nothing is reported",
	'application/session/FollowSession.ts: "" → "Stryker was here!"':
		"the first part of a split text is never missing",
	'application/session/FollowSession.ts: "/" → ""': "an empty target is home as well",
	"application/session/FollowSession.ts: kept !== null → true":
		"it throws where nobody waits, and the page stays as it is, which it would anyway",
	"application/session/FollowSession.ts: visitor.member?.name → visitor.member.name":
		"who is signed in is a member",
	"application/session/MemberSession.ts: !this.#user?.ok → false":
		"the member has answered before it is kept; the question is the compiler's",
	"application/session/MemberSession.ts: this.#user?.ok → this.#user.ok": "the same",
	"application/session/MemberSession.ts: member → true":
		"a member is in the cache, or has just been read, whenever one is shown",
	'application/stay/ComparePrices.ts: [] → ["Stryker was here"]':
		"a word is no entry of ours, so nothing is compared",
	'adapters/bridge/ReactNativeHost.ts: "NotWebViewError" → ""': "a name for who reads a log",
	'adapters/browser/BrowserSessionNews.ts: "changed" → ""': "that there is news is all that is heard",
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
};
