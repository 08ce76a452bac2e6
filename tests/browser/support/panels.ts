import type { Page } from "playwright-core";
import type { Width } from "./browser.ts";
import { press } from "./press.ts";
import { STAY } from "./travel.ts";

/** Something that opens above or within a page and is not part of any route as loaded. */
export interface Panel {
	/** The demo account to use; a logged-out visitor when omitted. */
	readonly account?: "bronze" | "gold" | "gold-new";
	readonly path: string;
	readonly open: (page: Page) => Promise<unknown>;
	/** Text that is shown once it is open. */
	readonly shows: string | RegExp;
	/** The widths at which it opens; every width when omitted. */
	readonly at?: readonly Width[];
}

const search = "/search?cityCode=BUSAN&nationCode=KR";
const stay = `/products/${STAY}`;
const books = "/mypage/books";
const manage = "/membership/awesome/management";
const place = /^여행지 또는 숙소 검색/;
const below1240 = [390, 820] as const;

type Step = (page: Page) => Promise<unknown>;
/** Opens a disclosure, never a link with the same text. */
const unfold =
	(name: string | RegExp): Step =>
	async (page) => {
		await page.locator("summary").filter({ hasText: name, visible: true }).first().click();
		await page.locator("details[open] > summary").filter({ hasText: name }).first().waitFor();
	};
const inTurn =
	(...steps: readonly Step[]): Step =>
	async (page) => {
		for (const step of steps) await step(page);
	};
const booking = (name: RegExp): Step =>
	inTurn(
		(page) => page.locator("main article").filter({ hasText: name }).getByRole("link").first().click(),
		(page) => page.getByRole("heading", { name: "예약 상세", level: 1 }).waitFor(),
	);

/** Panels by the source in src/ui that opens them: at least as many as that source has. */
export const panels: Readonly<Record<string, readonly Panel[]>> = {
	"search-bar/SearchBar.tsx": [
		{ path: "/", open: press(place), shows: "어디로 떠나세요?" },
		{ path: "/", open: press(/^체크인/), shows: "언제 머무르세요?" },
		{ path: "/", open: press(/^인원/), shows: "누구와 함께하세요?" },
	],
	"search-bar/KeywordPanel.tsx": [
		{
			path: "/",
			open: inTurn(press(place), (page) => page.getByRole("combobox", { name: place }).fill("부산")),
			shows: /^부산역?$/,
		},
	],
	"layout/SearchSummary.tsx": [{ path: search, open: press("검색 조건"), shows: "체크인" }],
	"layout/Header.tsx": [{ path: "/", open: press("메뉴 열기"), shows: "화면 모드" }],
	"layout/CompanyInfo.tsx": [{ path: "/faq", open: press("회사 정보"), shows: /^사업자/, at: below1240 }],
	"screens/faq/faq.route.tsx": [{ path: "/faq", open: unfold(/./), shows: /./ }],
	"screens/search/SearchScreen.tsx": [
		{ path: search, open: press(/^필터/), shows: /개 보기$/, at: below1240 },
	],
	"screens/search/parts/OrderSheet.tsx": [
		{ path: search, open: press("추천순은 어떻게 정해지나요?"), shows: "추천순은 이렇게 정해져요" },
	],
	"screens/search/parts/PinCards.tsx": [
		{
			path: `${search}&view=map`,
			open: (page) => page.locator("button[aria-pressed][aria-label*='총']").first().press("Enter"),
			shows: /^총 /,
		},
	],
	"screens/search/parts/NothingFound.tsx": [
		{
			path: "/search?searchText=%EB%B6%80%EC%82%B0%20%EA%B8%80%EB%9E%A8%ED%95%91",
			open: async () => {},
			shows: /곳$/,
		},
	],
	"condition/ConditionSheets.tsx": [
		{ path: stay, open: press(/^날짜/), shows: "언제 머무르세요?" },
		{ path: stay, open: press(/^인원/), shows: "누구와 함께하세요?" },
	],
	"screens/options/OptionSheet.tsx": [{ path: stay, open: press(/선택하기$/), shows: "예약하기" }],
	"screens/stay/parts/PhotoSheet.tsx": [
		{
			path: stay,
			open: (page) => page.getByRole("region", { name: /사진$/ }).getByRole("button").first().click(),
			shows: /장 모두 보기$/,
		},
		{ path: stay, open: press(/^사진 \d+장 모두 보기/), shows: /사진/ },
	],
	"screens/stay/parts/PlanRow.tsx": [
		{ path: stay, open: press("포함 사항과 취소 규정"), shows: "취소 규정" },
	],
	"booking/SellerInfo.tsx": [{ path: stay, open: press(/^판매자/), shows: /^사업자/ }],
	"layout/ProfileMenu.tsx": [{ account: "bronze", path: "/", open: press("메뉴 열기"), shows: "로그아웃" }],
	"screens/inquiries/InquiriesScreen.tsx": [
		{ account: "bronze", path: "/inquiries", open: unfold("답변 완료"), shows: "이어서 물어보기" },
	],
	"screens/book-detail/parts/ChangeSheet.tsx": [
		{
			account: "bronze",
			path: books,
			open: inTurn(booking(/D-12/), press("날짜·인원 변경")),
			shows: "차액 확인하기",
		},
	],
	"screens/book-detail/parts/CancelSheet.tsx": [
		{
			account: "bronze",
			path: books,
			open: inTurn(booking(/D-12/), press("예약 취소")),
			shows: "돌려받는 금액",
		},
	],
	"screens/book-detail/parts/VoucherDaySheet.tsx": [
		{ account: "gold", path: books, open: inTurn(booking(/유효기간/), press("날짜 정하기")), shows: /정하/ },
	],
	"proof/ReauthenticationSheet.tsx": [
		{ account: "gold", path: manage, open: press("카드 변경하기"), shows: "현재 비밀번호" },
	],
	"layout/PopupHost.tsx": [
		{
			account: "bronze",
			path: `${books}?tab=complete`,
			open: inTurn(booking(/./), press("목록에서 숨기기")),
			shows: "돌아가기",
		},
	],
	"screens/membership-manage/parts/Questions.tsx": [
		{ account: "gold", path: manage, open: press("멤버십 해지하기"), shows: "멤버십을 해지할까요?" },
		{ account: "gold-new", path: manage, open: press("청약철회하기"), shows: "청약을 철회할까요?" },
	],
};
