import { widths } from "#tests/browser/support/browser.ts";
import { differs, walkAs } from "#tests/browser/support/walkAs.ts";

walkAs(
	// Every page that belongs to a member.
	{
		account: "gold",
		width: 1440,
		judgedAt: widths,
		sees: /^\/($|search|products|booking|payments|mypage|membership|reviews|inquiries|lms)/,
		misses: /:orderAddPayIdx|^(notice|faq|policy|theme|events|wishes)\//,
	},
	{ account: "corp", width: 1440, judgedAt: [1440], sees: differs, misses: /./ },
	{
		account: "bronze",
		width: 820,
		judgedAt: widths,
		sees: /^\/payments\/extra/,
		misses: /^(?!payments\/extra)/,
	},
);
