import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { StayQuery } from "#server/catalogue/search/findStays.ts";
import { openDatabase } from "#server/platform/database/connect.ts";
import type { Database } from "#server/platform/database/Database.ts";
import { migrate } from "#server/platform/database/migrate.ts";
import { findPostgres, startPostgres } from "#tests/support/postgresServer.ts";
import type { Figure } from "./Figure.ts";
import { baselineServer, load } from "./httpLoad.ts";
import { CITIES, daysOnSale, fillCatalogue } from "./searchCatalogue.ts";
import { type Place, searchProcess } from "./searchProcess.ts";
import { benchQueries } from "./searchQueries.ts";
import { timeEach } from "./timing.ts";
import { measureViews } from "./views.ts";

/** Budget in milliseconds for the 95th percentile of a search in the largest city, by number of stays. Twice that for a nation. */
const budgets: Readonly<Record<number, number>> = { 1000: 10, 10000: 15, 100000: 25, 1000000: 60 };
/** Months on sale; a million stays have fewer, to save disk space. */
const monthsFor = (stays: number): number => (stays >= 1_000_000 ? 6 : 13);
const usualSizes = [1_000, 10_000, 100_000];
/** Maximum days ahead of a search, where that many are on sale, and nights of the longest stay. */
const farthest = 150;
const longest = 7;

const everywhere = Array.from({ length: CITIES }, (_, index) => index + 1);
/** Builds searches of the largest city and of the nation, all for nights on sale. */
function queriesFor(months: number) {
	const ahead = Math.min(farthest, daysOnSale(months) - longest);
	return {
		largest: benchQueries(160, 1, ahead).filter(({ scope }) => scope.cityIds[0] === 1),
		nation: benchQueries(40, 5, ahead).map((query) => ({
			...query,
			scope: { ...query.scope, cityIds: everywhere },
		})),
	};
}

/** The sizes to measure. */
export interface GrowthOptions {
	/** Whether to measure a million stays as well. */
	readonly large: boolean;
	/** Numbers of stays that replace the usual ones. */
	readonly stays: readonly number[];
	/** Months on sale, instead of the default for the size; fewer months shorten filling and building accordingly. */
	readonly months: number | null;
}

/**
 * Measures the cost of searches, home shelves and counts as the number of stays grows, on PostgreSQL where it is available. Calls
 * `measured` after each size, because the next one takes ten times as long.
 */
export async function measureGrowth(
	{ large, stays: chosen, months: wanted }: GrowthOptions,
	measured: (soFar: readonly Figure[]) => void,
): Promise<readonly Figure[]> {
	const bin = findPostgres();
	const server = bin ? await startPostgres(bin) : null;
	const figures: Figure[] = [];
	const warm: [stays: number, p95: number][] = [];
	const sizes = chosen.length > 0 ? chosen : [...usualSizes, ...(large ? [1_000_000] : [])];
	for (const stays of sizes) {
		const months = wanted ?? monthsFor(stays);
		const folder = mkdtempSync(join(tmpdir(), "growth-bench-"));
		await server?.admin(`CREATE DATABASE growth_${stays}`);
		const place: Place = {
			dataDir: join(folder, "db"),
			...(server && { databaseUrl: server.url(`growth_${stays}`) }),
		};
		const named = (figure: Figure): Figure => ({
			...figure,
			name: `${stays.toLocaleString("en")} stays, ${figure.name}`,
		});
		try {
			figures.push(...(await onDatabase(place, (db) => fill(db, stays, months))).map(named));
			const searches = await measureSearches(place, stays, queriesFor(months));
			figures.push(...searches.figures.map(named));
			warm.push([stays, searches.warm]);
			figures.push(...(await onDatabase(place, measureViews)).map(named));
		} finally {
			rmSync(folder, { recursive: true, force: true });
			await server?.admin(`DROP DATABASE growth_${stays}`);
		}
		console.log(`${stays.toLocaleString("en")} stays measured`);
		measured(figures);
	}
	return warm.length > 1 ? [...figures, slopeOf(warm)] : figures;
}

