import type { Page } from "playwright-core";
import { press } from "#tests/browser/support/press.ts";
import { type Chapter, inTurn, type Step, until } from "./Screen.ts";

const books = "/mypage/books";

/** Returns the first link of the page that leads to a matching URL. */
const linkOn =
	(from: string, pattern: RegExp) =>
	async (page: Page): Promise<string> => {
		await page.goto(from);
		const links = page.locator("main a[href]");
		await links.first().waitFor({ state: "attached" });
		for (let looks = 0; looks < 100; looks++) {
			const found = (
				await links.evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""))
			).find((href) => pattern.test(href));
			if (found) return found;
			await page.waitForTimeout(100);
		}
		throw new Error(`${from} has no link to ${pattern}`);
	};

const openBooking = (name: RegExp): Step =>
	inTurn(
		(page) => page.locator("main article").filter({ hasText: name }).getByRole("link").first().click(),
		(page) => page.getByRole("heading", { name: "예약 상세", level: 1 }).waitFor(),
		until(/^결제 정보|^예약번호/),
	);

export const memberPages: readonly Chapter[] = [
	{
		title: "Bookings",
		screens: [
			{
				name: "books",
				title: "My bookings",
				account: "bronze",
				path: books,
				step: until(/D-\d/),
				alsoDark: true,
			},
			{
				name: "book",
				title: "Booking details",
				account: "bronze",
				path: books,
				step: openBooking(/D-12/),
				alsoDark: true,
			},
			{
				name: "book-change",
				title: "Changing dates or guests",
				account: "bronze",
				step: inTurn(press("날짜·인원 변경"), until("차액 확인하기")),
			},
			{
				name: "book-cancel",
				title: "Cancellation with refund",
				account: "bronze",
				path: books,
				step: inTurn(openBooking(/D-12/), press("예약 취소"), until("돌려받는 금액")),
				alsoDark: true,
			},
			{
				name: "book-voucher",
				title: "Open-date voucher",
				account: "gold",
				path: books,
				step: openBooking(/유효기간/),
			},
			{
				name: "book-voucher-day",
				title: "Choosing a voucher date",
				account: "gold",
				step: inTurn(press("날짜 정하기"), until(/정하/)),
			},
			{
				name: "receipt",
				title: "Receipt",
				account: "bronze",
				path: async (page) => `${await linkOn(books, /^\/mypage\/books\/\d+$/)(page)}/receipt`,
				step: until("최종 결제 금액"),
			},
			{
				name: "review",
				title: "Review form",
				account: "bronze",
				path: linkOn(`${books}?tab=complete`, /^\/reviews\/order-products\/\d+/),
				step: until(/후기/),
			},
		],
	},
	{
		title: "Member area",
		screens: [
			{
				name: "mypage",
				title: "My page",
				account: "gold",
				path: "/mypage",
				step: until(/박지우/),
				alsoDark: true,
			},
			{
				name: "wishes",
				title: "Wish list",
				account: "gold",
				path: "/mypage/wishes",
				step: until(/원/),
				alsoDark: true,
			},
			{ name: "coupons", title: "Coupons", account: "bronze", path: "/mypage/coupon", step: until(/원|%/) },
			{
				name: "cash",
				title: "Awesome cash",
				account: "gold",
				path: "/mypage/awesome-cash",
				step: until(/원/),
			},
			{
				name: "welfare",
				title: "Welfare points",
				account: "corp",
				path: "/membership/benefit-mall/management",
				step: until(/원|P/),
			},
			{ name: "profile", title: "Account", account: "gold", path: "/mypage/user", step: until(/이메일/) },
			{
				name: "subscribe",
				title: "Membership plans",
				account: "bronze",
				path: "/membership/awesome/subscribe",
				step: until(/골드/),
			},
			{
				name: "membership",
				title: "Membership management",
				account: "gold",
				path: "/membership/awesome/management",
				step: until(/다음 결제일|결제/),
			},
			{
				name: "billing",
				title: "Membership billing history",
				account: "gold",
				path: "/membership/awesome/management/billing-history",
				step: until(/원/),
			},
			{
				name: "inquiries",
				title: "Inquiries",
				account: "bronze",
				path: "/inquiries",
				step: until(/답변 완료/),
			},
			{
				name: "inquiry",
				title: "Inquiry form",
				account: "bronze",
				path: "/inquiries/new",
				step: until(/문의/),
			},
		],
	},
	{
		title: "Accounts and content pages",
		screens: [
			{ name: "login", title: "Log in", path: "/login", alsoDark: true },
			{ name: "signup", title: "Sign up", path: "/login/signup" },
			{ name: "find-id", title: "Find ID", path: "/login/find-id" },
			{ name: "find-password", title: "Reset password", path: "/login/find-password" },
			{ name: "themes", title: "Themes", path: "/theme" },
			{ name: "theme", title: "Theme", path: linkOn("/theme", /^\/theme\/\d+/), step: until(/원/) },
			{ name: "event", title: "Event with its own calendar", path: "/events/1", step: until(/원/) },
			{ name: "advance-notice", title: "Advance notices", path: "/advance-notice", step: until(/신청/) },
			{ name: "notices", title: "Notices", path: "/notice" },
			{ name: "notice", title: "Notice", path: linkOn("/notice", /^\/notice\/\d+/) },
			{ name: "faq", title: "FAQ", path: "/faq" },
			{ name: "policy", title: "Terms of service", path: "/policy/terms" },
			{ name: "not-found", title: "Page not found", path: "/nothing" },
		],
	},
];
