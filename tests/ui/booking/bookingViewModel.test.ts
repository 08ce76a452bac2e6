import { describe, expect, it, onTestFinished, vi } from "vitest";
import { refused } from "#domain/failure/Failure.ts";
import { refusals } from "#domain/failure/refusals.ts";
import { ledgerDigest } from "#domain/offer/ledgerDigest.ts";
import { err } from "#domain/shared/Result.ts";
import { stayDateOf } from "#domain/shared/StayDate.ts";
import { noWon, won } from "#domain/shared/Won.ts";
import { CancelViewModel } from "#ui/screens/book-detail/CancelViewModel.ts";
import { BookingViewModel } from "#ui/screens/booking/BookingViewModel.ts";
import { orderOf } from "#ui/screens/booking/orderOf.ts";
import { PaymentReturnViewModel } from "#ui/screens/payment-return/PaymentReturnViewModel.ts";
import { address, baseLines, now, opened, stay } from "./openedForm.ts";

describe("the booking form", () => {
	it("starts with the account's data and no consent given [PROD-09]", async () => {
		const { viewModel } = await opened();
		expect(viewModel.form.texts.name).toBe("김하늘");
		expect(Object.values(viewModel.form.consents)).toEqual([false, false, false]);
		expect(viewModel.method).toBeNull();
	});

	it("shows the server-rendered data, keeps what is typed meanwhile, and books only once member data is loaded [SCREEN-01]", async () => {
		const { memory, viewModel } = await opened(stay);
		expect(viewModel.status).toBe("ready");
		expect(viewModel.price.total).toBe(100_000);
		viewModel.form.type("name", "박바다");
		viewModel.chooseMethod("naverpay");
		expect(await viewModel.submit()).toBe(true);
		expect(viewModel.form.isTried).toBe(false);
		await viewModel.load();
		expect(viewModel.isMemberKnown).toBe(true);
		expect(viewModel.form.texts).toMatchObject({ name: "박바다", phone: "01012345678" });
		expect(viewModel.method).toBe("naverpay");
		expect(memory.bookings.created).toEqual([]);
	});

	it("offers the points usable for this room, without those reserved by an unpaid order elsewhere", async () => {
		const { memory, viewModel } = await opened();
		memory.bookingMember.points = { awesomeCash: won(30_000), welfarePoints: won(20_000) };
		memory.bookingMember.pointsLeft = { awesomeCash: won(10_000), welfarePoints: noWon };
		await viewModel.load();
		expect(viewModel.price.balances).toEqual(memory.bookingMember.pointsLeft);
	});

	it("sends nothing while something is missing, and says what is missing [VAL-01]", async () => {
		const { memory, viewModel } = await opened();
		viewModel.form.type("phone", "02-123");
		expect(await viewModel.submit()).toBe(false);
		expect(viewModel.form.error("phone")).not.toBeNull();
		expect(viewModel.methodError).not.toBeNull();
		expect(memory.bookings.created).toEqual([]);
	});

	it("sends exactly the total it shows, once, and redirects to the provider [DEC-173, DEC-179]", async () => {
		const { memory, viewModel } = await opened();
		viewModel.form.agreeAll(true);
		viewModel.chooseMethod("card");
		await Promise.all([viewModel.submit(), viewModel.submit()]);
		expect(memory.bookings.created.map(({ order }) => order.expectedTotal)).toEqual([viewModel.price.total]);
		expect(memory.windows.left).toHaveLength(1);
	});

	it("becomes busy at once and makes one call, however slow the answer and however often it is pressed [C15] [C16]", async () => {
		const { memory, viewModel } = await opened();
		viewModel.form.agreeAll(true);
		viewModel.chooseMethod("card");
		let asked = 0;
		memory.bookings.create = () => {
			asked += 1;
			return new Promise(() => undefined);
		};
		for (let press = 0; press < 1000; press++) void viewModel.submit();
		expect(viewModel.isBusy).toBe(true);
		await expect.poll(() => asked).toBe(1);
	});

	it("adopts a changed price and names the changed line, keeping what was typed [DEC-179]", async () => {
		const { memory, viewModel } = await opened();
		viewModel.form.agreeAll(true);
		viewModel.form.type("request", "높은 층");
		viewModel.chooseMethod("card");
		const [before] = baseLines;
		const after = { ...baseLines[0]!, amount: won(120_000) };
		memory.bookings.refusal = {
			kind: "newPrice",
			baseLines: [after],
			keyCode: ledgerDigest([after]),
			changed: { before: before ?? null, after },
		};
		await viewModel.submit();
		expect(viewModel.problem).toMatchObject({ kind: "priceChanged", title: refusals.priceChanged.message });
		expect(viewModel.problem?.text).toContain("120,000원");
		expect(viewModel.price.total).toBe(120_000);
		expect(viewModel.form.texts.request).toBe("높은 층");
		await viewModel.submit();
		expect(memory.bookings.created.at(-1)?.order).toMatchObject({
			expectedTotal: 120_000,
			keyCode: ledgerDigest([after]),
		});
	});

	it("shows changed cancellation terms and asks for consent to them again [DEC-099, DEC-165]", async () => {
		const { memory, viewModel } = await opened();
		viewModel.form.agreeAll(true);
		viewModel.form.type("request", "높은 층");
		viewModel.chooseMethod("card");
		const message = "취소 규정이 변경되었습니다. 다시 확인해 주세요.";
		const seen = stay.cancelPolicy?.cancelText ?? [];
		const cancelPolicy = stay.cancelPolicy && { ...stay.cancelPolicy, cancelText: ["취소(환불) 불가"] };
		memory.bookings.stay = { ...stay, cancelPolicy };
		memory.bookings.refusal = { kind: "priceChanged", message };
		await viewModel.submit();
		expect(viewModel.problem).toEqual({ kind: "other", title: message, text: null });
		expect(viewModel.stay?.cancelPolicy).toEqual(cancelPolicy);
		expect(viewModel.form.consents).toEqual({ cancelPolicy: false, thirdParty: true, terms: true });
		viewModel.form.agreeAll(true);
		await viewModel.submit();
		expect(memory.bookings.created.map(({ order }) => [order.cancelText, order.request])).toEqual([
			[seen, "높은 층"],
			[["취소(환불) 불가"], "높은 층"],
		]);
	});

	it.each(["a voucher, whose terms count from the purchase", "no terms"])(
		"sends no cancellation terms for %s [DEC-192]",
		async (what) => {
			const voucher = {
				validDays: 40,
				validUntil: stay.voucher?.validUntil ?? stayDateOf("2026-12-31"),
				weekdaysOnly: false,
			};
			const shown = what === "no terms" ? { ...stay, cancelPolicy: null } : { ...stay, voucher };
			const { viewModel } = await opened(shown);
			await viewModel.load();
			const order = orderOf(
				viewModel.snapshot.choice as never,
				shown,
				"card",
				viewModel.form,
				viewModel.price,
			);
			expect(order.cancelText).toEqual([]);
		},
	);

	it("accepts no consent to terms that could not be shown, and asks for it once they are loaded [DEC-192]", async () => {
		const { memory, viewModel } = await opened();
		viewModel.form.agreeAll(true);
		viewModel.restore({ ...viewModel.snapshot, stay: { ...stay, cancelPolicy: null } });
		expect(viewModel.form.consents.cancelPolicy).toBe(false);
		viewModel.form.agreeAll(true);
		expect(viewModel.form.consents.cancelPolicy).toBe(false);
		expect(viewModel.form.hasAllConsents).toBe(false);
		expect(await viewModel.submit()).toBe(false);
		expect(memory.bookings.created).toEqual([]);
		await viewModel.load();
		expect(viewModel.form.consents.cancelPolicy).toBe(false);
		viewModel.form.agreeAll(true);
		expect(viewModel.form.hasAllConsents).toBe(true);
	});

	it("restores everything after a failed payment [DEC-016]", async () => {
		const { memory, viewModel, app } = await opened();
		viewModel.form.agreeAll(true);
		viewModel.form.type("name", "박바다");
		viewModel.form.type("request", "높은 층");
		viewModel.chooseMethod("naverpay");
		await viewModel.submit();
		const again = new BookingViewModel(app as never);
		again.restore(viewModel.snapshot);
		await again.load();
		expect(again.form.texts).toEqual(viewModel.form.texts);
		expect(again.form.texts).toMatchObject({ name: "박바다", request: "높은 층" });
		expect([again.method, again.price.kept]).toEqual(["naverpay", viewModel.price.kept]);
		expect(memory.bookingDrafts.attempt()?.address).toBe(address);
	});
});

