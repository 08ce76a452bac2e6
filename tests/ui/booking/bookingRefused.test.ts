import { describe, expect, it } from "vitest";
import { bookingFormCopy } from "#copy/bookingForm.ts";
import { messagesCopy } from "#copy/messages.ts";
import { refused } from "#domain/failure/Failure.ts";
import { ledgerDigest } from "#domain/offer/ledgerDigest.ts";
import { won } from "#domain/shared/Won.ts";
import type { BookingFailure } from "#ports/Bookings.ts";
import { couponOf } from "#tests/support/membershipFixtures.ts";
import { BookingViewModel } from "#ui/screens/booking/BookingViewModel.ts";
import { problemOf, refusedDiscount } from "#ui/screens/booking/bookingProblem.ts";
import { baseLines, opened, snapshot, stay } from "./openedForm.ts";

const { problem } = bookingFormCopy;
const { msg } = messagesCopy;

const newPrice: BookingFailure = {
	kind: "newPrice",
	baseLines,
	keyCode: ledgerDigest(baseLines),
	changed: null,
};

describe("a rejected booking", () => {
	it.each([
		[newPrice, "priceChanged", msg.priceChanged, problem.priceNow("70,000원")],
		[refused("soldOut"), "soldOut", msg.soldOut, problem.soldOutNote],
		[refused("couponUnusable"), "coupon", msg.couponUnusable, problem.checkTotal],
		[refused("couponHeld"), "coupon", msg.couponUnusable, problem.checkTotal],
		[refused("pointShort"), "points", msg.pointShort, `${problem.pointsRead} ${problem.checkTotal}`],
		[{ kind: "unreachable" }, "other", problem.network, null],
		[{ kind: "broken" }, "other", problem.network, null],
		[{ kind: "generic", message: "잠시 쉬고 있어요." }, "other", "잠시 쉬고 있어요.", null],
		[{ kind: "generic", message: null }, "other", problem.other, null],
		[{ kind: "cancelled" }, "other", problem.other, null],
	] as readonly (readonly [BookingFailure, string, string, string | null])[])(
		"is explained in its own words: %o [PROD-09, DEC-165]",
		(failure, kind, title, text) => {
			expect(problemOf(failure, won(70_000))).toEqual({ kind, title, text });
		},
	);

	it("takes coupons or points for outdated only when they were the reason", () => {
		const kinds = ["couponUnusable", "couponHeld", "pointShort", "soldOut", "priceChanged"] as const;
		expect(kinds.map((kind) => refusedDiscount(refused(kind)))).toEqual([
			...["coupons", "coupons", "points"],
			...[null, null],
		]);
	});

	it("for too few points keeps the coupons, and for a refused coupon keeps the others and the points, naming it [DEC-088, DEC-089]", async () => {
		const { memory, viewModel } = await opened();
		const combined = [1, 2, 3].map((heldId) =>
			couponOf(heldId, { canOverlap: true, name: `쿠폰 ${heldId}` }),
		);
		memory.bookingMember.held = combined;
		memory.bookingMember.points = { awesomeCash: won(30_000), welfarePoints: won(0) };
		await viewModel.load();
		const { price } = viewModel;
		price.spendAll("awesomeCash");
		viewModel.form.agreeAll(true);
		viewModel.chooseMethod("card");
		memory.bookingMember.points = { awesomeCash: won(20_000), welfarePoints: won(0) };
		memory.bookings.refusal = refused("pointShort");
		await viewModel.submit();
		expect([price.chosenIds.toSorted(), price.points.awesomeCash]).toEqual([[1, 2, 3], 20_000]);
		expect(viewModel.problem?.text).toBe(`${problem.pointsRead} ${problem.checkTotal}`);
		memory.bookingMember.held = combined.slice(1);
		memory.bookings.refusal = refused("couponUnusable");
		await viewModel.submit();
		expect([price.chosenIds.toSorted(), price.points.awesomeCash]).toEqual([[2, 3], 20_000]);
		expect(viewModel.problem?.text).toBe(`${problem.couponsDropped("쿠폰 1")} ${problem.checkTotal}`);
		expect(price.droppedNames).toBe("쿠폰 1");
		memory.bookings.refusal = refused("couponUnusable");
		await viewModel.submit();
		expect([price.chosenIds, price.droppedCoupons.length, price.points.awesomeCash]).toEqual([[], 2, 20_000]);
	});

	it("keeps the form with the remaining coupons and points, ready to be submitted again [DEC-088, DEC-089]", async () => {
		const { memory, viewModel } = await opened();
		memory.bookingMember.held = [couponOf(1), couponOf(2)];
		memory.bookingMember.points = { awesomeCash: won(30_000), welfarePoints: won(0) };
		await viewModel.load();
		viewModel.price.spendAll("awesomeCash");
		viewModel.form.agreeAll(true);
		viewModel.chooseMethod("card");
		const before = viewModel.price.chosenIds;
		expect(before).toHaveLength(1);
		memory.bookingMember.held = [couponOf(2)];
		memory.bookingMember.points = { awesomeCash: won(1_000), welfarePoints: won(0) };
		memory.bookings.refusal = refused("couponHeld");
		expect(await viewModel.submit()).toBe(true);
		expect(viewModel.problem?.kind).toBe("coupon");
		expect([viewModel.isBusy, viewModel.price.chosenIds, viewModel.price.points.awesomeCash]).toEqual([
			false,
			[],
			1_000,
		]);
		expect(viewModel.problem?.text).toBe(
			`${problem.couponsDropped(viewModel.price.droppedNames)} ${problem.pointsFewer} ${problem.checkTotal}`,
		);
		expect(viewModel.price.coupons.map(({ heldId }) => heldId)).toEqual([2]);
		expect(viewModel.price.droppedCoupons.map(({ heldId }) => heldId)).toEqual(before);
		expect(viewModel.price.digest).toBe(ledgerDigest(viewModel.price.lines));
		await viewModel.submit();
		expect(viewModel.problem).toBeNull();
		expect(memory.bookings.created).toHaveLength(2);
	});

	it.each([
		["pointShort", { areCouponsMissing: false, chosenIds: [1], points: { awesomeCash: 0 } }],
		["couponUnusable", { areCouponsMissing: true, chosenIds: [], points: { awesomeCash: 30_000 } }],
	] as const)("after %s withholds only what was refused when nothing can be reloaded", async (kind, kept) => {
		const { memory, viewModel } = await opened();
		memory.bookingMember.held = [couponOf(1)];
		memory.bookingMember.points = { awesomeCash: won(30_000), welfarePoints: won(0) };
		await viewModel.load();
		viewModel.price.spendAll("awesomeCash");
		viewModel.form.agreeAll(true);
		viewModel.chooseMethod("card");
		memory.bookings.refusal = refused(kind);
		const missing = async () => ({ ok: false, error: { kind: "unreachable" } }) as const;
		Object.assign(memory.bookingMember, { balances: missing, coupons: missing });
		await viewModel.submit();
		expect(viewModel.price).toMatchObject(kept);
		await viewModel.submit();
		expect(viewModel.problem).toBeNull();
		expect(memory.bookings.created.at(-1)?.order.expectedTotal).toBe(viewModel.price.total);
	});
});

