import { describe, expect, it } from "vitest";
import { BookStay } from "#application/booking/BookStay.ts";
import { PayExtra } from "#application/payment/PayExtra.ts";
import { SettlePayment } from "#application/payment/SettlePayment.ts";
import { ViewPaidOrder } from "#application/payment/ViewPaidOrder.ts";
import { type RefusedKind, refused } from "#domain/failure/Failure.ts";
import { err, ok } from "#domain/shared/Result.ts";
import type { BookingFailure } from "#ports/Bookings.ts";
import {
	MemoryBookingDrafts,
	MemoryBookings,
	MemoryKeys,
	MemoryPayments,
} from "#tests/support/memory/MemoryBookings.ts";
import { recordingPorts } from "#tests/support/recordingPorts.ts";

function form() {
	const bookings = new MemoryBookings();
	const payments = new MemoryPayments();
	const drafts = new MemoryBookingDrafts();
	const keys = new MemoryKeys();
	const order = {
		paymentKind: "main",
		method: "kakaopay",
		international: null,
		expectedTotal: 100_000,
	} as never;
	const press = () =>
		new BookStay({ bookings, payments, drafts, keys, member: null as never }).execute({
			order,
			address: "/booking/1",
			keepsInternational: false,
		});
	return { bookings, payments, drafts, press };
}

describe("pressing the booking form's button", () => {
	it("prepares the payment of the new order as chosen, with its own key [PROD-09] [DEC-173]", async () => {
		const { bookings, payments, drafts, press } = form();
		const answer = await press();
		const orderNumber = answer.ok ? answer.value.orderNumber : "";
		expect(payments.prepared).toEqual([
			{
				demand: { kind: "main", method: "kakaopay", target: { orderNumber } },
				key: expect.stringMatching(/.{8}/),
			},
		]);
		expect(payments.prepared[0]?.key).not.toBe(bookings.created[0]?.key);
		expect(drafts.attempt()).toMatchObject({ orderNumber, address: "/booking/1" });
	});

	const kinds: readonly RefusedKind[] = [
		"soldOut",
		"alreadyProcessed",
		"notFound",
		"pointShort",
		"couponHeld",
		"invalidRequest",
	];

	it.each(kinds)(
		"again creates a new order only when the earlier one is gone for good: %s [DEC-090] [DEC-173]",
		async (kind) => {
			const { bookings, press } = form();
			bookings.refusal = { kind: "unreachable" };
			await press();
			bookings.refusal = refused(kind);
			const answer = await press();
			const isGone = ["soldOut", "alreadyProcessed", "notFound"].includes(kind);
			expect(answer.ok).toBe(isGone);
			const [first, again, anew] = bookings.created.map(({ key }) => key);
			expect(again).toBe(first);
			expect(anew !== undefined && anew !== first).toBe(isGone);
		},
	);

	it.each([refused("soldOut"), refused("notFound")])(
		"does not retry by itself when the first try is refused: %o",
		async (refusal) => {
			const { bookings, press } = form();
			bookings.refusal = refusal;
			expect(await press()).toEqual(err(refusal));
			expect(bookings.created).toHaveLength(1);
		},
	);

	it.each<[BookingFailure, boolean]>([
		[{ kind: "newPrice" } as BookingFailure, false],
		[refused("pointShort"), false],
		[{ kind: "unreachable" }, true],
		[refused("serverError"), true],
	])(
		"stores the attempt only while its outcome is unknown: %o [DEC-165] [DEC-179]",
		async (refusal, isKept) => {
			const atOrder = form();
			atOrder.bookings.refusal = refusal as never;
			await atOrder.press();
			expect(atOrder.drafts.attempt() !== null).toBe(isKept);
			const atPayment = form();
			atPayment.payments.refusal = refusal as never;
			expect((await atPayment.press()).ok).toBe(false);
			expect(atPayment.drafts.attempt() !== null).toBe(isKept);
		},
	);
});

describe("an extra payment", () => {
	it("is prepared as chosen, and its page is remembered [PROD-10] [DEC-173]", async () => {
		const { port, asked } = recordingPorts({ next: "key-12345" });
		await new PayExtra({ payments: port, drafts: port, keys: port }).execute({
			extraPaymentId: 4,
			method: "card",
			address: "/payments/extra/4",
		});
		expect(asked).toEqual([
			["next"],
			["saveAttempt", { key: "key-12345", fingerprint: "", address: "/payments/extra/4", orderNumber: null }],
			["prepare", { kind: "addpay", method: "card", target: { extraPaymentId: 4 } }, { key: "key-12345" }],
		]);
	});
});

