/** A screen about one thing: how its route is written, and the path to it. */
interface Address<P extends string> {
	readonly pattern: P;
	readonly to: (id: number | string) => string;
}

function about<const P extends string>(pattern: P): Address<P> {
	const [before = "", after = ""] = pattern.split(/:\w+/);
	return { pattern, to: (id) => `/${before}${encodeURIComponent(id)}${after}` };
}

/** The address book of screens about one thing: the router reads these patterns, and links, mails, the sitemap and vouchers say the paths. */
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

/** A charge demanded for a booking: the address names both. */
export const extraPaymentPath = (demandId: number, orderProductId: number): string =>
	`${addresses.extraPayment.to(demandId)}?orderProductIdx=${orderProductId}`;

function answered<const P extends string>(pattern: P) {
	return { pattern, to: (query = "") => `/${pattern}${query && `?${query}`}` };
}

/** Where a payment's provider leads back to, with what it says in the query. */
export const providerReturns = {
	approved: answered("payments/return"),
	failed: answered("payments/fail"),
} as const;
