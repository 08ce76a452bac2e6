import { describe, expect, it } from "vitest";
import type { Database } from "#server/platform/database/Database.ts";
import { personal } from "#server/platform/database/personalDataEncryption.ts";
import { createSecrets } from "#server/platform/secrets/secrets.ts";
import { forEachDatabase } from "#tests/support/databases.ts";

const insert = "INSERT INTO member (email, email_key, name, phone) VALUES ($1, 'a', '김하늘', '01012345678')";

async function nameOf(db: Database): Promise<string> {
	const { rows } = await db.query<{ name: string }>(
		"SELECT concat(current_database(), ' ', pg_postmaster_start_time()) AS name",
	);
	return rows[0]?.name ?? "";
}

forEachDatabase((_, open) => {
	describe("a database whose test is over", () => {
		/** Opens a database, and returns how its test ends. */
		async function opened() {
			const ends: (() => Promise<void>)[] = [];
			const db = await open("empty", (end) => ends.push(end as () => Promise<void>));
			return { db, end: () => Promise.all(ends.map((end) => end())) };
		}

		it("is handed to the next test as it was at first: without rows, without a cipher and out of reach of the first", async () => {
			const first = await opened();
			const name = await nameOf(first.db);
			first.db.encryptPersonalDataWith(createSecrets("a secret of thirty-two characters").personalData);
			await first.db.query(insert, [personal("a@example.com")]);
			await first.end();
			const next = await open();
			expect(await nameOf(next)).toBe(name);
			expect((await next.query("SELECT FROM member")).rowCount).toBe(0);
			await next.query(insert, [personal("a@example.com")]);
			const { rows } = await next.query(
				"SELECT member_id, json_build_array(email)::text AS stored FROM member",
			);
			expect(rows).toEqual([{ member_id: 1, stored: '["a@example.com"]' }]);
			await expect(first.db.query("SELECT")).rejects.toThrow("is over");
		});

		it("is not handed on while something of its test still runs in it", async () => {
			const first = await opened();
			const name = await nameOf(first.db);
			const begun = Promise.withResolvers<void>();
			const over = Promise.withResolvers<void>();
			const running = first.db.tx(async (tx) => {
				await tx.query("SELECT");
				begun.resolve();
				await over.promise;
			});
			await begun.promise;
			const ending = first.end();
			expect(await nameOf(await open())).not.toBe(name);
			over.resolve();
			await Promise.all([running, ending]);
		});
	});
});
