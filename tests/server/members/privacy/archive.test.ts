import { beforeEach, describe, expect, it } from "vitest";
import { archiveLookupHash, archiveMember } from "#server/members/privacy/archiveMember.ts";
import { silverHashes } from "#server/members/privacy/silverHashes.ts";
import { PersonArchive } from "#server/members/privacy/store/PersonArchive.ts";
import type { Database } from "#server/platform/database/Database.ts";
import { createSecrets } from "#server/platform/secrets/secrets.ts";
import { bookingStart, bookingWorld, plantBookingWorld, testClock } from "#tests/support/bookingWorld.ts";
import { forEachDatabase } from "#tests/support/databases.ts";

const secrets = createSecrets("a-secret-of-tests");
const member = { name: "이바다", email: "m2@example.com", phone: "01077778888" };
const leaving = { memberId: 2, name: member.name, emailKey: member.email, phone: member.phone };

forEachDatabase((_, open) => {
	describe("the archive of a member who leaves [DEC-196]", () => {
		let db: Database;
		beforeEach(async () => {
			db = await open();
			await plantBookingWorld(db);
		});
		const archived = async () => {
			await db.tx((tx) => archiveMember(tx, secrets, leaving, bookingStart));
			const rows = await new PersonArchive(db).find(archiveLookupHash(secrets, member.email));
			return rows.map(({ kind, destroy_on, sealed }) => ({
				kind,
				destroy_on,
				...(JSON.parse(secrets.archive.decrypt(sealed)) as Readonly<Record<string, unknown>>),
			}));
		};

		it("is empty when the member has no orders, inquiries or recorded accesses", async () => {
			expect(await archived()).toEqual([]);
		});

		it("names its member, and files contract and payment under each order number", async () => {
			const { held } = await bookingWorld(db, testClock(bookingStart)).book(2);
			const { orderNum } = held;
			expect(await archived()).toEqual([
				{ kind: "contract", destroy_on: expect.any(String), member, orderNum, contract: expect.any(Object) },
				{ kind: "payment", destroy_on: expect.any(String), member, orderNum, payments: [expect.any(Object)] },
			]);
			expect(
				await new PersonArchive(db).find(archiveLookupHash(secrets, ` ${orderNum.toLowerCase()} `)),
			).toHaveLength(2);
		});

		it("keeps a contract for five years from its check-out, or from the last day of a voucher without one [DEC-192]", async () => {
			await bookingWorld(db, testClock(bookingStart)).book(2);
			const keptUntil = async () => (await archived()).map(({ destroy_on }) => destroy_on);
			await db.query("UPDATE order_product SET check_in = '2026-12-10', check_out = '2026-12-12'");
			expect(await keptUntil()).toEqual(["2031-12-12", "2031-12-12"]);
			await db.query("DELETE FROM person_archive");
			await db.query(
				"UPDATE order_product SET check_in = NULL, check_out = NULL, valid_until = '2027-03-01'",
			);
			expect(await keptUntil()).toEqual(["2032-03-01", "2032-03-01"]);
		});

		it("holds the subscription's contract, a complaint until its three years are over, and all accesses as one record", async () => {
			await db.query(`
				INSERT INTO billing_key (billing_key_id, member_id, provider, customer_key, key_cipher, key_hash, card_label)
				VALUES (7, 2, 'toss', 'customer', 'cipher', 'hash', '현대 ****1234');
				INSERT INTO subscription_history (member_id, plan, state, anchor, term_first, term_last, billing_key_id, ended_at)
				VALUES (2, 'Gold', 'CANCEL', '2025-01-10', '2025-01-10', '2026-01-09', 7, '2026-01-10');
				INSERT INTO inquiry (member_id, type, title, contents, created_at)
				VALUES (2, 1, '지난 문의', '오늘로 삼 년이 되었어요', '2023-11-21 12:00+09'), (2, 1, '남은 문의', '없어지는 날까지 하루가 남았어요', '2023-11-22 12:00+09');
				INSERT INTO login_history (member_id, login_type, client_interface, ip) VALUES (2, 'EMAIL', 'WEB', '203.0.113.7'), (2, 'EMAIL', 'WEB', '203.0.113.8');
			`);
			expect(await archived()).toEqual([
				{
					kind: "contract",
					destroy_on: "2031-01-10",
					member,
					orderNum: null,
					subscription: expect.objectContaining({ plan: "Gold", card: "현대 ****1234" }),
				},
				{
					kind: "complaint",
					destroy_on: "2026-11-22",
					member,
					orderNum: null,
					inquiry: expect.objectContaining({ title: "남은 문의" }),
				},
				{
					kind: "access",
					destroy_on: "2027-02-21",
					member,
					orderNum: null,
					accesses: [
						expect.objectContaining({ ip: "203.0.113.7" }),
						expect.objectContaining({ ip: "203.0.113.8" }),
					],
				},
			]);
		});
	});
});

describe("blind-index marks", () => {
	it("are equal for every spelling of the same e-mail in the archive, and differ for anything else [DEC-196]", () => {
		const mark = archiveLookupHash(secrets, member.email);
		expect(archiveLookupHash(secrets, " M2@Example.COM ")).toBe(mark);
		expect(mark).toBe(secrets.keyedHash("archive", member.email));
		expect(archiveLookupHash(secrets, "m3@example.com")).not.toBe(mark);
	});

	it("of members who joined Silver cover the account and the phone, each with its own kind of mark [DEC-069]", () => {
		const [account, phone] = [
			secrets.keyedHash("silver-member", 2),
			secrets.keyedHash("silver-phone", "01077778888"),
		];
		expect(silverHashes(secrets, { memberId: 2, phone: "01077778888" })).toEqual([account, phone]);
		expect(silverHashes(secrets, { memberId: 2, phone: null })).toEqual([account]);
	});
});
