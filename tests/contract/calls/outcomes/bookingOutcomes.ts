import { stayDateOf } from "#domain/shared/StayDate.ts";
import { requestExtraPayment } from "#server/commerce/booking/extraPayments.ts";
import { askedOrder, askedStay } from "#tests/support/askedOrder.ts";
import {
	book,
	books,
	cancelLink,
	cancelling,
	change,
	confirm,
	content,
	fixDay,
	heldVoucher,
	linked,
	makeChange,
	option,
	partCancel,
	plan,
	quoteChange,
	sold,
	stayed,
	step,
} from "./bookingSteps.ts";
import { noId, noOrder, type Outcomes } from "./OutcomeWorld.ts";

/** Outcomes of bookings and everything that follows them. */
export const bookingOutcomes: Outcomes = {
	viewOption: {
		ok: (world) => option(world),
		notFound: (world) => option(world, askedStay, noId),
		soldOut: async (world) => {
			await world.sellOut(stayDateOf("2027-01-20"));
			return option(world, sold);
		},
	},
	createBooking: {
		ok: (world) => book(world),
		soldOut: async (world) => {
			await world.sellOut(stayDateOf("2027-01-20"));
			return book(world, sold);
		},
		priceChanged: (world) => book(world, { expectedTotalAmount: 1_000 }),
		couponUnusable: (world) => book(world, { couponUserIdxs: [1], expectedTotalAmount: 190_000 }),
		pointShort: (world) => book(world, { pointAmount: 40_000, expectedTotalAmount: 160_000 }),
		async alreadyProcessed(world) {
			const member = world.member();
			await book(world, {}, member, "one-key-one-body");
			return book(world, { request: "다른 요청" }, member, "one-key-one-body");
		},
		async notFound(world) {
			const known = await book(world);
			return world.call(world.member(), "POST", `${books}/${plan(noId)}`, {
				...askedOrder,
				keyCode: known.data.ledger.keyCode ?? "AAAA-BBBB-CCCC",
				expectedTotalAmount: 200_000,
			});
		},
	},
	listBooks: { ok: (world) => world.call(world.member(), "GET", `${books}/status/pending`) },
	viewBook: {
		async ok(world) {
			const { memberId, id } = await world.booked();
			return world.call(memberId, "GET", `${books}/idx/${id}/img-count/1`);
		},
		notFound: (world) => world.call(world.member(), "GET", `${books}/idx/${noId}/img-count/1`),
	},
	viewBookByNumber: {
		async ok(world) {
			const { memberId, held } = await world.booked();
			return world.call(memberId, "GET", `${books}/num/${held.orderNum}/img-count/20`);
		},
		notFound: (world) => world.call(world.member(), "GET", `${books}/num/${noOrder}/img-count/20`),
	},
	hideBook: {
		async ok(world) {
			const { memberId, id } = await stayed(world);
			return world.call(memberId, "PUT", `${books}/${id}`, { deleteYn: "Y" });
		},
		async notCancellable(world) {
			const { memberId, id } = await world.booked();
			return world.call(memberId, "PUT", `${books}/${id}`, { deleteYn: "Y" });
		},
		notFound: (world) => world.call(world.member(), "PUT", `${books}/${noId}`, { deleteYn: "Y" }),
	},
	quoteCancel: {
		ok: async (world) => step(world, await world.booked(), "cancel-quote"),
		notCancellable: async (world) => step(world, await cancelling(world), "cancel-quote"),
		notFound: (world) =>
			world.call(world.member(), "POST", `${books}/${noId}/cancel-quote`, { scope: "full" }),
	},
	cancelBookPart: {
		ok: async (world) => partCancel(world, await world.booked()),
		notCancellable: async (world) => partCancel(world, await cancelling(world)),
		async quoteChanged(world) {
			const booked = await world.booked();
			const { data } = await step(world, booked, "cancel-quote");
			world.clock.pass(10 * 60_000);
			return partCancel(world, booked, data.quoteId);
		},
		async alreadyProcessed(world) {
			const booked = await world.booked({
				rooms: 2,
				path: { productIdx: 1, accoms: "1", rooms: "1", rateplan: "1", orderType: "MC" },
			});
			await partCancel(world, booked);
			return partCancel(world, { ...booked, id: booked.held.orderProductIds[1] ?? 0 });
		},
		notFound: (world) => world.call(world.member(), "PUT", `${books}/part-cancel/${noId}`, { reason: "x" }),
	},
	undoCancel: {
		ok: async (world) => step(world, await cancelling(world), "cancel-undo"),
		notCancellable: async (world) => step(world, await world.booked(), "cancel-undo"),
		notFound: (world) => world.call(world.member(), "POST", `${books}/${noId}/cancel-undo`, {}),
	},
	cancelNow: {
		ok: async (world) => step(world, await cancelling(world), "cancel-now"),
		notCancellable: async (world) => step(world, await world.booked(), "cancel-now"),
		async alreadyProcessed(world) {
			const booked = await cancelling(world);
			await step(world, booked, "cancel-now", "cancel-now-key");
			const other = await world.orders.book(booked.memberId);
			const id = other.held.orderProductIds[0] ?? 0;
			return step(world, { ...booked, id }, "cancel-now", "cancel-now-key");
		},
		notFound: (world) => world.call(world.member(), "POST", `${books}/${noId}/cancel-now`, {}),
	},
	quoteChange: {
		ok: async (world) => quoteChange(world, await world.booked()),
		soldOut: async (world) => quoteChange(world, await world.booked(), "2027-03-10", "2027-03-11"),
		async couponUnusable(world) {
			const booked = await world.bookedWithCoupon();
			await world.orders.db.query(
				"UPDATE coupon_manager SET over_min_price = true, min_price = 150000 WHERE coupon_manager_id = 1",
			);
			try {
				return await quoteChange(world, booked);
			} finally {
				await world.orders.db.query(
					"UPDATE coupon_manager SET over_min_price = false WHERE coupon_manager_id = 1",
				);
			}
		},
		async alreadyProcessed(world) {
			const booked = await world.booked();
			await makeChange(world, booked);
			return quoteChange(world, booked, "2026-12-22", "2026-12-23");
		},
		notFound: (world) => quoteChange(world, { memberId: world.member(), id: noId }),
	},
	makeChange: {
		ok: async (world) => makeChange(world, await world.booked()),
		async soldOut(world) {
			const booked = await world.booked();
			const { data } = await quoteChange(world, booked, "2027-01-25", "2027-01-26");
			await world.sellOut(stayDateOf("2027-01-25"));
			return change(world, booked, data.changeId);
		},
		async priceChanged(world) {
			const booked = await world.booked();
			const { data } = await quoteChange(world, booked);
			world.clock.pass(10 * 60_000);
			return change(world, booked, data.changeId);
		},
		async alreadyProcessed(world) {
			const booked = await world.booked();
			const { data } = await quoteChange(world, booked, "2026-12-22", "2026-12-23");
			await makeChange(world, booked);
			return change(world, booked, data.changeId);
		},
		notFound: async (world) => change(world, await world.booked(), "none-of-this-name-1234"),
	},
	undoChange: {
		async ok(world) {
			const booked = await world.booked();
			await makeChange(world, booked);
			return world.call(booked.memberId, "POST", `${books}/${booked.id}/change-undo`);
		},
		async notCancellable(world) {
			const { memberId, id } = await world.booked();
			return world.call(memberId, "POST", `${books}/${id}/change-undo`);
		},
		notFound: (world) => world.call(world.member(), "POST", `${books}/${noId}/change-undo`),
	},
	fixVoucherDay: {
		ok: async (world) => fixDay(world, await world.booked(heldVoucher), "2026-12-10"),
		soldOut: async (world) => fixDay(world, await world.booked(heldVoucher), "2027-03-10"),
		async alreadyProcessed(world) {
			const booked = await world.booked(heldVoucher);
			await fixDay(world, booked, "2026-12-10");
			return fixDay(world, booked, "2026-12-11");
		},
		notFound: (world) =>
			world.call(world.member(), "PUT", `${books}/${noId}/day`, { checkInDate: "2026-12-10" }),
	},
	viewAddPayment: {
		async ok(world) {
			const { memberId, id } = await world.booked();
			const orderAddPayIdx = await requestExtraPayment(world.orders, id, 10_000, "조식");
			return world.call(memberId, "POST", `${content}/v1/add-payments`, {
				orderAddPayIdx,
				orderProductIdx: id,
			});
		},
		notFound: (world) =>
			world.call(world.member(), "POST", `${content}/v1/add-payments`, {
				orderAddPayIdx: noId,
				orderProductIdx: noId,
			}),
	},
	viewLmsConfirmation: {
		ok: async (world) => world.call(null, "GET", `${content}/v1/lmses/${await linked(world)}/confirm`),
		notFound: (world) => world.call(null, "GET", `${content}/v1/lmses/${noOrder}/confirm`),
	},
	confirmLms: {
		ok: async (world) => confirm(world, await linked(world)),
		async notCancellable(world) {
			const orderNum = await linked(world);
			await confirm(world, orderNum);
			return confirm(world, orderNum);
		},
		notFound: (world) => confirm(world, noOrder),
	},
	cancelLms: {
		ok: async (world) => cancelLink(world, await linked(world)),
		async notCancellable(world) {
			const orderNum = await linked(world);
			await confirm(world, orderNum);
			return cancelLink(world, orderNum);
		},
		notFound: (world) => cancelLink(world, noOrder),
	},
};
