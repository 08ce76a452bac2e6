import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { koreanDay } from "#domain/shared/koreanTime.ts";
import { addDays } from "#domain/shared/StayDate.ts";
import { takeOver } from "#server/catalogue/search/leader.ts";
import { importCatalogue } from "#server/ops/importCatalogue.ts";
import { openDatabase } from "#server/platform/database/connect.ts";
import type { Database } from "#server/platform/database/Database.ts";
import { migrate } from "#server/platform/database/migrate.ts";
import { plantBookingWorld } from "#tests/support/bookingWorld.ts";
import { findPostgres, startPostgres } from "#tests/support/postgresServer.ts";
import type { Figure } from "./Figure.ts";

const stays = 1000;

/** Stays a second, each with three rooms of two plans and 365 nights; on PostgreSQL where there is one. */
export async function measureImport(): Promise<readonly Figure[]> {
	const bin = findPostgres();
	const server = bin ? await startPostgres(bin) : null;
	await server?.admin("CREATE DATABASE import_bench");
	const folder = mkdtempSync(join(tmpdir(), "import-bench-"));
	const db = await openDatabase({
		dataDir: join(folder, "db"),
		...(server && { databaseUrl: server.url("import_bench") }),
	});
	try {
		await migrate(db);
		await plantBookingWorld(db);
		const file = join(folder, "catalogue.jsonl");
		writeFileSync(
			file,
			Array.from({ length: stays }, (_, number) => JSON.stringify(stay(number))).join("\n"),
		);
		const begun = performance.now();
		await importCatalogue(db, file, () => undefined);
		const perSecond = stays / ((performance.now() - begun) / 1000);
		const { rows } = await db.query<{ marks: number }>("SELECT count(*)::int AS marks FROM stay_dirty");
		const takingOver = performance.now();
		while ((await takeOver(db, koreanDay(Date.now()))) > 0);
		const takenPerSecond = stays / ((performance.now() - takingOver) / 1000);
		return [
			{
				name: "stays the search takes over",
				value: takenPerSecond,
				unit: "/s",
			},
			{
				name: "stays brought in",
				value: perSecond,
				unit: "/s",
				budget: { atLeast: 300 },
				bare: await bareRate(db),
			},
			{
				name: "marks for the search, each stay",
				value: (rows[0]?.marks ?? 0) / stays,
				unit: "",
				budget: { atMost: 1 },
			},
		];
	} finally {
		await db.close();
		rmSync(folder, { recursive: true, force: true });
	}
}

/** The same rows by one statement a stay: what the engine takes for writing them. */
async function bareRate(db: Database): Promise<number> {
	await db.query("CREATE TABLE bench_nights (stay int, room int, ym int, price int[])");
	const begun = performance.now();
	for (let number = 0; number < stays; number += 1)
		await db.query(
			{
				name: "bench.nights",
				text: "INSERT INTO bench_nights SELECT $1, room, ym, array_fill(1, ARRAY[31]) FROM generate_series(1, 9) room, generate_series(1, 12) ym",
			},
			[number],
		);
	return stays / ((performance.now() - begun) / 1000);
}

function stay(number: number): object {
	const today = koreanDay(Date.now());
	const plan = (index: number) => ({
		externalId: `P-${index}`,
		name: `요금제 ${index}`,
		cancelTiers: [{ hoursBefore: 24, refundPercent: 100 }],
		prices: [{ from: today, to: addDays(today, 364), price: 70_000 + index * 1000 }],
	});
	const room = (index: number) => ({
		externalId: `R-${index}`,
		name: `객실 ${index}`,
		standardGuests: 2,
		maximumGuests: 3,
		stock: 4,
		plans: [plan(index * 2), plan(index * 2 + 1)],
	});
	return {
		channel: 2,
		externalId: `BENCH-${number}`,
		cityCode: "SEOUL",
		type: "호텔",
		name: `새 호텔 ${number}`,
		lat: 37.5,
		lng: 127,
		rooms: [0, 1, 2].map(room),
	};
}
