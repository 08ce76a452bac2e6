import { runInAction } from "mobx";
import { describe, expect, it } from "vitest";
import type { BookingDetail } from "#domain/booking/Booking.ts";
import type { RefundQuote } from "#domain/booking/RefundQuote.ts";
import { ok } from "#domain/shared/Result.ts";
import { won } from "#domain/shared/Won.ts";
import { screenApp } from "#tests/support/screenApp.ts";
import { CancelViewModel } from "#ui/screens/book-detail/CancelViewModel.ts";

const booking = { orderPaymentId: 7, product: { orderProductId: 9 } } as unknown as BookingDetail;

const quoteOf = (id: string): RefundQuote => ({
	id,
	expiresAt: 0,
	timeline: [],
	penalty: won(0),
	refundAmount: won(50_000),
	refundAwesomeCash: won(3_000),
	refundWelfarePoints: won(200),
	isCouponRestored: false,
});

describe("the refund of a cancellation", () => {
	it("adds up money, Awesome cash and welfare points [DEC-177]", () => {
		const cancel = new CancelViewModel({
			app: screenApp().app,
			booking: () => booking,
			done: async () => undefined,
			cancelledElsewhere: () => undefined,
		});
		expect(cancel.refundTotal).toBe(0);
		runInAction(() => {
			cancel.quote = quoteOf("q");
		});
		expect(cancel.refundTotal).toBe(53_200);
	});

	it("belongs to the latest choice, whichever answer arrives last [DEC-177]", async () => {
		const { app, memory } = screenApp();
		const answers: ((quote: RefundQuote) => void)[] = [];
		memory.bookings.quoteCancel = () => new Promise((done) => answers.push((quote) => done(ok(quote))));
		const cancel = new CancelViewModel({
			app,
			booking: () => booking,
			done: async () => undefined,
			cancelledElsewhere: () => undefined,
		});
		cancel.open();
		cancel.choose("partial");
		await expect.poll(() => answers.length).toBe(2);
		answers[1]?.(quoteOf("of one room"));
		await expect.poll(() => cancel.quote?.id).toBe("of one room");
		answers[0]?.(quoteOf("of all"));
		await new Promise((done) => setTimeout(done));
		expect([cancel.quote?.id, cancel.status]).toEqual(["of one room", "ready"]);
	});
});
