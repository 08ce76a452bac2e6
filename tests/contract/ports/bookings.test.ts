import { beforeAll, describe, expect } from "vitest";
import { ledgerDigest } from "#domain/offer/ledgerDigest.ts";
import { ledgerTotal } from "#domain/offer/priceLedger.ts";
import { stayDateOf } from "#domain/shared/StayDate.ts";
import { won } from "#domain/shared/Won.ts";
import type { Bookings } from "#ports/Bookings.ts";
import { bookingApp } from "#tests/support/bookingApp.ts";
import { plantBookingWorld } from "#tests/support/bookingWorld.ts";
import { forEachDatabase } from "#tests/support/databases.ts";
import { choice, httpStage, memoryStage, orderOf, type Stage } from "./bookingsStages.ts";
import { answered, type Cases, testPort } from "./portSuite.ts";

const done = { ok: true, value: null };

const cancelOf = async ({ bookings }: Stage, id: number, key: string) => {
	const { id: quoteId } = answered(await bookings.quoteCancel(id, "full"));
	return { quoteId, reason: "일정 변경", key };
};

const cases: Cases<Bookings, Stage> = {
	async viewPlan({ bookings }) {
		const plan = answered(await bookings.viewPlan(choice));
		expect(plan).toMatchObject({ stayName: "남산 서재 호텔", roomName: "디럭스 더블", ratePlanId: 1 });
		expect(ledgerTotal(plan.baseLines)).toBe(200_000);
		expect(plan.keyCode).toBe(ledgerDigest(plan.baseLines));
	},
	async create({ bookings, spent }) {
		const before = await spent();
		const order = await orderOf(bookings, { awesomeCash: won(3_000), welfarePoints: won(5_000) });
		const held = answered(await bookings.create(order, { key: "contract-create" }));
		const after = await spent();
		expect({
			awesomeCash: after.awesomeCash - before.awesomeCash,
			welfarePoints: after.welfarePoints - before.welfarePoints,
		}).toEqual({ awesomeCash: 3_000, welfarePoints: 5_000 });
		expect(answered(await bookings.create(order, { key: "contract-create" })).orderNumber).toBe(
			held.orderNumber,
		);
	},
	async list(stage) {
		const { id } = await stage.booked();
		const { bookings, counts } = answered(await stage.bookings.list("pending"));
		expect(bookings.map(({ orderProductId }) => orderProductId)).toContain(id);
		expect(counts.pending).toBeGreaterThan(0);
	},
	async view(stage) {
		const { id, orderPaymentId } = await stage.booked();
		expect(answered(await stage.bookings.view(id))).toMatchObject({
			orderPaymentId,
			product: { orderProductId: id, status: "confirm" },
			guest: { name: "김하늘" },
		});
	},
	async hide(stage) {
		const booked = await stage.booked();
		const cancel = await cancelOf(stage, booked.id, "contract-hide-1");
		await stage.bookings.cancelAll({ ...cancel, orderPaymentId: booked.orderPaymentId });
		await stage.bookings.cancelNow(booked.id, { key: "contract-hide-2" });
		expect(await stage.bookings.hide(booked.id)).toEqual(done);
		for (const tab of ["pending", "cancel"] as const) {
			const { bookings } = answered(await stage.bookings.list(tab));
			expect(bookings.map(({ orderProductId }) => orderProductId)).not.toContain(booked.id);
		}
	},
	async quoteCancel(stage) {
		const { id } = await stage.booked();
		const quote = answered(await stage.bookings.quoteCancel(id, "full"));
		expect(quote).toMatchObject({ penalty: 0, refundAmount: 200_000 });
	},
	async cancelAll(stage) {
		const booked = await stage.booked();
		const cancel = await cancelOf(stage, booked.id, "contract-cancel-all");
		expect(await stage.bookings.cancelAll({ ...cancel, orderPaymentId: booked.orderPaymentId })).toEqual(
			done,
		);
		expect(await stage.statusOf(booked)).toBe("cancel_request");
	},
	async cancelOne(stage) {
		const booked = await stage.booked();
		const { id: quoteId } = answered(await stage.bookings.quoteCancel(booked.id, "partial"));
		const cancel = { orderProductId: booked.id, reason: "일정 변경", quoteId, key: "contract-cancel-one" };
		expect(await stage.bookings.cancelOne(cancel)).toEqual(done);
		expect(await stage.statusOf(booked)).toBe("cancel_request");
	},
	async undoCancel(stage) {
		const booked = await stage.booked();
		const cancel = await cancelOf(stage, booked.id, "contract-undo");
		await stage.bookings.cancelAll({ ...cancel, orderPaymentId: booked.orderPaymentId });
		expect(await stage.bookings.undoCancel(booked.id)).toEqual(done);
		expect(await stage.statusOf(booked)).toBe("confirm");
	},
	async cancelNow(stage) {
		const booked = await stage.booked();
		const cancel = await cancelOf(stage, booked.id, "contract-now-1");
		await stage.bookings.cancelAll({ ...cancel, orderPaymentId: booked.orderPaymentId });
		expect(await stage.bookings.cancelNow(booked.id, { key: "contract-now-2" })).toEqual(done);
		expect(await stage.statusOf(booked)).toBe("cancel");
	},
	async fixDay(stage) {
		const voucher = await stage.bought();
		expect(await stage.statusOf(voucher)).toBe("pending");
		expect(await stage.bookings.fixDay(voucher.id, stayDateOf("2026-12-09"))).toEqual(done);
		expect(await stage.statusOf(voucher)).toBe("confirm");
	},
	async viewExtraPayment(stage) {
		const booked = await stage.booked();
		const id = await stage.demanded(booked);
		expect(answered(await stage.bookings.viewExtraPayment(id, booked.id))).toMatchObject({
			id,
			amount: 30_000,
			state: "asked",
		});
	},
};

forEachDatabase((_, open) => {
	describe("the port Bookings", () => {
		let server: Stage;
		let memory: Stage;

		beforeAll(async () => {
			const db = await open();
			await plantBookingWorld(db, { members: 3, stock: 60 });
			const world = await bookingApp(db);
			await db.query("UPDATE rateplan SET voucher_valid_days = 40 WHERE rateplan_id = 3");
			server = await httpStage(world, 2);
			memory = await memoryStage(await httpStage(world, 3));
		});

		testPort("Bookings", cases, () => ({ http: server, memory }));
	});
});
