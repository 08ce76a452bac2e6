import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { readSnapshot } from "#server/snapshot/Snapshot.ts";
import { worldNow, worldToday } from "#tests/support/databases.ts";
import { snapshotOf } from "#tests/support/plantWorld.ts";
import { demoAccounts } from "#world/accounts.ts";
import { makeWorld } from "#world/makeWorld.ts";
import { writeWorld } from "#world/writeWorld.ts";

const folder = mkdtempSync(join(tmpdir(), "world-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe("a snapshot in a folder", () => {
	it("reads back as it was written", () => {
		const options = { today: worldToday, now: worldNow, stays: 24 };
		writeWorld(makeWorld(options), folder);
		const { accounts, ...read } = readSnapshot(folder)!;
		expect({
			...read,
			tables: read.tables.map((table) => ({ ...table, lines: [...table.lines] })),
		}).toEqual(snapshotOf(makeWorld(options)));
		expect(accounts).toEqual(demoAccounts);
	});

	it("is absent when none was made", () => {
		expect(readSnapshot(join(folder, "none"))).toBeNull();
	});
});
