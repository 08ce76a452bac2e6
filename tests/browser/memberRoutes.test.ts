import { widths } from "#tests/browser/support/browser.ts";
import { crawlAs, differs } from "#tests/browser/support/crawlAs.ts";

crawlAs(
	// Every page that belongs to a member.
	{
		account: "gold",
		width: 1440,
		checkedWidths: widths,
		visits: /^\/($|search|products|booking|payments|mypage|membership|reviews|inquiries|lms)/,
		unlinked: /:orderAddPayIdx|^(notice|faq|policy|theme|events|wishes)\//,
	},
	{ account: "corp", width: 1440, checkedWidths: [1440], visits: differs, unlinked: /./ },
	{
		account: "bronze",
		width: 820,
		checkedWidths: widths,
		visits: /^\/payments\/extra/,
		unlinked: /^(?!payments\/extra)/,
	},
);