async function onDatabase<T>(place: Place, work: (db: Database) => Promise<T>): Promise<T> {
	const db = await openDatabase(place);
	try {
		return await work(db);
	} finally {
		await db.close();
	}
}

async function fill(db: Database, stays: number, months: number): Promise<readonly Figure[]> {
	await migrate(db);
	const begun = performance.now();
	await fillCatalogue(db, stays, months);
	return [{ name: `time to fill, ${months} months of nights`, value: secondsSince(begun), unit: "s" }];
}

const secondsSince = (begun: number): number => (performance.now() - begun) / 1000;

async function measureSearches(
	place: Place,
	stays: number,
	{ largest, nation }: ReturnType<typeof queriesFor>,
) {
	const budget = budgets[stays] ?? 60;
	const building = await searchProcess(place);
	const waited = await timeEach(largest.slice(0, 10), building.ask);
	const built = await building.built;
	const cold = await timeEach(largest, building.ask);
	const warm = await timeEach(largest, building.ask, 3);
	const coldNation = await timeEach(nation, building.ask);
	const warmNation = await timeEach(nation, building.ask, 2);
	const { peak } = building.memory();
	await building.end();
	const begun = performance.now();
	const again = await searchProcess(place);
	const first = nation[0]!;
	await again.ask(first);
	const restarted = secondsSince(begun);
	await again.built;
	await again.keepUp();
	// Warms up the code first: cold code is slow as well, but the measurement is about nights that nobody has searched for yet.
	const ofAskedNights = largest.map((query) => ({
		...query,
		stay: { ...query.stay, ...datesOf(first) },
	}));
	await timeEach(ofAskedNights, again.ask);
	const neverAsked = await timeEach(largest, again.ask);
	const neverAskedNation = await timeEach(nation, again.ask);
	const memory = again.memory();
	await again.end();
	const bare = await baselineServer(6_000);
	const floor = (await load(bare.url, { atOnce: 1, seconds: 1 })).firstByte.p95;
	bare.close();
	const figures: readonly Figure[] = [
		{ name: "time to build the read model and the name index", value: built, unit: "s" },
		{ name: "slowest of ten searches during that time", value: waited.max, unit: "ms" },
		{ name: "memory of the process, peak", value: peak, unit: "MiB" },
		{
			name: "memory of the process, after all searches",
			value: memory.now,
			unit: "MiB",
			budget: { atMost: 400 },
		},
		{
			name: "restart until a nationwide search is answered",
			value: restarted,
			unit: "s",
			...(stays <= 100_000 && { budget: { atMost: 5 } }),
		},
		{ name: "largest city, nights not loaded yet, p95", value: cold.p95, unit: "ms" },
		{
			name: "largest city, nights not searched before, p95",
			value: neverAsked.p95,
			unit: "ms",
			budget: { atMost: budget },
			baseline: floor,
		},
		{ name: "largest city, p95", value: warm.p95, unit: "ms", budget: { atMost: budget }, baseline: floor },
		{ name: "nationwide, nights not loaded yet, p95", value: coldNation.p95, unit: "ms" },
		{
			name: "nationwide, nights not searched before, p95",
			value: neverAskedNation.p95,
			unit: "ms",
			budget: { atMost: 2 * budget },
			baseline: floor,
		},
		{
			name: "nationwide, p95",
			value: warmNation.p95,
			unit: "ms",
			budget: { atMost: 2 * budget },
			baseline: floor,
		},
	];
	return { warm: warm.p95, figures };
}

const datesOf = ({ stay: { checkInDate, checkOutDate } }: StayQuery) => ({ checkInDate, checkOutDate });

/** Returns the exponent of growth: ten times the stays cost ten to the power of this. */
function slopeOf(measured: readonly (readonly [stays: number, p95: number])[]): Figure {
	const [first = [1, 1], last = [1, 1]] = [measured[0], measured.at(-1)];
	const value = Math.log(last[1] / first[1]) / Math.log(last[0] / first[0]);
	const name = `slope of the largest city's p95, from ${first[0].toLocaleString("en")} to ${last[0].toLocaleString("en")}`;
	return { name, value, unit: "", budget: { atMost: 0.2 } };
}
