import type { RouteObject } from "react-router";
import { addresses, providerReturns } from "#domain/navigation/addresses.ts";
import { RootBoundary, RootLayout, rootLoader } from "#ui/screens/root/root.route.tsx";
import type { screens } from "./screens.ts";

type Screens = typeof screens;

/** Route data that the server reads. */
export interface ScreenHandle {
	/** Key of the route's chunk in the build manifest; the chunk is preloaded with the document. */
	readonly module: string;
	/** Whether the screen calls the server as soon as it is hydrated; the code for calls is then loaded with the page, not after it. */
	readonly callsAtOnce: boolean;
}

interface Screen {
	readonly path: string;
	readonly name: keyof Screens;
	readonly callsAtOnce: boolean;
}

const screen = (path: string, name: keyof Screens): Screen => ({ path, name, callsAtOnce: false });
const asking = (asked: Screen): Screen => ({ ...asked, callsAtOnce: true });

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
	asking(screen("advance-notice", "advance-notice/advance-notice")),
	screen("lms/:orderNumber", "lms/lms"),
	screen(addresses.stay.pattern, "stay/stay"),
	screen(addresses.options.pattern, "options/options"),
	screen("accom/:idx/options", "options/accomOptions"),
	screen("accom/:idx", "stay/accom"),
	asking(screen(addresses.bookingForm.pattern, "booking/booking")),
	asking(screen(providerReturns.approved.pattern, "payment-return/payment-return")),
	asking(screen(addresses.paid.pattern, "payment-complete/payment-complete")),
	asking(screen(providerReturns.failed.pattern, "payment-fail/payment-fail")),
	asking(screen("mypage/books", "books/books")),
	asking(screen(addresses.booking.pattern, "book-detail/book-detail")),
	asking(screen(addresses.receipt.pattern, "receipt/receipt")),
	asking(screen(addresses.extraPayment.pattern, "extra-payment/extra-payment")),
	asking(screen(addresses.review.pattern, "review/review")),
	screen("login/find-id", "find-id/find-id"),
	screen("login/find-password", "find-password/find-password"),
	screen("login/callback/:provider", "social-callback/social-callback"),
	screen("login/connect", "social-connect/social-connect"),
	asking(screen("mypage", "mypage/mypage")),
	asking(screen("mypage/user", "profile/profile")),
	asking(screen("mypage/wishes", "wishes/wishes")),
	asking(screen(addresses.sharedWishes.pattern, "shared-wishes/shared-wishes")),
	asking(screen("mypage/coupon", "coupons/coupons")),
	asking(screen("mypage/awesome-cash", "points/cash")),
	asking(screen("membership/benefit-mall/management", "points/welfare")),
	screen("membership/awesome/subscribe", "subscribe/subscribe"),
	asking(screen("membership/awesome/management", "membership-manage/membership-manage")),
	asking(screen("membership/awesome/management/billing-history", "billing-history/billing-history")),
	asking(screen("membership/benefit-mall/register", "benefit-register/benefit-register")),
	asking(screen("inquiries", "inquiries/inquiries")),
	asking(screen("inquiries/new", "inquiry-form/inquiry-form")),
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
			({ path, name, callsAtOnce }): RouteObject => ({
				...(path === "/" ? { index: true } : { path }),
				id: path,
				handle: { module: `src/ui/screens/${name}.route.tsx`, callsAtOnce } satisfies ScreenHandle,
				lazy: async (): Promise<object> => (await load())[name](),
			}),
		),
	},
];
