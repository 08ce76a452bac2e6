import { describe, expect, it } from "vitest";
import { DatabaseStartError } from "#server/platform/database/Database.ts";
import { type Migration, migrate, readMigrations } from "#server/platform/database/migrate.ts";
import { forEachDatabase } from "#tests/support/databases.ts";

const step = (version: number, sql: string): Migration => ({
	version,
	name: `step${version}`,
	sql,
	checksum: sql,
});

const kindOf = (work: Promise<unknown>) =>
	work.then(
		() => null,
		(error: unknown) => (error instanceof DatabaseStartError ? error.kind : error),
	);

describe("readMigrations", () => {
	it("numbers the migrations uniquely and in order", () => {
		const versions = readMigrations().map(({ version }) => version);
		expect(versions).toEqual([...new Set(versions)].sort((a, b) => a - b));
		expect(versions.length).toBeGreaterThan(0);
	});
});

forEachDatabase((_name, open) => {
	it("changes nothing when it is run again", async () => {
		const db = await open();
		expect(await migrate(db)).toEqual([]);
	});

	it("applies a new migration once, even when five processes start together", async () => {
		const db = await open();
		const known = readMigrations();
		const next = [
			...known,
			step(9001, "CREATE TABLE later (id int)"),
			step(9002, "INSERT INTO later VALUES (1)"),
		];
		const names = await Promise.all(Array.from({ length: 5 }, () => migrate(db, next)));
		expect(names.flat().sort()).toEqual(["step9001", "step9002"]);
		expect((await db.query("SELECT count(*) AS n FROM later")).rows).toEqual([{ n: 1 }]);
	});

	it("rolls back a migration that fails, and resumes from there", async () => {
		const db = await open();
		const known = readMigrations();
		const broken = [...known, step(9001, "CREATE TABLE half (id int); SELECT 1 / 0")];
		await expect(migrate(db, broken)).rejects.toThrow("division by zero");
		expect((await db.query("SELECT to_regclass('half') AS half")).rows).toEqual([{ half: null }]);
		expect(await migrate(db, [...known, step(9001, "CREATE TABLE half (id int)")])).toEqual(["step9001"]);
	});

	it("rejects a database that a newer version has migrated", async () => {
		const db = await open();
		const known = readMigrations();
		await migrate(db, [...known, step(9001, "SELECT 1")]);
		expect(await kindOf(migrate(db, known))).toBe("schemaTooNew");
	});

	it("rejects a migration that was edited after it was applied", async () => {
		const db = await open();
		const known = readMigrations();
		const edited = known.map((migration, index) =>
			index === 0 ? { ...migration, checksum: "other" } : migration,
		);
		expect(await kindOf(migrate(db, edited))).toBe("migrationChanged");
	});
});
