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
	exceptShownOnScreen,
	messageOnScreen,
	shownInPopup,
	shownOnScreen,
} from "#application/use-case/failurePolicies.ts";
import { forward, recipe } from "./Recipe.ts";

export const bookingUseCases = {
	openBookingForm: recipe(OpenBookingForm, {
		bookings: "bookings",
		member: "bookingMember",
		drafts: "bookingDrafts",
	}),
	/** Loads the plan that a booking form is for, so that the server can render the form before the member's data is loaded. */
	viewPlan: forward("bookings", "viewPlan", shownOnScreen),
	/** Stores the current form input so that none of it is lost. */
	keepBookingDraft: forward("bookingDrafts", "write"),
	bookStay: recipe(BookStay, {
		bookings: "bookings",
		payments: "payments",
		member: "bookingMember",
		drafts: "bookingDrafts",
		keys: "keys",
	}),
	/** Leaves for the payment provider, which redirects back to /payments/return or /payments/fail. */
	leaveForCheckout: forward("windows", "leave"),
	/** Lists the member's bookings of one tab, with the counts of all three (SCREEN-04). */
	listBookings: forward("bookings", "list", shownOnScreen),
	/** Loads a booking for its owner (SCREEN-03, DEC-166). */
	viewBooking: forward("bookings", "view", shownOnScreen),
	hideBooking: recipe(HideBooking, { bookings: "bookings", vouchers: "vouchers" }),
	/** Saves a booking's details for offline reading (DEC-181). */
	saveVoucher: forward("vouchers", "save"),
	/** Quotes the refund of a cancellation, now and later; a cancellation with this quote refunds exactly that amount (DEC-177). */
	quoteCancel: forward("bookings", "quoteCancel", shownOnScreen),
	cancelBooking: recipe(CancelBooking, { bookings: "bookings" }),
	/** Sets the date of a voucher. If it is sold out, the error is shown next to the date (DEC-192). */
	fixVoucherDay: forward("bookings", "fixDay", exceptShownOnScreen("soldOut")),
	settleCancel: recipe(SettleCancel, { bookings: "bookings", keys: "keys" }),
	/** Quotes the price difference of other dates or guests; a change with this quote costs exactly that amount (DEC-198). */
	quoteChange: forward("bookingChanges", "quote", messageOnScreen),
	/** Changes a booking on the terms of the quote; an additional charge must be paid first (DEC-198). */
	makeChange: forward("bookingChanges", "make", messageOnScreen),
	/** Undoes a change, or abandons one that is awaiting payment (DEC-198). */
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
	leaveFailedPayment: recipe(LeaveFailedPayment, {
		drafts: "bookingDrafts",
		payments: "payments",
		bookings: "bookings",
	}),
	/** Loads an extra charge requested after the booking (PROD-10, DEC-019). */
	viewExtraPayment: forward("bookings", "viewExtraPayment", shownOnScreen),
	payExtra: recipe(PayExtra, { payments: "payments", drafts: "bookingDrafts", keys: "keys" }),
	/** Loads the stay of a booking with its review, if any (SCREEN-13, DEC-026). */
	viewOrderReview: forward("orderReviews", "view", shownOnScreen),
	addReviewPhoto: recipe(AddReviewPhoto, { reviews: "orderReviews", photos: "photoMaker" }),
	removeReviewPhoto: forward("orderReviews", "removePhoto", exceptShownOnScreen("notFound", "tooManyCalls")),
	writeReview: recipe(WriteReview, { reviews: "orderReviews" }),
};
