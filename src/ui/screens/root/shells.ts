import type { UIMatch } from "react-router";
import { benefitRegisterCopy } from "#copy/benefitRegister.ts";
import { billingHistoryCopy } from "#copy/billingHistory.ts";
import { bookDetailCopy } from "#copy/bookDetail.ts";
import { bookingFormCopy } from "#copy/bookingForm.ts";
import { booksCopy } from "#copy/books.ts";
import { compareCopy } from "#copy/compare.ts";
import { couponsCopy } from "#copy/coupons.ts";
import { helpCopy } from "#copy/help.ts";
import { inquiriesCopy } from "#copy/inquiries.ts";
import { inquiryFormCopy } from "#copy/inquiryForm.ts";
import { layoutCopy } from "#copy/layout.ts";
import { membershipManageCopy } from "#copy/membershipManage.ts";
import { myPageCopy } from "#copy/myPage.ts";
import { optionsCopy } from "#copy/options.ts";
import { paymentCopy } from "#copy/payment.ts";
import { pointsCopy } from "#copy/points.ts";
import { profileCopy } from "#copy/profile.ts";
import { receiptCopy } from "#copy/receipt.ts";
import { reviewFormCopy } from "#copy/reviewForm.ts";
import { stayCopy } from "#copy/stay.ts";
import { subscribeCopy } from "#copy/subscribe.ts";
import { themeCopy } from "#copy/theme.ts";
import { wishesCopy } from "#copy/wishes.ts";
import { addresses } from "#domain/navigation/addresses.ts";
import { innerShell, pageShell, type Shell } from "#ui/layout/shell.ts";

const stay = innerShell({ hasScrollEffect: true });
const options = innerShell({ title: optionsCopy.title, frame: "topBar" });
/** For pages whose own heading is sufficient. */
const plain = innerShell({});

/** Shells of inner screens by route id. All other screens have the header at every width. */
export const shells: Readonly<Record<string, Shell>> = {
	login: plain,
	"login/signup": plain,
	"login/find-id": plain,
	"login/find-password": plain,
	"login/connect": plain,
	"policy/:name": innerShell({ label: layoutCopy.policies }),
	notice: innerShell({ title: helpCopy.notices.title }),
	[addresses.notice.pattern]: innerShell({ label: helpCopy.notices.title }),
	faq: innerShell({ title: helpCopy.faq.title }),
	[addresses.faq.pattern]: innerShell({ title: helpCopy.faq.title }),
	[addresses.theme.pattern]: innerShell({ label: themeCopy.title, right: ["share", "home"] }),
	[addresses.event.pattern]: innerShell({ label: stayCopy.event.label, right: ["share", "home"] }),
	compare: innerShell({ title: compareCopy.title, right: ["share", "home"] }),
	"advance-notice": plain,
	[addresses.stay.pattern]: stay,
	"accom/:idx": stay,
	[addresses.options.pattern]: options,
	"accom/:idx/options": options,
	[addresses.bookingForm.pattern]: innerShell({ title: bookingFormCopy.title }),
	[addresses.extraPayment.pattern]: innerShell({ title: paymentCopy.extra.title }),
	mypage: innerShell({ title: myPageCopy.title }),
	"mypage/user": innerShell({ title: profileCopy.title, right: ["mypage", "home"] }),
	"mypage/books": innerShell({ title: booksCopy.title, right: ["mypage", "home"] }),
	[addresses.booking.pattern]: innerShell({ title: bookDetailCopy.title, right: ["mypage", "home"] }),
	[addresses.receipt.pattern]: innerShell({ title: receiptCopy.title }),
	"mypage/wishes": innerShell({ title: wishesCopy.title, right: ["mypage", "home"] }),
	[addresses.sharedWishes.pattern]: innerShell({ label: wishesCopy.shared.title }),
	"mypage/coupon": innerShell({ title: couponsCopy.title, right: ["mypage", "home"] }),
	"mypage/awesome-cash": innerShell({ title: pointsCopy.cash.title, right: ["mypage", "home"] }),
	"membership/benefit-mall/management": innerShell({
		title: pointsCopy.welfare.title,
		right: ["mypage", "home"],
	}),
	"membership/benefit-mall/register": innerShell({
		title: benefitRegisterCopy.title,
		right: ["mypage", "home"],
	}),
	"membership/awesome/subscribe": innerShell({ label: subscribeCopy.title }),
	"membership/awesome/management": innerShell({
		title: membershipManageCopy.title,
		right: ["mypage", "home"],
	}),
	"membership/awesome/management/billing-history": innerShell({
		title: billingHistoryCopy.title,
		right: ["mypage", "home"],
	}),
	[addresses.review.pattern]: innerShell({ label: reviewFormCopy.label }),
	inquiries: innerShell({ title: inquiriesCopy.title, right: ["mypage", "home"] }),
	"inquiries/new": innerShell({ title: inquiryFormCopy.title }),
};

/** Returns the shell of the innermost route that has its own. */
export const shellOf = (matches: readonly Pick<UIMatch, "id">[]): Shell =>
	matches.map(({ id }) => shells[id]).findLast((shell) => shell !== undefined) ?? pageShell;
