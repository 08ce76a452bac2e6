import { widths } from "#tests/browser/support/browser.ts";
import { walkAs } from "#tests/browser/support/walkAs.ts";

/**
 * Other grades and types differ from the gold member where prices and the membership stand; what a rule says of a page's
 * parts is asked there at one width.
 */
const sees = /^\/($|search|products|booking|mypage(\/awesome-cash)?$|membership)/;

walkAs(
	{ account: "silver", width: 390, judgedAt: [390], sees, misses: /./ },
	{ account: "corp", width: 1440, judgedAt: [1440], sees, misses: /./ },
	{
		account: "bronze",
		width: 820,
		judgedAt: widths,
		sees: /^\/payments\/extra/,
		misses: /^(?!payments\/extra)/,
	},
);
