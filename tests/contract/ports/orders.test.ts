import { beforeAll, describe, expect } from "vitest";
import { HttpBookings } from "#adapters/http/HttpBookings.ts";
import { HttpDeals } from "#adapters/http/HttpDeals.ts";
import { HttpLinkedOrders } from "#adapters/http/HttpLinkedOrders.ts";
import { HttpPayments } from "#adapters/http/HttpPayments.ts";
import type { PaymentReturn } from "#domain/payment/PaymentOutcome.ts";
import { stayDateOf } from "#domain/shared/StayDate.ts";
import type { Deals } from "#ports/Deals.ts";
import type { LinkedOrders } from "#ports/LinkedOrders.ts";
import type { Payments } from "#ports/Payments.ts";
import { type BookingApp, bookingApp } from "#tests/support/bookingApp.ts";
import { bookingStart, bookingWorld, plantBookingWorld, testClock } from "#tests/support/bookingWorld.ts";
import { forEachDatabase } from "#tests/support/databases.ts";
import { MemoryPayments } from "#tests/support/memory/MemoryBookings.ts";
import { MemoryDeals, MemoryLinkedOrders } from "#tests/support/memory/MemoryContent.ts";
import { orderOf } from "./bookingsStages.ts";
import { portCalls } from "./portCalls.ts";
import { type Adapters, answered, type Cases, refusal, testPort } from "./portSuite.ts";

const nobodys = "AW2611210000000000000";

interface ByLink {
	/** Creates an order that awaits its confirmation, with the port that handles it. */
	linked(): Promise<{ readonly orders: LinkedOrders; readonly orderNumber: string }>;
}

const linkCases: Cases<LinkedOrders, ByLink> = {
	async view({ linked }) {
		const { orders, orderNumber } = await linked();
		expect(answered(await orders.view(orderNumber))).toMatchObject({
			orderNumber,
			status: "pending",
			confirmationNumber: null,
		});
		expect(await orders.view(nobodys)).toMatchObject(refusal("notFound"));
	},
	async detail({ linked }) {
		const { orders, orderNumber } = await linked();
		expect(answered(await orders.detail(orderNumber))).toMatchObject({
			product: { stayName: "남산 서재 호텔" },
		});
		expect(await orders.detail(nobodys)).toMatchObject(refusal("notFound"));
	},
	async confirm({ linked }) {
		const { orders, orderNumber } = await linked();
		expect((await orders.confirm(orderNumber, "HT-20391")).ok).toBe(true);
		expect(answered(await orders.view(orderNumber))).toMatchObject({
			status: "confirm",
			confirmationNumber: "HT-20391",
		});
		expect(await orders.confirm(orderNumber, "HT-2")).toMatchObject(refusal("notCancellable"));
	},
	async cancel({ linked }) {
		const { orders, orderNumber } = await linked();
		expect((await orders.cancel(orderNumber)).ok).toBe(true);
		expect(answered(await orders.view(orderNumber)).status).toBe("cancel_request");
		expect(await orders.confirm(orderNumber, "HT-3")).toMatchObject(refusal("notCancellable"));
	},
};

interface Paying {
	readonly payments: Payments;
	/** Returns the number of an order that is waiting for payment. */
	held(): Promise<string>;
	/** Returns what the provider hands back with the payer of another order. */
	agreed(): Promise<PaymentReturn>;
}

const demandFor = (orderNumber: string) =>
	({ kind: "main", method: "card", target: { orderNumber } }) as const;

const paymentCases: Cases<Payments, Paying> = {
	async prepare({ payments, held }) {
		const demand = demandFor(await held());
		const prepared = answered(
			await payments.prepare(demand, { key: `contract-pay-${demand.target.orderNumber}` }),
		);
		expect(prepared).toMatchObject({ amount: 200_000, checkoutUrl: expect.stringContaining("/pg/sandbox/") });
		expect(
			answered(await payments.prepare(demand, { key: `contract-pay-${demand.target.orderNumber}` })),
		).toEqual(prepared);
	},
	async approve({ payments, agreed }) {
		const back = await agreed();
		const keyed = { key: `contract-approve-${back.orderNumber}` };
		const paid = answered(await payments.approve(back, keyed));
		expect(paid).toMatchObject({ outcome: "approved", orderNumber: back.orderNumber });
		expect(answered(await payments.approve(back, keyed))).toEqual(paid);
	},
	async view({ payments, agreed }) {
		const back = await agreed();
		await payments.approve(back, { key: `contract-approve-${back.orderNumber}` });
		expect(answered(await payments.view(back.orderNumber))).toMatchObject({
			outcome: "approved",
			status: "confirm",
			stayName: "남산 서재 호텔",
		});
		expect(await payments.view(nobodys)).toMatchObject(refusal("notFound"));
	},
};

const span = { from: stayDateOf("2026-12-10"), to: stayDateOf("2026-12-12") };

