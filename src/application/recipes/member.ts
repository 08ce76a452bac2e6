import { RegisterCoupon } from "#application/coupon/RegisterCoupon.ts";
import { OpenInquiryForm } from "#application/inquiry/OpenInquiryForm.ts";
import { SendInquiry } from "#application/inquiry/SendInquiry.ts";
import { ChangeProfile } from "#application/member/ChangeProfile.ts";
import { SaveOwnData } from "#application/member/SaveOwnData.ts";
import { ViewMyPage } from "#application/member/ViewMyPage.ts";
import { Withdraw } from "#application/member/Withdraw.ts";
import { ListPointHistory } from "#application/points/ListPointHistory.ts";
import { messageOnScreen, shownOnScreen } from "#application/use-case/failurePolicies.ts";
import { forward, recipe } from "./Recipe.ts";

export const memberUseCases = {
	viewMyPage: recipe(ViewMyPage, {
		member: "bookingMember",
		coupons: "memberCoupons",
		bookings: "bookings",
		inquiries: "inquiries",
	}),
	/** Loads the member's current account (ROUTE-08). */
	viewAccount: forward("bookingMember", "account", shownOnScreen),
	changeProfile: recipe(ChangeProfile, {
		profile: "profile",
		cache: "memberCache",
		visitor: "currentVisitor",
	}),
	/** Re-authenticates the member before a sensitive change. [DEC-195] */
	proveOwner: forward("accountSecurity", "prove", messageOnScreen),
	/** Lists the member's active logins. [DEC-195] */
	listOpenLogins: forward("accountSecurity", "logins", shownOnScreen),
	saveOwnData: recipe(SaveOwnData, { security: "accountSecurity", files: "fileSaver" }),
	/** Ends one other login, or with null all other logins. [DEC-195] */
	endLogins: forward("accountSecurity", "endLogins", messageOnScreen),
	/** Saves the English name and phone number for bookings abroad (DEC-096, DEC-146). */
	saveInternational: forward("bookingMember", "saveInternational", shownOnScreen),
	withdraw: recipe(Withdraw, {
		profile: "profile",
		navigation: "pageNavigation",
		session: "memberSession",
		tracker: "tracker",
	}),
	/** Lists the member's wish list, newest first (ROUTE-10). */
	listWishes: forward("wishes", "list", shownOnScreen),
	/** Returns the share token of the member's wish list, if it is shared. */
	viewWishShare: forward("wishes", "share", shownOnScreen),
	shareWishes: forward("wishes", "beginShare", messageOnScreen),
	endWishShare: forward("wishes", "endShare", messageOnScreen),
	/** Loads another member's shared wish list, read-only. */
	listSharedWishes: forward("wishes", "shared", shownOnScreen),
	/** Lists the member's coupons of one tab (SCREEN-09). */
	listCoupons: forward("memberCoupons", "list", shownOnScreen),
	registerCoupon: recipe(RegisterCoupon, { coupons: "memberCoupons" }),
	listPointHistory: recipe(ListPointHistory, { member: "bookingMember", history: "pointHistory" }),
	/** Lists the member's inquiries of one tab, with the counts of all tabs (ROUTE-20). */
	listInquiries: forward("inquiries", "list", shownOnScreen),
	writeOnInquiry: forward("inquiries", "addMessage", messageOnScreen),
	markInquiryRead: forward("inquiries", "markRead", shownOnScreen),
	openInquiryForm: recipe(OpenInquiryForm, { inquiries: "inquiries", bookings: "bookings" }),
	/** Returns what was typed into a form but not sent, so that none of it is lost. */
	readTyped: forward("typedTexts", "read"),
	saveTyped: forward("typedTexts", "save"),
	sendInquiry: recipe(SendInquiry, {
		inquiries: "inquiries",
		visits: "visits",
		navigation: "pageNavigation",
	}),
};
