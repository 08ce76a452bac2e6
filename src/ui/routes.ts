import type { RouteObject } from "react-router";
import { addresses, providerReturns } from "#domain/navigation/addresses.ts";
import { RootBoundary, RootLayout, rootLoader } from "#ui/screens/root/root.route.tsx";
import type { screens } from "./screens.ts";

type Screens = typeof screens;

interface Screen {
	readonly path: string;
	readonly name: keyof Screens;
}

const screen = (path: string, name: keyof Screens): Screen => ({ path, name });

/** All addresses of the product (requirements: ROUTE-*, SCREEN-*). */
const addressed = (): readonly Screen[] => [
	screen("/", "home/home"),
	screen("login", "login/login"),
	screen("login/signup", "signup/signup"),
	screen("search", "search/search"),
	screen("compare", "compare/compare"),
	screen("policy/:name", "policy/policy"),
	screen("notice", "notices/notices"),
	screen(addresses.notice.pattern, "notice/notice"),
	screen("faq", "faq/faq"),
	screen(addresses.faq.pattern, "faq/faq"),
	screen("theme", "themes/themes"),
	screen(addresses.theme.pattern, "theme/theme"),
	screen(addresses.event.pattern, "event/event"),
	screen("advance-notice", "advance-notice/advance-notice"),
	screen("lms/:orderNumber", "lms/lms"),
	screen(addresses.stay.pattern, "stay/stay"),
	screen(addresses.options.pattern, "options/options"),
	screen("accom/:idx/options", "options/accomOptions"),
	screen("accom/:idx", "stay/accom"),
	screen(addresses.bookingForm.pattern, "booking/booking"),
	screen(providerReturns.approved.pattern, "payment-return/payment-return"),
	screen(addresses.paid.pattern, "payment-complete/payment-complete"),
	screen(providerReturns.failed.pattern, "payment-fail/payment-fail"),
	screen("mypage/books", "books/books"),
	screen(addresses.booking.pattern, "book-detail/book-detail"),
	screen(addresses.receipt.pattern, "receipt/receipt"),
	screen(addresses.extraPayment.pattern, "extra-payment/extra-payment"),
	screen(addresses.review.pattern, "review/review"),
	screen("login/find-id", "find-id/find-id"),
	screen("login/find-password", "find-password/find-password"),
	screen("login/callback/:provider", "social-callback/social-callback"),
	screen("login/connect", "social-connect/social-connect"),
	screen("mypage", "mypage/mypage"),
	screen("mypage/user", "profile/profile"),
	screen("mypage/wishes", "wishes/wishes"),
	screen(addresses.sharedWishes.pattern, "shared-wishes/shared-wishes"),
	screen("mypage/coupon", "coupons/coupons"),
	screen("mypage/awesome-cash", "points/cash"),
	screen("membership/benefit-mall/management", "points/welfare"),
	screen("membership/awesome/subscribe", "subscribe/subscribe"),
	screen("membership/awesome/management", "membership-manage/membership-manage"),
	screen("membership/awesome/management/billing-history", "billing-history/billing-history"),
	screen("membership/benefit-mall/register", "benefit-register/benefit-register"),
	screen("inquiries", "inquiries/inquiries"),
	screen("inquiries/new", "inquiry-form/inquiry-form"),
	screen("*", "not-found/not-found"),
];

/** Builds the routes of all addresses. A screen's code is loaded when it is first shown, through a table that may itself be loaded late. */
export const routesOf = (load: () => Promise<Screens>): RouteObject[] => [
	{
		id: "root",
		path: "/",
		loader: rootLoader,
		shouldRevalidate: () => false,
		Component: RootLayout,
		ErrorBoundary: RootBoundary,
		children: addressed().map(
			({ path, name }): RouteObject => ({
				...(path === "/" ? { index: true } : { path }),
				id: path,
				lazy: async (): Promise<object> => (await load())[name](),
			}),
		),
	},
];

/** Returns the source file of a route's screen, which is its key in the build manifest; undefined for a route without a screen. */
export const moduleOf = (id: string): string | undefined => {
	const shown = addressed().find(({ path }) => path === id);
	return shown && `src/ui/screens/${shown.name}.route.tsx`;
};
