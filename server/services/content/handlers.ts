import { stayDateOf } from "#domain/shared/StayDate.ts";
import { couponAnswer } from "#server/services/answers/couponAnswer.ts";
import { quoteAnswer } from "#server/services/answers/quoteAnswer.ts";
import { reviewedBookingAnswer } from "#server/services/answers/reviewedBookingAnswer.ts";
import type { ContentHandlers } from "#server/services/Handler.ts";
import { addReviewPhoto } from "./addReviewPhoto.ts";
import { applyAdvanceNotice } from "./applyAdvanceNotice.ts";
import { cancelBookPart } from "./cancelBookPart.ts";
import { cancelLms } from "./cancelLms.ts";
import { cancelNow } from "./cancelNow.ts";
import { confirmLms } from "./confirmLms.ts";
import { createBooking } from "./createBooking.ts";
import { createInquiry } from "./createInquiry.ts";
import { endWishShare } from "./endWishShare.ts";
import { fixVoucherDay } from "./fixVoucherDay.ts";
import { hideBook } from "./hideBook.ts";
import { listBookCoupons } from "./listBookCoupons.ts";
import { listBooks } from "./listBooks.ts";
import { listEventSaleDates } from "./listEventSaleDates.ts";
import { listInquiries } from "./listInquiries.ts";
import { listMapPlaces } from "./listMapPlaces.ts";
import { listPlaces } from "./listPlaces.ts";
import { listStayReviews } from "./listStayReviews.ts";
import { listUserCoupons } from "./listUserCoupons.ts";
import { makeChange } from "./makeChange.ts";
import { quoteChange } from "./quoteChange.ts";
import { readInquiry } from "./readInquiry.ts";
import { recommendProducts } from "./recommendProducts.ts";
import { removeReviewPhoto } from "./removeReviewPhoto.ts";
import { reportReview } from "./reportReview.ts";
import { toggleWish } from "./toggleWish.ts";
import { undoCancel } from "./undoCancel.ts";
import { undoChange } from "./undoChange.ts";
import { viewAddPayment } from "./viewAddPayment.ts";
import { viewBook } from "./viewBook.ts";
import { viewBookByNumber } from "./viewBookByNumber.ts";
import { viewLmsConfirmation } from "./viewLmsConfirmation.ts";
import { viewOption } from "./viewOption.ts";
import { writeReview } from "./writeReview.ts";

