import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { stayDateOf } from "#domain/shared/StayDate.ts";
import type { BookingRequest } from "#server/commerce/booking/BookingRequest.ts";
import { readConfig } from "#server/config.ts";
import { openDatabase } from "#server/platform/database/connect.ts";
import type { Database } from "#server/platform/database/Database.ts";
import { migrate } from "#server/platform/database/migrate.ts";
import { Refusal } from "#server/platform/http/Refusal.ts";
import { shareOf } from "#server/platform/limits/shareOf.ts";
import { createSecrets } from "#server/platform/secrets/secrets.ts";
import { type BookingWorld, bookingWorld, plantBookingWorld } from "#tests/support/bookingWorld.ts";
import { findPostgres, startPostgres } from "#tests/support/postgresServer.ts";
import { recordingDatabase } from "#tests/support/recordingDatabase.ts";
import { retryWhileBusy } from "#tests/support/retryWhileBusy.ts";
import type { Figure } from "./Figure.ts";
import { measureSearchBeside } from "./searchBeside.ts";
import type { Place } from "./searchProcess.ts";
import { percentile, rateOf } from "./timing.ts";

type Engine = "pglite" | "postgres";

const members = 50;
/** Id of the first member's own room, from which the others follow; room 1 is the one that everybody wants. */
const firstRoom = 1000;
const crowd = 200;
/** Number of rooms left; fewer than the crowd wants. */
const lastRooms = 120;
const bookings = { pglite: 300, postgres: 900 } as const;
const budgets = { pglite: 100, postgres: 300 } as const;

/**
 * Measures bookings per second: held, prepared, approved on the sandbox's page and confirmed, by fifty concurrent members who have seen the
 * price, without HTTP, first each in a room of their own and then all in one; then two hundred who compete for the last rooms; then
 * searches alongside.
 */
export async function measureBookings(): Promise<readonly Figure[]> {
	const figures = [...(await measureOn("pglite", () => ({})))];
	const bin = findPostgres();
	if (!bin) return figures;
	const server = await startPostgres(bin);
	for (const name of ["bookings", "beside"]) await server.admin(`CREATE DATABASE bench_${name}`);
	return [
		...figures,
		...(await measureOn("postgres", (name) => ({ databaseUrl: server.url(`bench_${name}`) }))),
	];
}

async function measureOn(
	engine: Engine,
	placeOf: (name: "bookings" | "beside") => Partial<Place>,
): Promise<readonly Figure[]> {
	const folder = mkdtempSync(join(tmpdir(), "bookings-bench-"));
	try {
		const at = (name: "bookings" | "beside"): Place => ({ dataDir: join(folder, name), ...placeOf(name) });
		const opened = await openDatabase(at("bookings"));
		opened.encryptPersonalDataWith(createSecrets(readConfig({}).dataSecret).personalData);
		const figures = await measureWorld(engine, opened).finally(() => opened.close());
		return [...figures, ...(await measureSearchBeside(engine, at("beside")))];
	} finally {
		rmSync(folder, { recursive: true, force: true });
	}
}

async function measureWorld(engine: Engine, opened: Database): Promise<readonly Figure[]> {
	const { db, takeStatements } = recordingDatabase(opened);
	await migrate(db);
	await plantBookingWorld(db, { stock: 30_000, members: crowd });
	const world = bookingWorld(shareOf(db));
	await plantRooms(opened);
	const count = bookings[engine];
	const { keyCode, expectedTotal } = await world.request(2);
	const seen = { keyCode, expectedTotal };
	const own = (member: number): Partial<BookingRequest> => {
		const number = String(firstRoom + member);
		return {
			...seen,
			path: { productIdx: 1, accoms: "1", rooms: number, rateplan: number, orderType: "OC" },
		};
	};
	let turnedAway = 0;
	const book = (member: number, wanted: Partial<BookingRequest>) =>
		retryWhileBusy(
			() => world.book(member, wanted),
			() => {
				turnedAway += 1;
			},
		);
	await perSecondOf(100, (member) => book(member, own(member)));
	takeStatements();
	turnedAway = 0;
	const took: number[] = [];
	const cpuBefore = process.cpuUsage();
	const perSecond = await perSecondOf(count, async (member) => {
		const start = performance.now();
		await book(member, own(member));
		took.push(performance.now() - start);
	});
	const cpu = process.cpuUsage(cpuBefore);
	const statements = takeStatements();
	const ofOneRoom = await perSecondOf(count, (member) => book(member, seen));
	const ofOurs = statements.filter((statement) => !statement.startsWith("sandbox."));
	const name = (what: string) => `${engine}, ${what}`;
	return [
		{
			name: name("bookings"),
			value: perSecond,
			unit: "/s",
			budget: { atLeast: budgets[engine] },
			baseline: await bareRate(db, count),
		},
		{ name: name("bookings of one room by all members"), value: ofOneRoom, unit: "/s" },
		{ name: name("a booking, p50"), value: percentile(took, 0.5), unit: "ms" },
		{ name: name("a booking, p95"), value: percentile(took, 0.95), unit: "ms" },
		{
			name: name("CPU time of our process per booking"),
			value: (cpu.user + cpu.system) / 1000 / count,
			unit: "ms",
		},
		{ name: name("statements per booking"), value: ofOurs.length / count, unit: "", budget: { atMost: 15 } },
		{
			name: name("statements of the sandbox per booking"),
			value: (statements.length - ofOurs.length) / count,
			unit: "",
		},
		{ name: name("attempts refused while others took the room, then repeated"), value: turnedAway, unit: "" },
		{
			name: name("false confirmations"),
			value: await falseOnes(world, 100 + 2 * count),
			unit: "",
			budget: { atMost: 0 },
		},
		{
			name: name(
				`false confirmations or rooms sold twice, ${crowd} members booking ${lastRooms} rooms at once`,
			),
			value: await falseInCrowd(world),
			unit: "",
			budget: { atMost: 0 },
		},
	];
}

