import { RegisterCoupon } from "#application/coupon/RegisterCoupon.ts";
import { OpenInquiryForm } from "#application/inquiry/OpenInquiryForm.ts";
import { SendInquiry } from "#application/inquiry/SendInquiry.ts";
import { ChangeProfile } from "#application/member/ChangeProfile.ts";
import { SaveOwnData } from "#application/member/SaveOwnData.ts";
import { ViewMyPage } from "#application/member/ViewMyPage.ts";
import { Withdraw } from "#application/member/Withdraw.ts";
import { ListPointHistory } from "#application/points/ListPointHistory.ts";
import { shownOnScreen, wordsOnScreen } from "#application/use-case/failurePolicies.ts";
import { forward, recipe } from "./Recipe.ts";

export const memberUseCases = {
	viewMyPage: recipe(ViewMyPage, {
		member: "bookingMember",
		coupons: "memberCoupons",
		bookings: "bookings",
		inquiries: "inquiries",
	}),
	/** The member's account as it stands (ROUTE-08). */
	viewAccount: forward("bookingMember", "account", shownOnScreen),
	changeProfile: recipe(ChangeProfile, {
		profile: "profile",
		cache: "memberCache",
		visitor: "currentVisitor",
	}),
	/** Shows once more to be the owner, before what only the owner may change. [DEC-195] */
	proveOwner: forward("accountSecurity", "prove", wordsOnScreen),
	/** Where the member is logged in. [DEC-195] */
	listOpenLogins: forward("accountSecurity", "logins", shownOnScreen),
	saveOwnData: recipe(SaveOwnData, { security: "accountSecurity", files: "fileSaver" }),
	/** Ends a login elsewhere, or every login elsewhere (null). [DEC-195] */
	endLogins: forward("accountSecurity", "endLogins", wordsOnScreen),
	/** Keeps English names and a phone for bookings abroad (DEC-096, DEC-146). */
	saveInternational: forward("bookingMember", "keepInternational", shownOnScreen),
	withdraw: recipe(Withdraw, {
		profile: "profile",
		navigation: "pageNavigation",
		session: "memberSession",
		tracker: "tracker",
	}),
	/** The stays the member keeps, the newest wish first (ROUTE-10). */
	listWishes: forward("wishes", "list", shownOnScreen),
	/** The address the member's list is shared under, if it is. */
	viewWishShare: forward("wishes", "share", shownOnScreen),
	shareWishes: forward("wishes", "beginShare", wordsOnScreen),
	endWishShare: forward("wishes", "endShare", wordsOnScreen),
	/** Somebody's kept stays, read only. */
	listSharedWishes: forward("wishes", "shared", shownOnScreen),
	/** The member's coupons of a tab (SCREEN-09). */
	listCoupons: forward("memberCoupons", "list", shownOnScreen),
	registerCoupon: recipe(RegisterCoupon, { coupons: "memberCoupons" }),
	listPointHistory: recipe(ListPointHistory, { member: "bookingMember", history: "pointHistory" }),
	/** The member's questions of a tab, with the counts of all (ROUTE-20). */
	listInquiries: forward("inquiries", "list", shownOnScreen),
	writeOnInquiry: forward("inquiries", "writeOn", wordsOnScreen),
	noteInquiryRead: forward("inquiries", "noteRead", shownOnScreen),
	openInquiryForm: recipe(OpenInquiryForm, { inquiries: "inquiries", bookings: "bookings" }),
	/** What was typed into a form and not sent, so that nothing of it is lost. */
	readTyped: forward("typedTexts", "read"),
	keepTyped: forward("typedTexts", "keep"),
	sendInquiry: recipe(SendInquiry, {
		inquiries: "inquiries",
		visits: "visits",
		navigation: "pageNavigation",
	}),
};