/** One handler per operation of the service. */
export const contentHandlers: ContentHandlers = {
	viewOrderReview: async ({ path }, { member, services }) =>
		reviewedBookingAnswer(await services.reviews.ofBooking(member.memberId, path.id)),
	writeReview,
	listInquiries,
	viewInquiry: async ({ path, query }, { member, services }) => ({
		inquiry: await services.inquiries.newest(member.memberId, path.type, query.orderNum),
	}),
	createInquiry,
	addReviewPhoto,
	removeReviewPhoto,
	reportReview,
	readInquiry,
	writeOnInquiry: async ({ path, body }, { member, services }) => ({
		inquiry: await services.inquiries.addMessage(member.memberId, path.idx, body.content),
	}),
	listAdvanceNotices: async (_, { member, services }) => ({
		advanceNotices: await services.advanceNotices.list(member?.memberId ?? null),
	}),
	applyAdvanceNotice,
	viewEventProduct: async ({ path, query }, { member, services }) =>
		services.events.view(path.id, query.secret ?? null, member),
	listEventSaleDates,
	listThemes: async (_, { services }) => ({
		themes: await services.themes.list(),
	}),
	findThemeProducts: async ({ path, body }, { member, services }) =>
		services.themes.products(path.id, body, member),
	viewThemeContent: async ({ path }, { services }) => ({
		content: await services.themes.content(path.id),
	}),
	viewMain: async (_, { services }) => ({
		mainBanners: await services.content.banners(),
	}),
	listPlaces,
	listNotices: async (_, { services }) => ({
		notices: await services.content.notices(),
	}),
	viewNotice: async ({ path }, { services }) => ({
		notice: await services.content.notice(path.idx),
	}),
	listFaqTypes: async (_, { services }) => ({
		faqTypes: await services.content.faqTypes(),
	}),
	listFaqs: async ({ path }, { services }) => ({
		faqs: await services.content.faqs(path.typeId),
	}),
	listCommonCodes: async ({ path }, { services }) => ({
		commonCodes: await services.content.commonCodes(path.code),
	}),
	listStayReviews,
	listWishes: async ({ query }, { member, services }) => ({
		wishs: await services.wishes.list(member, query),
	}),
	viewWishShare: async (_, { member, services }) => ({
		token: await services.wishes.share(member),
	}),
	shareWishes: async (_, { member, services }) => ({
		token: await services.wishes.beginShare(member),
	}),
	endWishShare,
	listSharedWishes: ({ path, query }, { member, services }) =>
		services.wishes.shared(path.token, query, member),
	toggleWish,
	cancelLms,
	confirmLms,
	viewAddPayment,
	viewLmsConfirmation,
	cancelBookPart,
	cancelNow,
	createBooking,
	fixVoucherDay,
	hideBook,
	listBookCoupons,
	issueCoupon: async ({ body }, { member, services }) => ({
		coupon: couponAnswer(await services.coupons.issue(member.memberId, body.couponIdx)),
	}),
	issueCorporationCoupon: async ({ body }, { member, services }) => ({
		coupon: couponAnswer(await services.coupons.issueByCorporateCode(member.memberId, body.code)),
	}),
	issueLiveCoupon: async ({ body }, { member, services }) => ({
		coupon: couponAnswer(await services.coupons.issueOfLive(member.memberId, body.gripIdx)),
	}),
	issueCouponPack: async ({ body }, { member, services }) => ({
		coupons: (await services.coupons.issuePack(member.memberId, body.couponPackCode)).map(couponAnswer),
	}),
	listCoupons: async ({ path }, { member, services }) => ({
		coupons: (await services.coupons.list(member.memberId, path.status)).map(couponAnswer),
	}),
	listUserCoupons,
	listBooks,
	quoteCancel: async ({ path, body }, { member, services }) =>
		quoteAnswer(await services.cancellations.quote(member.memberId, path.id, body.scope)),
	undoCancel,
	quoteChange,
	makeChange,
	undoChange,
	viewBook,
	viewBookByNumber,
	findAwesomeLocations: async ({ path }, { services }) => services.catalog.regionsOf(path.keyword),
	findProducts: async ({ body }, { member, services }) => services.catalog.listProducts(body, member),
	findProductPins: async ({ body }, { member, services }) => services.catalog.listPins(body, member),
	listMapPlaces,
	listPois: async ({ path, body }, { services }) => services.catalog.listPois(path.productIdx, body.radius),
	listPriceDays: async ({ path, body }, { member, services }) =>
		services.catalog.listPriceDays(path.productIdx, body, member),
	listPlacePriceDays: ({ body }, { member, services }) => services.catalog.listPlacePriceDays(body, member),
	listPopularLocations: async ({ path }, { services }) => services.catalog.popularLocations(path.idx),
	listPopularSubLocations: async ({ path }, { services }) =>
		services.catalog.popularSubLocations(path.idx, path.area),
	listPopularTabs: async (_, { services }) => services.catalog.popularTabs(),
	listRatePlans: async ({ path, body }, { member, services }) =>
		services.catalog.listRatePlans(path.productIdx, body, member),
	recommendMainProducts: async ({ body }, { member, services }) =>
		services.catalog.recommendMain(body.searchType, stayDateOf(body.checkInDate), member),
	recommendProducts,
	searchKeyword: async ({ body }, { member, services }) => services.catalog.searchKeyword(body, member),
	viewOption,
	viewProduct: async ({ path, body }, { member, services }) =>
		services.catalog.viewProduct(path.productIdx, body, member),
	viewProductEvent: async ({ path }, { services }) => services.catalog.viewProductEvent(path.productIdx),
};
