import { beforeAll, describe, expect, it } from "vitest";
import { cleanUp } from "#server/jobs/cleanUp.ts";
import { saveInternationalInfo } from "#server/members/account/changeAccount.ts";
import { AccountStore } from "#server/members/account/store/AccountStore.ts";
import { withdraw } from "#server/members/account/withdraw.ts";
import { archiveLookupHash } from "#server/members/privacy/archiveMember.ts";
import { personalData } from "#server/members/privacy/personalData.ts";
import { PersonArchive } from "#server/members/privacy/store/PersonArchive.ts";
import { runCommand } from "#server/ops/runCommand.ts";
import { matchingHashes } from "#server/platform/database/personalDataEncryption.ts";
import type { SignedInMember } from "#server/platform/http/SignedInMember.ts";
import { createSecrets } from "#server/platform/secrets/secrets.ts";
import { bookingStart, bookingWorld, plantBookingWorld } from "#tests/support/bookingWorld.ts";
import { forEachDatabase } from "#tests/support/databases.ts";
import { type MemberApp, memberApp } from "#tests/support/memberApp.ts";

const day = 86_400_000;
const persons = [
	"김하늘",
	"이바다",
	"01077778888",
	"01012345678",
	"haneul@example.com",
	"m2@example.com",
	"창가 자리",
];
const inquiry = { question: "체크인을 일찍 하고 싶어요", answer: "두 시부터 가능해요" };

