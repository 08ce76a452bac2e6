import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { BookingDetail } from "#domain/booking/Booking.ts";
import { bookingActions, canHideBooking } from "#domain/booking/bookingActions.ts";
import { maskName, maskPhone } from "#domain/booking/maskGuest.ts";
import { undoMilliseconds } from "#domain/booking/undoWindow.ts";
import type { OrderProductStatus } from "#domain/order/orderMachine.ts";
import { isOrderNumber, orderNumber, orderNumberBytes, typedOrderNumber } from "#domain/order/orderNumber.ts";
import { koreanInstant } from "#domain/shared/koreanTime.ts";
import { stayDateOf } from "#domain/shared/StayDate.ts";
import { isOwnChannel } from "#domain/stay/channel.ts";

describe("guest masks", () => {
	it.each([
		["홍길동", "홍*동"],
		["남궁민수", "남**수"],
		["홍길", "홍*"],
		["홍", "홍"],
		[" 홍길동 ", "홍*동"],
		["HONG GILDONG", "H**********G"],
		["", ""],
	])("show name %j as %j [DEC-085]", (name, masked) => {
		expect(maskName(name)).toBe(masked);
	});

	it.each([
		["01012345678", "010-****-5678"],
		["010-1234-5678", "010-****-5678"],
		["0161234567", "016-***-4567"],
		["12345678", "123-*-5678"],
		["1234567", "*******"],
		["", ""],
	])("show phone number %j as %j [DEC-085]", (phone, masked) => {
		expect(maskPhone(phone)).toBe(masked);
	});
});

describe("order numbers", () => {
	const day = stayDateOf("2026-11-26");

	it("contain the day and 13 random characters [DEC-085]", () => {
		expect(orderNumber(day, new Uint8Array(13).fill(31))).toBe("AW261126ZZZZZZZZZZZZZ");
		expect(
			orderNumber(
				day,
				Uint8Array.from({ length: 13 }, (_, index) => 32 + index),
			),
		).toBe("AW2611260123456789ABC");
	});

	it("are recognised by their format only [DEC-085]", () => {
		const bytes = fc.uint8Array({ minLength: orderNumberBytes, maxLength: orderNumberBytes });
		fc.assert(
			fc.property(bytes, fc.string(), (random, other) => {
				const number = orderNumber(day, random);
				expect(isOrderNumber(number)).toBe(true);
				expect(isOrderNumber(other)).toBe(false);
				expect(isOrderNumber(`${number}0`)).toBe(false);
				expect(isOrderNumber(` ${number}`)).toBe(false);
			}),
		);
		expect(isOrderNumber("AW261126ZZZZZZZZZZZZU")).toBe(false);
		expect(isOrderNumber("AW26112ZZZZZZZZZZZZZZ")).toBe(false);
	});

	it("are normalised when typed with other case, separators or lookalike letters [DEC-085]", () => {
		const number = "AW2611260123456789ABC";
		for (const typed of [
			"aw2611260123456789abc",
			" AW261126-O123456789ABC",
			"aw261126 oI23456789abc",
			"AW261126 0l23456789abc",
		])
			expect(typedOrderNumber(typed)).toBe(number);
		fc.assert(
			fc.property(fc.string(), (text) => {
				const read = typedOrderNumber(text);
				expect(read === text || isOrderNumber(read)).toBe(true);
			}),
		);
	});

	it("carry at least 64 bits of randomness and require 13 bytes [DEC-085]", () => {
		expect(orderNumberBytes * 5).toBeGreaterThanOrEqual(64);
		expect(() => orderNumber(day, new Uint8Array(12))).toThrow("13 random bytes");
	});
});

