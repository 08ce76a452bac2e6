import { expect, it } from "vitest";
import { rekey } from "#server/ops/rekey.ts";
import { personalDataColumns } from "#server/platform/database/personalDataEncryption.ts";
import { createSecrets } from "#server/platform/secrets/secrets.ts";
import { plantBookingWorld } from "#tests/support/bookingWorld.ts";
import { forEachDatabase } from "#tests/support/databases.ts";

const [before, now] = ["the-secret-from-before", "the-secret-of-today!!"];

forEachDatabase((_, open) => {
	it("rekey re-encrypts cards, the archive and personal data with the newest key, is idempotent and changes nothing else", async () => {
		const db = await open();
		await plantBookingWorld(db, { members: 3 });
		const [old, newest] = [createSecrets(before), createSecrets(now, [before])];
		const card = (text: string, hash: string) =>
			db.query(
				`INSERT INTO billing_key (member_id, provider, customer_key, key_cipher, key_hash, card_label)
				VALUES (2, 'sandbox', 'customer', $1, $2, '신한 1234')`,
				[text, hash],
			);
		await card(old.encrypt("카드 1"), "1");
		await card(newest.encrypt("카드 2"), "2");
		await card("", "3");
		for (let count = 0; count < 450; count += 1)
			await db.query(
				`INSERT INTO person_archive (email_mark, kind, sealed, archived_at, destroy_on)
				VALUES ('x', 'access', $1, now(), '2031-01-01')`,
				[old.archive.encrypt(`기록 ${count}`)],
			);
		/** Every row of every table, without the columns that are encrypted. */
		const everythingElse = async () => {
			const { rows: tables } = await db.query<{ name: string }>(
				"SELECT relname AS name FROM pg_class WHERE relkind IN ('r', 'p') AND NOT relispartition AND relnamespace = 'public'::regnamespace ORDER BY 1",
			);
			const all: string[] = [];
			for (const { name } of tables) {
				const { columns = [], hashes = {} } = personalDataColumns[name] ?? {};
				const encrypted = [...columns, ...Object.keys(hashes), "key_cipher", "sealed"];
				const { rows } = await db.query<{ row: string }>(
					`SELECT (to_jsonb(t) - $1::text[])::text AS row FROM ${name} t ORDER BY 1`,
					[encrypted],
				);
				all.push(...rows.map(({ row }) => `${name} ${row}`));
			}
			return all;
		};
		const otherwise = await everythingElse();
		expect(otherwise.length).toBeGreaterThan(450);
		const progress: string[] = [];
		const run = () => rekey({ db, secrets: newest }, (line) => progress.push(line));
		expect(await run()).toBe("카드 1개, 보관 기록 450개, 개인정보 3줄을 새 열쇠로 잠갔습니다.");
		expect(progress.length).toBeGreaterThan(3);
		expect(await run()).toBe("카드 0개, 보관 기록 0개, 개인정보 0줄을 새 열쇠로 잠갔습니다.");

		const alone = createSecrets(now);
		const cards = await db.query<{ text: string }>(
			"SELECT key_cipher AS text FROM billing_key ORDER BY billing_key_id",
		);
		expect(cards.rows.map(({ text }) => alone.decrypt(text))).toEqual(["카드 1", "카드 2", ""]);
		const kept = await db.query<{ sealed: string }>(
			"SELECT sealed FROM person_archive ORDER BY person_archive_id",
		);
		expect(kept.rows.map(({ sealed }) => alone.archive.decrypt(sealed))).toEqual(
			Array.from({ length: 450 }, (_, count) => `기록 ${count}`),
		);
		// As stored: read as text, a column is not decrypted.
		const members = await db.query<{ text: string }>(
			"SELECT json_build_array(email)::text AS text FROM member ORDER BY member_id",
		);
		expect(members.rows.map(({ text }) => alone.personalData.decrypt(JSON.parse(text)[0]))).toEqual(
			[1, 2, 3].map((number) => `m${number}@example.com`),
		);
		expect(await everythingElse()).toEqual(otherwise);
	});
});
