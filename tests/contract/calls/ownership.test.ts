import { beforeAll, describe, expect, it } from "vitest";
import { type BookingApp, bookingApp } from "#tests/support/bookingApp.ts";
import { bookingStart, bookingWorld, plantBookingWorld, testClock } from "#tests/support/bookingWorld.ts";
import { forEachDatabase } from "#tests/support/databases.ts";
import { recordingDatabase } from "#tests/support/recordingDatabase.ts";
import { ofEverybody } from "./callsOfEverybody.ts";
import { bodyOf, type CallContract } from "./contracts.ts";
import {
	books,
	byLink,
	callsAboutCaller,
	callsNamingAnId,
	inquiry,
	missingIds,
	namesAThing,
	type Things,
} from "./ownedThings.ts";
import { servedCalls } from "./servedCalls.ts";

const calls = await servedCalls();
const served = new Set(calls.map(({ operationId }) => operationId));
const ofOthers = calls
	.filter(({ "x-caller": caller }) => caller !== undefined)
	.map(({ operationId }) => operationId);

/** Other IDs than the missing ones. */
const someIds = Object.fromEntries(
	Object.entries(missingIds).map(([name, id]) => [name, typeof id === "number" ? 1 : `other-${id}`]),
) as unknown as Things;

/** The parameters of a call that hold the ID of something that belongs to one member. */
const idsIn = (call: CallContract): readonly string[] =>
	[
		...(call.parameters ?? []).filter((each) => each.in !== "header").map((each) => each.name),
		...Object.keys(bodyOf(call)?.schema.properties ?? {}),
	].filter((name) => namesAThing(call.operationId, name));

/** The value that a request gives to a parameter, as text. */
function valueIn(
	{ base, path: template }: CallContract,
	name: string,
	[, address, body]: readonly [string, string, object?],
): string {
	const { pathname, searchParams } = new URL(address, "http://x");
	const index = `${base}${template}`.split("/").indexOf(`{${name}}`);
	const inPath = index === -1 ? null : pathname.split("/")[index];
	return JSON.stringify([inPath, searchParams.get(name), (body as Record<string, unknown>)?.[name]]);
}

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

	it.each(
		calls
			.filter(({ operationId: id }) => !ofEverybody.includes(id) && !ofOthers.includes(id))
			.flatMap((call) => idsIn(call).map((name) => [call.operationId, name, call] as const)),
	)("tries %s with a stranger's %s, as its contract names it [D01]", (id, name, call) => {
		const tried = (callsNamingAnId[id] ?? []).some(
			(make) => valueIn(call, name, make(someIds)) !== valueIn(call, name, make(missingIds)),
		);
		expect(tried).toBe(true);
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
			await plantBookingWorld(db, { members: 5 });
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
			const review = await db.query<{ id: number }>(
				`INSERT INTO review (property_id, room_id, member_id, order_product_id, user_name, room_name, title, content, star, created_at)
				VALUES (1, 1, 2, $1, '김*', '디럭스', '좋아요', '조용하고 깨끗했습니다.', 5, now()) RETURNING review_id AS id`,
				[orderProductIdx],
			);
			const photoKey = "2".repeat(32);
			await db.query(
				"INSERT INTO review_photo (photo_key, review_id, member_id, alt, bytes, created_at) VALUES ($1, $2, 2, '', '\\x00', now())",
				[photoKey, review.rows[0]?.id],
			);
			const [session] = (await app.call(2, "GET", "/api/auth/sessions")).data.sessions;
			owners = {
				photoKey,
				sessionId: session.id,
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
				"review",
				"review_photo",
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
