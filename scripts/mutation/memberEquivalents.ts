/** Equivalent mutants in the members' code: sessions, proofs and passkeys. */
export const memberEquivalents: Readonly<Record<string, string>> = {
	"server/members/session/Sessions.ts: family → true": "of no login none is ended",
	"server/members/session/Sessions.ts: next?.usedAt → next.usedAt":
		"a token that was spent has its successor; the question is the compiler's",
	'server/members/session/Sessions.ts: { failure: "expired" } → {}':
		"whatever is not a change of the member is an end",
	'server/members/session/Sessions.ts: "expired" → ""': "the same",
	"server/members/session/knownDevice.ts: text !== null → true": "the word null is no token either",
	"server/members/session/knownDevice.ts: hash !== null → true": "no browser is known by null",
	'server/members/owner/createDevices.ts: "" → "Stryker was here!"':
		"only a login that has ended has lost its browser and its address",
	'server/members/owner/createReauthentication.ts: "verifyFailed" → ""':
		"who is signed in has an account; the question is the compiler's",
	"server/members/owner/createReauthentication.ts: !owner → false": "the same",
	'server/members/passkey/Passkeys.ts: "verifyFailed" → ""':
		"who is signed in has an account; the question is the compiler's",
	"server/members/passkey/Passkeys.ts: !owner → false": "the same",
	"server/members/passkey/Passkeys.ts: owner → true": "the same",
	'server/members/passkey/verifyPasskey.ts: "" → "Stryker was here!"':
		"the library tells the challenge before it answers",
	'server/members/passkey/verifyPasskey.ts: "verifyFailed" → ""':
		"without a statement about the device there is nothing to be verified; the library throws for all else",
	"server/members/passkey/verifyPasskey.ts: !verified || !registrationInfo → false": "the same",
	"server/members/passkey/verifyPasskey.ts: !verified || !registrationInfo → !verified && !registrationInfo":
		"the same",
	"server/members/inquiry/Inquiries.ts: orderNum === null → false": "no booking is without a number",
	'server/members/inquiry/Inquiries.ts: "" → "Stryker was here!"':
		"a booked stay, a listed type and an answer have their names; the question is the compiler's",
	"server/members/inquiry/Inquiries.ts: inquiry.checkIn && inquiry.checkOut → inquiry.checkIn || inquiry.checkOut":
		"a booking has both days or none",
	"server/members/inquiry/Inquiries.ts: inquiry.comment !== null && inquiry.commentAt → inquiry.comment !== null || inquiry.commentAt":
		"an answer has its text and its time, or is none",
	"server/members/inquiry/Inquiries.ts: inquiry.comment !== null → true": "the same",
	'server/members/account/passwordRules.ts: "" → "Stryker was here!"':
		"an address and a host have their parts, and letters that are left out leave none; the question is the compiler's",
	'server/members/account/passwordRules.ts: [] → ["Stryker was here"]': "a name that nobody has",
	"server/members/account/passwordRules.ts: /[^a-z]+/ → /[^a-z]/": "empty words are left out as too short",
	"server/members/account/passwordRules.ts: guesses < minGuesses → guesses <= minGuesses":
		"no password takes just as many",
	"server/members/account/passwordRules.ts: ([{ ZxcvbnFactory }, { dictionary, adjacencyGraphs }]) => new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs }) → () => undefined":
		"the lists are read once in a process, before a change is tried",
	'server/members/account/passwordRules.ts: [import("@zxcvbn-ts/core"), import("@zxcvbn-ts/language-common")] → []':
		"the same",
	'server/members/account/passwordRules.ts: loaded ??= Promise.all([import("@zxcvbn-ts/core"), import("@zxcvbn-ts/language-common")]).then( ([{ ZxcvbnFactory }, { dictionary, adjacencyGraphs }]) => new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs }), ) → loaded &&= Promise.all([import("@zxcvbn-ts/core"), import("@zxcvbn-ts/language-common")]).then(([{ ZxcvbnFactory }, { dictionary, adjacencyGraphs }]) => new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs }))':
		"the same",
	"server/members/account/passwordRules.ts: { dictionary, graphs: adjacencyGraphs } → {}": "the same",
	"server/members/account/passwords.ts: /=+$/ → /=+/": "only at the end are there such signs",
	'server/members/account/passwords.ts: "" → "Stryker was here!"':
		"the form has both parts; the question is the compiler's",
	"server/members/account/passwords.ts: stored !== null → true": "nobody's key is not all zeros",
	"server/members/privacy/archiveMember.ts: destroyOn === null → false":
		"what is archived has a day on which it goes; the question is the compiler's",
	"server/members/privacy/exportMember.ts: true → false": "how the database reads, not what",
	"server/members/privacy/exportMember.ts: { isReadOnly: true } → {}": "the same",
};
