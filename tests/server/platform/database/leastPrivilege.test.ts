import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { openDatabase } from "#server/platform/database/connect.ts";
import { sqlState } from "#server/platform/database/Database.ts";
import { migrate } from "#server/platform/database/migrate.ts";
import { bookingWorld, plantBookingWorld } from "#tests/support/bookingWorld.ts";
import { forEachDatabase, plantPostgres } from "#tests/support/databases.ts";
import { findPostgres } from "#tests/support/postgresServer.ts";

/** As in docs/operations.md, with another role instead of stay_app: roles belong to the whole server, and a test may run twice. */
const grantsTo = (role: string): string => `
	CREATE ROLE ${role} LOGIN;
	GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA public TO ${role};
	GRANT USAGE, UPDATE ON ALL SEQUENCES IN SCHEMA public TO ${role};`;

forEachDatabase(() => {
	it("works with a role that may only read and write rows, once another role has migrated [ASVS 13.2.2]", async () => {
		const bin = findPostgres();
		if (!bin) return;
		const role = `stay_app_${randomUUID().replaceAll("-", "")}`;
		const databaseUrl = await plantPostgres(bin);
		const owner = await openDatabase({ dataDir: "", databaseUrl });
		await plantBookingWorld(owner);
		await owner.query(grantsTo(role));
		await owner.close();
		const db = await openDatabase({ dataDir: "", databaseUrl: databaseUrl.replace("postgres@", `${role}@`) });
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
