import { describe, expect, it } from "vitest";
import { BookStay, type BookStayInput } from "#application/booking/BookStay.ts";
import { LeaveFailedPayment } from "#application/payment/LeaveFailedPayment.ts";
import { SettlePayment } from "#application/payment/SettlePayment.ts";
import { refused } from "#domain/failure/Failure.ts";
import type { PaidOrder } from "#domain/payment/PaymentOutcome.ts";
import { err, ok } from "#domain/shared/Result.ts";
import { stayDateOf } from "#domain/shared/StayDate.ts";
import { noWon, won } from "#domain/shared/Won.ts";
import type { PaymentAttempt } from "#ports/BookingDrafts.ts";
import {
	MemoryBookingDrafts,
	MemoryBookingMember,
	MemoryBookings,
	MemoryKeys,
	MemoryPayments,
} from "#tests/support/memory/MemoryBookings.ts";

const setUp = () => {
	const bookings = new MemoryBookings();
	const payments = new MemoryPayments();
	const member = new MemoryBookingMember();
	const drafts = new MemoryBookingDrafts();
	const keys = new MemoryKeys();
	/** Use cases are rebuilt for every press. */
	const press = (input: BookStayInput) =>
		new BookStay({ bookings, payments, member, drafts, keys }).execute(input);
	return { bookings, payments, member, drafts, press };
};

const input = (changes: Partial<BookStayInput["order"]> = {}): BookStayInput => ({
	address: "/booking/11?orderType=OO",
	keepsInternational: false,
	order: {
		plan: {
			stayId: 11,
			bookingKind: "OO",
			accommodations: "11",
			rooms: "118",
			ratePlan: "1183",
			promotionId: null,
		},
		terms: {
			checkInDate: stayDateOf("2026-12-06"),
			checkOutDate: stayDateOf("2026-12-07"),
			adults: 2,
			childAges: [],
			rooms: 1,
		},
		guest: { name: "김하늘", phone: "01012345678", email: "haneul@example.com" },
		international: null,
		paymentKind: "main",
		method: "card",
		couponIds: [],
		awesomeCash: noWon,
		welfarePoints: noWon,
		keyCode: "7K3Q-XZ9B-2M4T",
		expectedTotal: won(100_000),
		cancelText: [],
		request: "",
		...changes,
	},
});

describe("booking a stay", () => {
	it("sends the same idempotency key for two presses for one order [PROD-09, DEC-173]", async () => {
		const { bookings, press } = setUp();
		await Promise.all([press(input()), press(input())]);
		expect(new Set(bookings.created.map(({ key }) => key)).size).toBe(1);
	});

	it("reuses the key after a lost response, and takes a new one for a different order [DEC-173]", async () => {
		const { bookings, press } = setUp();
		bookings.refusal = { kind: "unreachable" };
		expect((await press(input())).ok).toBe(false);
		await press(input());
		await press(input({ request: "높은 층" }));
		const [first, again, other] = bookings.created.map(({ key }) => key);
		expect(again).toBe(first);
		expect(other).not.toBe(first);
	});

	it.each([
		{ kind: "unreachable" },
		{ kind: "broken" },
		{ kind: "signedOut", reason: "refused" },
		refused("serverError"),
		refused("tooManyCalls"),
	] as const)(
		"reuses the key after %o, which does not prove that nothing was booked [DEC-173]",
		async (failure) => {
			const { bookings, press } = setUp();
			bookings.refusal = failure;
			await press(input());
			await press(input());
			expect(new Set(bookings.created.map(({ key }) => key)).size).toBe(1);
		},
	);

	it("takes a new key after a refusal, so that the refusal is not replayed [DEC-165]", async () => {
		const { bookings, press } = setUp();
		bookings.refusal = refused("pointShort");
		await press(input());
		await press(input());
		expect(new Set(bookings.created.map(({ key }) => key)).size).toBe(2);
	});

	it("creates a new order when the earlier one can no longer be paid [DEC-090]", async () => {
		const { bookings, payments, press } = setUp();
		await press(input());
		payments.refusal = refused("soldOut");
		const answer = await press(input());
		expect(answer.ok).toBe(true);
		expect(bookings.created).toHaveLength(3);
	});

	it("returns no checkout URL when nothing is left to pay [DEC-088]", async () => {
		const { payments, press } = setUp();
		payments.checkoutUrl = null;
		expect(await press(input())).toMatchObject({ ok: true, value: { checkoutUrl: null } });
	});

	it("saves the international names only when asked to [DEC-096]", async () => {
		const { member, press } = setUp();
		const international = { firstName: "Haneul", lastName: "Kim", phoneCountry: "KR", phone: "1012345678" };
		await press(input({ international }));
		expect(member.kept).toBeNull();
		await press({ ...input({ international }), keepsInternational: true });
		expect(member.kept).toEqual(international);
	});
});

