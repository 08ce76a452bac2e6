import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openDatabase } from "#server/platform/database/connect.ts";
import { type Product, startProduct } from "#tests/browser/support/server.ts";
import { type ControllablePostgres, startControllablePostgres } from "#tests/support/controllablePostgres.ts";
import { findPostgres } from "#tests/support/postgresServer.ts";
import { type Crowd, crowdOf, offersOf } from "#tests/support/travellers/crowdOf.ts";
import {
	findInvariantViolations,
	type RoomNights,
	roomNights,
} from "#tests/support/travellers/invariants.ts";
import { newRunLog } from "#tests/support/travellers/Traveller.ts";

const bin = findPostgres();

describe.skipIf(!bin)("PostgreSQL: a server whose database fails while travellers book", () => {
	const dataDir = mkdtempSync(join(tmpdir(), "broken-"));
	let postgres: ControllablePostgres;
	let product: Product;
	let crowd: Crowd;
	let before: RoomNights;

	beforeAll(async () => {
		postgres = await startControllablePostgres(bin ?? "");
		await postgres.admin("CREATE DATABASE stay");
		const databaseUrl = postgres.url("stay");
		product = await startProduct({ dataDir, env: { DATABASE_URL: databaseUrl } });
		const db = await openDatabase({ dataDir: "", databaseUrl });
		before = await roomNights(db);
		const offers = await offersOf(db);
		await db.close();
		crowd = crowdOf(3, product.address, newRunLog(), offers);
		await crowd.pays(1);
	});
	afterAll(async () => {
		await product?.stop("SIGKILL");
		rmSync(dataDir, { recursive: true, force: true });
	});

	const faults: readonly { readonly name: string; readonly happen: () => Promise<void> }[] = [
		{
			name: "its connections end, again and again",
			async happen() {
				for (let turn = 0; turn < 6; turn += 1) {
					// The connections that replace the terminated ones may still be opening.
					await expect.poll(() => postgres.endConnections("stay")).toBeGreaterThan(0);
					await crowd.pays(1);
				}
			},
		},
		{
			name: "it restarts without waiting for anybody",
			async happen() {
				await postgres.stop();
				await postgres.start();
			},
		},
		{
			name: "its first process is killed",
			async happen() {
				await postgres.kill();
				await postgres.start();
			},
		},
		{
			name: "it is away for seconds",
			async happen() {
				await postgres.stop();
				await pause(4000);
				expect((await fetch(`${product.address}/healthz`)).status).toBe(200);
				expect((await fetch(`${product.address}/readyz`)).status).toBe(503);
				await postgres.start();
			},
		},
		{
			name: "it stands still for seconds",
			async happen() {
				postgres.freeze();
				await pause(4000);
				postgres.thaw();
			},
		},
	];

	it.each(faults)("recovers on its own when $name [D30, D46, F07]", async ({ happen }) => {
		await happen();
		await crowd.pays(2);
		expect(crowd.log.faults).toEqual([]);
	});

	it("loses no confirmed order, shows readable errors and shuts down cleanly", async () => {
		await crowd.finish();
		expect(crowd.log.faults).toEqual([]);
		const { code } = await product.stop();
		expect(code).toBe(0);
		const db = await openDatabase({ dataDir: "", databaseUrl: postgres.url("stay") });
		const problems = await findInvariantViolations(db, before, crowd.log.confirmed);
		await db.close();
		expect(problems).toEqual([]);
	});
});
