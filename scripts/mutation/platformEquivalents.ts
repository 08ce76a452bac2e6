/** Equivalent mutants in what every call passes, in the members' accounts and in the operators' commands. */
export const platformEquivalents: Readonly<Record<string, string>> = {
	"server/platform/idempotency/once.ts: false → true": "only how long the member's other calls wait",
	"server/platform/outbox/createSolapi.ts: () => null → () => undefined":
		"neither is an answer of the gateway",
	"server/platform/outbox/senders.ts: /(^|\\s)(\\/(?:lms|payments|mypage|events|products)\\/\\S*|\\/inquiries)/g → /(^|\\s)(\\/(?:lms|payments|mypage|events|products)\\/\\S|\\/inquiries)/g":
		"what follows the beginning of a path stays behind it",
	"server/platform/outbox/senders.ts: /(^|\\s)(\\/(?:lms|payments|mypage|events|products)\\/\\S*|\\/inquiries)/g → /(^|\\s)(\\/(?:lms|payments|mypage|events|products)\\/\\s*|\\/inquiries)/g":
		"the same",
	'server/platform/http/forgery.ts: headers["content-type"]?.split(";")[0]?.trim → headers["content-type"]?.split(";")[0].trim':
		"a split text has a first part; the question is the compiler's",
	'server/platform/secrets/secrets.ts: "utf8" → ""': "texts are written in UTF-8 by default",
	'server/platform/secrets/secrets.ts: "" → "Stryker was here!"':
		"a text without its parts can be decrypted by no key either way",
	"server/platform/secrets/secrets.ts: oldForm?.length → oldForm.length":
		"only a text in the old form comes here; the question is the compiler's",
	'server/platform/secrets/secrets.ts: "brief" → ""':
		"nothing made with this key is kept for longer than minutes",
	'server/platform/images/publicAddress.ts: "ipv6" → ""':
		"whatever is not called ipv4 is looked up as an IPv6 address",
	"server/members/account/changeAccount.ts: name !== undefined → true": "the word undefined is a name",
	'server/members/account/changeAccount.ts: "notFound" → ""':
		"only of an account that is closed while its password is hashed",
	"server/members/account/changeAccount.ts: !isSet → false":
		"a code for nobody is never told, and the codes of a closed account are gone",
	'server/members/account/changeAccount.ts: "passwordChangeFailed" → ""': "the same",
	"server/members/account/changeAccount.ts: memberId !== null → true": "the same",
	'server/ops/orderMoves.ts: event === "NO_SHOW" → true': "only a no-show is refused in these statuses",
	"server/ops/verifyBooks.ts: true → false": "how the database reads, not what",
	"server/ops/verifyBooks.ts: { hasNoTimeout: true, isReadOnly: true } → {}": "the same",
	"server/platform/limits/ConcurrencyLimiter.ts: queue.isIdle → false": "only how much memory is kept",
	"server/platform/limits/ConcurrencyLimiter.ts: this.#open.delete(key); → ;": "the same",
	"server/platform/limits/ConcurrencyLimiter.ts: { if (queue.isIdle) this.#open.delete(key); } → {}":
		"the same",
	"server/platform/limits/SharedBudget.ts: hits.size === 0 → false": "adds and forgets nothing once more",
};
