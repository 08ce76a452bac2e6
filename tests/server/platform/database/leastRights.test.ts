import { expect, it } from "vitest";
import { openDatabase } from "#server/platform/database/connect.ts";
import { sqlState } from "#server/platform/database/Database.ts";
import { migrate } from "#server/platform/database/migrate.ts";
import { bookingWorld, plantBookingWorld } from "#tests/support/bookingWorld.ts";
import { forEachDatabase } from "#tests/support/databases.ts";
import { findPostgres, startPostgres } from "#tests/support/postgresServer.ts";

/** As docs/operations.md has it. */
const grants = `
	CREATE ROLE stay_app LOGIN;
	GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA public TO stay_app;
	GRANT USAGE, UPDATE ON ALL SEQUENCES IN SCHEMA public TO stay_app;`;

forEachDatabase(() => {
	it("works with a role that reads and writes rows alone, once another has migrated [ASVS 13.2.2]", async () => {
		const bin = findPostgres();
		if (!bin) return;
		const server = await startPostgres(bin);
		await server.admin("CREATE DATABASE least");
		const owner = await openDatabase({ dataDir: "", databaseUrl: server.url("least") });
		await migrate(owner);
		await plantBookingWorld(owner);
		await owner.query(grants);
		await owner.close();
		const db = await openDatabase({
			dataDir: "",
			databaseUrl: server.url("least").replace("postgres@", "stay_app@"),
		});
		expect(await migrate(db)).toEqual([]);
		const { held } = await bookingWorld(db).book(2);
		expect(held.orderNum).toBeTruthy();
		for (const statement of [
			"CREATE TABLE mine (id int)",
			"DROP TABLE member",
			"ALTER TABLE member ADD COLUMN x int",
			"TRUNCATE member",
		]) {
			const refused = await db.query(statement).then(() => null, sqlState);
			expect(refused).toBe("42501");
		}
		await db.close();
	});
}, "postgres");
