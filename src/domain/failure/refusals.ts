import { accountCopy } from "#copy/account.ts";
import { errorsCopy } from "#copy/errors.ts";
import { messagesCopy } from "#copy/messages.ts";

interface Refusal {
	/** FAIL code of the wire format, negative. */
	readonly code: number;
	/** HTTP status the failure is sent with. */
	readonly status: number;
	/** Korean text that may be shown to a traveller. */
	readonly message: string;
}

const { account } = accountCopy;
const { error } = errorsCopy;
const { msg } = messagesCopy;

const refused = (code: number, message: string): Refusal => ({ code, status: 400, message });

/**
 * Reasons for which the server refuses a call, by kind, each with its wire representation: code, HTTP status and text. Only the server and
 * the HTTP adapter read codes and statuses; all other code uses the kinds. [DEC-105, HTTP-04]
 */
export const refusals = {
	generic: refused(-1, error.contactSupport),
	invalidRequest: refused(-2, error.badRequest),
	sessionGone: { code: -3, status: 401, message: error.loginExpired },
	loginRequired: { code: -4, status: 401, message: error.loginRequired },
	notFound: { code: -5, status: 404, message: error.badRequest },
	memberChanged: { code: -6, status: 499, message: error.memberChanged },
	tooManyCalls: { code: -1, status: 429, message: error.tooManyCalls },
	serverError: { code: -9, status: 500, message: error.server },
	busy: { code: -9, status: 503, message: error.busy },
	tokensRequired: refused(-9999, error.tokensRequired),

	memberNotFound: refused(-101, account.notFound),
	emailTaken: refused(-102, account.emailTaken),
	codeExpired: refused(-103, account.codeExpired),
	codeSendFailed: refused(-104, account.codeSendFailed),
	verifyFailed: refused(-105, account.verifyFailed),
	checkCode: refused(-106, account.checkCode),
	passwordMismatch: refused(-107, account.passwordMismatch),
	passwordChangeFailed: refused(-108, account.passwordChangeFailed),
	withdrawFailed: refused(-109, account.withdrawFailed),
	withdrawBlocked: refused(-109, msg.withdrawBlocked),
	updateFailed: refused(-110, account.updateFailed),
	signupFailed: refused(-111, account.signupFailed),
	linkFailed: refused(-112, account.linkFailed),
	smsLimit: refused(-113, account.smsLimit),
	wrongAccess: refused(-114, account.wrongAccess),
	corpCodeUnknown: refused(-2, msg.corpCodeUnknown),

	soldOut: refused(-201, msg.soldOut),
	priceChanged: refused(-202, msg.priceChanged),
	notCancellable: refused(-203, msg.notCancellable),
	alreadyReviewed: refused(-204, msg.alreadyReviewed),
	couponHeld: refused(-205, msg.couponHeld),
	couponUnusable: refused(-205, msg.couponUnusable),

	amountMismatch: refused(-301, msg.payDeclined),
	payDeclined: refused(-302, msg.payDeclined),
	alreadyProcessed: refused(-303, msg.alreadyProcessed),
	pointShort: refused(-304, msg.pointShort),

	silverUsed: refused(-401, msg.silverUsed),
	alreadySubscribed: refused(-402, msg.alreadySubscribed),
	withdrawClosed: refused(-403, msg.withdrawClosed),
	corpNoSub: refused(-404, msg.corpNoSub),
} as const satisfies Record<string, Refusal>;

export type RefusalKind = keyof typeof refusals;
