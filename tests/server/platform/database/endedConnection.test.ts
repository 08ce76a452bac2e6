import { setTimeout as pause } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { openDatabase } from "#server/platform/database/connect.ts";
import type { Queryable } from "#server/platform/database/Database.ts";
import { plantPostgres, sharedPostgres } from "#tests/support/databases.ts";
import { findPostgres } from "#tests/support/postgresServer.ts";

const bin = findPostgres();

const pidOf = async (tx: Queryable): Promise<number> =>
	(await tx.query<{ pid: number }>("SELECT pg_backend_pid() AS pid")).rows[0]?.pid ?? 0;

describe.skipIf(!bin)("PostgreSQL: a connection that is lost inside a transaction", () => {
	// A single connection, so that it is the very first one: startup opens it to check the server before anything else.
	it.each(["the first connection", "a later connection"])(
		"affects nothing else, and the transaction is retried on another connection: %s [D46]",
		async (which) => {
			const server = await sharedPostgres(bin ?? "");
			const databaseUrl = await plantPostgres(bin ?? "", "nothing");
			const db = await openDatabase({ dataDir: "", databaseUrl, poolSize: 1 });
			const end = async (pid: number) => {
				await server.admin(`SELECT pg_terminate_backend(${pid})`);
				// The connection is idle, so the driver can report its end only to a listener.
				await pause(300);
			};
			if (which === "a later connection") await end(await pidOf(db));
			const pids: number[] = [];
			const done = await db.tx(async (tx) => {
				pids.push(await pidOf(tx));
				if (pids.length === 1) await end(pids[0] ?? 0);
				await tx.query("SELECT 1");
				return "done";
			});
			expect(done).toBe("done");
			expect(new Set(pids).size).toBe(2);
			await db.close();
		},
	);
});
