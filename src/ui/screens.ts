import type { ComponentType } from "react";
import type { ScreenHandle } from "#ui/layout/screenHandle.ts";

interface ScreenModule {
	readonly Component: ComponentType;
	readonly handle?: ScreenHandle;
}

/**
 * Loaders of all screens' code, by path in `screens`. The table lists every screen's files and dependencies and so is larger than the list
 * of addresses; a page therefore starts with its own screen and loads the table after hydration.
 */
export const screens = {
	"home/home": () => import("#ui/screens/home/home.route.tsx"),
	"login/login": () => import("#ui/screens/login/login.route.tsx"),
	"signup/signup": () => import("#ui/screens/signup/signup.route.tsx"),
	"search/search": () => import("#ui/screens/search/search.route.tsx"),
	"compare/compare": () => import("#ui/screens/compare/compare.route.tsx"),
	"policy/policy": () => import("#ui/screens/policy/policy.route.tsx"),
	"notices/notices": () => import("#ui/screens/notices/notices.route.tsx"),
	"notice/notice": () => import("#ui/screens/notice/notice.route.tsx"),
	"faq/faq": () => import("#ui/screens/faq/faq.route.tsx"),
	"themes/themes": () => import("#ui/screens/themes/themes.route.tsx"),
	"theme/theme": () => import("#ui/screens/theme/theme.route.tsx"),
	"event/event": () => import("#ui/screens/event/event.route.tsx"),
	"advance-notice/advance-notice": () => import("#ui/screens/advance-notice/advance-notice.route.tsx"),
	"lms/lms": () => import("#ui/screens/lms/lms.route.tsx"),
	"stay/stay": () => import("#ui/screens/stay/stay.route.tsx"),
	"options/options": () => import("#ui/screens/options/options.route.tsx"),
	"options/accomOptions": () => import("#ui/screens/options/accomOptions.route.tsx"),
	"stay/accom": () => import("#ui/screens/stay/accom.route.tsx"),
	"booking/booking": () => import("#ui/screens/booking/booking.route.tsx"),
	"payment-return/payment-return": () => import("#ui/screens/payment-return/payment-return.route.tsx"),
	"payment-complete/payment-complete": () =>
		import("#ui/screens/payment-complete/payment-complete.route.tsx"),
	"payment-fail/payment-fail": () => import("#ui/screens/payment-fail/payment-fail.route.tsx"),
	"books/books": () => import("#ui/screens/books/books.route.tsx"),
	"book-detail/book-detail": () => import("#ui/screens/book-detail/book-detail.route.tsx"),
	"receipt/receipt": () => import("#ui/screens/receipt/receipt.route.tsx"),
	"extra-payment/extra-payment": () => import("#ui/screens/extra-payment/extra-payment.route.tsx"),
	"review/review": () => import("#ui/screens/review/review.route.tsx"),
	"find-id/find-id": () => import("#ui/screens/find-id/find-id.route.tsx"),
	"find-password/find-password": () => import("#ui/screens/find-password/find-password.route.tsx"),
	"social-callback/social-callback": () => import("#ui/screens/social-callback/social-callback.route.tsx"),
	"social-connect/social-connect": () => import("#ui/screens/social-connect/social-connect.route.tsx"),
	"mypage/mypage": () => import("#ui/screens/mypage/mypage.route.tsx"),
	"profile/profile": () => import("#ui/screens/profile/profile.route.tsx"),
	"wishes/wishes": () => import("#ui/screens/wishes/wishes.route.tsx"),
	"shared-wishes/shared-wishes": () => import("#ui/screens/shared-wishes/shared-wishes.route.tsx"),
	"coupons/coupons": () => import("#ui/screens/coupons/coupons.route.tsx"),
	"points/cash": () => import("#ui/screens/points/cash.route.tsx"),
	"points/welfare": () => import("#ui/screens/points/welfare.route.tsx"),
	"subscribe/subscribe": () => import("#ui/screens/subscribe/subscribe.route.tsx"),
	"membership-manage/membership-manage": () =>
		import("#ui/screens/membership-manage/membership-manage.route.tsx"),
	"billing-history/billing-history": () => import("#ui/screens/billing-history/billing-history.route.tsx"),
	"benefit-register/benefit-register": () =>
		import("#ui/screens/benefit-register/benefit-register.route.tsx"),
	"inquiries/inquiries": () => import("#ui/screens/inquiries/inquiries.route.tsx"),
	"inquiry-form/inquiry-form": () => import("#ui/screens/inquiry-form/inquiry-form.route.tsx"),
	"not-found/not-found": () => import("#ui/screens/not-found/not-found.route.tsx"),
} satisfies Readonly<Record<string, () => Promise<ScreenModule>>>;
