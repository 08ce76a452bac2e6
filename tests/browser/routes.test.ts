import { widths } from "#tests/browser/support/browser.ts";
import { differs, walkAs } from "#tests/browser/support/walkAs.ts";

walkAs(
	// Every page that needs no login.
	{
		account: null,
		width: 390,
		judgedAt: widths,
		sees: /./,
		misses: /:orderProductIdx|order-products|:orderNum|:orderAdd|wishes\/:token/,
	},
	// Other grades see other prices on the same pages: each of the other two grades gets its own width.
	{ account: "silver", width: 820, judgedAt: [820], sees: differs, misses: /./ },
);