forEachDatabase((_, open) => {
	describe("a member who leaves [DEC-196, DEC-148]", () => {
		let world: MemberApp;
		let orderNum: string;
		/** Whether the third member sent an inquiry before leaving. */
		let hasAsked = false;
		const secrets = () => world.services.secrets;
		const archived = (word: string) => new PersonArchive(world.db).find(archiveLookupHash(secrets(), word));
		const opened = async (word: string) =>
			(await archived(word)).map(({ kind, sealed, destroy_on }) => ({
				kind,
				destroy_on,
				text: secrets().archive.decrypt(sealed),
			}));

		beforeAll(async () => {
			const db = await open();
			await plantBookingWorld(db, { members: 3 });
			world = await memberApp(db);
			const books = bookingWorld(db, world.clock);
			await db.query("UPDATE member SET name = '이바다', phone = '01077778888' WHERE member_id = 2");
			const unpaid = await books.hold(2, { request: "창가 자리" });
			world.clock.pass(40 * 60_000);
			await books.bookings.expireHolds();
			const booked = await books.book(2, { request: "창가 자리" });
			orderNum = booked.held.orderNum;
			expect(unpaid.orderNum).not.toBe(orderNum);
			await db.query(
				`UPDATE order_product SET status = 'complete', check_in = '2026-11-22', check_out = '2026-11-24' WHERE status IS NOT NULL`,
			);
			const terms = JSON.stringify({ adults: 2, childAges: [7] });
			await db.query(
				`INSERT INTO booking_change (change_id, order_product_id, state, order_version, before, after, from_in, from_out, to_in, to_out,
					to_pay, back, created_at, expires_at, settled_at)
				SELECT 'moved', order_product_id, 'settled', 1, $1, $1, '2026-11-21', '2026-11-23', '2026-11-22', '2026-11-24', 0, '{}', now(), now(), now()
				FROM order_product WHERE status IS NOT NULL`,
				[terms],
			);
			await db.query(
				`INSERT INTO inquiry (member_id, type, title, contents, order_num, comment_contents, comment_at, created_at)
				VALUES (2, 1, '이른 체크인', $1, $2, $3, '2026-11-21', '2026-11-20'), (2, 1, '오래된 문의', '삼 년이 지난 문의예요', NULL, '네', '2023-11-01', '2023-10-31')`,
				[inquiry.question, orderNum, inquiry.answer],
			);
			await db.query(
				"INSERT INTO login_history (member_id, login_type, client_interface, ip) VALUES (2, 'EMAIL', 'WEB', '203.0.113.7')",
			);
			await world.services.outbox.deliver();
			world.clock.set(bookingStart + 10 * day);
			const { token } = await world.login(2);
			await world.prove(token);
			const left = await world.send("GET", "/api/auth/users/unlink", null, { token });
			expect([left.status, left.headers["clear-site-data"]]).toEqual([200, '"cache"']);
		});

		it("gets nothing written by calls that were still in flight [DEC-148]", async () => {
			const { wishes, inquiries } = world.services;
			await world.db.query("INSERT INTO common_code VALUES (105, 1, '예약 문의', 1) ON CONFLICT DO NOTHING");
			const question = {
				type: 1,
				title: "질문",
				content: "몇 시에 문을 여는지 알려 주세요",
				orderNum: null,
				userOrderNum: null,
			};
			const rows = async (memberId: number) => {
				const { rows: counts } = await world.db.query<{ count: number }>(
					`SELECT count(*)::int FROM (SELECT member_id FROM wish UNION ALL SELECT member_id FROM wish_share
						UNION ALL SELECT member_id FROM inquiry) AS written WHERE member_id = $1`,
					[memberId],
				);
				return counts[0]?.count;
			};
			const write = (memberId: number) =>
				Promise.allSettled([
					wishes.toggle(memberId, 1),
					wishes.beginShare({ memberId } as SignedInMember),
					inquiries.send(memberId, { ...question, pageUrl: "/inquiries" }),
				]);
			expect((await write(1)).map(({ status }) => status)).toEqual(Array(3).fill("fulfilled"));
			expect((await write(2)).map(({ status }) => status)).toEqual(Array(3).fill("rejected"));
			const secrets = world.services.secrets;
			const [, [, , asked]] = await Promise.all([
				withdraw({ db: world.db, secrets, now: world.clock.now() }, 3),
				write(3),
			]);
			hasAsked = asked?.status === "fulfilled";
			expect([await rows(1), await rows(2), await rows(3)]).toEqual([3, 0, 0]);
		});

		it("gets no name or phone number restored by a call that was in flight [DEC-148]", async () => {
			const abroad = {
				internationalNumber: "KR",
				internationalPhone: "1099990000",
				userFirstName: "BADA",
				userLastName: "LEE",
			};
			const kept = { name: "박보람", phone: "01099990000", passwordHash: null, agreesToMarketing: true };
			const accounts = new AccountStore(world.db);
			const write = async (memberId: number) => [
				await accounts.saveInternational(memberId, abroad),
				await accounts.change(memberId, kept, new Date(world.clock.now())),
			];
			expect(await write(1)).toEqual([true, true]);
			expect(await write(2)).toEqual([false, false]);
			await expect(saveInternationalInfo(world, 2, abroad)).rejects.toMatchObject({ kind: "notFound" });
			const { rows } = await world.db.query(
				`SELECT coalesce(nullif(name, ''), phone, phone_key, user_first_name, user_last_name, international_number, international_phone) AS found, marketing_agree
				FROM member WHERE member_id = 2`,
			);
			expect(rows).toEqual([{ found: null, marketing_agree: false }]);
		});

		it("appears in no column of the table of personal data [G08]", async () => {
			// One last mail is pending; its address is deleted once it is sent.
			const { rowCount } = await world.db.query(
				`DELETE FROM outbox WHERE key = 'owner.withdrawn' AND recipient = ANY ($1)
				AND (payload->>'forgetWhenDone')::boolean AND done_at IS NULL`,
				[matchingHashes("m2@example.com")],
			);
			expect(rowCount).toBe(1);
			const found: string[] = [];
			for (const [table, { columns }] of Object.entries(personalData)) {
				if (table === "person_archive" || Object.keys(columns).length === 0) continue;
				const { rows } = await world.db.query(`SELECT ${Object.keys(columns).join(", ")} FROM ${table}`);
				const text = JSON.stringify(rows);
				for (const word of [...persons, ...Object.values(inquiry), "203.0.113.7"])
					if (text.includes(word)) found.push(`${table}: ${word}`);
			}
			expect(found).toEqual([]);
		});

		it("loses the recorded ages of children, in the history of changes too [DEC-196, DEC-198]", async () => {
			const { rows } = await world.db.query(
				`SELECT p.child_ages AS ages, c.before->'childAges' AS before, c.after->'childAges' AS after, c.before->'adults' AS adults
				FROM booking_change c JOIN order_product p USING (order_product_id)`,
			);
			expect(rows).toEqual([{ ages: [], before: [], after: [], adults: 2 }]);
		});

		it("leaves sealed contracts and payments for five years, complaints for three, accesses for months; found by e-mail and order number [G08]", async () => {
			const rows = await opened("M2@example.com");
			expect(rows.map(({ kind, destroy_on }) => `${kind} ${destroy_on}`).sort()).toEqual([
				"access 2027-03-03",
				"complaint 2029-11-21",
				"contract 2031-11-24",
				"payment 2031-11-24",
			]);
			const text = rows.map((row) => row.text).join();
			for (const word of [...persons, ...Object.values(inquiry), orderNum, "203.0.113.7"])
				expect(text).toContain(word);
			expect((await opened(orderNum)).map(({ kind }) => kind).sort()).toEqual(["contract", "payment"]);
			// A question sent just before leaving counts as a complaint like any other.
			expect((await archived("m3@example.com")).map(({ kind }) => kind)).toEqual(
				hasAsked ? ["complaint"] : [],
			);
			const stored = JSON.stringify((await world.db.query("SELECT * FROM person_archive")).rows);
			for (const word of [...persons, orderNum]) expect(stored).not.toContain(word);
			const other = createSecrets("another-secret-of-16");
			expect(() => other.archive.decrypt(rows[0] ? rows[0].text : "")).not.toThrow();
			const [sealed] = await archived(orderNum);
			expect(() => other.archive.decrypt(sealed?.sealed ?? "")).toThrow();
			expect(() => secrets().decrypt(sealed?.sealed ?? "")).toThrow();
		});

		it("can be looked up in the archive by an operator who gives a reason, which is logged", async () => {
			const ask = (...args: string[]) => runCommand(world.services, "tester", ["open-archive", ...args]);
			expect((await ask(orderNum)).isOk).toBe(false);
			const { isOk, text } = await ask(orderNum, "법원의", "명령");
			expect([isOk, text]).toEqual([true, expect.stringContaining("haneul@example.com")]);
			const { rows } = await world.db.query<{ arguments: string[] }>(
				"SELECT arguments FROM operator_action WHERE command = 'open-archive'",
			);
			expect(rows.map((row) => row.arguments)).toEqual([[orderNum, "법원의", "명령"]]);
		});

		it("has each archived record destroyed on its own due date, not before", async () => {
			const kinds = async () => (await archived("m2@example.com")).map(({ kind }) => kind).sort();
			const at = async (instant: string) => {
				world.clock.set(Date.parse(`${instant}T00:30:00+09:00`));
				await cleanUp(world);
				return kinds();
			};
			expect(await at("2027-03-02")).toEqual(["access", "complaint", "contract", "payment"]);
			expect(await at("2027-03-03")).toEqual(["complaint", "contract", "payment"]);
			expect(await at("2029-11-20")).toEqual(["complaint", "contract", "payment"]);
			expect(await at("2029-11-21")).toEqual(["contract", "payment"]);
			expect(await at("2031-11-23")).toEqual(["contract", "payment"]);
			expect(await at("2031-11-24")).toEqual([]);
			const { rows } = await world.db.query("SELECT total_amount FROM order_pay WHERE order_num = $1", [
				orderNum,
			]);
			expect(rows).toHaveLength(1);
		});
	});
});
