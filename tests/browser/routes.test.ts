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
	{ account: "silver", width: 390, judgedAt: widths, sees: differs, misses: /./ },
);
