import { widths } from "#tests/browser/support/browser.ts";
import { crawlAs, differs } from "#tests/browser/support/crawlAs.ts";

crawlAs(
	// Every page that needs no login.
	{
		account: null,
		width: 390,
		checkedWidths: widths,
		visits: /./,
		unlinked: /:orderProductIdx|order-products|:orderNum|:orderAdd|wishes\/:token/,
	},
	// Other grades see other prices on the same pages: each of the other two grades gets its own width.
	{ account: "silver", width: 820, checkedWidths: [820], visits: differs, unlinked: /./ },
);
