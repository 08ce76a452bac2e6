import { describe, expect, it, onTestFinished, vi } from "vitest";
import { type Failure, refused } from "#domain/failure/Failure.ts";
import { BookingViewModel } from "#ui/screens/booking/BookingViewModel.ts";
import { opened, snapshot } from "./openedForm.ts";

describe("the lifecycle of the form", () => {
	it("loads and saves nothing when the address names no rate plan", async () => {
		vi.useFakeTimers();
		onTestFinished(() => void vi.useRealTimers());
		const { memory, app } = await opened();
		let asked = 0;
		memory.bookings.viewPlan = async () => {
			asked += 1;
			return { ok: false, error: { kind: "unreachable" } };
		};
		const viewModel = new BookingViewModel(app as never);
		viewModel.restore({ ...snapshot, choice: null });
		const leave = viewModel.activate();
		await viewModel.load();
		viewModel.form.type("request", "높은 층");
		await vi.advanceTimersByTimeAsync(1000);
		expect([asked, viewModel.order(), memory.bookingDrafts.drafts.size]).toEqual([0, null, 0]);
		leave();
	});

	it.each([
		[refused("soldOut"), "soldOut"],
		[{ kind: "unreachable" }, "failed"],
	] as readonly (readonly [Failure, string])[])(
		"explains why there is no rate plan to book: %o",
		async (failure, status) => {
			const { memory, app } = await opened();
			memory.bookings.viewPlan = async () => ({ ok: false, error: failure });
			const viewModel = new BookingViewModel(app as never);
			viewModel.restore(snapshot);
			const loading = viewModel.load();
			expect(viewModel.status).toBe("loading");
			await loading;
			expect([viewModel.status, viewModel.isMemberKnown, viewModel.refunds]).toEqual([status, false, []]);
		},
	);

	it("saves what is typed after a pause while the form is open, and loads the plan only once [DEC-016]", async () => {
		vi.useFakeTimers();
		onTestFinished(() => void vi.useRealTimers());
		const { memory, viewModel, app } = await opened();
		let asked = 0;
		const { viewPlan } = memory.bookings;
		memory.bookings.viewPlan = (choice) => {
			asked += 1;
			return viewPlan(choice);
		};
		const leave = viewModel.activate();
		expect(asked).toBe(0);
		viewModel.form.type("request", "높은");
		await vi.advanceTimersByTimeAsync(200);
		viewModel.form.type("request", "높은 층");
		expect(memory.bookingDrafts.drafts.size).toBe(0);
		await vi.advanceTimersByTimeAsync(300);
		expect(memory.bookingDrafts.read(snapshot.address)).toEqual(viewModel.draft());
		leave();
		viewModel.form.type("request", "낮은 층");
		await vi.advanceTimersByTimeAsync(1000);
		expect(memory.bookingDrafts.read(snapshot.address)?.request).toBe("높은 층");
		const again = new BookingViewModel(app as never);
		again.restore(snapshot);
		again.activate();
		expect(asked).toBe(1);
		await vi.advanceTimersByTimeAsync(0);
	});

	it("can be submitted again, with the same key, after returning from the provider [DEC-016]", async () => {
		const { viewModel, memory } = await opened();
		viewModel.form.agreeAll(true);
		viewModel.chooseMethod("card");
		await viewModel.submit();
		expect(viewModel.isBusy).toBe(true);
		viewModel.returned();
		expect(viewModel.isBusy).toBe(false);
		await viewModel.submit();
		const [first, second] = memory.bookings.created.map(({ key }) => key);
		expect([memory.bookings.created.length, second]).toEqual([2, first]);
	});

	it("restores a saved payment method unless the rate plan no longer accepts it", async () => {
		const { memory, viewModel } = await opened();
		memory.bookingDrafts.write(snapshot.address, { ...viewModel.draft(), method: "kakaopay" });
		await viewModel.load();
		expect(viewModel.method).toBeNull();
		memory.bookingDrafts.write(snapshot.address, { ...viewModel.draft(), method: "naverpay" });
		await viewModel.load();
		expect(viewModel.method).toBe("naverpay");
	});
});