describe("a payment approval", () => {
	const back = { orderNumber: "AW1", paymentId: 7, token: "t" };
	const attempt = { key: "key-12345", fingerprint: "{}", address: "/booking/1", orderNumber: "AW1" };
	const settle = async (outcome: string, kinds: readonly string[]) => {
		const drafts = new MemoryBookingDrafts();
		drafts.saveAttempt(attempt);
		drafts.write("/booking/1", { name: "홍길동" } as never);
		const lines = kinds.map((kind) => ({ kind }));
		const { port, asked } = recordingPorts({ approve: ok({ outcome, orderNumber: "AW1", lines }) });
		const settled = await new SettlePayment({ payments: port, drafts }).execute(back);
		return { settled, asked, drafts };
	};

	it("uses its own key, deletes the draft, and keeps only the way back [DEC-016] [DEC-173]", async () => {
		const { settled, asked, drafts } = await settle("approved", ["room", "coupon"]);
		expect(asked).toEqual([["approve", back, { key: "approve-7-t" }]]);
		expect(settled).toEqual(ok({ kind: "approved", orderNumber: "AW1", extraAddress: null }));
		expect(drafts.read("/booking/1")).toBeNull();
		expect(drafts.attempt()).toEqual({ ...attempt, fingerprint: "" });
	});

	it.each([
		["pk_a", "pk_b"],
		[`tgen_${"9".repeat(195)}`, `tgen_${"9".repeat(194)}8`],
	])("from another provider window has a different key that is valid in a header: %s", async (...tokens) => {
		const keys = await Promise.all(
			tokens.map(async (token) => {
				const { port, asked } = recordingPorts({ approve: err({ kind: "unreachable" }) });
				const drafts = new MemoryBookingDrafts();
				await new SettlePayment({ payments: port, drafts }).execute({ ...back, token: `${token}한 글` });
				return asked.map(([, , keyed]) => (keyed as { readonly key: string }).key).join();
			}),
		);
		expect(new Set(keys).size).toBe(2);
		for (const key of keys) expect(key).toMatch(/^[A-Za-z0-9_-]{8,64}$/);
	});

	it("with an unknown outcome deletes nothing [DEC-173]", async () => {
		const { settled, drafts } = await settle("unknown", []);
		expect(settled).toEqual(ok({ kind: "unknown" }));
		expect(drafts.read("/booking/1")).not.toBeNull();
		expect(drafts.attempt()).toEqual(attempt);
	});

	it("of an order without an attempt on this device stores nothing [DEC-173]", async () => {
		const drafts = new MemoryBookingDrafts();
		const { port } = recordingPorts({ approve: ok({ outcome: "approved", orderNumber: "AW1", lines: [] }) });
		const settled = await new SettlePayment({ payments: port, drafts }).execute(back);
		expect(settled).toEqual(ok({ kind: "approved", orderNumber: "AW1", extraAddress: null }));
		expect(drafts.attempt()).toBeNull();
	});

	it("of an extra payment among other lines leads back to where it was paid from", async () => {
		const { settled } = await settle("approved", ["room", "extraPayment"]);
		expect(settled).toMatchObject(ok({ extraAddress: "/booking/1" }));
	});
});

describe("a purchase event", () => {
	const day = 86_400_000;
	const now = Date.UTC(2026, 10, 25);
	const payment = { paidAt: now - 1, totalAmount: 90_000, method: "card" };
	const receipt = { outcome: "approved", orderNumber: "AW1", payment, lines: [{ kind: "room" }] };
	const look = async (view: unknown, more: Record<string, unknown> = {}) => {
		const answers = { view, now, add: true, detail: ok({ product: { stayId: 7, ratePlanId: 3 } }), ...more };
		const { port, asked } = recordingPorts(answers);
		const deps = { payments: port, orders: port, reported: port, tracker: port, clock: port };
		expect(await new ViewPaidOrder(deps).execute("AW1")).toBe(view);
		await new Promise((done) => setTimeout(done));
		return asked.filter(([method]) => method === "report").map(([, report]) => report);
	};

	it("is reported with its first receipt: stay, amount and method [TRACK-02]", async () => {
		expect(await look(ok(receipt))).toEqual([
			{ kind: "purchase", orderNumber: "AW1", stayId: 7, ratePlanId: 3, total: 90_000, method: "card" },
		]);
	});

	it("is not reported without a receipt [TRACK-02]", async () => {
		expect(await look(err({ kind: "unreachable" }))).toEqual([]);
	});

	it.each([
		["was reported before", receipt, { add: false }],
		["is a day old", { ...receipt, payment: { ...payment, paidAt: now - day } }, {}],
		["was not paid", { ...receipt, payment: { ...payment, paidAt: null } }, { now: 1 }],
		["is not known to be one", { ...receipt, outcome: "unknown" }, {}],
		["is the payment of a demand", { ...receipt, lines: [{ kind: "room" }, { kind: "extraPayment" }] }, {}],
		["cannot be read", receipt, { detail: err({ kind: "unreachable" }) }],
	])("is not reported when it %s [TRACK-02]", async (_, paid, more) => {
		expect(await look(ok(paid), more)).toEqual([]);
	});
});
