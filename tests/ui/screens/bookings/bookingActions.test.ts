import { describe, expect, it, onTestFinished, vi } from "vitest";
import { bookDetailCopy } from "#copy/bookDetail.ts";
import { componentsCopy } from "#copy/components.ts";
import type { BookingDetail, Cancellation } from "#domain/booking/Booking.ts";
import type { RunningChange } from "#domain/booking/ChangeQuote.ts";
import { type Failure, refused } from "#domain/failure/Failure.ts";
import type { OrderProductStatus } from "#domain/order/orderMachine.ts";
import { err, ok } from "#domain/shared/Result.ts";
import { stayDateOf } from "#domain/shared/StayDate.ts";
import { screenApp } from "#tests/support/screenApp.ts";
import { BookDetailViewModel } from "#ui/screens/book-detail/BookDetailViewModel.ts";
import { bookedStay } from "./bookedStay.ts";

type Product = Partial<BookingDetail["product"]>;

async function page(changes: Partial<Omit<BookingDetail, "product">> & { readonly product?: Product } = {}) {
	const { app, memory } = screenApp({ signedIn: true });
	const { product, ...rest } = changes;
	memory.bookings.detail = { ...bookedStay, ...rest, product: { ...bookedStay.product, ...product } };
	const viewModel = new BookDetailViewModel(app);
	viewModel.restore({ orderProductId: 12 });
	await viewModel.load();
	return { app, memory, viewModel };
}

const cancelled = (requestedAt: number) =>
	({
		channelIndex: 1,
		product: { status: "cancel_request" as OrderProductStatus },
		cancellation: { requestedAt } as Cancellation,
	}) as const;

const offline: Failure = { kind: "unreachable" };

describe("the data of a booking page", () => {
	it("is empty before it has loaded", () => {
		const { app } = screenApp();
		const viewModel = new BookDetailViewModel(app);
		const { actions, view, tab, word } = viewModel;
		expect([actions, view, tab, word]).toEqual([null, null, null, null]);
		expect([viewModel.hasVoucher, viewModel.canFixDay, viewModel.undoLeft]).toEqual([false, false, null]);
		expect(viewModel.today).toBe("2026-11-25");
	});

	it("comes from the latest request, however late an earlier answer arrives", async () => {
		const { memory, viewModel } = await page({ product: { status: "confirm" } });
		const before = memory.bookings.detail;
		let answer = (): void => {};
		memory.bookings.view = () => new Promise((resolve) => (answer = () => resolve(ok(before!))));
		const earlier = viewModel.load();
		await expect.poll(() => answer.name).toBe("answer");
		const product = { ...bookedStay.product, status: "cancel_request" } as const;
		memory.bookings.view = async () => ok({ ...bookedStay, product });
		await viewModel.load();
		answer();
		await earlier;
		expect(viewModel.booking?.product.status).toBe("cancel_request");
	});

	it.each([
		["confirm", "pending", true, null],
		["complete", "complete", true, null],
		["cancel", "cancel", false, null],
		["pending", "pending", false, "awaited"],
	] as const)("follows from its status: %s [DEC-083, DEC-181]", async (status, tab, hasVoucher, word) => {
		const { viewModel } = await page({ product: { status } });
		expect([viewModel.tab, viewModel.hasVoucher, viewModel.word]).toEqual([tab, hasVoucher, word]);
		expect(viewModel.view?.label).toBeTruthy();
	});

	it("allows fixing the day only for an own-channel voucher that is waiting for it [DEC-192]", async () => {
		const voucher = {} as BookingDetail["voucher"];
		const waiting = { status: "pending", checkIn: null, validUntil: null } as const;
		const fixable = async (changes: Parameters<typeof page>[0]) => (await page(changes)).viewModel.canFixDay;
		expect(await fixable({ voucher, channelIndex: 1, product: waiting })).toBe(true);
		expect(await fixable({ voucher: null, channelIndex: 1, product: waiting })).toBe(false);
		expect(await fixable({ voucher, channelIndex: 5, product: waiting })).toBe(false);
		expect(await fixable({ voucher, channelIndex: 1, product: { ...waiting, status: "confirm" } })).toBe(
			false,
		);
		expect(await fixable({ voucher, channelIndex: 1, product: { status: "pending" } })).toBe(false);
	});
});

