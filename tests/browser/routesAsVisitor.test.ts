import { widths } from "#tests/browser/support/browser.ts";
import { walkAs } from "#tests/browser/support/walkAs.ts";

// Every page that needs no login.
walkAs({
	account: null,
	width: 390,
	judgedAt: widths,
	sees: /./,
	misses: /:orderProductIdx|order-products|:orderNum|:orderAdd/,
});
