import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openDatabase } from "#server/platform/database/connect.ts";
import type { Database } from "#server/platform/database/Database.ts";
import { DatabaseUnavailable } from "#server/platform/database/DatabaseUnavailable.ts";
import { eitherOf, type MortalPostgres, startMortalPostgres } from "#tests/support/mortalPostgres.ts";
import { findPostgres } from "#tests/support/postgresServer.ts";

const bin = findPostgres();

describe.skipIf(!bin)("a primary that is lost, and a standby that takes its place", () => {
	let first: MortalPostgres;
	let second: MortalPostgres;
	let db: Database;

	beforeAll(async () => {
		first = await startMortalPostgres(bin ?? "");
		await first.admin("CREATE DATABASE stay");
		second = await first.standby("second");
		await first.admin("ALTER SYSTEM SET synchronous_standby_names = 'second'");
		await first.admin("SELECT pg_reload_conf()");
		// The standby is named first: whoever is asked first, only the one that takes writes will do.
		db = await openDatabase({ dataDir: "", databaseUrl: eitherOf(second, first, "stay") });
		await db.query("CREATE TABLE told (id int PRIMARY KEY)");
	});
	afterAll(async () => {
		await db?.close();
		await first?.stop().catch(() => undefined);
		await second?.stop();
	});

	it("works on the one of two servers that takes writes [D46]", async () => {
		const { rows } = await db.query<{ standby: boolean }>("SELECT pg_is_in_recovery() AS standby", []);
		expect(rows).toEqual([{ standby: false }]);
	});

	it("goes on with the standby once it is promoted, and has lost nothing that was told as done [D46]", async () => {
		const told: number[] = [];
		const unsure: unknown[] = [];
		let isOver = false;
		const write = async (from: number) => {
			for (let id = from; !isOver; id += 10) {
				try {
					await db.tx((tx) => tx.query("INSERT INTO told VALUES ($1)", [id]));
					told.push(id);
				} catch (error) {
					unsure.push(error);
				}
			}
		};
		const writers = Array.from({ length: 10 }, (_, from) => write(from));
		await expect.poll(() => told.length).toBeGreaterThan(50);
		await first.kill();
		await expect.poll(() => unsure.length).toBeGreaterThan(10);
		await second.promote();
		const before = told.length;
		await expect.poll(() => told.length).toBeGreaterThan(before + 50);
		isOver = true;
		await Promise.all(writers);
		// Whoever was left without an answer was told so, and may ask again.
		expect(unsure.filter((error) => !(error instanceof DatabaseUnavailable))).toEqual([]);
		const { rows } = await db.query<{ id: number }>("SELECT id FROM told", []);
		const kept = new Set(rows.map(({ id }) => id));
		expect(told.filter((id) => !kept.has(id))).toEqual([]);
	});
});
