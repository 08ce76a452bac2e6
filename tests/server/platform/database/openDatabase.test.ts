import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { afterAll, describe, expect, it } from "vitest";
import { openDatabase } from "#server/platform/database/connect.ts";
import { DatabaseStartError } from "#server/platform/database/Database.ts";
import { runtimeFlags } from "#tests/browser/support/server.ts";
import { plantFolder, plantPostgres, sharedPostgres } from "#tests/support/databases.ts";
import { findPostgres } from "#tests/support/postgresServer.ts";

const folder = mkdtempSync(join(tmpdir(), "stay-db-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const refusal = async (options: Parameters<typeof openDatabase>[0]) => {
	try {
		await (await openDatabase(options)).close();
		return null;
	} catch (error) {
		return error instanceof DatabaseStartError ? error : Promise.reject(error);
	}
};

/** Runs keepWriting until it has acknowledged some steps, then kills it mid-work. */
async function writeAndKill(dataDir: string): Promise<number> {
	const program = fileURLToPath(new URL("./keepWriting.ts", import.meta.url));
	const child: ChildProcess = spawn(process.execPath, [...runtimeFlags, program, dataDir], {
		stdio: ["ignore", "pipe", "inherit"],
	});
	let output = "";
	const started = Promise.withResolvers<void>();
	child.stdout?.on("data", (chunk) => {
		output += chunk;
		started.resolve();
	});
	const ended = new Promise<void>((resolve) => child.on("exit", () => resolve()));
	await Promise.race([started.promise, ended]);
	await pause(100 + Math.random() * 300);
	child.kill("SIGKILL");
	await ended;
	return Number(output.split("\n").at(-2) ?? 0);
}

describe("the embedded database", () => {
	it("rejects a folder in use, names the process holding it, and opens it once it is free [DEC-007, D46]", async () => {
		const dataDir = join(folder, "busy");
		await plantFolder(dataDir);
		const first = await openDatabase({ dataDir });
		const second = await refusal({ dataDir });
		expect(second?.kind).toBe("folderInUse");
		expect(second?.message).toContain(String(process.pid));
		await first.close();
		expect(await refusal({ dataDir })).toBeNull();
	});

	it("rejects a location that is not writable [D46]", async () => {
		const file = join(folder, "file");
		writeFileSync(file, "");
		expect((await refusal({ dataDir: join(file, "below") }))?.kind).toBe("readOnly");
	});

	it("tells when there was none and a new one has been created, as for a mistyped DATA_DIR [DEC-007]", async () => {
		let made = 0;
		const onMade = () => {
			made += 1;
		};
		for (const _ of ["new", "known"])
			await (await openDatabase({ dataDir: join(folder, "made"), onMade })).close();
		expect(made).toBe(1);
	});

	it("keeps every acknowledged transaction in full when the process is killed [DEC-007, D30]", async () => {
		// A new folder per run: a process left by a failed first run may still hold the old one.
		const dataDir = mkdtempSync(join(folder, "killed-"));
		await plantFolder(dataDir);
		for (let round = 1; round <= 4; round++) {
			const acknowledged = await writeAndKill(dataDir);
			const db = await openDatabase({ dataDir });
			const { rows } = await db.query<{ last: number; steps: number; sum: number; moved: number }>(
				`SELECT (SELECT max(n) FROM step) AS last, (SELECT count(*) FROM step) AS steps,
					(SELECT sum(value) FROM balance) AS sum, (SELECT value FROM balance WHERE id = 1) AS moved`,
			);
			await db.close();
			const found = rows[0];
			expect(found?.last).toBeGreaterThanOrEqual(acknowledged);
			expect(found?.last).toBeLessThanOrEqual(acknowledged + 1);
			expect(found).toEqual({ last: found?.last, steps: found?.last, sum: 0, moved: found?.last });
		}
	});

	it("does not block timers while a long statement runs", async () => {
		const db = await openDatabase({ dataDir: join(folder, "busy") });
		let ticks = 0;
		const timer = setInterval(() => {
			ticks += 1;
		}, 10);
		await db.query("SELECT count(*) FROM generate_series(1, 2000000)");
		clearInterval(timer);
		await db.close();
		expect(ticks).toBeGreaterThan(3);
	});
});

describe("a database server", () => {
	const listen = (onConnection: (server: Server) => void) =>
		new Promise<{ port: number; server: Server }>((resolve) => {
			const server = createServer((socket) => {
				socket.destroy();
				onConnection(server);
			});
			server.listen(0, "127.0.0.1", () => {
				const address = server.address();
				resolve({ port: typeof address === "object" ? (address?.port ?? 0) : 0, server });
			});
		});

	it("is reported unreachable when nothing answers there, or when it hangs up", async () => {
		expect((await refusal({ databaseUrl: "postgresql://u@127.0.0.1:1/d", dataDir: "" }))?.kind).toBe(
			"unreachable",
		);
		const { port, server } = await listen(() => {});
		const databaseUrl = `postgresql://u@127.0.0.1:${port}/d`;
		expect((await refusal({ databaseUrl, dataDir: "" }))?.kind).toBe("unreachable");
		server.close();
	});

	const bin = findPostgres();
	it.skipIf(!bin)(
		"is checked for its database and for being writable, and cancels slow statements except in background work [F05]",
		async () => {
			const { admin, url } = await sharedPostgres(bin ?? "");
			const missing = await refusal({ databaseUrl: url("nowhere"), dataDir: "" });
			expect(missing).toMatchObject({
				kind: "unreachable",
				message: expect.stringContaining("데이터베이스를 먼저 만들어"),
			});
			const databaseUrl = await plantPostgres(bin ?? "", "nothing");
			const db = await openDatabase({ databaseUrl, dataDir: "", statementTimeoutMs: 200 });
			await expect(db.query("SELECT pg_sleep(5)")).rejects.toMatchObject({ code: "57014" });
			await db.close();

			const ofTravellers = await openDatabase({ databaseUrl, dataDir: "" });
			const limits =
				"SELECT current_setting('statement_timeout') AS statement, current_setting('lock_timeout') AS lock";
			const usual = [{ statement: "10s", lock: "5s" }];
			expect((await ofTravellers.query(limits)).rows).toEqual(usual);
			const long = ofTravellers.tx((tx) => tx.query(limits), { hasNoTimeout: true });
			expect((await long).rows).toEqual([{ statement: "0", lock: "5s" }]);
			expect((await ofTravellers.query(limits)).rows).toEqual(usual);
			await ofTravellers.close();

			const name = new URL(databaseUrl).pathname.slice(1);
			await admin(`ALTER DATABASE ${name} SET default_transaction_read_only = on`);
			expect((await refusal({ databaseUrl, dataDir: "" }))?.kind).toBe("readOnly");
		},
	);
});
