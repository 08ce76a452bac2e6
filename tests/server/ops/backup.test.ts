import { execFile } from "node:child_process";
import { randomUUID } from "node:crypto";
import {
	existsSync,
	mkdtempSync,
	readdirSync,
	readFileSync,
	rmSync,
	statSync,
	truncateSync,
	utimesSync,
	writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { gunzipSync, gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { OpsError } from "#server/ops/OpsError.ts";
import { restoreBackup } from "#server/ops/restoreBackup.ts";
import { runCommand } from "#server/ops/runCommand.ts";
import { backedUpTables, sequenceValues } from "#server/ops/store/backupRows.ts";
import { findViolations } from "#server/ops/store/invariants.ts";
import { takeBackup } from "#server/ops/takeBackup.ts";
import type { Database } from "#server/platform/database/Database.ts";
import { runtimeFlags, startProduct } from "#tests/browser/support/server.ts";
import { bookingApp } from "#tests/support/bookingApp.ts";
import { testClock } from "#tests/support/bookingWorld.ts";
import { forEachDatabase, plantFolder, worldNow } from "#tests/support/databases.ts";

const quiet = () => undefined;
const folder = mkdtempSync(join(tmpdir(), "stay-backup-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Returns a digest of all rows for each table that is backed up. */
async function contentOf(db: Database): Promise<Record<string, string>> {
	const content: Record<string, string> = {};
	for (const { name } of await backedUpTables(db)) {
		const { rows } = await db.query<{ digest: string }>(
			`SELECT count(*) || ' ' || coalesce(md5(string_agg(t::text, ',' ORDER BY t::text)), '') AS digest FROM ${name} t`,
		);
		content[name] = rows[0]?.digest ?? "";
	}
	// Not part of the backup, but rebuilt by the restore.
	const { rows } = await db.query(
		"SELECT * FROM place_stays WHERE stays <> 0 ORDER BY city_id, area, sub_area",
	);
	content.place_stays = JSON.stringify(rows);
	return content;
}

let lastBackup: { readonly file: string; readonly content: Record<string, string> } | null = null;

forEachDatabase((name, open) => {
	describe("a backup [DEC-196]", () => {
		const file = join(folder, `${name}.backup`);
		let db: Database;
		let before: Record<string, string>;
		beforeAll(async () => {
			db = await open("world");
			await db.query(`
				INSERT INTO job_run (job, slot, result) VALUES ('backup', E'tab\\t"quote" \\\\ 줄\\n바꿈, {콤마}', 'null'), ('backup', 'none', NULL);
				INSERT INTO cert (cert_id, purpose, dest_key, code_hash, expires_at) VALUES ('c', 'FIND_ID', '010', '\\x00ff5c0a', '2026-11-26 10:00:00.123456+09')`);
			await takeBackup(db, file, worldNow, quiet);
			before = await contentOf(db);
		});

		it("restores every row and every sequence, and the ledger checks pass", async () => {
			const other = await open();
			const rows = await restoreBackup(other, file);
			expect(rows).toBeGreaterThan(10_000);
			expect(await contentOf(other)).toEqual(before);
			expect(await sequenceValues(other)).toEqual(await sequenceValues(db));
			expect(await findViolations(other)).toEqual([]);
			lastBackup = { file, content: before };
		});

		it("is a consistent snapshot of a database under writes", async () => {
			const busy = join(folder, `${name}-busy.backup`);
			const source = await open("world");
			let isOver = false;
			const writing = (async () => {
				for (let at = 0; !isOver; at += 1)
					await source.tx(async (tx) => {
						await tx.query("INSERT INTO job_run (job, slot) VALUES ('pair', $1)", [String(at)]);
						await tx.query("INSERT INTO operator_action (operator, command) VALUES ('pair', $1)", [
							String(at),
						]);
					});
			})();
			await takeBackup(source, busy, worldNow, quiet);
			isOver = true;
			await writing;
			const other = await open();
			await restoreBackup(other, busy);
			const { rows } = await other.query<{ runs: number; actions: number }>(
				`SELECT (SELECT count(*) FROM job_run WHERE job = 'pair') AS runs, (SELECT count(*) FROM operator_action WHERE operator = 'pair') AS actions`,
			);
			expect(rows[0]?.runs).toBe(rows[0]?.actions);
		});

		it("is searchable again once restored", async () => {
			const other = await open();
			await restoreBackup(other, file);
			const clock = testClock(worldNow);
			const { services, call } = await bookingApp(other, {}, clock);
			await services.search.refresh();
			const { data } = await call(null, "POST", "/api/content/v1/products/findProducts", {
				cityCode: "SEOUL",
				nationCode: "KR",
				locationKR: 0,
				subLocationKR: 0,
				searchText: "서울",
			});
			expect(data.products.length).toBeGreaterThan(0);
		});

		it("made on one engine can be restored on the other", async () => {
			if (name === "PGlite" || !lastBackup) return;
			const other = await open();
			await restoreBackup(other, join(folder, "PGlite.backup"));
			expect(Object.keys(await contentOf(other))).toEqual(Object.keys(lastBackup.content));
			expect(await findViolations(other)).toEqual([]);
		});

		it("is not restored over existing data", async () => {
			const content = await contentOf(db);
			await expect(restoreBackup(db, file)).rejects.toThrow(/데이터가 있는/);
			expect(await contentOf(db)).toEqual(content);
		});

		const whole = () => gunzipSync(readFileSync(file)).toString();
		it.each([
			[
				"that was cut off",
				(path: string) => truncateSync(path, Math.floor(statSync(path).size / 2)),
				/끝까지/,
			],
			["that is something else", (path: string) => writeFileSync(path, "사진"), /백업 파일이 아닙니다/],
			[
				"that is something else, packed",
				(path: string) => writeFileSync(path, gzipSync(Buffer.from([0xff, 0xfe, 0x00]))),
				/백업 파일이 아닙니다/,
			],
			[
				"without its last line",
				(path: string) => writeFileSync(path, gzipSync(whole().split("\n").slice(0, -2).join("\n"))),
				/끝까지/,
			],
			[
				"that lacks a row",
				(path: string) => {
					const lines = whole().split("\n");
					const member = lines.indexOf('{"table":"member"}');
					writeFileSync(
						path,
						gzipSync([...lines.slice(0, member + 1), ...lines.slice(member + 2)].join("\n")),
					);
				},
				/./,
			],
			[
				"of a later version",
				(path: string) => writeFileSync(path, gzipSync(whole().replace('"version":1,', '"version":9999,'))),
				/9999번/,
			],
		])("%s is rejected and leaves the database empty", async (what, damage, told) => {
			const damaged = join(folder, `${name}-damaged.backup`);
			writeFileSync(damaged, readFileSync(file));
			damage(damaged);
			const other = await open();
			const empty = await contentOf(other);
			await expect(restoreBackup(other, damaged)).rejects.toThrow(told);
			expect(await contentOf(other), what).toEqual(empty);
		});

		it("is whole when two are written to the same file at once", async () => {
			const twice = join(folder, `${name}-twice.backup`);
			await Promise.all([takeBackup(db, twice, worldNow, quiet), takeBackup(db, twice, worldNow, quiet)]);
			expect(await restoreBackup(await open(), twice)).toBeGreaterThan(10_000);
			expect(readdirSync(folder).filter((each) => each.endsWith(".part"))).toEqual([]);
		});

		it("removes what killed backups have left in the folder, and nothing else", async () => {
			const own = mkdtempSync(join(folder, "killed-"));
			const partOf = (path: string) => `${path}.${randomUUID()}.part`;
			const [killed, running, other] = [partOf("a.backup"), partOf("b.backup"), "notes.part"];
			for (const each of [killed, running, other]) writeFileSync(join(own, each), "x");
			const longAgo = new Date(Date.now() - 3_601_000);
			for (const each of [killed, other]) utimesSync(join(own, each), longAgo, longAgo);
			await takeBackup(db, join(own, "c.backup"), worldNow, quiet);
			expect(readdirSync(own).toSorted()).toEqual([running, "c.backup", other].toSorted());
		});

		it("leaves no partial file when it cannot be written", async () => {
			await expect(takeBackup(db, join(folder, "nowhere", "b"), worldNow, quiet)).rejects.toThrow(OpsError);
			expect(statSync(file).mode & 0o777).toBe(0o600);
		});
	});

	it("verify reports every broken invariant and what breaks it [DEC-196]", async () => {
		const db = await open("world");
		const { services } = await bookingApp(db, {}, testClock(worldNow));
		expect(await runCommand(services, "tester", ["verify"])).toMatchObject({ isOk: true });
		await db.query(`
			UPDATE order_product SET stock_taken = true WHERE status = 'cancel';
			UPDATE review_stat SET star_one = star_one + 1 WHERE property_id = (SELECT min(property_id) FROM review_stat);
			UPDATE point_balance SET point = point + 1`);
		const { isOk, text } = await runCommand(services, "tester", ["verify"]);
		expect(isOk).toBe(false);
		for (const law of ["an order that ended holds no room", "the stars of a stay", "earnings that are left"])
			expect(text).toContain(law);
	});
});

describe("the operator's commands", () => {
	const ops = async (dataDir: string, ...args: string[]) =>
		promisify(execFile)(process.execPath, [...runtimeFlags, "server/ops.ts", ...args], {
			env: { ...process.env, DATA_DIR: dataDir, LOG_LEVEL: "silent" },
		}).then(
			({ stdout }) => ({ code: 0, text: stdout }),
			(error: { code: number; stderr: string }) => ({ code: error.code, text: error.stderr }),
		);

	it("back up a running server and restore it elsewhere after a loss [DEC-196]", async () => {
		const dataDir = join(folder, "first");
		await plantFolder(join(dataDir, "database"));
		const product = await startProduct({ dataDir, world: "none" });
		const file = join(folder, "running.backup");
		expect(await ops(dataDir, "publish-notice", "점검", "새벽", "점검")).toMatchObject({ code: 0 });
		expect(await ops(dataDir, "backup", file)).toMatchObject({ code: 0 });
		expect((await ops(dataDir, "restore", file)).text).toContain("서버가 도는 동안");
		await product.stop("SIGKILL");
		rmSync(dataDir, { recursive: true, force: true });

		// a mistyped DATA_DIR: hourly copies of an empty database would only be noticed when one is needed
		const nowhere = await ops(dataDir, "backup", join(folder, "empty.backup"));
		expect(nowhere).toEqual({ code: 1, text: expect.stringContaining("데이터베이스가 없습니다") });
		expect([existsSync(dataDir), existsSync(join(folder, "empty.backup"))]).toEqual([false, false]);

		const elsewhere = join(folder, "second");
		expect((await ops(elsewhere, "restore", file)).text).toContain("모두 지켜지고");
		const again = await startProduct({ dataDir: elsewhere, world: "none" });
		const notices = await (await fetch(`${again.address}/api/content/v1/notices`)).text();
		await again.stop();
		expect(notices).toContain("새벽 점검");
		expect((await ops(elsewhere, "restore", file)).text).toContain("데이터가 있는");
	});
});
