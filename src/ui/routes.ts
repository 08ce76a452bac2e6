import type { RouteObject } from "react-router";
import { addresses } from "#domain/navigation/addresses.ts";
import { RootBoundary, RootLayout, rootLoader } from "#ui/screens/root/root.route.tsx";

/** What the server reads of a route. */
export interface ScreenHandle {
	readonly module: string;
	readonly callsAtOnce?: boolean;
}

/**
 * A screen whose code is loaded when it is first shown. `handle.module` lets the server find its chunk in the build's
 * manifest, so that it is preloaded with the document.
 */
const screen = (path: string, module: string, lazy: NonNullable<RouteObject["lazy"]>): RouteObject => ({
	...(path === "/" ? { index: true } : { path }),
	id: path,
	handle: { module: `src/ui/screens/${module}` } satisfies ScreenHandle,
	lazy,
});

/** A screen that calls the server as soon as it lives: what calls are made with comes with the page, not after it. */
const asking = ({ handle, ...route }: RouteObject): RouteObject => ({
	...route,
	handle: { ...(handle as ScreenHandle), callsAtOnce: true },
});

/** Every address of the product (requirements: ROUTE-*, SCREEN-*). */
export const routes: RouteObject[] = [
	{
		id: "root",
		path: "/",
		loader: rootLoader,
		shouldRevalidate: () => false,
		Component: RootLayout,
		ErrorBoundary: RootBoundary,
		children: [
			screen("/", "home/home.route.tsx", () => import("#ui/screens/home/home.route.tsx")),
			screen("login", "login/login.route.tsx", () => import("#ui/screens/login/login.route.tsx")),
			screen("login/signup", "signup/signup.route.tsx", () => import("#ui/screens/signup/signup.route.tsx")),
			screen("search", "search/search.route.tsx", () => import("#ui/screens/search/search.route.tsx")),
			screen("compare", "compare/compare.route.tsx", () => import("#ui/screens/compare/compare.route.tsx")),
			screen("policy/:name", "policy/policy.route.tsx", () => import("#ui/screens/policy/policy.route.tsx")),
			screen("notice", "notices/notices.route.tsx", () => import("#ui/screens/notices/notices.route.tsx")),
			screen(
				addresses.notice.pattern,
				"notice/notice.route.tsx",
				() => import("#ui/screens/notice/notice.route.tsx"),
			),
			screen("faq", "faq/faq.route.tsx", () => import("#ui/screens/faq/faq.route.tsx")),
			screen(addresses.faq.pattern, "faq/faq.route.tsx", () => import("#ui/screens/faq/faq.route.tsx")),
			screen("theme", "themes/themes.route.tsx", () => import("#ui/screens/themes/themes.route.tsx")),
			screen(
				addresses.theme.pattern,
				"theme/theme.route.tsx",
				() => import("#ui/screens/theme/theme.route.tsx"),
			),
			screen(
				addresses.event.pattern,
				"event/event.route.tsx",
				() => import("#ui/screens/event/event.route.tsx"),
			),
			asking(
				screen(
					"advance-notice",
					"advance-notice/advance-notice.route.tsx",
					() => import("#ui/screens/advance-notice/advance-notice.route.tsx"),
				),
			),
			screen("lms/:orderNumber", "lms/lms.route.tsx", () => import("#ui/screens/lms/lms.route.tsx")),
			screen(addresses.stay.pattern, "stay/stay.route.tsx", () => import("#ui/screens/stay/stay.route.tsx")),
			screen(
				addresses.options.pattern,
				"options/options.route.tsx",
				() => import("#ui/screens/options/options.route.tsx"),
			),
			screen(
				"accom/:idx/options",
				"options/accomOptions.route.tsx",
				() => import("#ui/screens/options/accomOptions.route.tsx"),
			),
			screen("accom/:idx", "stay/accom.route.tsx", () => import("#ui/screens/stay/accom.route.tsx")),
			asking(
				screen(
					addresses.bookingForm.pattern,
					"booking/booking.route.tsx",
					() => import("#ui/screens/booking/booking.route.tsx"),
				),
			),
			asking(
				screen(
					"payments/return",
					"payment-return/payment-return.route.tsx",
					() => import("#ui/screens/payment-return/payment-return.route.tsx"),
				),
			),
			asking(
				screen(
					addresses.paid.pattern,
					"payment-complete/payment-complete.route.tsx",
					() => import("#ui/screens/payment-complete/payment-complete.route.tsx"),
				),
			),
			asking(
				screen(
					"payments/fail",
					"payment-fail/payment-fail.route.tsx",
					() => import("#ui/screens/payment-fail/payment-fail.route.tsx"),
				),
			),
			asking(
				screen("mypage/books", "books/books.route.tsx", () => import("#ui/screens/books/books.route.tsx")),
			),
			asking(
				screen(
					addresses.booking.pattern,
					"book-detail/book-detail.route.tsx",
					() => import("#ui/screens/book-detail/book-detail.route.tsx"),
				),
			),
			asking(
				screen(
					addresses.receipt.pattern,
					"receipt/receipt.route.tsx",
					() => import("#ui/screens/receipt/receipt.route.tsx"),
				),
			),
			asking(
				screen(
					addresses.extraPayment.pattern,
					"extra-payment/extra-payment.route.tsx",
					() => import("#ui/screens/extra-payment/extra-payment.route.tsx"),
				),
			),
			asking(
				screen(
					addresses.review.pattern,
					"review/review.route.tsx",
					() => import("#ui/screens/review/review.route.tsx"),
				),
			),
			screen(
				"login/find-id",
				"find-id/find-id.route.tsx",
				() => import("#ui/screens/find-id/find-id.route.tsx"),
			),
			screen(
				"login/find-password",
				"find-password/find-password.route.tsx",
				() => import("#ui/screens/find-password/find-password.route.tsx"),
			),
			screen(
				"login/callback/:provider",
				"social-callback/social-callback.route.tsx",
				() => import("#ui/screens/social-callback/social-callback.route.tsx"),
			),
			screen(
				"login/connect",
				"social-connect/social-connect.route.tsx",
				() => import("#ui/screens/social-connect/social-connect.route.tsx"),
			),
			asking(
				screen("mypage", "mypage/mypage.route.tsx", () => import("#ui/screens/mypage/mypage.route.tsx")),
			),
			asking(
				screen(
					"mypage/user",
					"profile/profile.route.tsx",
					() => import("#ui/screens/profile/profile.route.tsx"),
				),
			),
			asking(
				screen(
					"mypage/wishes",
					"wishes/wishes.route.tsx",
					() => import("#ui/screens/wishes/wishes.route.tsx"),
				),
			),
			asking(
				screen(
					addresses.sharedWishes.pattern,
					"shared-wishes/shared-wishes.route.tsx",
					() => import("#ui/screens/shared-wishes/shared-wishes.route.tsx"),
				),
			),
			asking(
				screen(
					"mypage/coupon",
					"coupons/coupons.route.tsx",
					() => import("#ui/screens/coupons/coupons.route.tsx"),
				),
			),
			asking(
				screen(
					"mypage/awesome-cash",
					"points/cash.route.tsx",
					() => import("#ui/screens/points/cash.route.tsx"),
				),
			),
			asking(
				screen(
					"membership/benefit-mall/management",
					"points/welfare.route.tsx",
					() => import("#ui/screens/points/welfare.route.tsx"),
				),
			),
			screen(
				"membership/awesome/subscribe",
				"subscribe/subscribe.route.tsx",
				() => import("#ui/screens/subscribe/subscribe.route.tsx"),
			),
			asking(
				screen(
					"membership/awesome/management",
					"membership-manage/membership-manage.route.tsx",
					() => import("#ui/screens/membership-manage/membership-manage.route.tsx"),
				),
			),
			asking(
				screen(
					"membership/awesome/management/billing-history",
					"billing-history/billing-history.route.tsx",
					() => import("#ui/screens/billing-history/billing-history.route.tsx"),
				),
			),
			asking(
				screen(
					"membership/benefit-mall/register",
					"benefit-register/benefit-register.route.tsx",
					() => import("#ui/screens/benefit-register/benefit-register.route.tsx"),
				),
			),
			asking(
				screen(
					"inquiries",
					"inquiries/inquiries.route.tsx",
					() => import("#ui/screens/inquiries/inquiries.route.tsx"),
				),
			),
			asking(
				screen(
					"inquiries/new",
					"inquiry-form/inquiry-form.route.tsx",
					() => import("#ui/screens/inquiry-form/inquiry-form.route.tsx"),
				),
			),
			screen("*", "not-found/not-found.route.tsx", () => import("#ui/screens/not-found/not-found.route.tsx")),
		],
	},
];
