import { describe, expect, it } from "vitest";
import { bookDetailCopy } from "#copy/bookDetail.ts";
import { componentsCopy } from "#copy/components.ts";
import type { BookingDetail } from "#domain/booking/Booking.ts";
import type { RefundQuote } from "#domain/booking/RefundQuote.ts";
import { type Failure, refused } from "#domain/failure/Failure.ts";
import { err } from "#domain/shared/Result.ts";
import { won } from "#domain/shared/Won.ts";
import { screenApp } from "#tests/support/screenApp.ts";
import { CancelViewModel, maxReason } from "#ui/screens/book-detail/CancelViewModel.ts";

const text = bookDetailCopy.cancel;
const booking = { orderPaymentId: 7, product: { orderProductId: 9 } } as unknown as BookingDetail;

const quoteOf = (id: string): RefundQuote => ({
	id,
	expiresAt: 0,
	timeline: [],
	penalty: won(0),
	refundAmount: won(50_000),
	refundAwesomeCash: won(0),
	refundWelfarePoints: won(0),
	isCouponRestored: false,
});

async function sheet(held: BookingDetail | null = booking) {
	const { app, memory } = screenApp();
	memory.bookings.quote = quoteOf("first");
	let done = 0;
	const cancel = new CancelViewModel({
		app,
		booking: () => held,
		done: async () => {
			done += 1;
		},
		cancelledElsewhere: () => undefined,
	});
	cancel.open();
	await cancel.look();
	return { bookings: memory.bookings, cancel, done: () => done };
}

