import { beforeAll, describe, expect, it } from "vitest";
import { SocialAccountStore } from "#server/members/social/store/SocialAccountStore.ts";
import { rekey } from "#server/ops/rekey.ts";
import type { Database } from "#server/platform/database/Database.ts";
import { checkPersonalDataKey, encryptPersonalData } from "#server/platform/database/encryptPersonalData.ts";
import {
	matchingHashes,
	personal,
	personalDataColumns,
	searchHashOf,
} from "#server/platform/database/personalDataEncryption.ts";
import { createSecrets } from "#server/platform/secrets/secrets.ts";
import { insertBookedRoom } from "#tests/support/bookedRoom.ts";
import { forEachDatabase } from "#tests/support/databases.ts";

const [before, now] = ["the-secret-from-before", "the-secret-of-today!!"];
const [old, newest] = [createSecrets(before), createSecrets(now, [before])];

/** Returns texts as stored in the database. */
async function stored(db: Database, table: string): Promise<readonly string[]> {
	const { columns = [], hashes = {} } = personalDataColumns[table] ?? {};
	const looked = [...columns, ...Object.keys(hashes)];
	const { rows } = await db.query<{ line: string }>(
		`SELECT json_build_array(${looked.join(", ")})::text AS line FROM ${table}`,
	);
	return rows.flatMap(({ line }) => JSON.parse(line) as (string | null)[]).flatMap((text) => text || []);
}

forEachDatabase((_, open) => {
	describe("personal data columns [DEC-196]", () => {
		let db: Database;
		beforeAll(async () => {
			db = await open();
			await insertBookedRoom(db);
			await db.query("UPDATE member SET name = '김하늘', phone = '01012345678'");
			await db.query(
				"INSERT INTO inquiry (member_id, type, title, contents) SELECT member_id, 1, '문의', '주차가 가능한지 알려 주세요' FROM member",
			);
			await db.query(
				"INSERT INTO inquiry_message (inquiry_id, member_id, contents, created_at) SELECT inquiry_id, member_id, '더 있어요', now() FROM inquiry",
			);
			await db.query(
				"INSERT INTO member_social (provider, sns_id, member_id) SELECT 'KAKAO', '3142592653', member_id FROM member",
			);
			for (const [table, columns, values] of [
				["session", "family", "gen_random_uuid()"],
				["login_history", "login_type, client_interface", "'EMAIL', 'WEB'"],
			])
				await db.query(
					`INSERT INTO ${table} (member_id, ip, user_agent, ${columns}) SELECT member_id, '203.0.113.7', 'Mozilla/5.0', ${values} FROM member`,
				);
			await db.query(
				"INSERT INTO security_event (at, what, ip) VALUES (now(), 'loginFailed', '203.0.113.7'), (now(), 'operator', NULL)",
			);
		});

		it("encrypt existing rows in batches, idempotently; they are found by blind index and read unchanged", async () => {
			db.encryptPersonalDataWith(old.personalData);
			expect(await encryptPersonalData(db, old.personalData, "open")).toBe(8);
			expect(await encryptPersonalData(db, old.personalData, "open")).toBe(0);
			for (const table of Object.keys(personalDataColumns)) {
				const texts = await stored(db, table);
				expect(texts.length).toBeGreaterThan(0);
				expect(texts.filter((text) => !/^p1[.]|^[0-9a-f]{64}$/.test(text))).toEqual([]);
			}
			const { rows } = await db.query(
				"SELECT email, name, phone FROM member WHERE email_key = ANY ($1) AND phone_key = ANY ($2)",
				[matchingHashes("a@example.com"), matchingHashes("01012345678")],
			);
			expect(rows).toEqual([{ email: "A@example.com", name: "김하늘", phone: "01012345678" }]);
		});

		it("return callers' IP addresses unchanged, and find a social login by its blind index", async () => {
			for (const table of ["session", "login_history", "security_event"])
				expect((await db.query(`SELECT ip FROM ${table} WHERE ip IS NOT NULL`)).rows).toEqual([
					{ ip: "203.0.113.7" },
				]);
			const accounts = new SocialAccountStore(db);
			expect(await accounts.ownerOf({ provider: "KAKAO", snsId: "3142592653" })).toEqual(expect.any(Number));
			expect(await accounts.ownerOf({ provider: "KAKAO", snsId: "3142592654" })).toBeNull();
		});

		it("of the security journal accept no change other than encryption", async () => {
			const changes = ["ip = '198.51.100.1'", "ip = NULL", "what = 'loginOk'", "at = now()", "detail = '[]'"];
			for (const change of changes)
				await expect(db.query(`UPDATE security_event SET ${change} WHERE ip IS NOT NULL`)).rejects.toThrow(
					/only added to/,
				);
			await expect(db.query("UPDATE security_event SET ip = 'p1.x' WHERE ip IS NULL")).rejects.toThrow(
				/only added to/,
			);
		});

		it("are decrypted within JSON, and leave text that only looks encrypted untouched", async () => {
			const { rows } = await db.query(
				"SELECT jsonb_build_object('of', jsonb_build_array(name, 'p1.x.y')) AS told FROM member",
			);
			expect(rows).toEqual([{ told: { of: ["김하늘", "p1.x.y"] } }]);
			expect((await db.query("SELECT 'p1.nobody.AAAA' AS text")).rows).toEqual([{ text: "p1.nobody.AAAA" }]);
			await db.query("UPDATE member SET name = $1", [personal("p1.x.y")]);
			expect((await db.query("SELECT name FROM member")).rows).toEqual([{ name: "p1.x.y" }]);
			await db.query("UPDATE member SET name = $1, dept_name = $2, user_first_name = $3", [
				personal("김하늘"),
				personal(null),
				personal(""),
			]);
			expect((await db.query("SELECT dept_name, user_first_name FROM member")).rows).toEqual([
				{ dept_name: null, user_first_name: "" },
			]);
		});

		it("never encrypt the same text alike, yet allow one account per e-mail [DEC-144]", async () => {
			await db.query("UPDATE member SET name = $1, corp_user_name = $2", [
				personal("김하늘"),
				personal("김하늘"),
			]);
			const names = (await stored(db, "member")).slice(1, 4);
			expect(new Set(names).size).toBe(names.length);
			await expect(
				db.query("INSERT INTO member (email, email_key) VALUES ($1, $2)", [
					personal("a@example.com"),
					searchHashOf("a@example.com"),
				]),
			).rejects.toMatchObject({ constraint: "member_email_key_key" });
		});

		it("are re-encrypted with the newest key by `ops rekey`; without the previous key the start is refused", async () => {
			await expect(checkPersonalDataKey(db, createSecrets(now).personalData)).rejects.toMatchObject({
				kind: "wrongSecret",
			});
			await expect(checkPersonalDataKey(db, newest.personalData)).resolves.toBeUndefined();
			expect(await rekey({ db, secrets: newest }, () => {})).toContain("개인정보 7줄");
			expect(await rekey({ db, secrets: newest }, () => {})).toContain("개인정보 0줄");
			const alone = createSecrets(now).personalData;
			await checkPersonalDataKey(db, alone);
			db.encryptPersonalDataWith(alone);
			expect((await db.query("SELECT email, name FROM member")).rows).toEqual([
				{ email: "A@example.com", name: "김하늘" },
			]);
		});
	});
});
