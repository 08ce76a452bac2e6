import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { canUserCancel, isConfirmationNumber, isLinkSelectable } from "#domain/booking/cancelRight.ts";
import { moveOrder, type OrderProductCore } from "#domain/booking/moveOrder.ts";
import { undoClosesAt, undoMilliseconds, undoUntil } from "#domain/booking/undoWindow.ts";
import { type OrderActor, type OrderEvent, orderMachine } from "#domain/order/orderMachine.ts";
import { koreanInstant } from "#domain/shared/koreanTime.ts";
import { stayDateOf } from "#domain/shared/StayDate.ts";

const at = (text: string): number => Number(koreanInstant(text));

const order: OrderProductCore = {
	status: "confirm",
	heldStatus: null,
	hasCancelButton: true,
	channelIndex: 1,
	confirmationNumber: null,
	startDate: stayDateOf("2026-12-06"),
	endDate: stayDateOf("2026-12-08"),
	cancelRequestedAt: null,
};
const noon = at("2026-12-01 12:00");
const fixedDay = stayDateOf("2026-12-06");

const actors: readonly OrderActor[] = ["payment", "system", "supplier", "operator", "member", "link"];

const move = (change: Partial<OrderProductCore>, event: OrderEvent, actor: OrderActor, now = noon) =>
	moveOrder({ ...order, ...change }, { event, actor, now });

