import { widths } from "#tests/browser/support/browser.ts";
import { walkAs } from "#tests/browser/support/walkAs.ts";

// Every page that is a member's.
walkAs({
	account: "gold",
	width: 1440,
	judgedAt: widths,
	sees: /^\/($|search|products|booking|payments|mypage|membership|reviews|inquiries|lms)/,
	misses: /:orderAddPayIdx|^(notice|faq|policy|theme|events)\//,
});
