import fc from "fast-check";
import { beforeEach, describe, expect, it } from "vitest";
import { Cancellations } from "#server/commerce/cancellation/Cancellations.ts";
import type { CancelResult, PaymentGateway } from "#server/commerce/payment/gateway/PaymentGateway.ts";
import {
	type AgreedBooking,
	type BookingWorld,
	bookingWorld,
	plantBookingWorld,
	twoRooms,
} from "#tests/support/bookingWorld.ts";
import { forEachDatabase } from "#tests/support/databases.ts";

/** How a provider handles a refund call. */
type Turn =
	| "yes"
	/** Refunded, but the answer is lost. */
	| "lost"
	/** Not refunded, and no answer. */
	| "silent"
	/** Neither yes nor no; the same key gets this answer forever. */
	| "busy"
	/** The same, although the refund was made. */
	| "busy, and done"
	/** Not refunded, because part of the money has just been refunded at the desk. */
	| "desk"
	/** Not refunded, because the provider compares balances before anything else, and another one was stated. */
	| "compared";

forEachDatabase((_, open) => {
	let world: BookingWorld;
	beforeEach(async () => {
		const db = await open();
		await plantBookingWorld(db, { stock: 1_000 });
		world = bookingWorld(db);
	});

	/** Cancellations over a provider that behaves as listed, turn by turn, then normally, and that repeats its earlier answer for a known key. */
	function played(turns: Turn[], lookup?: PaymentGateway["lookup"]) {
		const { parts } = world.payments;
		const real = parts.gateway("sandbox");
		const spent = new Map<string, CancelResult>();
		const keys: string[] = [];
		const cancel: PaymentGateway["cancel"] = async (intent) => {
			const key = intent.idempotencyKey;
			keys.push(key);
			const before = spent.get(key);
			if (before) return before;
			const turn = turns.shift() ?? "yes";
			if (turn === "silent") return { kind: "unknown", code: "TIMEOUT" };
			if (turn === "desk") await refundManually(intent, 50_000);
			if (turn === "busy" || (turn === "busy, and done" && (await real.cancel(intent)))) {
				const busy: CancelResult = { kind: "unknown", code: "PROVIDER_ERROR", spent: "answered" };
				spent.set(key, busy);
				return busy;
			}
			if (turn === "compared")
				return { kind: "unknown", code: "NOT_MATCHES_REFUNDABLE_AMOUNT", spent: "otherBalance" };
			const answer = await real.cancel(intent);
			return turn === "lost" && answer.kind === "cancelled" ? { kind: "unknown", code: "TIMEOUT" } : answer;
		};
		const gateway = { ...real, cancel, ...(lookup && { lookup }) };
		return { cancellations: new Cancellations({ ...parts, gateway: () => gateway }), keys };
	}

	const firstOf = ({ held }: AgreedBooking): number => held.orderProductIds[0] ?? 0;
	const ask = { reason: "일정 변경", quoteId: null };

	/** Cancels the first room and runs its refund recovery `looks` times. */
	async function cancelFirst({ cancellations }: ReturnType<typeof played>, booked: AgreedBooking, looks = 1) {
		await cancellations.cancelPart(2, firstOf(booked), ask, `part-${firstOf(booked)}`);
		await cancellations.now(2, firstOf(booked), `now-${firstOf(booked)}`);
		for (let look = 0; look < looks; look += 1) {
			world.clock.pass(6 * 60_000);
			await cancellations.run();
		}
	}

	/** Returns the first room's state, and the total the provider has refunded for its order. */
	async function ended(booked: AgreedBooking) {
		const { products } = await world.bookings.view(2, firstOf(booked));
		const { movements = [] } = (await world.payments.sandbox.find(booked.orderId)) ?? {};
		const back = movements.filter(({ kind }) => kind === "cancel").map(({ amount }) => amount);
		return { status: products[0]?.status, back };
	}

	/** Refunds money manually at the provider. */
	const refundManually = async ({ orderId }: Pick<AgreedBooking, "orderId">, amount: number) => {
		const { balance = 0, paymentKey = "" } = (await world.payments.sandbox.find(orderId)) ?? {};
		await world.payments.parts.gateway("sandbox").cancel({
			...{ paymentKey, orderId, amount, balance, reason: "창구" },
			idempotencyKey: `desk-${orderId}-${balance}`,
		});
	};

	const refused = async () => (await world.cancellations.refused()).map(({ orderNum }) => orderNum);

	describe("a refund with an unclear answer from the provider", () => {
		it("is retried with a new key when the old one would always get the same answer [D41, payments 3.5]", async () => {
			const booked = await world.book(2, twoRooms);
			const provider = played(["busy", "busy"]);
			await cancelFirst(provider, booked, 2);
			expect(await ended(booked)).toEqual({ status: "cancel", back: [200_000] });
			expect(new Set(provider.keys).size).toBe(3);
		});

		it("keeps its key while it is unknown whether the request arrived [D41, payments 3.5]", async () => {
			const booked = await world.book(2, twoRooms);
			const provider = played(["silent", "silent"]);
			await cancelFirst(provider, booked, 2);
			expect(await ended(booked)).toEqual({ status: "cancel", back: [200_000] });
			expect(new Set(provider.keys).size).toBe(1);
		});

		it("takes into account what was refunded at the provider's desk [payments 3.7 CONFLICT]", async () => {
			const booked = await world.book(2, twoRooms);
			await refundManually(booked, 50_000);
			await cancelFirst(played([]), booked);
			expect(await ended(booked)).toEqual({ status: "cancel", back: [50_000, 200_000] });
		});

		it.each(["not enough is left", "it knows no such payment"])(
			"waits for an operator when, at the provider, %s [D40, DEC-183]",
			async (what) => {
				const booked = await world.book(2, twoRooms);
				await refundManually(booked, 250_000);
				const isLeft = what === "not enough is left";
				const provider = isLeft ? played([]) : played(["busy"], async () => ({ kind: "notFound" }));
				world.alarms.length = 0;
				await cancelFirst(provider, booked);
				expect(await ended(booked)).toEqual({ status: "cancel_wait", back: [250_000] });
				expect(await refused()).toEqual([booked.held.orderNum]);
				expect(world.alarms).toEqual(["a refund was refused"]);
			},
		);

		/** No answer to a look-up, or none that says what the provider holds. */
		const unclearLooks = {
			lost: () => Promise.reject(new Error("no answer")),
			unclear: async () => ({ kind: "unknown", code: "BUSY" }) as const,
		};
		it.each<
			readonly [
				string,
				{
					readonly turns: readonly Turn[];
					readonly desk?: number;
					readonly rooms?: 1;
					readonly look?: keyof typeof unclearLooks;
				},
				end: { readonly status: "cancel" | "cancel_wait"; readonly calls: number; readonly keys: number },
			]
		>([
			["all is left", { turns: ["busy"] }, { status: "cancel", calls: 2, keys: 2 }],
			["just enough is left", { turns: ["busy"], rooms: 1 }, { status: "cancel", calls: 2, keys: 2 }],
			["it is made", { turns: ["busy, and done"] }, { status: "cancel", calls: 1, keys: 1 }],
			["as much is gone", { turns: ["busy"], desk: 200_000 }, { status: "cancel", calls: 1, keys: 1 }],
			["some is gone", { turns: ["busy"], desk: 50_000 }, { status: "cancel_wait", calls: 1, keys: 1 }],
			["some had gone before", { turns: [], desk: 50_000 }, { status: "cancel", calls: 2, keys: 2 }],
			["too much had gone", { turns: [], desk: 200_001 }, { status: "cancel_wait", calls: 1, keys: 1 }],
			[
				"too much had gone, as a comparison shows",
				{ turns: ["compared"], desk: 200_001 },
				{ status: "cancel_wait", calls: 1, keys: 1 },
			],
			["some goes meanwhile", { turns: ["desk"] }, { status: "cancel", calls: 2, keys: 2 }],
			["some goes twice", { turns: ["desk", "desk"] }, { status: "cancel_wait", calls: 2, keys: 2 }],
			["nobody can say", { turns: ["busy"], look: "lost" }, { status: "cancel", calls: 3, keys: 2 }],
			["it is not clear", { turns: ["busy"], look: "unclear" }, { status: "cancel", calls: 3, keys: 2 }],
			[
				"it is busy time and again",
				{ turns: Array(4).fill("busy") },
				{ status: "cancel", calls: 5, keys: 5 },
			],
			["it is clear in time", { turns: Array(16).fill("silent") }, { status: "cancel", calls: 17, keys: 1 }],
		])(
			"is made with a new key or left to an operator by what the provider then holds: %s [D41, payments 3.5, 3.7]",
			async (_what, { turns, desk = 0, rooms, look }, end) => {
				const booked = await world.book(2, rooms === 1 ? {} : twoRooms);
				if (desk > 0) await refundManually(booked, desk);
				const { lookup } = world.payments.parts.gateway("sandbox");
				let looks = 0;
				const provider = played([...turns], (orderId) => {
					looks += 1;
					return look && looks === 1 ? unclearLooks[look]() : lookup(orderId);
				});
				world.alarms.length = 0;
				await cancelFirst(provider, booked, turns.length + 2);
				const { keys } = provider;
				expect({
					status: (await ended(booked)).status,
					calls: keys.length,
					keys: new Set(keys).size,
				}).toEqual(end);
				expect(world.alarms).toEqual(end.status === "cancel" ? [] : ["a refund was refused"]);
			},
		);

		it("raises an alarm when it stays unclear for hours", async () => {
			const booked = await world.book(2, twoRooms);
			world.alarms.length = 0;
			await cancelFirst(played(Array<Turn>(60).fill("silent")), booked, 40);
			expect(world.alarms).toEqual(["a refund is unclear for a long time"]);
			expect((await ended(booked)).back).toEqual([]);
		});

		it("happens once or waits for an operator, whatever the answers and any refund at the desk [D39, D41]", async () => {
			const turn = fc.constantFrom<Turn>("yes", "lost", "silent", "busy", "busy, and done");
			await fc.assert(
				fc.asyncProperty(
					fc.array(turn, { maxLength: 6 }),
					fc.nat({ max: 3 }),
					fc.integer({ min: 1, max: 199_999 }),
					async (turns, deskAfter, desk) => {
						const booked = await world.book(2, twoRooms);
						const provider = played([...turns]);
						await cancelFirst(provider, booked, deskAfter);
						await refundManually(booked, desk);
						for (let look = 0; look < 10; look += 1) {
							world.clock.pass(6 * 60_000);
							await provider.cancellations.run();
						}
						const { status, back } = await ended(booked);
						const waits = (await refused()).includes(booked.held.orderNum);
						expect(status).toBe(waits ? "cancel_wait" : "cancel");
						expect(back.toSorted((a, b) => a - b)).toEqual(waits ? [desk] : [desk, 200_000]);
					},
				),
				{ numRuns: 15 },
			);
		});
	});
});
