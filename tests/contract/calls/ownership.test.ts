import { beforeAll, describe, expect, it } from "vitest";
import { type BookingApp, bookingApp } from "#tests/support/bookingApp.ts";
import { bookingStart, bookingWorld, plantBookingWorld, testClock } from "#tests/support/bookingWorld.ts";
import { forEachDatabase } from "#tests/support/databases.ts";
import { recordingDatabase } from "#tests/support/recordingDatabase.ts";
import { ofEverybody } from "./callsOfEverybody.ts";
import {
	books,
	byLink,
	callsAboutCaller,
	callsNamingAnId,
	inquiry,
	missingIds,
	type Things,
} from "./ownedThings.ts";
import { servedCalls } from "./servedCalls.ts";

const calls = await servedCalls();
const served = new Set(calls.map(({ operationId }) => operationId));
const ofOthers = calls
	.filter(({ "x-caller": caller }) => caller !== undefined)
	.map(({ operationId }) => operationId);

describe("the ownership table", () => {
	it("covers every served call [D01]", () => {
		const known = new Set([
			...Object.keys(callsNamingAnId),
			...callsAboutCaller,
			...ofEverybody,
			...ofOthers,
		]);
		const sessionCalls = calls.filter(({ service }) =>
			["internal-auth", "hotels-combined"].includes(service),
		);
		const rest = [...served].filter((id) => !known.has(id));
		expect(rest.filter((id) => !sessionCalls.some(({ operationId }) => operationId === id))).toEqual([]);
	});
});

forEachDatabase((_name, open) => {
	describe("another member's data", () => {
		let app: BookingApp;
		let asked: () => readonly string[];
		let owners: Things;
		const other = 3;
		const corporate = 4;

		beforeAll(async () => {
			const { db, takeStatements } = recordingDatabase(await open());
			asked = takeStatements;
			await plantBookingWorld(db, { members: 4 });
			await db.query(`
					INSERT INTO corporation (corp_code, name) VALUES ('ACME01', '에이스상사');
					UPDATE member SET type = 'C', corp_code = 'ACME01' WHERE member_id = 4;
				`);
			await db.query("INSERT INTO common_code VALUES (105, 1, '예약 문의', 1)");
			const clock = testClock(bookingStart);
			const world = bookingWorld(db, clock);
			const { held, paymentId } = await world.book(2);
			const [orderProductIdx = 0] = held.orderProductIds;
			app = await bookingApp(db, {}, clock);
			const quote = await app.call(2, "POST", `${books}/${orderProductIdx}/cancel-quote`, { scope: "full" });
			const extra = await db.query<{ order_add_pay_id: number }>(
				"INSERT INTO order_add_pay (order_product_id, amount, reason) VALUES ($1, 30000, '추가 침대') RETURNING order_add_pay_id",
				[orderProductIdx],
			);
			const key = await db.query<{ billing_key_id: number }>(
				`INSERT INTO billing_key (member_id, provider, customer_key, key_cipher, key_hash, card_label)
					VALUES (2, 'sandbox', 'customer', 'cipher', 'hash', '신한 1234') RETURNING billing_key_id`,
			);
			const passkey = await db.query<{ id: number }>(
				`INSERT INTO passkey (member_id, credential_id, public_key, user_handle, sign_count, transports, name, created_at)
					VALUES (2, 'credential', '\\x00', 'handle', 0, '{}', '내 휴대폰', now()) RETURNING passkey_id AS id`,
			);
			const coupon = await db.query<{ id: number }>(
				"SELECT user_coupon_id AS id FROM user_coupon WHERE member_id = 2",
			);
			const question = { ...inquiry, orderNum: held.orderNum };
			const sent = await app.call(2, "POST", "/api/content/v1/inquiries", question);
			owners = {
				orderNum: held.orderNum,
				orderPayIdx: held.orderPayId,
				orderProductIdx,
				orderAddPayIdx: extra.rows[0]?.order_add_pay_id ?? 0,
				paymentIdx: paymentId,
				quoteId: quote.data.quoteId,
				couponUserIdx: coupon.rows[0]?.id ?? 0,
				billingKeyIdx: key.rows[0]?.billing_key_id ?? 0,
				passkeyIdx: passkey.rows[0]?.id ?? 0,
				inquiryIdx: sent.data.idx,
			};
		});

		/** Everything the owner has, as stored in the database. */
		async function memberData(): Promise<unknown> {
			const own = [
				"order_pay",
				"order_product",
				"user_coupon",
				"inquiry",
				"inquiry_message",
				"billing_key",
				"passkey",
				"point_balance",
			];
			const ofOrders = ["payment", "refund"];
			const digests = [
				...own.map(
					(table) =>
						`SELECT '${table}', jsonb_agg(to_jsonb(t) ORDER BY to_jsonb(t)::text) FROM ${table} t WHERE member_id = 2`,
				),
				...ofOrders.map(
					(table) =>
						`SELECT '${table}', jsonb_agg(to_jsonb(t) ORDER BY to_jsonb(t)::text) FROM ${table} t WHERE order_pay_id = ${owners.orderPayIdx}`,
				),
			];
			return (await app.services.db.query(digests.join(" UNION ALL "))).rows;
		}

		const rows = Object.entries(callsNamingAnId)
			.filter(([operationId]) => served.has(operationId))
			.flatMap(([operationId, makers]) => makers.map((make, index) => [operationId, index, make] as const));

		it.each(rows)(
			"%s (%i) reveals and changes nothing, as if it did not exist [D01, ROLE-03]",
			async (id, _index, make) => {
				const before = await memberData();
				// One address may try ten wrong links a minute (D02), so each caller gets a minute of its own.
				for (const caller of [other, corporate, null]) {
					if (byLink.test(id)) app.clock.pass(61_000);
					const [theirs, none] = [make(owners), make(missingIds)];
					const answer = await app.call(caller, ...theirs);
					const missing = await app.call(caller, ...none);
					expect(answer).toEqual(missing);
					if (answer.result === "SUCCESS") expect(answer.data).toEqual({ inquiry: null });
					else expect(caller === null ? [401, 404] : [400, 404]).toContain(answer.status);
				}
				expect(await memberData()).toEqual(before);
			},
		);

		// Equal work takes equal time; measuring the time itself would say more about the machine.
		it.each(rows)(
			"%s (%i) runs the same statements when access is denied as when it does not exist [D01]",
			async (id, _index, make) => {
				// The first call after a while renews the visit and runs extra statements.
				app.clock.pass(byLink.test(id) ? 61_000 : 0);
				await app.call(other, ...make(missingIds));
				const statements = async (things: Things) => {
					asked();
					await app.call(other, ...make(things));
					// The denial is logged asynchronously, outside the answer.
					return asked().filter((statement) => statement !== "security_event_add");
				};
				expect(await statements(owners)).toEqual(await statements(missingIds));
			},
		);

		it("is readable by its owner, so the table's IDs are right [D01]", async () => {
			const reads = [
				"viewBook",
				"viewBookByNumber",
				"viewAddPayment",
				"viewOrderReview",
				"viewPayment",
				"viewInquiry",
			];
			app.clock.pass(61_000);
			for (const id of reads) {
				const make = callsNamingAnId[id]?.[0];
				if (!make) throw new Error(id);
				expect([id, (await app.call(2, ...make(owners))).status]).toEqual([id, 200]);
			}
		});
	});
});