describe("settling a payment", () => {
	const back = { orderNumber: "AW2611217K3QXZ9B2M4TF", paymentId: 55, token: "tk" };

	it.each([
		[{ kind: "unreachable" }, "unknown"],
		[{ kind: "broken" }, "unknown"],
		[refused("serverError"), "unknown"],
		[refused("tooManyCalls"), "unknown"],
		[refused("payDeclined"), "declined"],
		[refused("soldOut"), "declined"],
	] as const)(
		"treats %o as %s, and reports a failure only when the result is certain [DEC-173]",
		async (failure, kind) => {
			const payments = new MemoryPayments();
			payments.refusal = failure;
			const settled = await new SettlePayment({ payments, drafts: new MemoryBookingDrafts() }).execute(back);
			expect(settled).toMatchObject({ ok: true, value: { kind } });
		},
	);

	it("leaves the payment open when the session has ended, so that login can lead back to it [DEC-110]", async () => {
		const payments = new MemoryPayments();
		const error = { kind: "signedOut", reason: "memberChanged" } as const;
		payments.refusal = error;
		const settled = await new SettlePayment({ payments, drafts: new MemoryBookingDrafts() }).execute(back);
		expect(settled).toEqual({ ok: false, error });
	});
});

describe("a paid extra payment", () => {
	const extra = "/payments/extra/4?orderProductIdx=77";
	const settle = async (attempt: PaymentAttempt | null) => {
		const payments = new MemoryPayments();
		const lines = [{ kind: "extraPayment" }];
		payments.paid = { outcome: "approved", orderNumber: "AW1", lines } as unknown as PaidOrder;
		const drafts = new MemoryBookingDrafts();
		drafts.saveAttempt(attempt);
		const settled = await new SettlePayment({ payments, drafts }).execute({
			orderNumber: "AW1",
			paymentId: 7,
			token: "t",
		});
		return settled.ok && settled.value.kind === "approved" ? settled.value.extraAddress : settled;
	};
	const attempt = { key: "key-12345", fingerprint: "", address: extra, orderNumber: null };

	it("leads back to where it was paid from, never to the form of another order", async () => {
		expect(await settle(attempt)).toBe(extra);
		expect(await settle({ ...attempt, address: "/booking/3", orderNumber: "AW2" })).toBe("/mypage/books");
		expect(await settle(null)).toBe("/mypage/books");
	});
});

describe("leaving a failed payment", () => {
	const address = "/booking/11?orderType=OO";
	const leave = (drafts: MemoryBookingDrafts, orderNumber: string | null) =>
		new LeaveFailedPayment({ drafts, payments, bookings: new MemoryBookings() }).execute(orderNumber);
	const payments = { view: async () => err({ kind: "unreachable" as const }) };
	const nowhere = { kind: "failed", address: null, keepsForm: false };

	it("leads back to its form, with or without the typed values [DEC-016]", async () => {
		const { drafts, press } = setUp();
		await press(input());
		const orderNumber = drafts.attempt()?.orderNumber ?? null;
		expect(orderNumber).not.toBeNull();
		expect(await leave(drafts, orderNumber)).toEqual({ kind: "failed", address, keepsForm: false });
		drafts.write(address, {} as never);
		expect(await leave(drafts, orderNumber)).toEqual({ kind: "failed", address, keepsForm: true });
		expect(await leave(drafts, null)).toEqual({ kind: "failed", address, keepsForm: true });
		expect(drafts.attempt()).toMatchObject({ address, fingerprint: "" });
	});

	it("reports an unknown order as foreign, and a paid order as paid [DEC-173]", async () => {
		const drafts = new MemoryBookingDrafts();
		const asked = (answer: unknown) =>
			new LeaveFailedPayment({
				drafts,
				payments: { view: async () => answer as never },
				bookings: new MemoryBookings(),
			}).execute("AW1");
		for (const kind of ["notFound", "invalidRequest"] as const)
			expect(await asked(err(refused(kind)))).toEqual({ kind: "foreign" });
		for (const kind of ["serverError", "tooManyCalls"] as const)
			expect(await asked(err(refused(kind)))).toEqual(nowhere);
		const view = { orderProductId: 12, status: "confirm" };
		expect(await asked(ok({ ...view, outcome: "approved" }))).toEqual({ kind: "paid", ...view });
		expect(await asked(ok({ ...view, outcome: "unknown" }))).toEqual(nowhere);
	});

	it("leads nowhere when the form's address is unknown", async () => {
		const { drafts } = setUp();
		drafts.saveAttempt({ key: "key-12345", fingerprint: "{}", address: "", orderNumber: "AW1" });
		expect(await leave(drafts, "AW1")).toEqual(nowhere);
	});

	it("does not lead to the form of another order, or without an attempt", async () => {
		const { drafts, press } = setUp();
		expect(await leave(drafts, "AW1")).toEqual(nowhere);
		await press(input());
		expect(await leave(drafts, "AW-of-another")).toEqual(nowhere);
	});

	it("starts a new order at the next press", async () => {
		const { drafts, press } = setUp();
		await press(input());
		const { key, orderNumber } = drafts.attempt() ?? { key: "", orderNumber: null };
		await leave(drafts, orderNumber);
		await press(input());
		expect(drafts.attempt()?.key).not.toBe(key);
	});
});