describe("moveOrder", () => {
	it("stores the status to return to from add_pay and cancel_request, and clears it afterwards [DEC-084]", () => {
		const asked = move({ status: "confirm_wait" }, "ADD_PAY_ASKED", "operator");
		expect(asked).toMatchObject({ ok: true, value: { status: "add_pay", heldStatus: "confirm_wait" } });
		const settled = move({ status: "add_pay", heldStatus: "confirm_wait" }, "ADD_PAY_SETTLED", "payment");
		expect(settled).toMatchObject({ ok: true, value: { status: "confirm_wait", heldStatus: null } });
		const refused = move({ status: "cancel_request", heldStatus: "pending" }, "CANCEL_REFUSED", "supplier");
		expect(refused).toMatchObject({ ok: true, value: { status: "pending", heldStatus: null } });
	});

	it.each([
		["DAY_FIXED", "member", "2026-12-31 23:59", {}, "confirm"],
		["DAY_ASKED", "member", "2026-12-31 23:59", {}, "confirm_wait"],
		["DAY_FIXED", "operator", "2026-12-01 12:00", {}, { kind: "wrongActor" }],
		["DAY_FIXED", "member", "2026-12-01 12:00", { startDate: fixedDay }, { kind: "notDateless" }],
		["DAY_ASKED", "member", "2026-12-01 12:00", { startDate: fixedDay }, { kind: "notDateless" }],
		["DAY_FIXED", "member", "2026-12-01 12:00", { validUntil: null }, { kind: "notDateless" }],
		["VOUCHER_ENDED", "system", "2026-12-31 23:59", {}, { kind: "tooEarly", event: "VOUCHER_ENDED" }],
		["VOUCHER_ENDED", "system", "2027-01-01 00:00", {}, "noshow"],
		["VOUCHER_ENDED", "system", "2027-01-01 00:00", { startDate: fixedDay }, { kind: "notDateless" }],
		["VOUCHER_ENDED", "system", "2027-01-01 00:00", { validUntil: null }, { kind: "notDateless" }],
	] as const)(
		"applies %s by the %s at %s (%j) to a voucher: %j [DEC-192]",
		(event, actor, now, change, to) => {
			const voucher = {
				status: "pending",
				startDate: null,
				endDate: null,
				validUntil: stayDateOf("2026-12-31"),
			} as const;
			const moved = move({ ...voucher, ...change }, event, actor, at(now));
			if (typeof to === "string") expect(moved).toMatchObject({ ok: true, value: { status: to } });
			else expect(moved).toMatchObject({ ok: false, error: to });
		},
	);

	it("records when a cancellation was requested, and clears it once accepted [DEC-177]", () => {
		const asked = move({}, "USER_CANCEL", "member");
		expect(asked).toMatchObject({
			ok: true,
			value: { status: "cancel_request", heldStatus: "confirm", cancelRequestedAt: noon },
		});
		const accepted = move(
			{ status: "cancel_request", heldStatus: "confirm", cancelRequestedAt: noon },
			"CANCEL_ACCEPTED",
			"system",
		);
		expect(accepted).toMatchObject({ ok: true, value: { status: "cancel_wait", cancelRequestedAt: null } });
	});

	it("rejects exactly the actors that the transition table does not list, for every transition [DOM-STATUS-22]", () => {
		expect(move({}, "STAY_ENDED", "member")).toEqual({
			ok: false,
			error: { kind: "wrongActor", event: "STAY_ENDED", actor: "member" },
		});
		const transitions = orderMachine.states.flatMap((status) => {
			const heldStatus = status === "add_pay" || status === "cancel_request" ? ("pending" as const) : null;
			return orderMachine.events
				.filter((event) => orderMachine.next(status, event, heldStatus).ok)
				.map((event) => ({ status, heldStatus, event }));
		});
		expect(transitions.length).toBeGreaterThan(20);
		for (const { status, heldStatus, event } of transitions) {
			const accepted = actors.filter((actor) => {
				const moved = move({ status, heldStatus }, event, actor);
				return moved.ok || moved.error.kind !== "wrongActor";
			});
			expect(new Set<string>(accepted)).toEqual(new Set<string>(orderMachine.table.events[event].by));
		}
	});

	it("rejects a member's cancellation without the cancel button [DOM-STATUS-18]", () => {
		expect(move({ hasCancelButton: false }, "USER_CANCEL", "member")).toEqual({
			ok: false,
			error: { kind: "notCancellable" },
		});
	});

	it.each([
		["LMS_CANCEL", "link", { status: "pending", startDate: null }, true],
		["LMS_CANCEL", "link", { status: "pending" }, false],
		["LMS_CANCEL", "link", { status: "pending", startDate: null, confirmationNumber: "A-1" }, false],
		["SUPPLIER_CONFIRM", "link", { status: "pending", startDate: null }, true],
		["SUPPLIER_CONFIRM", "link", { status: "pending" }, false],
		["SUPPLIER_CONFIRM", "supplier", { status: "pending" }, true],
	] as const)("%s by %s with %j is allowed: %s [DOM-STATUS-19]", (event, actor, change, isAllowed) => {
		const moved = move(change, event, actor);
		expect(moved.ok).toBe(isAllowed);
		if (!isAllowed) expect(moved).toEqual({ ok: false, error: { kind: "notSelectable" } });
	});

	it.each([
		["NO_SHOW", "supplier", "2026-12-05 23:59:59", {}, false],
		["NO_SHOW", "supplier", "2026-12-06 00:00:00", {}, true],
		["NO_SHOW", "operator", "2026-12-20 00:00:00", {}, true],
		["NO_SHOW", "operator", "2026-12-20 00:00:00", { startDate: null }, false],
		["STAY_ENDED", "system", "2026-12-08 23:59:59", {}, false],
		["STAY_ENDED", "system", "2026-12-09 00:00:00", {}, true],
		["STAY_ENDED", "system", "2026-12-09 00:00:00", { endDate: null }, false],
		[
			"STAY_ENDED",
			"system",
			"2026-12-31 23:59:59",
			{ endDate: null, validUntil: stayDateOf("2026-12-31") },
			false,
		],
		[
			"STAY_ENDED",
			"system",
			"2027-01-01 00:00:00",
			{ endDate: null, validUntil: stayDateOf("2026-12-31") },
			true,
		],
		["STAY_ENDED", "system", "2026-12-09 00:00:00", { validUntil: stayDateOf("2026-12-31") }, true],
	] as const)(
		"%s by %s at %s (Korea) with %j is allowed: %s [DEC-084, DEC-001]",
		(event, actor, time, change, isAllowed) => {
			const moved = move(change, event, actor, at(time));
			expect(moved.ok).toBe(isAllowed);
			if (!isAllowed) expect(moved).toEqual({ ok: false, error: { kind: "tooEarly", event } });
		},
	);

	it.each([
		["at once", 1, 0, true],
		["at 9:59.999", 1, undoMilliseconds - 1, true],
		["at 10:00", 1, undoMilliseconds, false],
		["at a supplier's", 2, 0, false],
	])("undoes a cancellation %s: %s [DEC-177]", (_, channelIndex, later, isAllowed) => {
		const running = {
			status: "cancel_request",
			heldStatus: "pending",
			cancelRequestedAt: noon,
			channelIndex,
		} as const;
		const moved = move(running, "CANCEL_UNDONE", "member", noon + later);
		if (isAllowed)
			expect(moved).toMatchObject({ ok: true, value: { status: "pending", cancelRequestedAt: null } });
		else expect(moved).toEqual({ ok: false, error: { kind: "undoClosed" } });
	});

	it("can be undone for ten minutes, but not when the time of the cancellation is unknown [DEC-177]", () => {
		const running = { status: "cancel_request", heldStatus: "pending", cancelRequestedAt: null } as const;
		expect(move(running, "CANCEL_UNDONE", "member")).toEqual({ ok: false, error: { kind: "undoClosed" } });
		expect(undoUntil(1, null, 0)).toBeNull();
		expect(undoUntil(1, noon, noon)).toBe(noon + 600_000);
		expect(undoClosesAt(noon)).toBe(noon + 600_000);
	});

	it("leaves its input unchanged, and final states reject every event [A01, DOM-STATUS-22]", () => {
		const arbitrary = fc.record({
			order: fc.record({
				...Object.fromEntries(Object.entries(order).map(([key, value]) => [key, fc.constant(value)])),
				status: fc.constantFrom(...orderMachine.states),
				heldStatus: fc.option(fc.constantFrom(...orderMachine.states)),
				hasCancelButton: fc.boolean(),
			}) as fc.Arbitrary<OrderProductCore>,
			event: fc.constantFrom(...orderMachine.events),
			actor: fc.constantFrom(...actors),
			now: fc.integer({ min: at("2026-11-20"), max: at("2026-12-20") }),
		});
		fc.assert(
			fc.property(arbitrary, ({ order: before, ...command }) => {
				const kept = structuredClone(before);
				const moved = moveOrder(before, command);
				expect(before).toEqual(kept);
				if (orderMachine.isFinal(before.status)) expect(moved.ok).toBe(false);
				if (moved.ok && command.event === "USER_CANCEL") expect(canUserCancel(before)).toBe(true);
			}),
		);
	});
});

