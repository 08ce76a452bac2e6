import { BookStay } from "#application/booking/BookStay.ts";
import { CancelBooking } from "#application/booking/CancelBooking.ts";
import { HideBooking } from "#application/booking/HideBooking.ts";
import { OpenBookingForm } from "#application/booking/OpenBookingForm.ts";
import { SaveCalendar } from "#application/booking/SaveCalendar.ts";
import { SettleCancel } from "#application/booking/SettleCancel.ts";
import { LeaveFailedPayment } from "#application/payment/LeaveFailedPayment.ts";
import { PayExtra } from "#application/payment/PayExtra.ts";
import { SettlePayment } from "#application/payment/SettlePayment.ts";
import { ViewPaidOrder } from "#application/payment/ViewPaidOrder.ts";
import { AddReviewPhoto } from "#application/review/AddReviewPhoto.ts";
import { WriteReview } from "#application/review/WriteReview.ts";
import {
	besides,
	shownInPopup,
	shownOnScreen,
	wordsOnScreen,
} from "#application/use-case/failurePolicies.ts";
import { forward, recipe } from "./Recipe.ts";

export const bookingUseCases = {
	openBookingForm: recipe(OpenBookingForm, {
		bookings: "bookings",
		member: "bookingMember",
		drafts: "bookingDrafts",
	}),
	/** The plan a booking form is about: what the server can draw of the form before the member's own things are asked for. */
	viewPlan: forward("bookings", "viewPlan", shownOnScreen),
	/** Remembers the form as it stands, so that nothing typed is lost. */
	keepBookingDraft: forward("bookingDrafts", "write"),
	bookStay: recipe(BookStay, {
		bookings: "bookings",
		payments: "payments",
		member: "bookingMember",
		drafts: "bookingDrafts",
		keys: "keys",
	}),
	/** Hands the window over to the payment provider; the provider leads back to /payments/return or /payments/fail. */
	leaveForCheckout: forward("windows", "leave"),
	/** The member's bookings of a tab, with the counts of all three (SCREEN-04). */
	listBookings: forward("bookings", "list", shownOnScreen),
	/** A booking as its owner sees it (SCREEN-03, DEC-166). */
	viewBooking: forward("bookings", "view", shownOnScreen),
	hideBooking: recipe(HideBooking, { bookings: "bookings", vouchers: "vouchers" }),
	/** Keeps what a booking's page shows, for reading it without a network (DEC-181). */
	keepVoucher: forward("vouchers", "keep"),
	/** What a cancel gives back now and later; the cancel that follows gives back exactly this (DEC-177). */
	quoteCancel: forward("bookings", "quoteCancel", shownOnScreen),
	cancelBooking: recipe(CancelBooking, { bookings: "bookings" }),
	/** Fixes the day of a voucher; that no room is left is shown beside the day (DEC-192). */
	fixVoucherDay: forward("bookings", "fixDay", besides("soldOut")),
	settleCancel: recipe(SettleCancel, { bookings: "bookings", keys: "keys" }),
	/** What other dates or guests cost beside what was paid; the change that follows costs exactly this (DEC-198). */
	quoteChange: forward("bookingChanges", "quote", wordsOnScreen),
	/** Changes a booking as it was promised; what has to be paid for it is asked for first (DEC-198). */
	makeChange: forward("bookingChanges", "make", wordsOnScreen),
	/** Takes a change back, or gives up one that waits for its payment (DEC-198). */
	undoChange: forward("bookingChanges", "undo", shownInPopup),
	saveCalendar: recipe(SaveCalendar, { files: "fileSaver", clock: "clock" }),
	settlePayment: recipe(SettlePayment, { payments: "payments", drafts: "bookingDrafts" }),
	viewPaidOrder: recipe(ViewPaidOrder, {
		payments: "payments",
		orders: "linkedOrders",
		reported: "reportedOrders",
		tracker: "tracker",
		clock: "clock",
	}),
	leaveFailedPayment: recipe(LeaveFailedPayment, { drafts: "bookingDrafts", payments: "payments" }),
	/** A charge demanded after the booking (PROD-10, DEC-019). */
	viewExtraPayment: forward("bookings", "viewExtraPayment", shownOnScreen),
	payExtra: recipe(PayExtra, { payments: "payments", drafts: "bookingDrafts", keys: "keys" }),
	/** The stay of a booking and its review (SCREEN-13, DEC-026). */
	viewOrderReview: forward("orderReviews", "view", shownOnScreen),
	addReviewPhoto: recipe(AddReviewPhoto, { reviews: "orderReviews", photos: "photoMaker" }),
	removeReviewPhoto: forward("orderReviews", "removePhoto", besides("notFound", "tooManyCalls")),
	writeReview: recipe(WriteReview, { reviews: "orderReviews" }),
};
