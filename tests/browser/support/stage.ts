import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe } from "vitest";
import { joinBrowser, type Visit, type VisitOptions, visit, type Width, widths } from "./browser.ts";
import { type Product, type ProductOptions, startProduct } from "./server.ts";

/** What a test file plays on. */
export interface Stage {
	readonly product: Product;
	/** A visitor of the product. */
	visit(options: Omit<VisitOptions, "address">): Promise<Visit>;
}

/** One browser and one product with the small world, a test file's own, from before its first test until after its last. */
export function setStage(options: ProductOptions = {}): Stage {
	let browser: Browser;
	let product: Product;
	beforeAll(async () => {
		[browser, product] = await Promise.all([joinBrowser(), startProduct(options)]);
	});
	afterAll(async () => {
		await browser?.close();
		await product?.remove();
	});
	return {
		get product() {
			return product;
		},
		visit: (visitor) => visit(browser, { address: product.address, ...visitor }),
	};
}

/** The same tests at every width, on a stage each: what one has booked, sent or given up, the next one has not. */
export function atEveryWidth(
	tests: (stage: Stage, width: Width) => void,
	options: ProductOptions = {},
): void {
	describe.each(widths)("at %i px", (width) => {
		tests(setStage(options), width);
	});
}
