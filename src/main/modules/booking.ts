import { ContainerModule } from "inversify";
import { BookStay } from "#application/booking/BookStay.ts";
import { CancelBooking } from "#application/booking/CancelBooking.ts";
import { HideBooking } from "#application/booking/HideBooking.ts";
import { KeepBookingDraft } from "#application/booking/KeepBookingDraft.ts";
import { KeepVoucher } from "#application/booking/KeepVoucher.ts";
import { LeaveForCheckout } from "#application/booking/LeaveForCheckout.ts";
import { ListBookings } from "#application/booking/ListBookings.ts";
import { OpenBookingForm } from "#application/booking/OpenBookingForm.ts";
import { QuoteCancel } from "#application/booking/QuoteCancel.ts";
import { SaveCalendar } from "#application/booking/SaveCalendar.ts";
import { SettleCancel } from "#application/booking/SettleCancel.ts";
import { ViewBooking } from "#application/booking/ViewBooking.ts";
import { LeaveFailedPayment } from "#application/payment/LeaveFailedPayment.ts";
import { PayExtra } from "#application/payment/PayExtra.ts";
import { SettlePayment } from "#application/payment/SettlePayment.ts";
import { ViewExtraPayment } from "#application/payment/ViewExtraPayment.ts";
import { ViewPaidOrder } from "#application/payment/ViewPaidOrder.ts";
import { ViewOrderReview } from "#application/review/ViewOrderReview.ts";
import { WriteReview } from "#application/review/WriteReview.ts";
import { useCases } from "#application/tokens.ts";
import { ports } from "#ports/tokens.ts";
import { key } from "../containers.ts";

export const bookingModule = new ContainerModule(({ bind }) => {
	bind(key(useCases.openBookingForm)).toResolvedValue(
		(bookings, member, drafts) => new OpenBookingForm({ bookings, member, drafts }),
		[key(ports.bookings), key(ports.bookingMember), key(ports.bookingDrafts)],
	);
	bind(key(useCases.keepBookingDraft)).toResolvedValue(
		(drafts) => new KeepBookingDraft({ drafts }),
		[key(ports.bookingDrafts)],
	);
	bind(key(useCases.bookStay)).toResolvedValue(
		(bookings, payments, member, drafts, keys) => new BookStay({ bookings, payments, member, drafts, keys }),
		[
			key(ports.bookings),
			key(ports.payments),
			key(ports.bookingMember),
			key(ports.bookingDrafts),
			key(ports.keys),
		],
	);
	bind(key(useCases.leaveForCheckout)).toResolvedValue(
		(windows) => new LeaveForCheckout({ windows }),
		[key(ports.windows)],
	);
	bind(key(useCases.listBookings)).toResolvedValue(
		(bookings) => new ListBookings({ bookings }),
		[key(ports.bookings)],
	);
	bind(key(useCases.viewBooking)).toResolvedValue(
		(bookings) => new ViewBooking({ bookings }),
		[key(ports.bookings)],
	);
	bind(key(useCases.hideBooking)).toResolvedValue(
		(bookings, vouchers) => new HideBooking({ bookings, vouchers }),
		[key(ports.bookings), key(ports.vouchers)],
	);
	bind(key(useCases.keepVoucher)).toResolvedValue(
		(vouchers) => new KeepVoucher({ vouchers }),
		[key(ports.vouchers)],
	);
	bind(key(useCases.quoteCancel)).toResolvedValue(
		(bookings) => new QuoteCancel({ bookings }),
		[key(ports.bookings)],
	);
	bind(key(useCases.cancelBooking)).toResolvedValue(
		(bookings) => new CancelBooking({ bookings }),
		[key(ports.bookings)],
	);
	bind(key(useCases.settleCancel)).toResolvedValue(
		(bookings, keys) => new SettleCancel({ bookings, keys }),
		[key(ports.bookings), key(ports.keys)],
	);
	bind(key(useCases.saveCalendar)).toResolvedValue(
		(files, clock) => new SaveCalendar({ files, clock }),
		[key(ports.fileSaver), key(ports.clock)],
	);
	bind(key(useCases.settlePayment)).toResolvedValue(
		(payments, drafts) => new SettlePayment({ payments, drafts }),
		[key(ports.payments), key(ports.bookingDrafts)],
	);
	bind(key(useCases.viewPaidOrder)).toResolvedValue(
		(payments, orders, reported, tracker, clock) =>
			new ViewPaidOrder({ payments, orders, reported, tracker, clock }),
		[
			key(ports.payments),
			key(ports.linkedOrders),
			key(ports.reportedOrders),
			key(ports.tracker),
			key(ports.clock),
		],
	);
	bind(key(useCases.leaveFailedPayment)).toResolvedValue(
		(drafts) => new LeaveFailedPayment({ drafts }),
		[key(ports.bookingDrafts)],
	);
	bind(key(useCases.viewExtraPayment)).toResolvedValue(
		(bookings) => new ViewExtraPayment({ bookings }),
		[key(ports.bookings)],
	);
	bind(key(useCases.payExtra)).toResolvedValue(
		(payments, drafts, keys) => new PayExtra({ payments, drafts, keys }),
		[key(ports.payments), key(ports.bookingDrafts), key(ports.keys)],
	);
	bind(key(useCases.viewOrderReview)).toResolvedValue(
		(reviews) => new ViewOrderReview({ reviews }),
		[key(ports.orderReviews)],
	);
	bind(key(useCases.writeReview)).toResolvedValue(
		(reviews) => new WriteReview({ reviews }),
		[key(ports.orderReviews)],
	);
});
