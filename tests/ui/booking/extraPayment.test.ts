import { describe, expect, it } from "vitest";
import { bookingFormCopy } from "#copy/bookingForm.ts";
import { componentsCopy } from "#copy/components.ts";
import type { ExtraPaymentDemand } from "#domain/booking/Booking.ts";
import type { Failure } from "#domain/failure/Failure.ts";
import { ledgerDigest } from "#domain/offer/ledgerDigest.ts";
import { err } from "#domain/shared/Result.ts";
import { won } from "#domain/shared/Won.ts";
import { screenApp } from "#tests/support/screenApp.ts";
import { ExtraPaymentViewModel } from "#ui/screens/extra-payment/ExtraPaymentViewModel.ts";

const path = "/payments/extra/4?orderProductIdx=77";
const demand = { id: 4, orderProductId: 77, state: "asked", amount: won(30_000) } as ExtraPaymentDemand;

async function charge(address = path) {
	const { app, memory } = screenApp({ signedIn: true });
	memory.bookings.demand = demand;
	const viewModel = new ExtraPaymentViewModel(app);
	viewModel.restore({ id: 4, orderProductId: 77, address });
	await viewModel.charge.load();
	return { memory, viewModel };
}

const settled = () => new Promise((done) => setTimeout(done, 5));

describe("an extra charge after the booking", () => {
	it("has the demanded amount as its single line with a matching digest, and no line until it is loaded [PROD-10]", async () => {
		const { app } = screenApp();
		const unknown = new ExtraPaymentViewModel(app);
		unknown.restore({ id: 4, orderProductId: 77, address: path });
		expect([unknown.lines, unknown.demand, unknown.charge.hasFailed]).toEqual([[], null, false]);
		const { viewModel } = await charge();
		expect(viewModel.demand).toEqual(demand);
		expect(viewModel.lines).toMatchObject([{ kind: "extraPayment", amount: 30_000 }]);
		expect(viewModel.lines).toHaveLength(1);
		expect(viewModel.digest).toBe(ledgerDigest(viewModel.lines));
		expect(viewModel.digest).not.toBe(unknown.digest);
	});

	it("is shown as just paid only when returning from the provider", async () => {
		expect((await charge()).viewModel.isJustPaid).toBe(false);
		expect((await charge(`${path}&done=1`)).viewModel.isJustPaid).toBe(true);
	});

	it("requires a payment method, and says so only after an attempt", async () => {
		const { memory, viewModel } = await charge();
		expect(viewModel.methodError).toBeNull();
		expect(await viewModel.pay()).toBe(false);
		expect([viewModel.methodError, memory.payments.prepared]).toEqual([bookingFormCopy.method.error, []]);
		viewModel.choose("card");
		expect(viewModel.methodError).toBeNull();
	});

	it("opens the provider once, however often it is pressed, and can be paid again after returning [DEC-173]", async () => {
		const { memory, viewModel } = await charge();
		viewModel.choose("naverpay");
		expect(await Promise.all([viewModel.pay(), viewModel.pay()])).toEqual([true, true]);
		expect(memory.payments.prepared.map((each) => each.demand)).toEqual([
			{ kind: "addpay", method: "naverpay", target: { extraPaymentId: 4 } },
		]);
		expect(memory.bookingDrafts.attempt()?.address).toBe(path);
		expect([memory.windows.left.length, viewModel.isBusy]).toEqual([1, true]);
		memory.bookings.demand = { ...demand, state: "paid" };
		viewModel.returned();
		expect(viewModel.isBusy).toBe(false);
		await expect.poll(() => viewModel.demand?.state).toBe("paid");
	});

	it("restores the chosen method for the same charge when the page is loaded again unpaid", async () => {
		const { app } = screenApp({ signedIn: true });
		const shown = (id: number) => {
			const viewModel = new ExtraPaymentViewModel(app);
			viewModel.restore({ id, orderProductId: 77, address: path });
			return { viewModel, leave: viewModel.activate() };
		};
		const first = shown(4);
		await settled();
		first.viewModel.choose("kakaopay");
		await settled();
		first.leave();
		const [again, other] = [shown(4), shown(5)];
		await settled();
		expect([again.viewModel.method, other.viewModel.method]).toEqual(["kakaopay", null]);
		// A choice made before the saved one is loaded is kept.
		const quick = shown(4);
		quick.viewModel.choose("card");
		await settled();
		expect(quick.viewModel.method).toBe("card");
		for (const { leave } of [again, other, quick]) leave();
	});

	it("cannot be paid before it is loaded", async () => {
		const { app, memory } = screenApp();
		const viewModel = new ExtraPaymentViewModel(app);
		viewModel.restore({ id: 4, orderProductId: 77, address: path });
		viewModel.choose("card");
		expect(await viewModel.pay()).toBe(true);
		expect(memory.payments.prepared).toEqual([]);
	});

	it("is reloaded and can be pressed again when the provider has nothing to charge", async () => {
		const { memory, viewModel } = await charge();
		memory.payments.checkoutUrl = null;
		memory.bookings.demand = { ...demand, state: "paid" };
		viewModel.choose("card");
		expect(await viewModel.pay()).toBe(true);
		expect([viewModel.isBusy, viewModel.demand?.state, viewModel.refusal, memory.windows.left]).toEqual([
			false,
			"paid",
			null,
			[],
		]);
	});

	it.each([
		[{ kind: "generic", message: "잠시 쉬고 있어요." }, "잠시 쉬고 있어요."],
		[{ kind: "unreachable" }, componentsCopy.notDone],
		[{ kind: "broken" }, null],
	] as readonly (readonly [Failure, string | null])[])(
		"explains why it cannot be paid until the next attempt: %o [DEC-106]",
		async (failure, said) => {
			const { memory, viewModel } = await charge();
			viewModel.choose("card");
			memory.payments.refusal = failure;
			expect(await viewModel.pay()).toBe(true);
			expect([viewModel.refusal, viewModel.isBusy]).toEqual([said, false]);
			void viewModel.pay();
			expect(viewModel.refusal).toBeNull();
			await expect.poll(() => memory.windows.left.length).toBe(1);
		},
	);

	it("stays on the page with its method when the connection is lost", async () => {
		const { memory, viewModel } = await charge();
		viewModel.choose("card");
		memory.payments.refusal = { kind: "unreachable" };
		memory.bookings.viewExtraPayment = async () => err({ kind: "unreachable" });
		await viewModel.pay();
		expect([viewModel.demand?.id, viewModel.method, viewModel.refusal]).toEqual([
			demand.id,
			"card",
			componentsCopy.notDone,
		]);
	});

	it("reports that it could not be loaded", async () => {
		const { app, memory } = screenApp();
		memory.bookings.viewExtraPayment = async () => err({ kind: "unreachable" });
		const viewModel = new ExtraPaymentViewModel(app);
		viewModel.restore({ id: 4, orderProductId: 77, address: path });
		await viewModel.charge.load();
		expect([viewModel.charge.hasFailed, viewModel.charge.isMissing, viewModel.demand]).toEqual([
			true,
			false,
			null,
		]);
	});
});
