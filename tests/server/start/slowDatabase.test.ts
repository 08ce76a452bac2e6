import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, describe, expect, it } from "vitest";
import { openDatabase } from "#server/platform/database/connect.ts";
import { freePort, launchProduct, startProduct } from "#tests/browser/support/server.ts";
import { startControllablePostgres } from "#tests/support/controllablePostgres.ts";
import { findPostgres } from "#tests/support/postgresServer.ts";

const bin = findPostgres();

describe.skipIf(!bin)("PostgreSQL: a start", () => {
	const folder = mkdtempSync(join(tmpdir(), "slow-"));
	afterAll(() => rmSync(folder, { recursive: true, force: true }));
	const postgres = startControllablePostgres(bin ?? "");

	it("waits for a database that comes up later, and logs why [D46]", async () => {
		const { admin, url, stop, start } = await postgres;
		await admin("CREATE DATABASE late");
		await stop();
		const env = { DATABASE_URL: url("late") };
		const announced = Promise.withResolvers<void>();
		const onOutput = (written: string) => {
			if (written.includes("데이터베이스를 기다립니다")) announced.resolve();
		};
		const starting = startProduct({ dataDir: join(folder, "late"), world: "none", env, onOutput });
		// Waits as long as a busy machine needs.
		await Promise.race([announced.promise, starting]);
		await start();
		const product = await starting;
		expect(product.output()).toContain("데이터베이스를 기다립니다");
		expect((await product.stop()).code).toBe(0);
	});

	it.concurrent("of four processes on an empty database migrates once and plants one world, and all four serve [D46]", async () => {
		const { admin, url } = await postgres;
		await admin("CREATE DATABASE four");
		const env = { DATABASE_URL: url("four") };
		const products = await Promise.all(
			[1, 2, 3, 4].map((n) => startProduct({ dataDir: join(folder, `four${n}`), env })),
		);
		const pages = await Promise.all(products.map(async ({ address }) => (await fetch(address)).status));
		expect(pages).toEqual([200, 200, 200, 200]);
		expect(await Promise.all(products.map(async (product) => (await product.stop()).code))).toEqual([
			0, 0, 0, 0,
		]);
		const db = await openDatabase({ dataDir: "", databaseUrl: url("four") });
		const { rows } = await db.query("SELECT count(*) AS worlds FROM world_state");
		await db.close();
		expect(rows).toEqual([{ worlds: 1 }]);
	});

	it.concurrent("is not delayed by a stalled process, and does not report a healthy database as unreachable", async () => {
		const { admin, url } = await postgres;
		await admin("CREATE DATABASE busy");
		// Longer than the connection timeout, as when a busy machine suspends a process.
		const env = { DATABASE_URL: url("busy"), DATABASE_WAIT_SECONDS: "3" };
		const { child, output, ended } = launchProduct({
			port: await freePort(),
			dataDir: join(folder, "busy"),
			world: "none",
			env,
		});
		for (let turn = 0; turn < 3; turn += 1) {
			await pause(300);
			child.kill("SIGSTOP");
			await pause(6000);
			child.kill("SIGCONT");
		}
		while (!output().includes("http://") && child.exitCode === null) await pause(100);
		child.kill("SIGTERM");
		expect(await ended).toMatchObject({ code: 0 });
	});
});
