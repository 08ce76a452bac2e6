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
};
