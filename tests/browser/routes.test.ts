import { widths } from "#tests/browser/support/browser.ts";
import { walkAs } from "#tests/browser/support/walkAs.ts";

/** What another grade or type sees otherwise than the gold member: where prices and the membership stand. */
const differs = /^\/($|search|products|booking|mypage(\/awesome-cash)?$|membership)/;

walkAs(
	// Every page that needs no login.
	{
		account: null,
		width: 390,
		judgedAt: widths,
		sees: /./,
		misses: /:orderProductIdx|order-products|:orderNum|:orderAdd/,
	},
	// Every page that is a member's.
	{
		account: "gold",
		width: 1440,
		judgedAt: widths,
		sees: /^\/($|search|products|booking|payments|mypage|membership|reviews|inquiries|lms)/,
		misses: /:orderAddPayIdx|^(notice|faq|policy|theme|events)\//,
	},
	{ account: "silver", width: 390, judgedAt: widths, sees: differs, misses: /./ },
	{ account: "corp", width: 1440, judgedAt: widths, sees: differs, misses: /./ },
	{
		account: "bronze",
		width: 820,
		judgedAt: widths,
		sees: /^\/payments\/extra/,
		misses: /^(?!payments\/extra)/,
	},
);
