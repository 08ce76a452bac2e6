import { accountCopy } from "#copy/account.ts";
import { errorsCopy } from "#copy/errors.ts";
import type { ActionKind } from "#domain/navigation/pendingAction.ts";

/** Changes to an account whose failure has a message of its own. */
export type AccountAction =
	| "codeSending"
	| "passwordChange"
	| "profileUpdate"
	| "signUp"
	| "accountLink"
	| "withdrawal";

/** What a failed call was meant to do. */
export type FailedAction = ActionKind | AccountAction;

const { account } = accountCopy;
const { action } = errorsCopy;

const texts: { readonly [Action in FailedAction]: string | null } = {
	coupon: action.couponFailed,
	eventGiveaway: action.eventFailed,
	alarm: action.alarmFailed,
	wish: action.wishFailed,
	couponPackWithAlarm: action.couponFailed,
	booking: null,
	codeSending: account.codeSendFailed,
	passwordChange: account.passwordChangeFailed,
	profileUpdate: account.updateFailed,
	signUp: account.signupFailed,
	accountLink: account.linkFailed,
	withdrawal: account.withdrawFailed,
};

/**
 * Returns the message for a failed action; null when the generic message applies. [ERR-ACT-01 to 04, ERR-ACCT-04, ERR-ACCT-08 to 12,
 * DEC-106]
 */
export const actionFailureText = (failed: FailedAction): string | null => texts[failed];