const dealCases: Cases<Deals> = {
	async view(deals) {
		const { content, stays, plans } = answered(await deals.view(1, null));
		expect(content).toMatchObject({ eventId: 1, title: "겨울 특가", discountPercent: 20 });
		expect(stays.map(({ name }) => name)).toEqual(["남산 서재 호텔"]);
		expect(plans.map(({ ratePlanName }) => ratePlanName)).toEqual(["조식 포함"]);
		expect(await deals.view(999, null)).toMatchObject(refusal("notFound"));
	},
	async saleDates(deals) {
		const days = answered(await deals.saleDates(1, null, 1, span));
		expect(days.find(({ date }) => date === "2026-12-10")).toMatchObject({ isOnSale: true });
	},
	async ofStay(deals) {
		expect(answered(await deals.ofStay(1))).toMatchObject({ eventId: 1, title: "겨울 특가" });
	},
};

forEachDatabase((_, open) => {
	describe("the ports of orders, payments and deals", () => {
		let byLink: Adapters<ByLink>;
		let paying: Adapters<Paying>;
		let deals: Adapters<Deals>;

		beforeAll(async () => {
			const db = await open();
			await plantBookingWorld(db, { members: 3, stock: 60 });
			await db.query(`
				INSERT INTO event (event_id, title, subtitle, image_key, discount_rate, sale_start, sale_end, stay_start, stay_end)
					VALUES (1, '겨울 특가', '눈 오는 날', 'event-1', 20, '2026-11-01', '2026-12-31', '2026-12-01', '2026-12-31');
				INSERT INTO event_product VALUES (1, 1, 1, NULL, 1);`);
			const clock = testClock(bookingStart);
			const orders = bookingWorld(db, clock);
			const world = await bookingApp(db, {}, clock);
			const calls = await portCalls(world, 2);

			const voucher = { productIdx: 1, accoms: "1", rooms: "1", rateplan: "3", orderType: "OC" };
			const links = new HttpLinkedOrders(calls);
			const linked = async () => {
				const { held } = await orders.book(2, { path: voucher, payKind: "lms" });
				return { orders: links, orderNumber: held.orderNum };
			};
			byLink = {
				http: { linked },
				memory: {
					async linked() {
						const { orderNumber } = await linked();
						const twin = new MemoryLinkedOrders();
						twin.order = answered(await links.view(orderNumber));
						twin.booking = answered(await links.detail(orderNumber));
						return { orders: twin, orderNumber };
					},
				},
			};
			paying = await payingOf(world);

			const overHttp = new HttpDeals(calls);
			const twin = new MemoryDeals();
			twin.events.set(1, answered(await overHttp.view(1, null)));
			twin.calendars.set(1, answered(await overHttp.saleDates(1, null, 1, span)));
			twin.stayEvent = answered(await overHttp.ofStay(1));
			deals = { http: overHttp, memory: twin };
		});

		testPort("LinkedOrders", linkCases, () => byLink);
		testPort("Payments", paymentCases, () => paying);
		testPort("Deals", dealCases, () => deals);
	});
});

/** Builds a member who pays over HTTP, and the in-memory twin seeded with the server's answers. */
async function payingOf(world: BookingApp): Promise<Adapters<Paying>> {
	const calls = await portCalls(world, 2);
	const [bookings, payments] = [new HttpBookings(calls), new HttpPayments(calls)];
	let keys = 0;
	const key = () => {
		keys += 1;
		return { key: `contract-paying-${keys}` };
	};
	const held = async () => answered(await bookings.create(await orderOf(bookings), key())).orderNumber;
	const agreed = async (): Promise<PaymentReturn> => {
		const orderNumber = await held();
		const { checkoutUrl } = answered(await payments.prepare(demandFor(orderNumber), key()));
		const orderId = new URL(checkoutUrl ?? "", "http://x").searchParams.get("orderId") ?? "";
		const left = await world.app.inject({
			method: "POST",
			url: "/pg/sandbox/checkout",
			headers: { "content-type": "application/x-www-form-urlencoded" },
			payload: new URLSearchParams({ orderId, action: "approve" }).toString(),
		});
		const back = new URL(String(left.headers.location), "http://x").searchParams;
		return {
			orderNumber,
			paymentId: Number(back.get("paymentIdx")),
			token: back.get("pgToken") ?? "",
		};
	};
	const twin = new MemoryPayments();
	return {
		http: { payments, held, agreed },
		memory: {
			payments: twin,
			async held() {
				const orderNumber = await held();
				const { amount, checkoutUrl } = answered(await payments.prepare(demandFor(orderNumber), key()));
				Object.assign(twin, { amount, checkoutUrl });
				return orderNumber;
			},
			async agreed() {
				const back = await agreed();
				answered(await payments.approve(back, key()));
				twin.paid = answered(await payments.view(back.orderNumber));
				return back;
			},
		},
	};
}
