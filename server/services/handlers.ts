import type { ServiceHandlers } from "#server/http/handlers.ts";
import { checkBenefitCode } from "./auth/checkBenefitCode.ts";
import { checkUser } from "./auth/checkUser.ts";
import { listPointHistory } from "./auth/listPointHistory.ts";
import { login } from "./auth/login.ts";
import { logout } from "./auth/logout.ts";
import { recordLogin } from "./auth/recordLogin.ts";
import { refreshSession } from "./auth/refreshSession.ts";
import { registerBenefitUser } from "./auth/registerBenefitUser.ts";
import { resetPassword } from "./auth/resetPassword.ts";
import { revokeApple } from "./auth/revokeApple.ts";
import { saveInternationalInfo } from "./auth/saveInternationalInfo.ts";
import { sendCert } from "./auth/sendCert.ts";
import { signUp } from "./auth/signUp.ts";
import { unlinkUser } from "./auth/unlinkUser.ts";
import { updateUser } from "./auth/updateUser.ts";
import { viewPoints } from "./auth/viewPoints.ts";
import { viewUser } from "./auth/viewUser.ts";
import { applyAdvanceNotice } from "./content/applyAdvanceNotice.ts";
import { cancelBookPart } from "./content/cancelBookPart.ts";
import { cancelLms } from "./content/cancelLms.ts";
import { cancelNow } from "./content/cancelNow.ts";
import { confirmLms } from "./content/confirmLms.ts";
import { createBooking } from "./content/createBooking.ts";
import { createInquiry } from "./content/createInquiry.ts";
import { findAwesomeLocations } from "./content/findAwesomeLocations.ts";
import { findProducts } from "./content/findProducts.ts";
import { findThemeProducts } from "./content/findThemeProducts.ts";
import { hideBook } from "./content/hideBook.ts";
import { issueCorporationCoupon } from "./content/issueCorporationCoupon.ts";
import { issueCoupon } from "./content/issueCoupon.ts";
import { issueCouponPack } from "./content/issueCouponPack.ts";
import { issueLiveCoupon } from "./content/issueLiveCoupon.ts";
import { listAdvanceNotices } from "./content/listAdvanceNotices.ts";
import { listBookCoupons } from "./content/listBookCoupons.ts";
import { listBooks } from "./content/listBooks.ts";
import { listCommonCodes } from "./content/listCommonCodes.ts";
import { listCoupons } from "./content/listCoupons.ts";
import { listEventSaleDates } from "./content/listEventSaleDates.ts";
import { listFaqs } from "./content/listFaqs.ts";
import { listFaqTypes } from "./content/listFaqTypes.ts";
import { listInquiries } from "./content/listInquiries.ts";
import { listNotices } from "./content/listNotices.ts";
import { listPlaces } from "./content/listPlaces.ts";
import { listPois } from "./content/listPois.ts";
import { listPopularLocations } from "./content/listPopularLocations.ts";
import { listPopularSubLocations } from "./content/listPopularSubLocations.ts";
import { listPopularTabs } from "./content/listPopularTabs.ts";
import { listRatePlans } from "./content/listRatePlans.ts";
import { listStayReviews } from "./content/listStayReviews.ts";
import { listThemes } from "./content/listThemes.ts";
import { listUserCoupons } from "./content/listUserCoupons.ts";
import { listWishes } from "./content/listWishes.ts";
import { quoteCancel } from "./content/quoteCancel.ts";
import { recommendMainProducts } from "./content/recommendMainProducts.ts";
import { recommendProducts } from "./content/recommendProducts.ts";
import { searchKeyword } from "./content/searchKeyword.ts";
import { toggleWish } from "./content/toggleWish.ts";
import { undoCancel } from "./content/undoCancel.ts";
import { viewAddPayment } from "./content/viewAddPayment.ts";
import { viewBook } from "./content/viewBook.ts";
import { viewBookByNumber } from "./content/viewBookByNumber.ts";
import { viewEventProduct } from "./content/viewEventProduct.ts";
import { viewInquiry } from "./content/viewInquiry.ts";
import { viewLmsConfirmation } from "./content/viewLmsConfirmation.ts";
import { viewMain } from "./content/viewMain.ts";
import { viewNotice } from "./content/viewNotice.ts";
import { viewOption } from "./content/viewOption.ts";
import { viewOrderReview } from "./content/viewOrderReview.ts";
import { viewProduct } from "./content/viewProduct.ts";
import { viewProductEvent } from "./content/viewProductEvent.ts";
import { viewThemeContent } from "./content/viewThemeContent.ts";
import { writeReview } from "./content/writeReview.ts";
import { viewHotelPrices } from "./hotels-combined/viewHotelPrices.ts";
import { closeSession } from "./internal-auth/closeSession.ts";
import { openSession } from "./internal-auth/openSession.ts";
import { viewSession } from "./internal-auth/viewSession.ts";
import { sendMessage } from "./message/sendMessage.ts";
import { verifyCert } from "./message/verifyCert.ts";
import { approvePayment } from "./payment/approvePayment.ts";
import { cancelPayment } from "./payment/cancelPayment.ts";
import { cancelSubscription } from "./payment/cancelSubscription.ts";
import { changeSubscriptionCard } from "./payment/changeSubscriptionCard.ts";
import { listSubscriptionHistories } from "./payment/listSubscriptionHistories.ts";
import { partCancelPayment } from "./payment/partCancelPayment.ts";
import { preparePayment } from "./payment/preparePayment.ts";
import { receiveWebhook } from "./payment/receiveWebhook.ts";
import { registerBillingKey } from "./payment/registerBillingKey.ts";
import { subscribe } from "./payment/subscribe.ts";
import { upgradeSubscription } from "./payment/upgradeSubscription.ts";
import { viewPayment } from "./payment/viewPayment.ts";
import { viewSubscription } from "./payment/viewSubscription.ts";
import { withdrawSubscription } from "./payment/withdrawSubscription.ts";

/** One handler for every operation, by service. */
export const handlers: ServiceHandlers = {
	auth: {
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
		viewBook,
		viewBookByNumber,
		findAwesomeLocations,
		findProducts,
		listPois,
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
