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
import { findAwesomeLocations } from "./findAwesomeLocations.ts";
import { findProductPins } from "./findProductPins.ts";
import { findProducts } from "./findProducts.ts";
import { findThemeProducts } from "./findThemeProducts.ts";
import { fixVoucherDay } from "./fixVoucherDay.ts";
import { hideBook } from "./hideBook.ts";
import { issueCorporationCoupon } from "./issueCorporationCoupon.ts";
import { issueCoupon } from "./issueCoupon.ts";
import { issueCouponPack } from "./issueCouponPack.ts";
import { issueLiveCoupon } from "./issueLiveCoupon.ts";
import { listAdvanceNotices } from "./listAdvanceNotices.ts";
import { listBookCoupons } from "./listBookCoupons.ts";
import { listBooks } from "./listBooks.ts";
import { listCommonCodes } from "./listCommonCodes.ts";
import { listCoupons } from "./listCoupons.ts";
import { listEventSaleDates } from "./listEventSaleDates.ts";
import { listFaqs } from "./listFaqs.ts";
import { listFaqTypes } from "./listFaqTypes.ts";
import { listInquiries } from "./listInquiries.ts";
import { listMapPlaces } from "./listMapPlaces.ts";
import { listNotices } from "./listNotices.ts";
import { listPlacePriceDays } from "./listPlacePriceDays.ts";
import { listPlaces } from "./listPlaces.ts";
import { listPois } from "./listPois.ts";
import { listPopularLocations } from "./listPopularLocations.ts";
import { listPopularSubLocations } from "./listPopularSubLocations.ts";
import { listPopularTabs } from "./listPopularTabs.ts";
import { listPriceDays } from "./listPriceDays.ts";
import { listRatePlans } from "./listRatePlans.ts";
import { listSharedWishes } from "./listSharedWishes.ts";
import { listStayReviews } from "./listStayReviews.ts";
import { listThemes } from "./listThemes.ts";
import { listUserCoupons } from "./listUserCoupons.ts";
import { listWishes } from "./listWishes.ts";
import { makeChange } from "./makeChange.ts";
import { quoteCancel } from "./quoteCancel.ts";
import { quoteChange } from "./quoteChange.ts";
import { readInquiry } from "./readInquiry.ts";
import { recommendMainProducts } from "./recommendMainProducts.ts";
import { recommendProducts } from "./recommendProducts.ts";
import { removeReviewPhoto } from "./removeReviewPhoto.ts";
import { reportReview } from "./reportReview.ts";
import { searchKeyword } from "./searchKeyword.ts";
import { shareWishes } from "./shareWishes.ts";
import { toggleWish } from "./toggleWish.ts";
import { undoCancel } from "./undoCancel.ts";
import { undoChange } from "./undoChange.ts";
import { viewAddPayment } from "./viewAddPayment.ts";
import { viewBook } from "./viewBook.ts";
import { viewBookByNumber } from "./viewBookByNumber.ts";
import { viewEventProduct } from "./viewEventProduct.ts";
import { viewInquiry } from "./viewInquiry.ts";
import { viewLmsConfirmation } from "./viewLmsConfirmation.ts";
import { viewMain } from "./viewMain.ts";
import { viewNotice } from "./viewNotice.ts";
import { viewOption } from "./viewOption.ts";
import { viewOrderReview } from "./viewOrderReview.ts";
import { viewProduct } from "./viewProduct.ts";
import { viewProductEvent } from "./viewProductEvent.ts";
import { viewThemeContent } from "./viewThemeContent.ts";
import { viewWishShare } from "./viewWishShare.ts";
import { writeOnInquiry } from "./writeOnInquiry.ts";
import { writeReview } from "./writeReview.ts";

/** One handler per operation of the service. */
export const contentHandlers: ContentHandlers = {
	viewOrderReview,
	writeReview,
	listInquiries,
	viewInquiry,
	createInquiry,
	addReviewPhoto,
	removeReviewPhoto,
	reportReview,
	readInquiry,
	writeOnInquiry,
	listAdvanceNotices,
	applyAdvanceNotice,
	viewEventProduct,
	listEventSaleDates,
	listThemes,
	findThemeProducts,
	viewThemeContent,
	viewMain,
	listPlaces,
	listNotices,
	viewNotice,
	listFaqTypes,
	listFaqs,
	listCommonCodes,
	listStayReviews,
	listWishes,
	viewWishShare,
	shareWishes,
	endWishShare,
	listSharedWishes,
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
	issueCoupon,
	issueCorporationCoupon,
	issueLiveCoupon,
	issueCouponPack,
	listCoupons,
	listUserCoupons,
	listBooks,
	quoteCancel,
	undoCancel,
	quoteChange,
	makeChange,
	undoChange,
	viewBook,
	viewBookByNumber,
	findAwesomeLocations,
	findProducts,
	findProductPins,
	listMapPlaces,
	listPois,
	listPriceDays,
	listPlacePriceDays,
	listPopularLocations,
	listPopularSubLocations,
	listPopularTabs,
	listRatePlans,
	recommendMainProducts,
	recommendProducts,
	searchKeyword,
	viewOption,
	viewProduct,
	viewProductEvent,
};