describe("the cancellation sheet [PROD-11, DEC-177]", () => {
	it("requests the refund quote when it opens and when its scope changes, and reports a failure to load it", async () => {
		const { bookings, cancel } = await sheet();
		expect([cancel.isOpen, cancel.status, cancel.quote?.id, cancel.scope]).toEqual([
			true,
			"ready",
			"first",
			"full",
		]);
		bookings.quoteCancel = async () => err({ kind: "unreachable" });
		cancel.choose("partial");
		expect([cancel.scope, cancel.status]).toEqual(["partial", "quoting"]);
		await expect.poll(() => cancel.status).toBe("failed");
		expect(cancel.quote?.id).toBe("first");
		cancel.close();
		expect(cancel.isOpen).toBe(false);
	});

	it("explains why nothing can be cancelled any more, offers no retry, and reloads the booking", async () => {
		const { bookings, cancel, done } = await sheet();
		bookings.quoteCancel = async () => err(refused("notCancellable"));
		await cancel.look();
		expect([cancel.status, cancel.refusal, done()]).toEqual([
			"refused",
			refused("notCancellable").message,
			1,
		]);
		bookings.quoteCancel = async () => ({ ok: true, value: quoteOf("third") });
		cancel.choose("partial");
		await expect.poll(() => cancel.status).toBe("ready");
		expect(cancel.refusal).toBeNull();
	});

	it.each([
		["notCancellable", "refused"],
		["alreadyProcessed", "ready"],
	] as const)(
		"reloads the booking when cancelling is rejected as %s, and its status is %s afterwards",
		async (kind, status) => {
			const { bookings, cancel, done } = await sheet();
			bookings.cancelRefusal = refused(kind);
			cancel.giveReason("일정이 바뀌었어요");
			await cancel.confirm();
			expect([cancel.isOpen, cancel.status, cancel.refusal, done()]).toEqual([
				true,
				status,
				refused(kind).message,
				1,
			]);
		},
	);

	/** A confirmed booking's sheet, ready to cancel; `becomes` sets what a reload finds. */
	async function confirmed() {
		const { app, memory } = screenApp();
		let held = { ...booking, product: { orderProductId: 9, status: "confirm" } } as BookingDetail;
		let next = held;
		let elsewhere = 0;
		const cancel = new CancelViewModel({
			app,
			booking: () => held,
			done: async () => {
				held = next;
			},
			cancelledElsewhere: () => {
				elsewhere += 1;
			},
		});
		memory.bookings.quote = quoteOf("first");
		cancel.open();
		await cancel.look();
		cancel.giveReason("일정이 바뀌었어요");
		const becomes = (status: BookingDetail["product"]["status"]) => {
			next = { ...held, product: { ...held.product, status } };
		};
		return { bookings: memory.bookings, cancel, becomes, elsewhere: () => elsewhere };
	}

	it("closes after an unanswered call if the reloaded booking is cancelled, and stays open if it is not", async () => {
		const { bookings, cancel, becomes, elsewhere } = await confirmed();
		bookings.cancelRefusal = { kind: "unreachable" };
		await cancel.confirm();
		expect([cancel.isOpen, cancel.status, cancel.refusal]).toEqual([true, "ready", componentsCopy.notDone]);
		becomes("cancel_request");
		bookings.cancelRefusal = { kind: "unreachable" };
		await cancel.confirm();
		expect([cancel.isOpen, elsewhere()]).toEqual([false, 0]);
	});

	it.each(["cancel_request", "cancel_wait", "cancel"] as const)(
		"gives way to a booking that was cancelled elsewhere, and says so: %s",
		async (status) => {
			const { bookings, cancel, becomes, elsewhere } = await confirmed();
			becomes(status);
			bookings.cancelRefusal = refused("notCancellable");
			await cancel.confirm();
			expect([cancel.isOpen, elsewhere()]).toEqual([false, 1]);
		},
	);

	it("gives way when the refund is asked for after the booking was cancelled elsewhere; one that may not be cancelled keeps it open", async () => {
		const { bookings, cancel, becomes, elsewhere } = await confirmed();
		bookings.quoteCancel = async () => err(refused("notCancellable"));
		becomes("add_pay");
		await cancel.look();
		expect([cancel.isOpen, elsewhere()]).toEqual([true, 0]);
		becomes("cancel_request");
		cancel.open();
		await expect.poll(elsewhere).toBe(1);
		expect(cancel.isOpen).toBe(false);
	});

	it("requests and cancels nothing without a booking", async () => {
		const { bookings, cancel } = await sheet(null);
		cancel.giveReason("일정이 바뀌었어요");
		await cancel.confirm();
		expect([cancel.quote, cancel.isTried, bookings.actions]).toEqual([null, false, []]);
	});

	it("reports a missing reason, or a missing text for the reason 'other', after an attempt", async () => {
		const { bookings, cancel } = await sheet();
		expect([cancel.reasonError, cancel.detailError]).toEqual([null, null]);
		await cancel.confirm();
		expect([cancel.reasonError, cancel.detailError]).toEqual([text.reasonRequired, null]);
		cancel.giveReason(text.other);
		cancel.typeDetail("  ");
		expect([cancel.reasonError, cancel.detailError]).toEqual([null, text.detailRequired]);
		await cancel.confirm();
		expect(bookings.actions).toEqual([]);
		cancel.giveReason("일정이 바뀌었어요");
		expect(cancel.detailError).toBeNull();
	});

	it("sends the trimmed text of another reason, cut to the maximum length, and a listed reason unchanged", async () => {
		const other = await sheet();
		other.cancel.giveReason(text.other);
		other.cancel.typeDetail(`  ${"가".repeat(maxReason + 5)}  `);
		await Promise.all([other.cancel.confirm(), other.cancel.confirm()]);
		expect(other.bookings.actions).toEqual([`cancelAll 7 first ${"가".repeat(maxReason)}`]);
		expect([other.cancel.isOpen, other.done()]).toEqual([false, 1]);
		const listed = await sheet();
		listed.cancel.choose("partial");
		await listed.cancel.look();
		listed.cancel.typeDetail("그 밖에");
		listed.cancel.giveReason("일정이 바뀌었어요");
		await listed.cancel.confirm();
		expect(listed.bookings.actions).toEqual(["cancelOne 9 first 일정이 바뀌었어요"]);
	});

	it("replaces an outdated refund by the changed one, and clears the change mark when it is reopened", async () => {
		const { bookings, cancel, done } = await sheet();
		cancel.giveReason("일정이 바뀌었어요");
		bookings.cancelRefusal = { kind: "newQuote", quote: quoteOf("second") };
		await cancel.confirm();
		expect([cancel.isChanged, cancel.quote?.id, cancel.isOpen, cancel.refusal, done()]).toEqual([
			true,
			"second",
			true,
			null,
			0,
		]);
		cancel.open();
		expect([cancel.isChanged, cancel.isTried, cancel.refusal]).toEqual([false, false, null]);
	});

	it.each([
		[{ kind: "generic", message: "잠시 쉬고 있어요." }, "잠시 쉬고 있어요.", 0],
		[{ kind: "unreachable" }, componentsCopy.notDone, 1],
		[{ kind: "broken" }, null, 0],
	] as readonly (readonly [Failure, string | null, number])[])(
		"stays open and explains why nothing was cancelled, until the next attempt: %o [DEC-106]",
		async (failure, said, reads) => {
			const { bookings, cancel, done } = await sheet();
			cancel.giveReason("일정이 바뀌었어요");
			bookings.cancelRefusal = failure;
			await cancel.confirm();
			expect([cancel.refusal, cancel.isOpen, cancel.isBusy, done()]).toEqual([said, true, false, reads]);
			const again = cancel.confirm();
			expect(cancel.refusal).toBeNull();
			await again;
			expect([cancel.isOpen, done()]).toEqual([false, reads + 1]);
		},
	);
});
