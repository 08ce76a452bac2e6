import { accountTexts } from "./account.ts";
import { bookingTexts } from "./booking.ts";
import { membershipTexts } from "./membership.ts";
import { messagesTexts } from "./messages.ts";
import { offerTexts } from "./offer.ts";
import { searchTexts } from "./search.ts";
import { shellTexts } from "./shell.ts";

/**
 * The whole Korean copy, keyed as in the requirements' copy table (`copy.error.server` is 'error.server'). A braced word
 * is filled in with `fill`. Developer texts stay English. The browser's code imports the parts instead, so that a page
 * loads only its own. [DEC-006, PROD-01]
 */
export const copy = {
	...shellTexts,
	...accountTexts,
	...bookingTexts,
	...membershipTexts,
	...messagesTexts,
	...offerTexts,
	...searchTexts,
};
