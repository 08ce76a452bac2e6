import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readConfig } from "#server/config.ts";
import { openDatabase } from "#server/platform/database/connect.ts";
import type { Database } from "#server/platform/database/Database.ts";
import { DatabaseUnavailable } from "#server/platform/database/DatabaseUnavailable.ts";
import { migrate } from "#server/platform/database/migrate.ts";
import { createSecrets } from "#server/platform/secrets/secrets.ts";
import { type BookingWorld, bookingWorld, plantBookingWorld } from "#tests/support/bookingWorld.ts";
import { countedDatabase } from "#tests/support/countedDatabase.ts";
import { findPostgres, startPostgres } from "#tests/support/postgresServer.ts";
import type { Figure } from "./Figure.ts";
import { percentile, rateOf } from "./timing.ts";

const members = 50;
const bookings = { pglite: 150, postgres: 600 } as const;
const budgets = { pglite: 100, postgres: 300 } as const;

/** Bookings a second: held, prepared, agreed on the sandbox's page and approved, by fifty members at once, without HTTP between. */
export async function measureBookings(): Promise<readonly Figure[]> {
	const bin = findPostgres();
	const figures = await measureOn("pglite", null);
	if (!bin) return figures;
	const server = await startPostgres(bin);
	await server.admin("CREATE DATABASE bookings_bench");
	return [...figures, ...(await measureOn("postgres", server.url("bookings_bench")))];
}

async function measureOn(
	engine: "pglite" | "postgres",
	databaseUrl: string | null,
): Promise<readonly Figure[]> {
	const folder = mkdtempSync(join(tmpdir(), "bookings-bench-"));
	const opened = await openDatabase({ dataDir: join(folder, "db"), ...(databaseUrl && { databaseUrl }) });
	opened.lockPersonsWith(createSecrets(readConfig({}).dataSecret).persons);
	const { db, taken } = countedDatabase(opened);
	try {
		await migrate(db);
		await plantBookingWorld(db, { stock: 30_000, members });
		const world = bookingWorld(db);
		await world.book(2);
		const count = bookings[engine];
		taken();
		const took: number[] = [];
		let turnedAway = 0;
		const perSecond = await rateOf(
			Array.from({ length: count }, (_, turn) => (turn % members) + 1),
			members,
			async (member) => {
				const begun = performance.now();
				const turns = await bookAtLast(world, member);
				turnedAway += turns;
				took.push(performance.now() - begun);
			},
		);
		const statements = taken().length / count;
		const name = (what: string) => `${engine}, ${what}`;
		return [
			{
				name: name("bookings"),
				value: perSecond,
				unit: "/s",
				budget: { atLeast: budgets[engine] },
				bare: await bareRate(db, count),
			},
			{ name: name("a booking, p50"), value: percentile(took, 0.5), unit: "ms" },
			{ name: name("a booking, p95"), value: percentile(took, 0.95), unit: "ms" },
			{
				name: name("statements a booking, its quote and the sandbox among them"),
				value: statements,
				unit: "",
			},
			{ name: name("turned away while others took the room, and came again"), value: turnedAway, unit: "" },
			{
				name: name("false confirmations"),
				value: await falseOnes(world, count + 1),
				unit: "",
				budget: { atMost: 0 },
			},
		];
	} finally {
		await opened.close();
		rmSync(folder, { recursive: true, force: true });
	}
}

/** Books, and comes again when too many stand before the room; how often that was. */
async function bookAtLast(world: BookingWorld, member: number): Promise<number> {
	for (let turns = 0; ; turns += 1) {
		try {
			await world.book(member);
			return turns;
		} catch (error) {
			if (!(error instanceof DatabaseUnavailable)) throw error;
		}
	}
}

/** Transactions a second of one row each: what this engine can do at best. */
async function bareRate(db: Database, count: number): Promise<number> {
	await db.query("CREATE TABLE bench_row (id serial PRIMARY KEY, text text)");
	const rate = await rateOf(Array.from({ length: count }, String), members, (text) =>
		db.tx((tx) => tx.query({ name: "bench.row", text: "INSERT INTO bench_row (text) VALUES ($1)" }, [text])),
	);
	await db.query("DROP TABLE bench_row");
	return rate;
}

/** How far what was sold and paid is from what was told and taken. */
async function falseOnes({ db }: BookingWorld, told: number): Promise<number> {
	const { rows } = await db.query<{ placed: number; paid: number; taken: number }>(
		`SELECT (SELECT count(*) FROM order_pay WHERE stage = 'placed')::int AS placed,
			(SELECT count(*) FROM payment WHERE status = 'complete')::int AS paid,
			(SELECT cap - stock[10] FROM room_month WHERE property_id = 1 AND ym = 202612)::int AS taken`,
	);
	const { placed = 0, paid = 0, taken = 0 } = rows[0] ?? {};
	return Math.abs(placed - told) + Math.abs(paid - told) + Math.abs(taken - told);
}
