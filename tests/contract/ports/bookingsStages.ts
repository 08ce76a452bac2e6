import { HttpBookings } from "#adapters/http/HttpBookings.ts";
import type { BookingOrder, PlanChoice } from "#domain/booking/BookingRequest.ts";
import { ledgerTotal } from "#domain/offer/priceLedger.ts";
import { stayDateOf } from "#domain/shared/StayDate.ts";
import { won } from "#domain/shared/Won.ts";
import type { Bookings } from "#ports/Bookings.ts";
import { requestExtraPayment } from "#server/commerce/booking/extraPayments.ts";
import type { BookingApp } from "#tests/support/bookingApp.ts";
import { MemoryBookings } from "#tests/support/memory/MemoryBookings.ts";
import { portCalls } from "./portCalls.ts";

export const choice: PlanChoice = {
	plan: {
		stayId: 1,
		bookingKind: "OC",
		accommodations: "1",
		rooms: "1",
		ratePlan: "1",
		promotionId: null,
	},
	terms: {
		checkInDate: stayDateOf("2026-12-10"),
		checkOutDate: stayDateOf("2026-12-12"),
		adults: 2,
		childAges: [],
		rooms: 1,
	},
};

/** A voucher, whose date is set later. */
const voucherPlan = { ...choice.plan, ratePlan: "3" };

export interface Booked {
	readonly id: number;
	readonly orderPaymentId: number;
}

/** One implementation of the port, with a member who can book. */
export interface Stage {
	readonly bookings: Bookings;
	/** Books and pays. */
	booked(): Promise<Booked>;
	/** Buys a voucher. */
	bought(): Promise<Booked>;
	/** Demands an extra charge for a booking and returns its number. */
	demanded(of: Booked): Promise<number>;
	/** Returns the points the member has spent. */
	spent(): Promise<{ readonly awesomeCash: number; readonly welfarePoints: number }>;
	statusOf(booked: Booked): Promise<string>;
}

/** Builds the order for a plan as the form would send it, at the price the port itself returns. */
export async function orderOf(
	bookings: Bookings,
	changes: Partial<BookingOrder> = {},
): Promise<BookingOrder> {
	const asked = { plan: changes.plan ?? choice.plan, terms: choice.terms };
	const answer = await bookings.viewPlan(asked);
	if (!answer.ok) throw new Error(`no plan: ${answer.error.kind}`);
	const { baseLines, keyCode, paymentKind, cancelPolicy } = answer.value;
	const used = (changes.awesomeCash ?? won(0)) + (changes.welfarePoints ?? won(0));
	return {
		...asked,
		guest: { name: "김하늘", phone: "01012345678", email: "haneul@example.com" },
		international: null,
		paymentKind,
		method: "card",
		couponIds: [],
		awesomeCash: won(0),
		welfarePoints: won(0),
		keyCode,
		expectedTotal: won(ledgerTotal(baseLines) - used),
		cancelText: cancelPolicy?.cancelText ?? [],
		request: "",
		...changes,
	};
}

/** Builds the HTTP adapter over the real server in this process. */
export async function httpStage(world: BookingApp, memberId: number): Promise<Stage> {
	const { db } = world.services;
	const bookings = new HttpBookings(await portCalls(world, memberId));
	const points = async () => {
		const { rows } = await db.query<{ point: number; user_point: number }>(
			"SELECT point, user_point FROM point_balance WHERE member_id = $1",
			[memberId],
		);
		return rows[0] ?? { point: 0, user_point: 0 };
	};
	const before = await points();

	async function paid(changes: Partial<BookingOrder>): Promise<Booked> {
		const key = `contract-${memberId}-${Math.random().toString(36).slice(2)}`;
		const held = await bookings.create(await orderOf(bookings, changes), { key });
		if (!held.ok) throw new Error(`not held: ${held.error.kind}`);
		const orderNum = held.value.orderNumber;
		const prepared = await world.call(memberId, "POST", "/api/payment/v1/payments/prepare", {
			payKind: changes.paymentKind ?? "main",
			orderNum,
			payMethod: "card",
		});
		const orderId = new URL(prepared.data.checkoutUrl, "http://x").searchParams.get("orderId") ?? "";
		const left = await world.app.inject({
			method: "POST",
			url: "/pg/sandbox/checkout",
			headers: { "content-type": "application/x-www-form-urlencoded" },
			payload: new URLSearchParams({ orderId, action: "approve" }).toString(),
		});
		const back = new URL(String(left.headers.location), "http://x").searchParams;
		await world.call(memberId, "POST", "/api/payment/v1/payments/approve", {
			paymentIdx: Number(back.get("paymentIdx")),
			orderNum,
			pgToken: back.get("pgToken"),
		});
		const { rows } = await db.query<Booked>(
			`SELECT p.order_product_id AS id, p.order_pay_id AS "orderPaymentId"
			FROM order_product p JOIN order_pay o USING (order_pay_id) WHERE o.order_num = $1`,
			[orderNum],
		);
		if (!rows[0]) throw new Error("nothing was booked");
		return rows[0];
	}

	return {
		bookings,
		booked: () => paid({}),
		bought: () => paid({ plan: voucherPlan, paymentKind: "voucher" }),
		demanded: ({ id }) => requestExtraPayment(world.services, id, 30_000, "인원 추가"),
		async spent() {
			const now = await points();
			return {
				awesomeCash: before.point - now.point,
				welfarePoints: before.user_point - now.user_point,
			};
		},
		async statusOf({ id }) {
			const answer = await bookings.view(id);
			return answer.ok ? answer.value.product.status : answer.error.kind;
		},
	};
}

/** Builds the in-memory twin, seeded with the server's answers. */
export async function memoryStage(server: Stage): Promise<Stage> {
	const bookings = new MemoryBookings();
	const states: Readonly<Record<string, string>> = {
		cancelAll: "cancel_request",
		cancelOne: "cancel_request",
		undo: "confirm",
		cancelNow: "cancel",
		fixDay: "confirm",
	};
	const taken = <T>(answer: { ok: true; value: T } | { ok: false }): T => {
		if (!answer.ok) throw new Error("the server refused");
		return answer.value;
	};
	let since = 0;
	bookings.stay = taken(await server.bookings.viewPlan(choice));
	async function filled(booked: Booked): Promise<Booked> {
		since = bookings.actions.length;
		bookings.detail = taken(await server.bookings.view(booked.id));
		bookings.listed = taken(await server.bookings.list("pending"));
		bookings.quote = taken(await server.bookings.quoteCancel(booked.id, "full"));
		return booked;
	}
	return {
		bookings,
		booked: async () => filled(await server.booked()),
		bought: async () => {
			const voucher = await server.bought();
			since = bookings.actions.length;
			bookings.detail = taken(await server.bookings.view(voucher.id));
			return voucher;
		},
		async demanded(booked) {
			const id = await server.demanded(booked);
			bookings.demand = taken(await server.bookings.viewExtraPayment(id, booked.id));
			return id;
		},
		spent: async () => {
			const order = bookings.created.at(-1)?.order;
			return { awesomeCash: order?.awesomeCash ?? 0, welfarePoints: order?.welfarePoints ?? 0 };
		},
		statusOf: async () => {
			const [action = ""] = bookings.actions.slice(since).at(-1)?.split(" ") ?? [];
			return states[action] ?? bookings.detail?.product.status ?? "";
		},
	};
}
