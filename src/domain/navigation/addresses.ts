/** A screen for a single entity: its route pattern, and a function that builds its path. */
interface Address<P extends string> {
	readonly pattern: P;
	readonly to: (id: number | string) => string;
}

function about<const P extends string>(pattern: P): Address<P> {
	const [before = "", after = ""] = pattern.split(/:\w+/);
	return { pattern, to: (id) => `/${before}${encodeURIComponent(id)}${after}` };
}

/** All screens for a single entity. The router uses the patterns; links, e-mails, the sitemap and vouchers use the paths. */
export const addresses = {
	stay: about("products/:idx"),
	options: about("products/:idx/options"),
	bookingForm: about("booking/:productIdx"),
	paid: about("payments/complete/:orderNum"),
	extraPayment: about("payments/extra/:orderAddPayIdx"),
	booking: about("mypage/books/:orderProductIdx"),
	receipt: about("mypage/books/:orderProductIdx/receipt"),
	review: about("reviews/order-products/:id"),
	theme: about("theme/:id"),
	event: about("events/:id"),
	notice: about("notice/:idx"),
	faq: about("faq/:typeId"),
	sharedWishes: about("wishes/:token"),
} as const;

/** Returns the path of an extra payment's page; the URL contains both ids. */
export const extraPaymentPath = (demandId: number, orderProductId: number): string =>
	`${addresses.extraPayment.to(demandId)}?orderProductIdx=${orderProductId}`;

/** Returns the two ids in the URL of an extra payment's page; null for another URL. */
export function extraPaymentIds(path: string): readonly [demandId: number, orderProductId: number] | null {
	const [, demandId, orderProductId] =
		/^\/payments\/extra\/(\d+)\?(?:.*&)?orderProductIdx=(\d+)/.exec(path) ?? [];
	return demandId && orderProductId ? [Number(demandId), Number(orderProductId)] : null;
}

function answered<const P extends string>(pattern: P) {
	return { pattern, to: (query = "") => `/${pattern}${query && `?${query}`}` };
}

/** Pages to which the payment provider redirects back, with its result in the query. */
export const providerReturns = {
	approved: answered("payments/return"),
	failed: answered("payments/fail"),
} as const;
