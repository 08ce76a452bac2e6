import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { openDatabase } from "#server/platform/database/connect.ts";
import { runtimeFlags } from "#tests/browser/support/server.ts";
import { plantPostgres } from "#tests/support/databases.ts";
import { findPostgres } from "#tests/support/postgresServer.ts";

const bin = findPostgres();

async function startChild(databaseUrl: string): Promise<ChildProcess> {
	const child = spawn(
		process.execPath,
		[...runtimeFlags, fileURLToPath(new URL("./jobChild.ts", import.meta.url))],
		{
			env: { ...process.env, JOB_DB: databaseUrl },
			stdio: ["pipe", "pipe", "inherit"],
		},
	);
	await new Promise<void>((ready, fail) => {
		child.stdout?.once("data", () => ready());
		child.once("exit", (code) => fail(new Error(`the child ended by itself with ${code}`)));
	});
	return child;
}

async function stop(child: ChildProcess): Promise<void> {
	const gone = once(child, "exit");
	child.stdin?.end();
	await gone;
}

describe.skipIf(!bin)("two server processes on one PostgreSQL", () => {
	it("never run a job at the same time, and one continues when the other stops [D30, D43]", async () => {
		const databaseUrl = await plantPostgres(bin ?? "");
		const db = await openDatabase({ dataDir: "", databaseUrl });
		await db.query(
			`CREATE TABLE job_turn (turn int GENERATED ALWAYS AS IDENTITY, pid int, began timestamptz DEFAULT clock_timestamp(), ended timestamptz)`,
		);
		const done = async (): Promise<number> => {
			const { rows } = await db.query<{ n: number }>(
				"SELECT count(*)::int AS n FROM job_turn WHERE ended IS NOT NULL",
			);
			return rows[0]?.n ?? 0;
		};
		const until = async (turns: number) => {
			while ((await done()) < turns) await pause(200);
		};
		const [first, second] = await Promise.all([startChild(databaseUrl), startChild(databaseUrl)]);
		await until(3);
		const before = await done();
		await stop(first);
		await until(before + 1);
		await stop(second);
		const { rows } = await db.query(
			`SELECT a.turn, b.turn AS beside FROM job_turn a JOIN job_turn b
			ON a.turn < b.turn AND tstzrange(a.began, a.ended) && tstzrange(b.began, b.ended)`,
		);
		expect(rows).toEqual([]);
		const { rows: open } = await db.query("SELECT 1 FROM job_turn WHERE ended IS NULL");
		expect(open).toEqual([]);
		await db.close();
	});
});
