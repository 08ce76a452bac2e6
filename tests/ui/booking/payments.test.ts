import { describe, expect, it, onTestFinished, vi } from "vitest";
import type { BookingDetail } from "#domain/booking/Booking.ts";
import { refused } from "#domain/failure/Failure.ts";
import type { PaidOrder } from "#domain/payment/PaymentOutcome.ts";
import { err, ok } from "#domain/shared/Result.ts";
import { won } from "#domain/shared/Won.ts";
import { screenApp } from "#tests/support/screenApp.ts";
import { PaymentCompleteViewModel } from "#ui/screens/payment-complete/PaymentCompleteViewModel.ts";
import { PaymentReturnViewModel } from "#ui/screens/payment-return/PaymentReturnViewModel.ts";

const paid = (changes: object = {}) =>
	({
		outcome: "approved",
		orderNumber: "AW1",
		orderProductId: 12,
		lines: [],
		payment: { status: "complete", method: "card", totalAmount: won(100_000), paidAt: null },
		...changes,
	}) as unknown as PaidOrder;

describe("the receipt of an order [DEC-016, DEC-173]", () => {
	function receipt(first: PaidOrder | null) {
		vi.useFakeTimers();
		onTestFinished(() => void vi.useRealTimers());
		const { app, memory } = screenApp({ signedIn: true });
		memory.bookings.detail = { orderNumber: "AW1" } as BookingDetail;
		memory.payments.paid = first;
		const views: number[] = [];
		const { view } = memory.payments;
		memory.payments.view = (orderNumber) => {
			views.push(Date.now());
			return view(orderNumber);
		};
		const viewModel = new PaymentCompleteViewModel(app);
		viewModel.restore({ orderNumber: "AW1" });
		const leave = viewModel.activate();
		onTestFinished(leave);
		return { memory, viewModel, views, leave };
	}

	it("shows the booking once it is approved, and stops polling", async () => {
		const { viewModel, views } = receipt(paid());
		expect(viewModel.status).toBe("loading");
		await vi.advanceTimersByTimeAsync(60_000);
		expect([viewModel.status, viewModel.booking?.orderNumber, views.length]).toEqual(["ready", "AW1", 1]);
	});

	it("polls every three seconds while the outcome is unknown, and shows the booking when it is there", async () => {
		const { memory, viewModel, views } = receipt(paid({ outcome: "unknown", payment: { status: "wait" } }));
		await vi.advanceTimersByTimeAsync(2999);
		expect([viewModel.status, viewModel.booking, views.length]).toEqual(["ready", null, 1]);
		await vi.advanceTimersByTimeAsync(3001);
		expect(views.length).toBe(3);
		memory.payments.paid = paid();
		await vi.advanceTimersByTimeAsync(30_000);
		expect([viewModel.paid?.outcome, viewModel.booking?.orderNumber, views.length]).toEqual([
			"approved",
			"AW1",
			4,
		]);
	});

	it("keeps polling through a failing connection, still showing the last known state", async () => {
		const { memory, viewModel, views } = receipt(paid({ outcome: "unknown", payment: { status: "wait" } }));
		await vi.advanceTimersByTimeAsync(1);
		memory.payments.paid = null;
		await vi.advanceTimersByTimeAsync(6_000);
		expect([viewModel.status, viewModel.paid?.outcome, views.length]).toEqual(["ready", "unknown", 3]);
	});

	it("does not poll for a failed or missing payment, nor after the page is left", async () => {
		const failed = receipt(paid({ outcome: "unknown", payment: { status: "fail" } }));
		await vi.advanceTimersByTimeAsync(10_000);
		expect([failed.viewModel.status, failed.views.length]).toEqual(["ready", 1]);
		const missing = receipt(null);
		await vi.advanceTimersByTimeAsync(10_000);
		expect([missing.viewModel.status, missing.views.length]).toEqual(["failed", 1]);
		const left = receipt(paid({ outcome: "unknown", payment: { status: "wait" } }));
		await vi.advanceTimersByTimeAsync(1);
		left.leave();
		await vi.advanceTimersByTimeAsync(10_000);
		expect(left.views.length).toBe(1);
	});

	it("is shown without the booking when that cannot be loaded", async () => {
		const { memory, viewModel } = receipt(paid());
		memory.bookings.view = async () => err({ kind: "unreachable" });
		await vi.advanceTimersByTimeAsync(1);
		expect([viewModel.status, viewModel.booking, viewModel.paid?.orderNumber]).toEqual([
			"ready",
			null,
			"AW1",
		]);
	});
});