describe("bookingActions", () => {
	const now = Number(koreanInstant("2026-12-01 12:00"));
	const product = {
		status: "confirm" as OrderProductStatus,
		hasCancelButton: true,
		checkIn: stayDateOf("2026-12-06"),
	};
	const booking = {
		product,
		otherProducts: [],
		cancelPolicy: { isPartialCancelAllowed: true },
		cancellation: null,
		channelIndex: 1,
		extraPayments: [],
		isReviewed: false,
		payment: { status: "complete" },
	} as unknown as BookingDetail;
	const actions = (change: object, productChange: object = {}) =>
		bookingActions(
			{ ...booking, ...change, product: { ...product, ...productChange } } as BookingDetail,
			now,
		);

	it("let the owner only cancel an upcoming stay, given the cancel button [DOM-STATUS-18, PROD-11]", () => {
		expect(actions({})).toEqual({
			cancelScopes: ["full"],
			isCancelLater: false,
			isCancelUndoable: true,
			undoUntil: null,
			extraPaymentId: null,
			canReview: false,
			canHide: false,
		});
		expect(actions({}, { hasCancelButton: false }).cancelScopes).toEqual([]);
	});

	it.each([
		[{ otherProducts: [product] }, {}, ["full", "partial"]],
		[{ otherProducts: [{ ...product, status: "cancel" }] }, {}, ["full"]],
		[{ otherProducts: [product], cancelPolicy: { isPartialCancelAllowed: false } }, {}, ["full"]],
		[{ otherProducts: [product], cancelPolicy: null }, {}, ["full"]],
		[{ otherProducts: [product] }, { status: "complete" }, []],
		[{ otherProducts: [product, { ...product, status: "complete" }] }, {}, ["partial"]],
		[{ otherProducts: [{ ...product, status: "add_pay" }], cancelPolicy: null }, {}, []],
	])(
		"of several rooms with %j %j, while no other cancellation is in progress, offer the cancel scopes %j [DEC-167]",
		(change, productChange, scopes) => {
			const none = { cancelScopes: [], isCancelLater: scopes.length > 0 };
			for (const status of ["complete", "partialCanceled"])
				expect(actions({ ...change, payment: { status } }, productChange)).toMatchObject({
					cancelScopes: scopes,
					isCancelLater: false,
				});
			for (const status of ["cancelRequest", "partialCancel"])
				expect(actions({ ...change, payment: { status } }, productChange)).toMatchObject(none);
		},
	);

	it.each([
		["the running cancel", {}, {}, now - 1 + undoMilliseconds],
		["no cancel", { cancellation: null }, {}, null],
		["a cancel at a supplier", { channelIndex: 3 }, {}, null],
		["a cancel ten minutes ago", { cancellation: { requestedAt: now - undoMilliseconds } }, {}, null],
		["an accepted cancel", {}, { status: "cancel_wait" }, null],
	])("return the undo deadline for %s [DEC-177]", (_, change, productChange, until) => {
		const running = { cancellation: { requestedAt: now - 1 }, ...change };
		expect(actions(running, { status: "cancel_request", ...productChange }).undoUntil).toBe(until);
	});

	it("return the first extra payment that is due [PROD-10]", () => {
		const extraPayments = [
			{ id: 1, state: "paid" as const },
			{ id: 2, state: "withdrawn" as const },
			{ id: 3, state: "asked" as const },
			{ id: 4, state: "asked" as const },
		];
		expect(actions({ extraPayments }).extraPaymentId).toBe(3);
		expect(actions({ extraPayments: extraPayments.slice(0, 2) }).extraPaymentId).toBeNull();
	});

	it("promise that a cancellation can be undone on our own channels only [DEC-177]", () => {
		expect([1, 9, 10, 2, 5].map((channelIndex) => actions({ channelIndex }).isCancelUndoable)).toEqual(
			[1, 9, 10, 2, 5].map(isOwnChannel),
		);
		expect(actions({ channelIndex: 3 }).isCancelUndoable).toBe(false);
	});

	it("offer a review and hiding after the stay, but no second review [PROD-12, DEC-097, DEC-164]", () => {
		const past = { checkIn: stayDateOf("2026-11-30") };
		expect(actions({}, past)).toMatchObject({ canReview: true, canHide: true });
		expect(actions({ isReviewed: true }, past).canReview).toBe(false);
		expect(actions({}, { status: "cancel" })).toMatchObject({ canReview: false, canHide: true });
	});

	it("allow hiding past and cancelled bookings only [DEC-164, CALL-CONTENT-28]", () => {
		expect((["pending", "complete", "cancel"] as const).map(canHideBooking)).toEqual([false, true, true]);
	});
});