describe("a form whose account cannot be loaded", () => {
	it("books for a guest who types everything [PROD-09]", async () => {
		const { memory, app } = await opened();
		memory.bookingMember.account = async () => ({ ok: false, error: { kind: "unreachable" } });
		const viewModel = new BookingViewModel(app as never);
		viewModel.restore(snapshot);
		await viewModel.load();
		expect([viewModel.status, viewModel.isMemberKnown]).toEqual(["ready", true]);
		const guest = { name: "박바다", phone: "01098765432", email: "bada@example.com" };
		expect(viewModel.form.texts).toMatchObject({ name: "", phone: "", email: "" });
		for (const [key, text] of Object.entries(guest)) viewModel.form.type(key as keyof typeof guest, text);
		viewModel.form.agreeAll(true);
		viewModel.chooseMethod("card");
		expect(await viewModel.submit()).toBe(true);
		expect(memory.bookings.created.map(({ order }) => order.guest)).toEqual([guest]);
	});
});

describe("a form with invalid fields", () => {
	it("says so until they are valid, and no longer after that [VAL-01]", async () => {
		const { viewModel } = await opened();
		expect([viewModel.methodError, viewModel.shownProblem]).toEqual([null, null]);
		expect(await viewModel.submit()).toBe(false);
		expect(viewModel.shownProblem).toEqual({ kind: "fields", title: problem.fields, text: null });
		expect(viewModel.methodError).toBe(bookingFormCopy.method.error);
		viewModel.chooseMethod("card");
		expect([viewModel.methodError, viewModel.shownProblem?.kind]).toEqual([null, "fields"]);
		viewModel.form.agreeAll(true);
		expect(viewModel.shownProblem).toBeNull();
	});

	it("keeps showing any other problem although its fields are valid", async () => {
		const { memory, viewModel } = await opened();
		viewModel.form.agreeAll(true);
		viewModel.chooseMethod("card");
		memory.bookings.refusal = refused("soldOut");
		await viewModel.submit();
		expect(viewModel.shownProblem?.kind).toBe("soldOut");
	});
});

describe("a booking that costs nothing", () => {
	async function free() {
		const stage = await opened();
		stage.memory.bookingMember.points = { awesomeCash: won(100_000), welfarePoints: won(0) };
		await stage.viewModel.load();
		stage.viewModel.price.spendAll("awesomeCash");
		stage.viewModel.form.agreeAll(true);
		return stage;
	}

	it("needs no payment method, and goes straight to its receipt without leaving for the provider [DEC-088]", async () => {
		const { memory, viewModel } = await free();
		memory.payments.checkoutUrl = null;
		expect([viewModel.needsPayment, viewModel.price.total]).toEqual([false, 0]);
		await viewModel.submit();
		expect(viewModel.methodError).toBeNull();
		expect(memory.bookings.created[0]?.order.method).toBe("card");
		expect(memory.windows.left).toEqual([]);
		expect(memory.pageNavigation.current()).toBe("/payments/complete/AW261121-0000000000001");
	});

	it("cannot be ordered when the rate plan accepts no payment method at all", async () => {
		const { memory, viewModel } = await free();
		memory.bookings.stay = { ...stay, methods: [] };
		viewModel.restore({ ...snapshot, stay: { ...stay, methods: [] } });
		viewModel.price.renew(
			{ coupons: [], balances: { awesomeCash: won(100_000), welfarePoints: won(0) } },
			"points",
		);
		viewModel.price.spendAll("awesomeCash");
		expect(viewModel.order()).toBeNull();
	});
});
