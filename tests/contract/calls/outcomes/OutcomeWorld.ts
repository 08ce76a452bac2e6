import type { StayDate } from "#domain/shared/StayDate.ts";
import { type BookingApp, bookingApp, type CallAnswer } from "#tests/support/bookingApp.ts";
import {
	type AgreedBooking,
	type BookingWorld,
	bookingStart,
	bookingWorld,
	plantBookingWorld,
	testClock,
} from "#tests/support/bookingWorld.ts";
import type { OpenDatabase } from "#tests/support/databases.ts";
import { worldApp } from "#tests/support/worldApp.ts";

export type Method = "GET" | "POST" | "PUT" | "DELETE";

/** A server with bookings in every state a scenario needs, and one with the demo world's content. */
export interface OutcomeWorld extends Pick<BookingApp, "call" | "app" | "clock" | "services"> {
	readonly demo: BookingApp;
	readonly orders: BookingWorld;
	/** Returns a member that no other test uses. */
	member(): number;
	/** Marks the member as having just re-authenticated. */
	prove(memberId: number): Promise<void>;
	/** Calls the API as one of our own servers. */
	callAsServer(method: Method, url: string, body: object, key?: string): Promise<CallAnswer>;
	/** Creates a paid booking of a new member, using the member's coupon of 10,000 won. */
	bookedWithCoupon(): Promise<AgreedBooking & { readonly id: number }>;
	/** Creates a paid booking of a new member. */
	booked(changes?: Parameters<BookingWorld["book"]>[1]): Promise<AgreedBooking & { readonly id: number }>;
	/** Returns the first number that a query on the demo world yields. */
	demoId(sql: string): Promise<number>;
	/** Sells out every room of our hotel on a day in January. */
	sellOut(day: StayDate): Promise<void>;
}

/** Provokes one outcome. */
export type Scenario = (world: OutcomeWorld) => Promise<CallAnswer>;

/** Scenarios by the name of the contract's example; `ok` is the success. */
export type Outcomes = Readonly<Record<string, Readonly<Record<string, Scenario>>>>;

/** An id that nothing has. */
export const noId = 2_147_483_647;
export const noOrder = "AW2611210000000000000";

const serviceToken = "between-our-own-servers";

export async function outcomeWorld(open: OpenDatabase): Promise<OutcomeWorld> {
	const db = await open();
	await plantBookingWorld(db, { members: 220, stock: 99 });
	await db.query(`
		INSERT INTO corporation VALUES ('HANBIT2026', '한빛상사', true), ('OTHER2026', '다른상사', true);
		INSERT INTO common_code VALUES (105, 1, '예약 문의', 1);
		INSERT INTO coupon_manager (coupon_manager_id, type, title, discount_kind, discount, set_cnt, issue_start, issue_end, use_expire_date, corp_code, grip_idx, pack_code)
			VALUES (2, 'NORMAL', '생일 쿠폰', 'AMOUNT', 7000, 1, '2026-11-01', '2026-12-31', '2026-12-31', NULL, NULL, NULL),
				(4, 'NORMAL', '지난 쿠폰', 'AMOUNT', 1000, 1, '2026-10-01', '2026-11-01', '2026-12-31', NULL, NULL, NULL),
				(5, 'CORPORATION', '한빛 할인', 'PERCENT', 10, 1, '2026-11-01', '2026-12-31', '2026-12-31', 'HANBIT2026', NULL, NULL),
				(7, 'LIVE', '라이브', 'AMOUNT', 5000, 1, '2026-11-01', '2026-12-31', '2026-12-31', NULL, 77, NULL),
				(8, 'PACK', '팩', 'AMOUNT', 5000, 1, '2026-11-01', '2026-12-31', '2026-12-31', NULL, NULL, 'WELCOME2026');
		SELECT setval(pg_get_serial_sequence('member', 'member_id'), 1000);
		UPDATE member SET name = '김하늘', phone = '010' || (50000000 + member_id), phone_key = '010' || (50000000 + member_id);
	`);
	const clock = testClock(bookingStart);
	const orders = bookingWorld(db, clock);
	const settings = { SERVICE_TOKEN: serviceToken };
	const { app, call, services } = await bookingApp(db, settings, clock);
	const demo = await worldApp(open);
	let members = 1;
	let keys = 0;

	const member = (): number => {
		members += 1;
		return members;
	};
	return {
		app,
		call,
		services,
		clock,
		demo,
		orders,
		member,
		async prove(memberId) {
			await call(memberId, "GET", "/api/auth/users");
			await db.query("UPDATE session SET proven_at = $2 WHERE member_id = $1", [
				memberId,
				new Date(clock.now()),
			]);
		},
		async callAsServer(method, url, body, key) {
			keys += 1;
			const answer = await app.inject({
				method,
				url,
				headers: { authorization: `Bearer ${serviceToken}`, "idempotency-key": key ?? `server-key-${keys}` },
				payload: body,
			});
			return { status: answer.statusCode, ...answer.json() };
		},
		async booked(changes) {
			const booked = await orders.book(member(), changes);
			return { ...booked, id: booked.held.orderProductIds[0] ?? 0 };
		},
		async bookedWithCoupon() {
			const memberId = member();
			const booked = await orders.book(memberId, { couponIds: [memberId] });
			return { ...booked, id: booked.held.orderProductIds[0] ?? 0 };
		},
		async demoId(sql) {
			const { rows } = await demo.services.db.query<{ id: number }>(sql);
			return rows[0]?.id ?? 0;
		},
		async sellOut(day) {
			await db.query("UPDATE room_month SET stock[$2::int] = 0 WHERE property_id = 1 AND ym = $1", [
				Number(day.slice(0, 7).replace("-", "")),
				Number(day.slice(8)),
			]);
		},
	};
}
