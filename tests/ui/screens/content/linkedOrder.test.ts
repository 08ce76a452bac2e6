import { describe, expect, it } from "vitest";
import { componentsCopy } from "#copy/components.ts";
import { linkedOrderCopy } from "#copy/linkedOrder.ts";
import type { LinkedOrder } from "#domain/booking/Booking.ts";
import { type Failure, refused } from "#domain/failure/Failure.ts";
import { refusals } from "#domain/failure/refusals.ts";
import { err, ok } from "#domain/shared/Result.ts";
import { exampleLinkedBooking, orderNumber, pendingOrder } from "#tests/support/contentFixtures.ts";
import { screenApp } from "#tests/support/screenApp.ts";
import { LmsViewModel } from "#ui/screens/lms/LmsViewModel.ts";

const offline: Failure = { kind: "unreachable" };

async function linked(changes: Partial<LinkedOrder> = {}) {
	const { app, memory } = screenApp();
	const { linkedOrders } = memory;
	linkedOrders.order = { ...pendingOrder, ...changes };
	linkedOrders.booking = await exampleLinkedBooking();
	const acts: string[] = [];
	const [confirm, cancel] = [linkedOrders.confirm, linkedOrders.cancel];
	linkedOrders.confirm = (...asked) => {
		acts.push("confirm");
		return confirm(...asked);
	};
	linkedOrders.cancel = () => {
		acts.push("cancel");
		return cancel();
	};
	const viewModel = new LmsViewModel(app);
	viewModel.restore({ orderNumber });
	return { app, memory, viewModel, acts };
}

describe("an LMS order [ROUTE-22, DEC-085]", () => {
	it("offers and says nothing before it has loaded", async () => {
		const { viewModel } = await linked();
		const { view, canSelect, statusView, closedText } = viewModel;
		expect([view, canSelect, statusView, closedText]).toEqual([null, false, null, null]);
	});

	it.each<[Partial<LinkedOrder>, string | null]>([
		[{}, null],
		[{ status: "cancel_request" }, linkedOrderCopy.closed.cancel],
		[{ status: "cancel", confirmationNumber: "HT-1" }, linkedOrderCopy.closed.cancel],
		[{ status: "confirm", confirmationNumber: "HT-1" }, linkedOrderCopy.closed.confirm],
		[{ status: "complete" }, linkedOrderCopy.closed.other],
		[{ isSelectable: false }, linkedOrderCopy.closed.other],
	])("explains why no action is possible: %o [DOM-STATUS-19]", async (changes, text) => {
		const { viewModel } = await linked(changes);
		await viewModel.loaded.load();
		expect([viewModel.closedText, viewModel.canSelect]).toEqual([text, text === null]);
	});

	it("keeps its content and selection when it is reloaded or the reload fails", async () => {
		const { viewModel, memory } = await linked();
		await viewModel.loaded.load();
		viewModel.select(true);
		await viewModel.loaded.load();
		expect(viewModel.isSelected).toBe(true);
		memory.linkedOrders.view = async () => err(offline);
		await viewModel.loaded.load();
		expect([viewModel.view?.order.status, viewModel.isSelected]).toEqual(["pending", true]);
		const late = await linked();
		late.memory.linkedOrders.view = async () => err(offline);
		await late.viewModel.loaded.load();
		expect([late.viewModel.view, late.viewModel.loaded.hasFailed]).toEqual([null, true]);
	});

	it("registers once for two presses, and says so until that is dismissed", async () => {
		const { viewModel, acts } = await linked();
		await viewModel.loaded.load();
		viewModel.select(true);
		viewModel.type("HT-1");
		const registering = Promise.all([viewModel.register(), viewModel.register()]);
		expect(viewModel.busy).toBe("confirm");
		expect(await registering).toEqual([true, true]);
		expect([acts, viewModel.busy]).toEqual([["confirm"], null]);
		expect(viewModel.toast).toEqual({ text: linkedOrderCopy.labels.registered });
		viewModel.dismissToast();
		expect(viewModel.toast).toBeNull();
	});

	it("says why it could not act while the order can still be changed, and otherwise what became of it [DEC-152]", async () => {
		const { viewModel, memory } = await linked();
		await viewModel.loaded.load();
		viewModel.select(true);
		viewModel.type("HT-1");
		memory.linkedOrders.refusal = refused("notCancellable");
		await viewModel.register();
		expect([viewModel.refusal, viewModel.toast]).toEqual([refusals.notCancellable.message, null]);
		memory.linkedOrders.order = { ...pendingOrder, status: "cancel_request" };
		await viewModel.register();
		expect([viewModel.refusal, viewModel.toast?.text]).toEqual([null, linkedOrderCopy.closed.cancel]);
		expect([viewModel.canSelect, viewModel.isSelected]).toEqual([false, false]);
	});

	it("cancels once, not while it is registering, and clears the previous refusal", async () => {
		const { app, viewModel, memory, acts } = await linked();
		await viewModel.loaded.load();
		viewModel.select(true);
		memory.linkedOrders.refusal = offline;
		viewModel.type("HT-1");
		const registering = viewModel.register();
		await viewModel.cancel();
		expect(app.popups.current).toBeNull();
		await registering;
		expect(viewModel.refusal).toBe(componentsCopy.notSent);
		let answer = () => {};
		const arrived = new Promise<void>((go) => {
			answer = go;
		});
		memory.linkedOrders.cancel = async () => {
			acts.push("cancel");
			await arrived;
			return ok(null);
		};
		const cancelling = viewModel.cancel();
		app.popups.accept();
		await expect.poll(() => viewModel.busy).toBe("cancel");
		expect(viewModel.refusal).toBeNull();
		await viewModel.cancel();
		answer();
		await cancelling;
		expect([acts, viewModel.busy]).toEqual([["confirm", "cancel"], null]);
	});
});