describe("the right to cancel", () => {
	it("requires the cancel button and the status pending or confirm [DOM-STATUS-18, EX-065, EX-066, EX-067]", () => {
		for (const status of orderMachine.states) {
			const isOpen: boolean = status === "pending" || status === "confirm";
			expect(canUserCancel({ hasCancelButton: true, status })).toBe(isOpen);
			expect(canUserCancel({ hasCancelButton: false, status })).toBe(false);
		}
	});

	it.each<[string | null, string | null, boolean]>([
		["", " ", true],
		[null, null, true],
		["HT-20391", null, false],
		[null, "2026-12-06", false],
	])(
		"of the link holder (confirmation number %j, start date %j) exists: %s [DOM-STATUS-19, EX-070, EX-071, EX-072]",
		(confirmationNumber, startDate, is) => {
			expect(isLinkSelectable({ confirmationNumber, startDate })).toBe(is);
		},
	);

	it.each([
		["HT-20391", true],
		["a", true],
		["A".repeat(30), true],
		["A".repeat(31), false],
		["", false],
		["A 1", false],
		["확정1", false],
		["A1\n", false],
	])("accepts %j as a confirmation number: %s [DEC-085]", (text, is) => {
		expect(isConfirmationNumber(text)).toBe(is);
	});
});
