import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { koreanDay } from "#domain/shared/koreanTime.ts";
import { addDays } from "#domain/shared/StayDate.ts";
import { applyChanges } from "#server/catalogue/search/leader.ts";
import { Search } from "#server/catalogue/search/Search.ts";
import { importCatalogue } from "#server/ops/importCatalogue.ts";
import { openDatabase } from "#server/platform/database/connect.ts";
import type { Database } from "#server/platform/database/Database.ts";
import { migrate } from "#server/platform/database/migrate.ts";
import { plantBookingWorld } from "#tests/support/bookingWorld.ts";
import { findPostgres, startPostgres } from "#tests/support/postgresServer.ts";
import type { Figure } from "./Figure.ts";

const stays = { pglite: 500, postgres: 1000 } as const;

/** Measures imported stays per second, each with three rooms of two plans and 365 nights, on every available engine. */
export async function measureImport(): Promise<readonly Figure[]> {
	const bin = findPostgres();
	const figures = await measureOn("pglite", null);
	if (!bin) return figures;
	const server = await startPostgres(bin);
	await server.admin("CREATE DATABASE import_bench");
	return [...figures, ...(await measureOn("postgres", server.url("import_bench")))];
}

async function measureOn(engine: keyof typeof stays, databaseUrl: string | null): Promise<readonly Figure[]> {
	const count = stays[engine];
	const folder = mkdtempSync(join(tmpdir(), "import-bench-"));
	const db = await openDatabase({ dataDir: join(folder, "db"), ...(databaseUrl && { databaseUrl }) });
	const file = join(folder, "catalogue.jsonl");
	const name = (what: string) => `${engine}, ${what}`;
	const write = (first: number, price: number) =>
		writeFileSync(
			file,
			Array.from({ length: count }, (_, index) => JSON.stringify(stay(first + index, price))).join("\n"),
		);
	const bringIn = () => rateOf(count, () => importCatalogue(db, file, () => undefined));
	try {
		await migrate(db);
		await plantBookingWorld(db);
		write(0, 70_000);
		const brought = await bringIn();
		const { rows } = await db.query<{ marks: number }>("SELECT count(*)::int AS marks FROM stay_dirty");
		write(0, 80_000);
		const changed = await bringIn();
		const toTake = count * 2;
		const takenOver = await rateOf(toTake, async () => {
			while ((await applyChanges(db, koreanDay(Date.now()))) > 0);
		});
		write(count, 70_000);
		return [
			{
				name: name("stays imported"),
				value: brought,
				unit: "/s",
				budget: { atLeast: 300 },
				baseline: await bareRate(db, count),
			},
			{ name: name("the same stays with new prices"), value: changed, unit: "/s", budget: { atLeast: 300 } },
			{
				name: name("search updates queued per stay"),
				value: (rows[0]?.marks ?? 0) / count,
				unit: "",
				budget: { atMost: 1 },
			},
			{ name: name("search updates processed, without an import running"), value: takenOver, unit: "/s" },
			{
				name: name("longest time until an imported stay can be found, both running"),
				value: await longestWait(db, file),
				unit: "s",
				budget: { atMost: 5 },
			},
		];
	} finally {
		await db.close();
		rmSync(folder, { recursive: true, force: true });
	}
}

async function rateOf(count: number, work: () => Promise<unknown>): Promise<number> {
	const begun = performance.now();
	await work();
	return count / ((performance.now() - begun) / 1000);
}

/** Returns the longest delay in seconds from a row of the file to the search, which indexes concurrently and pauses in between as in a server. */
async function longestWait(db: Database, file: string): Promise<number> {
	const search = new Search({ db, clock: { now: () => Date.now() } });
	await search.refresh();
	search.start();
	let isDone = false;
	let longest = 0;
	const importing = importCatalogue(db, file, () => undefined).finally(() => {
		isDone = true;
	});
	for (let wait: number | null = 0; wait !== null || !isDone; await pause(100)) {
		const { rows } = await db.query<{ wait: number | null }>(
			"SELECT extract(epoch FROM max(clock_timestamp() - marked_at))::float8 AS wait FROM stay_dirty",
		);
		wait = rows[0]?.wait ?? null;
		longest = Math.max(longest, wait ?? 0);
	}
	await importing;
	await search.stop();
	return longest;
}

/** Writes the same rows with one statement per stay: the engine's own cost of writing them. */
async function bareRate(db: Database, count: number): Promise<number> {
	await db.query("CREATE TABLE bench_nights (stay int, room int, ym int, price int[])");
	return rateOf(count, async () => {
		for (let number = 0; number < count; number += 1)
			await db.query(
				{
					name: "bench.nights",
					text: "INSERT INTO bench_nights SELECT $1, room, ym, array_fill(1, ARRAY[31]) FROM generate_series(1, 9) room, generate_series(1, 12) ym",
				},
				[number],
			);
	});
}

function stay(number: number, price: number): object {
	const today = koreanDay(Date.now());
	const plan = (index: number) => ({
		externalId: `P-${index}`,
		name: `요금제 ${index}`,
		cancelTiers: [{ hoursBefore: 24, refundPercent: 100 }],
		prices: [{ from: today, to: addDays(today, 364), price: price + index * 1000 }],
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