describe("the return from the provider [DEC-016, DEC-173]", () => {
	const back = { orderNumber: "AW 1", paymentId: 5, token: "tk" };

	function returned(given: typeof back | null = back) {
		vi.useFakeTimers();
		onTestFinished(() => void vi.useRealTimers());
		const { app, memory } = screenApp({ signedIn: true });
		const went: [string, unknown][] = [];
		const navigation = {
			go: async (target: string, options?: unknown) => void went.push([target, options]),
		};
		const viewModel = new PaymentReturnViewModel({ use: app.use, navigation: navigation as never });
		viewModel.restore({ back: given });
		return { memory, went, viewModel };
	}

	const visited = async (stage: ReturnType<typeof returned>) => {
		const leave = stage.viewModel.activate();
		await vi.advanceTimersByTimeAsync(1);
		leave();
		return stage.went;
	};

	it("leads to the receipt, replacing its own history entry", async () => {
		const stage = returned();
		stage.memory.payments.paid = paid();
		expect(await visited(stage)).toEqual([["/payments/complete/AW%201", { replace: true }]]);
	});

	it.each([
		["/payments/extra/4?orderProductIdx=77", "/payments/extra/4?orderProductIdx=77&done=1"],
		["/payments/extra/4", "/payments/extra/4?done=1"],
		["", "/mypage/books?done=1"],
	])("leads back to the extra charge that was paid, marked as done: from '%s'", async (address, target) => {
		const stage = returned();
		stage.memory.bookingDrafts.saveAttempt({ key: "k", fingerprint: "", address, orderNumber: null });
		stage.memory.payments.paid = paid({ lines: [{ kind: "extraPayment", amount: won(1) }] });
		expect(await visited(stage)).toEqual([[target, { replace: true }]]);
	});

	it("leads to the failure page with its reason, or without one when the address has no payment", async () => {
		const declined = returned();
		declined.memory.payments.refusal = refused("payDeclined");
		expect(await visited(declined)).toEqual([
			["/payments/fail?orderNum=AW%201&code=payDeclined", { replace: true }],
		]);
		expect(await visited(returned(null))).toEqual([["/payments/fail", { replace: true }]]);
	});

	it("reveals nothing about a payment started by another account", async () => {
		const stage = returned();
		stage.memory.payments.refusal = refused("notFound");
		expect(await visited(stage)).toEqual([]);
		expect(stage.viewModel.state).toBe("foreign");
	});

	it("stays put without a session: login leads back to it", async () => {
		const stage = returned();
		stage.memory.payments.refusal = { kind: "signedOut", reason: "expired" };
		expect(await visited(stage)).toEqual([]);
		expect(stage.viewModel.state).toBe("settling");
	});

	it("neither redirects nor polls once it is left", async () => {
		const stage = returned();
		stage.memory.payments.paid = paid();
		stage.viewModel.activate()();
		await vi.advanceTimersByTimeAsync(1);
		expect(stage.went).toEqual([]);
		const unknown = returned();
		let asked = 0;
		unknown.memory.payments.approve = async () => {
			asked += 1;
			return asked > 1 ? ok(paid()) : err({ kind: "unreachable" });
		};
		const leave = unknown.viewModel.activate();
		await vi.advanceTimersByTimeAsync(1);
		expect([asked, unknown.viewModel.state]).toEqual([1, "unknown"]);
		leave();
		await vi.advanceTimersByTimeAsync(60_000);
		expect([asked, unknown.went]).toEqual([1, []]);
	});

	it("polls after three seconds, then with pauses growing by a tenth up to one minute", async () => {
		const stage = returned();
		const looks: number[] = [];
		stage.memory.payments.approve = async () => {
			looks.push(Date.now());
			return err({ kind: "unreachable" });
		};
		const leave = stage.viewModel.activate();
		await vi.advanceTimersByTimeAsync(3_600_000);
		leave();
		const pauses = looks.slice(1).map((look, index) => look - looks[index]!);
		expect(pauses.slice(0, 3)).toEqual([3000, 3300, 3630]);
		expect(pauses.every((pause, index) => index === 0 || pause >= pauses[index - 1]!)).toBe(true);
		expect(pauses.at(-1)).toBe(60_000);
	});
});