/** Plants a room and a plan like the first for each member. */
async function plantRooms(db: Database): Promise<void> {
	const numbers = `generate_series(${firstRoom + 1}, ${firstRoom + members + 1}) n`;
	await db.query(`
		INSERT INTO room (property_id, room_id, name, basic_num, max_num)
			SELECT property_id, n, name, basic_num, max_num FROM room, ${numbers} WHERE property_id = 1 AND room_id = 1;
		INSERT INTO rateplan (property_id, rateplan_id, room_id, name, cancel_policy, instant_confirm, normal_per, awesome_per, cashback_rate)
			SELECT property_id, n, n, name, cancel_policy, instant_confirm, normal_per, awesome_per, cashback_rate
			FROM rateplan, ${numbers} WHERE property_id = 1 AND rateplan_id = 1;
		INSERT INTO room_month (property_id, ym, room_id, cap, stock)
			SELECT property_id, ym, n, cap, stock FROM room_month, ${numbers} WHERE property_id = 1 AND room_id = 1;
		INSERT INTO rate_month (property_id, ym, room_id, rateplan_id, price)
			SELECT property_id, ym, n, n, price FROM rate_month, ${numbers} WHERE property_id = 1 AND rateplan_id = 1`);
}

/** Returns the bookings per second; each member books sequentially, because a second hold of a room would release the first. */
async function perSecondOf(count: number, book: (member: number) => Promise<unknown>): Promise<number> {
	let left = count;
	const start = performance.now();
	const line = async (member: number) => {
		for (; left > 0; ) {
			left -= 1;
			await book(member);
		}
	};
	await Promise.all(Array.from({ length: members }, (_, index) => line(index + 2)));
	return count / ((performance.now() - start) / 1000);
}

/** Returns the transactions per second with one row each: the upper bound for this engine. */
async function bareRate(db: Database, count: number): Promise<number> {
	await db.query("CREATE TABLE bench_row (id serial PRIMARY KEY, text text)");
	const rate = await rateOf(Array.from({ length: count }, String), members, (text) =>
		db.tx((tx) => tx.query({ name: "bench.row", text: "INSERT INTO bench_row (text) VALUES ($1)" }, [text])),
	);
	await db.query("DROP TABLE bench_row");
	return rate;
}

/** Returns how far the placed and paid orders deviate from the reported successes and the rooms taken. */
async function falseOnes({ db }: BookingWorld, told: number, checkIn = "2026-12-10"): Promise<number> {
	const { rows } = await db.query<{ placed: number; paid: number; taken: number }>(
		`SELECT count(*)::int AS placed, count(*) FILTER (WHERE EXISTS (
				SELECT FROM payment y WHERE y.order_pay_id = o.order_pay_id AND y.status = 'complete'))::int AS paid,
			(SELECT sum(cap - stock[10])::int FROM room_month WHERE property_id = 1 AND ym = extract(year FROM $1::date) * 100 + extract(month FROM $1::date))::int AS taken
		FROM order_pay o JOIN order_product p USING (order_pay_id) WHERE o.stage = 'placed' AND p.check_in = $1`,
		[checkIn],
	);
	const { placed = 0, paid = 0, taken = 0 } = rows[0] ?? {};
	return Math.abs(placed - told) + Math.abs(paid - told) + Math.abs(taken - told);
}

/** Lets more members than there are rooms book at once: everybody must get a true answer, and every room must be sold once. */
async function falseInCrowd(world: BookingWorld): Promise<number> {
	await world.db.query(
		"UPDATE room_month SET cap = $1, stock = array_fill($1::int2, ARRAY[31]) WHERE property_id = 1 AND room_id = 1 AND ym = 202701",
		[lastRooms],
	);
	const nights: Partial<BookingRequest> = {
		checkInDate: stayDateOf("2027-01-10"),
		checkOutDate: stayDateOf("2027-01-12"),
	};
	const { keyCode, expectedTotal } = await world.request(2, nights);
	const book = async (member: number): Promise<number> => {
		try {
			await retryWhileBusy(() =>
				world.book(member, {
					...nights,
					keyCode,
					expectedTotal,
					viewer: { memberId: member, isSpecial: false },
				}),
			);
			return 1;
		} catch (error) {
			if (error instanceof Refusal && error.kind === "soldOut") return 0;
			throw error;
		}
	};
	const told = await Promise.all(Array.from({ length: crowd }, (_, index) => book(index + 1)));
	const sum = told.reduce((total, one) => total + one, 0);
	return (await falseOnes(world, sum, "2027-01-10")) + Math.abs(sum - lastRooms);
}