describe("cancelling a booking", () => {
	const quote = (id: string, refundAmount: number) => ({
		id,
		expiresAt: now + 600_000,
		penalty: noWon,
		refundAmount: won(refundAmount),
		refundAwesomeCash: noWon,
		refundWelfarePoints: noWon,
		isCouponRestored: true,
		timeline: [],
	});

	it("shows a changed refund instead of cancelling, then cancels with it [DEC-177]", async () => {
		const { memory, use } = await opened();
		memory.bookings.quote = quote("first-quote-id", 100_000);
		const booking = { orderPaymentId: 7, product: { orderProductId: 9 } };
		let done = 0;
		const cancel = new CancelViewModel({
			app: { use },
			booking: () => booking as never,
			done: async () => {
				done += 1;
			},
			cancelledElsewhere: () => undefined,
		});
		cancel.open();
		await cancel.look();
		await cancel.confirm();
		expect(cancel.reasonError).not.toBeNull();
		cancel.giveReason("일정이 바뀌었어요");
		memory.bookings.cancelRefusal = { kind: "newQuote", quote: quote("second-quote-id", 50_000) };
		await cancel.confirm();
		expect(cancel).toMatchObject({ isChanged: true, refundTotal: 50_000 });
		expect(done).toBe(0);
		await cancel.confirm();
		expect(memory.bookings.actions.at(-1)).toBe("cancelAll 7 second-quote-id 일정이 바뀌었어요");
		expect(done).toBe(1);
	});
});

