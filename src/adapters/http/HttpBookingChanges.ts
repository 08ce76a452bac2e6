import type { components } from "#contracts/content.d.ts";
import type { ChangeSide, ChangeWish } from "#domain/booking/ChangeQuote.ts";
import { stayDateOf } from "#domain/shared/StayDate.ts";
import { won } from "#domain/shared/Won.ts";
import type { BookingChanges } from "#ports/BookingChanges.ts";
import type { CallOptions } from "#ports/CallOptions.ts";
import { HttpPort } from "./HttpPort.ts";
import { runningChange } from "./wireBookings.ts";
import { priceLines } from "./wireLedger.ts";
import { cancelPolicy } from "./wireStays.ts";
import { withSignal } from "./withSignal.ts";

const side = (wire: components["schemas"]["ChangeSide"]): ChangeSide => ({
	checkInDate: stayDateOf(wire.checkinDate),
	checkOutDate: stayDateOf(wire.checkoutDate),
	adults: wire.adtCnt,
	childAges: wire.chdAges,
	total: won(wire.totalAmount),
});

/** The three API calls for changing a booking's dates or guests. */
export class HttpBookingChanges extends HttpPort implements BookingChanges {
	quote(
		orderProductId: number,
		{ checkInDate, checkOutDate, adults, childAges }: ChangeWish,
		options: CallOptions = {},
	) {
		return this.calls.send(
			() =>
				this.calls.content.POST("/v1/books/{id}/change-quote", {
					params: { path: { id: orderProductId } },
					body: { checkInDate, checkOutDate, adtCnt: adults, chdAges: [...childAges] },
					...withSignal(options),
				}),
			(quote) => ({
				id: quote.changeId,
				before: side(quote.before),
				after: side(quote.after),
				toPay: won(quote.payAmount),
				refundAmount: won(quote.refundAmount),
				refundAwesomeCash: won(quote.refundPointAmount),
				refundWelfarePoints: won(quote.refundUserPointAmount),
				lines: priceLines(quote.ledger.lines),
				cancelPolicy: cancelPolicy(quote.cancelPolicy),
			}),
		);
	}

	make(orderProductId: number, changeId: string) {
		return this.calls.send(
			() =>
				this.calls.content.POST("/v1/books/{id}/change", {
					params: { path: { id: orderProductId } },
					body: { changeId },
				}),
			runningChange,
		);
	}

	undo(orderProductId: number) {
		return this.calls.send(
			() =>
				this.calls.content.POST("/v1/books/{id}/change-undo", {
					params: { path: { id: orderProductId } },
				}),
			() => null,
		);
	}
}