describe("undoing a cancellation, or completing it at once [DEC-177]", () => {
	it("runs once, reloads the booking and reports the outcome", async () => {
		const { memory, viewModel } = await page();
		memory.bookings.detail = { ...bookedStay, orderNumber: "AW2" };
		await Promise.all([viewModel.undoCancel(), viewModel.undoCancel()]);
		expect(memory.bookings.actions).toEqual(["undo 12"]);
		expect([viewModel.toast, viewModel.booking?.orderNumber]).toEqual([
			{ text: bookDetailCopy.undo.undone },
			"AW2",
		]);
		viewModel.dismissToast();
		expect(viewModel.toast).toBeNull();
	});

	it("completes it at once only after a confirm", async () => {
		const { app, memory, viewModel } = await page();
		const no = viewModel.cancelNow();
		expect(app.popups.current?.text).toBe(bookDetailCopy.undo.nowQuestion);
		app.popups.cancel();
		await no;
		expect([memory.bookings.actions, viewModel.toast]).toEqual([[], null]);
		const yes = viewModel.cancelNow();
		app.popups.accept();
		await yes;
		expect(memory.bookings.actions).toEqual(["cancelNow 12"]);
		expect(viewModel.toast).toEqual({ text: bookDetailCopy.undo.cancelled });
	});

	it.each([
		[offline, { text: componentsCopy.notDone, isFailure: true }],
		[refused("generic"), null],
	] as readonly (readonly [Failure, { text: string } | null])[])(
		"reports a lost connection only when no popup does: %o [DEC-106]",
		async (failure, said) => {
			const { app, memory, viewModel } = await page();
			memory.bookings.undoCancel = async () => err(failure);
			await viewModel.undoCancel();
			expect(viewModel.toast).toEqual(said);
			viewModel.dismissToast();
			memory.bookings.hide = async () => err(failure);
			const hiding = viewModel.hide();
			app.popups.accept();
			await hiding;
			expect([viewModel.toast, memory.pageNavigation.visited]).toEqual([said, ["/"]]);
		},
	);

	it("does not ask anything while another action is running", async () => {
		const { app, memory, viewModel } = await page();
		let answer = (): void => undefined;
		memory.bookings.undoCancel = () =>
			new Promise((go) => {
				answer = () => go(ok(null));
			});
		const undoing = viewModel.undoCancel();
		await viewModel.cancelNow();
		await viewModel.hide();
		expect(app.popups.current).toBeNull();
		answer();
		await undoing;
	});
});

describe("hiding a booking [DEC-164]", () => {
	it.each([
		["complete", "complete"],
		["noshow", "complete"],
		["confirm", "complete"],
		["pending", "complete"],
		["cancel", "cancel"],
		["cancel_wait", "cancel"],
	] as const)("leads to the tab it was listed in, once confirmed: %s", async (status, tab) => {
		const checkIn = stayDateOf("2026-11-20");
		const { app, memory, viewModel } = await page({ product: { status, checkIn } });
		const no = viewModel.hide();
		app.popups.cancel();
		await no;
		expect(memory.bookings.actions).toEqual([]);
		const yes = viewModel.hide();
		expect(app.popups.current?.text).toBe(bookDetailCopy.hide.question);
		app.popups.accept();
		await yes;
		expect(memory.bookings.actions).toEqual(["hide 12"]);
		expect(memory.pageNavigation.current()).toBe(`/mypage/books?tab=${tab}`);
	});
});

describe("a pending change of dates [DEC-198]", () => {
	it.each([
		["asked", bookDetailCopy.change.givenUp],
		["made", bookDetailCopy.change.undone],
	] as const)("can be withdrawn, and reports the outcome: %s", async (state, text) => {
		const until = Date.UTC(2026, 10, 25, 2);
		const { memory, viewModel } = await page({ change: { state, until } as RunningChange });
		memory.bookings.detail = { ...bookedStay, change: null };
		await viewModel.undoChange();
		expect([memory.bookingChanges.actions, viewModel.toast, viewModel.dates.running]).toEqual([
			["undo 12"],
			{ text },
			null,
		]);
	});
});

describe("the page's clock", () => {
	function running(changes: Parameters<typeof page>[0]) {
		vi.useFakeTimers();
		onTestFinished(() => void vi.useRealTimers());
		return page(changes).then(({ app, memory, viewModel }) => {
			let now = app.environment.now;
			app.attachClock({ now: () => now });
			let loads = 0;
			const { view } = memory.bookings;
			memory.bookings.view = (id) => {
				loads += 1;
				return view(id);
			};
			const leave = viewModel.activate();
			onTestFinished(leave);
			const pass = async (seconds: number) => {
				for (let second = 0; second < seconds; second++) {
					now += 1000;
					await vi.advanceTimersByTimeAsync(1000);
				}
			};
			return { viewModel, leave, pass, loads: () => loads };
		});
	}

	const start = Date.UTC(2026, 10, 25, 1);

	it("ticks every second with the server's time until the page is left", async () => {
		const { viewModel, leave, pass } = await running({});
		await pass(3);
		expect(viewModel.now).toBe(start + 3000);
		leave();
		await pass(3);
		expect(viewModel.now).toBe(start + 3000);
	});

	it("reloads the booking once when the time to undo a cancellation is over [DEC-177]", async () => {
		const { viewModel, pass, loads } = await running(cancelled(start - 595_000));
		await pass(4);
		expect([viewModel.undoLeft, loads()]).toEqual([1, 1]);
		await pass(6);
		expect([viewModel.undoLeft, loads()]).toEqual([null, 2]);
	});

	it("reloads the booking once when the time for a change is over [DEC-198]", async () => {
		const change = { state: "asked", until: start + 5_000 } as RunningChange;
		const { viewModel, pass, loads } = await running({ change });
		await pass(4);
		expect([viewModel.dates.running?.state, loads()]).toEqual(["asked", 1]);
		await pass(6);
		expect([viewModel.dates.running, loads()]).toEqual([null, 2]);
	});

	it("does not reload when nothing expires", async () => {
		const { pass, loads } = await running({});
		await pass(10);
		expect(loads()).toBe(1);
	});
});
