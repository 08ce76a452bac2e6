import type { UIMatch } from "react-router";
import { addresses } from "#domain/navigation/addresses.ts";
import { innerShell, pageShell, type Shell } from "#ui/layout/shell.ts";

const stay = innerShell({ hasScrollEffect: true });
const options = innerShell({ title: "객실 상세", frame: "topBar" });
/** For pages whose own heading is sufficient. */
const plain = innerShell({});

/** Shells of inner screens by route id. All other screens have the header at every width. */
const shells: Readonly<Record<string, Shell>> = {
	login: plain,
	"login/signup": plain,
	"login/find-id": plain,
	"login/find-password": plain,
	"login/connect": plain,
	"policy/:name": innerShell({ label: "약관 및 정책" }),
	notice: innerShell({ title: "공지사항" }),
	[addresses.notice.pattern]: innerShell({ label: "공지사항" }),
	faq: innerShell({ title: "자주 묻는 질문" }),
	[addresses.faq.pattern]: innerShell({ title: "자주 묻는 질문" }),
	[addresses.theme.pattern]: innerShell({ label: "테마", right: ["share", "home"] }),
	[addresses.event.pattern]: innerShell({ label: "기획전", right: ["share", "home"] }),
	compare: innerShell({ title: "숙소 비교", right: ["share", "home"] }),
	"advance-notice": plain,
	[addresses.stay.pattern]: stay,
	"accom/:idx": stay,
	[addresses.options.pattern]: options,
	"accom/:idx/options": options,
	[addresses.bookingForm.pattern]: innerShell({ title: "예약하기" }),
	[addresses.extraPayment.pattern]: innerShell({ title: "추가 결제" }),
	mypage: innerShell({ title: "마이페이지" }),
	"mypage/user": innerShell({ title: "내 정보 관리", right: ["mypage", "home"] }),
	"mypage/books": innerShell({ title: "예약 내역", right: ["mypage", "home"] }),
	[addresses.booking.pattern]: innerShell({ title: "예약 상세", right: ["mypage", "home"] }),
	[addresses.receipt.pattern]: innerShell({ title: "거래 명세서" }),
	"mypage/wishes": innerShell({ title: "찜한 숙소", right: ["mypage", "home"] }),
	[addresses.sharedWishes.pattern]: innerShell({ label: "공유한 찜 목록" }),
	"mypage/coupon": innerShell({ title: "쿠폰", right: ["mypage", "home"] }),
	"mypage/awesome-cash": innerShell({ title: "어썸캐시", right: ["mypage", "home"] }),
	"membership/benefit-mall/management": innerShell({ title: "복지포인트", right: ["mypage", "home"] }),
	"membership/benefit-mall/register": innerShell({ title: "복지몰 회원 등록", right: ["mypage", "home"] }),
	"membership/awesome/subscribe": innerShell({ label: "어썸 멤버십" }),
	"membership/awesome/management": innerShell({ title: "멤버십 관리", right: ["mypage", "home"] }),
	"membership/awesome/management/billing-history": innerShell({
		title: "구독 결제 내역",
		right: ["mypage", "home"],
	}),
	[addresses.review.pattern]: innerShell({ label: "이용 후기" }),
	inquiries: innerShell({ title: "1:1 문의 내역", right: ["mypage", "home"] }),
	"inquiries/new": innerShell({ title: "1:1 문의하기" }),
};

/** Returns the shell of the innermost route that has its own. */
export const shellOf = (matches: readonly Pick<UIMatch, "id">[]): Shell =>
	matches.map(({ id }) => shells[id]).findLast((shell) => shell !== undefined) ?? pageShell;

export const framedRoutes: readonly string[] = Object.keys(shells);