describe("returning from the provider", () => {
	it("shows an unknown outcome as unknown, never as failed [DEC-173]", async () => {
		const { memory, app } = await opened();
		memory.payments.refusal = { kind: "unreachable" };
		const viewModel = new PaymentReturnViewModel(app as never);
		viewModel.restore({ back: { orderNumber: "AW2611217K3QXZ9B2M4TF", paymentId: 5, token: "tk" } });
		const stop = viewModel.activate();
		await expect.poll(() => viewModel.state).toBe("unknown");
		stop();
		expect(memory.pageNavigation.visited).toEqual(["/"]);
	});

	it("polls until the outcome is known, with growing pauses [DEC-173]", async () => {
		vi.useFakeTimers();
		onTestFinished(() => void vi.useRealTimers());
		const { memory, app } = await opened();
		let calls = 0;
		memory.payments.approve = async () => {
			calls += 1;
			return calls < 100 ? err({ kind: "unreachable" }) : err(refused("payDeclined"));
		};
		const viewModel = new PaymentReturnViewModel(app as never);
		viewModel.restore({ back: { orderNumber: "AW1", paymentId: 5, token: "tk" } });
		const stop = viewModel.activate();
		onTestFinished(stop);
		await vi.advanceTimersByTimeAsync(60_000);
		expect(calls).toBeGreaterThan(10);
		const before = calls;
		await vi.advanceTimersByTimeAsync(60 * 60_000);
		expect(calls - before).toBeLessThan(100);
		await vi.advanceTimersByTimeAsync(60 * 60_000);
		expect(memory.pageNavigation.current()).toBe("/payments/fail?orderNum=AW1&code=payDeclined");
		expect(calls).toBe(100);
	});
});
