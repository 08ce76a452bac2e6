import { addPasskey } from "./services/auth/addPasskey.ts";
import { challengePasskey } from "./services/auth/challengePasskey.ts";
import { checkBenefitCode } from "./services/auth/checkBenefitCode.ts";
import { checkUser } from "./services/auth/checkUser.ts";
import { createPasskey } from "./services/auth/createPasskey.ts";
import { endSessions } from "./services/auth/endSessions.ts";
import { exportUser } from "./services/auth/exportUser.ts";
import { listPasskeys } from "./services/auth/listPasskeys.ts";
import { listPointHistory } from "./services/auth/listPointHistory.ts";
import { listSessions } from "./services/auth/listSessions.ts";
import { listSocials } from "./services/auth/listSocials.ts";
import { logInByPasskey } from "./services/auth/logInByPasskey.ts";
import { login } from "./services/auth/login.ts";
import { logout } from "./services/auth/logout.ts";
import { proveMember } from "./services/auth/proveMember.ts";
import { recordLogin } from "./services/auth/recordLogin.ts";
import { refreshSession } from "./services/auth/refreshSession.ts";
import { registerBenefitUser } from "./services/auth/registerBenefitUser.ts";
import { removePasskey } from "./services/auth/removePasskey.ts";
import { removeSocial } from "./services/auth/removeSocial.ts";
import { renamePasskey } from "./services/auth/renamePasskey.ts";
import { resetPassword } from "./services/auth/resetPassword.ts";
import { revokeApple } from "./services/auth/revokeApple.ts";
import { saveInternationalInfo } from "./services/auth/saveInternationalInfo.ts";
import { sendCert } from "./services/auth/sendCert.ts";
import { signUp } from "./services/auth/signUp.ts";
import { unlinkUser } from "./services/auth/unlinkUser.ts";
import { updateUser } from "./services/auth/updateUser.ts";
import { viewPoints } from "./services/auth/viewPoints.ts";
import { viewUser } from "./services/auth/viewUser.ts";
import { addReviewPhoto } from "./services/content/addReviewPhoto.ts";
import { applyAdvanceNotice } from "./services/content/applyAdvanceNotice.ts";
import { cancelBookPart } from "./services/content/cancelBookPart.ts";
import { cancelLms } from "./services/content/cancelLms.ts";
import { cancelNow } from "./services/content/cancelNow.ts";
import { confirmLms } from "./services/content/confirmLms.ts";
import { createBooking } from "./services/content/createBooking.ts";
import { createInquiry } from "./services/content/createInquiry.ts";
import { findAwesomeLocations } from "./services/content/findAwesomeLocations.ts";
import { findProductPins } from "./services/content/findProductPins.ts";
import { findProducts } from "./services/content/findProducts.ts";
import { findThemeProducts } from "./services/content/findThemeProducts.ts";
import { fixVoucherDay } from "./services/content/fixVoucherDay.ts";
import { hideBook } from "./services/content/hideBook.ts";
import { issueCorporationCoupon } from "./services/content/issueCorporationCoupon.ts";
import { issueCoupon } from "./services/content/issueCoupon.ts";
import { issueCouponPack } from "./services/content/issueCouponPack.ts";
import { issueLiveCoupon } from "./services/content/issueLiveCoupon.ts";
import { listAdvanceNotices } from "./services/content/listAdvanceNotices.ts";
import { listBookCoupons } from "./services/content/listBookCoupons.ts";
import { listBooks } from "./services/content/listBooks.ts";
import { listCommonCodes } from "./services/content/listCommonCodes.ts";
import { listCoupons } from "./services/content/listCoupons.ts";
import { listEventSaleDates } from "./services/content/listEventSaleDates.ts";
import { listFaqs } from "./services/content/listFaqs.ts";
import { listFaqTypes } from "./services/content/listFaqTypes.ts";
import { listInquiries } from "./services/content/listInquiries.ts";
import { listMapPlaces } from "./services/content/listMapPlaces.ts";
import { listNotices } from "./services/content/listNotices.ts";
import { listPlacePriceDays } from "./services/content/listPlacePriceDays.ts";
import { listPlaces } from "./services/content/listPlaces.ts";
import { listPois } from "./services/content/listPois.ts";
import { listPopularLocations } from "./services/content/listPopularLocations.ts";
import { listPopularSubLocations } from "./services/content/listPopularSubLocations.ts";
import { listPopularTabs } from "./services/content/listPopularTabs.ts";
import { listPriceDays } from "./services/content/listPriceDays.ts";
import { listRatePlans } from "./services/content/listRatePlans.ts";
import { listStayReviews } from "./services/content/listStayReviews.ts";
import { listThemes } from "./services/content/listThemes.ts";
import { listUserCoupons } from "./services/content/listUserCoupons.ts";
import { listWishes } from "./services/content/listWishes.ts";
import { makeChange } from "./services/content/makeChange.ts";
import { quoteCancel } from "./services/content/quoteCancel.ts";
import { quoteChange } from "./services/content/quoteChange.ts";
import { readInquiry } from "./services/content/readInquiry.ts";
import { recommendMainProducts } from "./services/content/recommendMainProducts.ts";
import { recommendProducts } from "./services/content/recommendProducts.ts";
import { removeReviewPhoto } from "./services/content/removeReviewPhoto.ts";
import { reportReview } from "./services/content/reportReview.ts";
import { searchKeyword } from "./services/content/searchKeyword.ts";
import { toggleWish } from "./services/content/toggleWish.ts";
import { undoCancel } from "./services/content/undoCancel.ts";
import { undoChange } from "./services/content/undoChange.ts";
import { viewAddPayment } from "./services/content/viewAddPayment.ts";
import { viewBook } from "./services/content/viewBook.ts";
import { viewBookByNumber } from "./services/content/viewBookByNumber.ts";
import { viewEventProduct } from "./services/content/viewEventProduct.ts";
import { viewInquiry } from "./services/content/viewInquiry.ts";
import { viewLmsConfirmation } from "./services/content/viewLmsConfirmation.ts";
import { viewMain } from "./services/content/viewMain.ts";
import { viewNotice } from "./services/content/viewNotice.ts";
import { viewOption } from "./services/content/viewOption.ts";
import { viewOrderReview } from "./services/content/viewOrderReview.ts";
import { viewProduct } from "./services/content/viewProduct.ts";
import { viewProductEvent } from "./services/content/viewProductEvent.ts";
import { viewThemeContent } from "./services/content/viewThemeContent.ts";
import { writeOnInquiry } from "./services/content/writeOnInquiry.ts";
import { writeReview } from "./services/content/writeReview.ts";
import type { ServiceHandlers } from "./services/Handler.ts";
import { viewHotelPrices } from "./services/hotels-combined/viewHotelPrices.ts";
import { closeSession } from "./services/internal-auth/closeSession.ts";
import { openSession } from "./services/internal-auth/openSession.ts";
import { viewSession } from "./services/internal-auth/viewSession.ts";
import { sendMessage } from "./services/message/sendMessage.ts";
import { verifyCert } from "./services/message/verifyCert.ts";
import { approvePayment } from "./services/payment/approvePayment.ts";
import { cancelPayment } from "./services/payment/cancelPayment.ts";
import { cancelSubscription } from "./services/payment/cancelSubscription.ts";
import { changeSubscriptionCard } from "./services/payment/changeSubscriptionCard.ts";
import { listSubscriptionHistories } from "./services/payment/listSubscriptionHistories.ts";
import { partCancelPayment } from "./services/payment/partCancelPayment.ts";
import { preparePayment } from "./services/payment/preparePayment.ts";
import { receiveWebhook } from "./services/payment/receiveWebhook.ts";
import { registerBillingKey } from "./services/payment/registerBillingKey.ts";
import { subscribe } from "./services/payment/subscribe.ts";
import { upgradeSubscription } from "./services/payment/upgradeSubscription.ts";
import { viewPayment } from "./services/payment/viewPayment.ts";
import { viewSubscription } from "./services/payment/viewSubscription.ts";
import { withdrawSubscription } from "./services/payment/withdrawSubscription.ts";

/** One handler for every operation, by service. */
export const handlers: ServiceHandlers = {
	auth: {
		challengePasskey,
		createPasskey,
		listPasskeys,
		addPasskey,
		renamePasskey,
		removePasskey,
		logInByPasskey,
		listSocials,
		removeSocial,
		exportUser,
		endSessions,
		listSessions,
		proveMember,
		checkBenefitCode,
		checkUser,
		listPointHistory,
		login,
		logout,
		recordLogin,
		refreshSession,
		registerBenefitUser,
		resetPassword,
		revokeApple,
		saveInternationalInfo,
		sendCert,
		signUp,
		unlinkUser,
		updateUser,
		viewPoints,
		viewUser,
	},
	content: {
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
	},
	"hotels-combined": { viewHotelPrices },
	"internal-auth": { closeSession, openSession, viewSession },
	message: { sendMessage, verifyCert },
	payment: {
		viewSubscription,
		listSubscriptionHistories,
		registerBillingKey,
		subscribe,
		upgradeSubscription,
		cancelSubscription,
		withdrawSubscription,
		changeSubscriptionCard,
		approvePayment,
		cancelPayment,
		partCancelPayment,
		preparePayment,
		receiveWebhook,
		viewPayment,
	},
};
