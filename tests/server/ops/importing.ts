import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach } from "vitest";
import { importCatalogue } from "#server/ops/importCatalogue.ts";
import type { Database } from "#server/platform/database/Database.ts";
import { plantBookingWorld } from "#tests/support/bookingWorld.ts";
import type { OpenDatabase } from "#tests/support/databases.ts";

/** A catalogue line. */
export const stay = (number: number, changes: object = {}) => ({
	channel: 2,
	externalId: `NEW-${number}`,
	cityCode: "SEOUL",
	type: "호텔",
	name: `새 호텔 ${number}`,
	lat: 37.5,
	lng: 127,
	rooms: [
		{
			externalId: "R-9",
			name: "트윈",
			standardGuests: 2,
			maximumGuests: 3,
			stock: 4,
			plans: [
				{
					externalId: "P-9",
					name: "룸온리",
					cancelTiers: [{ hoursBefore: 24, refundPercent: 100 }],
					prices: [{ from: "2026-12-28", to: "2027-01-03", price: 77_000 }],
				},
			],
		},
	],
	...changes,
});

/** Writes the lines to a new file and imports it. */
export async function importLines(db: Database, lines: readonly object[]): Promise<void> {
	const folder = mkdtempSync(join(tmpdir(), "stay-lines-"));
	try {
		const file = join(folder, "lines.jsonl");
		writeFileSync(file, lines.map((line) => JSON.stringify(line)).join("\n"));
		await importCatalogue(db, file, () => undefined);
	} finally {
		rmSync(folder, { recursive: true, force: true });
	}
}

/** Writes and imports a catalogue file; each test starts without any imported rows. */
export function importing(open: OpenDatabase) {
	const folder = mkdtempSync(join(tmpdir(), "stay-import-"));
	const file = join(folder, "catalogue.jsonl");
	const at = {} as { db: Database };
	beforeAll(async () => {
		at.db = await open();
		await plantBookingWorld(at.db);
		await at.db.query(`INSERT INTO facility SELECT n, code, code, '객실'
			FROM unnest(ARRAY['WIFI', 'PARKING', 'RESTAURANT', 'FRONT_24H']) WITH ORDINALITY AS f (code, n)`);
	});
	const empty = () =>
		at.db.query(`DELETE FROM job_run; DELETE FROM stay_dirty;
			DELETE FROM property_image WHERE property_id > 2;
			DELETE FROM stopped_night WHERE rateplan_id IN (SELECT rateplan_id FROM rateplan WHERE property_id > 2);
			DELETE FROM rate_month WHERE property_id > 2; DELETE FROM room_month WHERE property_id > 2;
			DELETE FROM rateplan WHERE property_id > 2; DELETE FROM room WHERE property_id > 2; DELETE FROM property WHERE property_id > 2`);
	beforeEach(empty);
	afterAll(() => rmSync(folder, { recursive: true, force: true }));

	const write = (...lines: readonly (object | string)[]) =>
		writeFileSync(
			file,
			lines.map((line) => (typeof line === "string" ? line : JSON.stringify(line))).join("\n"),
		);

	async function run(on: Database = at.db) {
		const progressLines: string[] = [];
		const outcome = await importCatalogue(on, file, (progress) => progressLines.push(progress)).catch(
			(error: Error) => error,
		);
		return {
			progress: progressLines,
			outcome: outcome instanceof Error ? outcome.message : outcome,
			isOk: typeof outcome === "string",
		};
	}

	const brought = async () =>
		(
			await at.db.query<{ external_id: string; plans: number }>(
				`SELECT p.external_id, count(*)::int AS plans FROM property p JOIN rateplan USING (property_id)
					WHERE p.property_id > 2 GROUP BY 1 ORDER BY 1`,
			)
		).rows;
	return { at, folder, file, write, run, brought, empty };
}
