/**
 * Measures the availability search against brute-force SQL over the same catalogue in the same run, and checks that both return the same
 * pages: `node scripts/bench/search.ts [--stays=1000,10000] [--engine=pglite,postgres]`.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Search } from "#server/catalogue/search/Search.ts";
import { openDatabase } from "#server/platform/database/connect.ts";
import type { Database } from "#server/platform/database/Database.ts";
import { migrate } from "#server/platform/database/migrate.ts";
import { findPostgres, startPostgres } from "#tests/support/postgresServer.ts";
import { searchBySql } from "./searchBySql.ts";
import { fillCatalogue } from "./searchCatalogue.ts";
import { searchClient } from "./searchClient.ts";
import { benchNow, benchQueries, withBounds } from "./searchQueries.ts";
import { searchServer } from "./searchServer.ts";
import { rateOf, showTiming, timeEach } from "./timing.ts";

const option = (name: string, otherwise: string): string[] =>
	(process.argv.find((argument) => argument.startsWith(`--${name}=`))?.split("=")[1] ?? otherwise).split(",");

/** Rounds per query; the shortest time counts, because the machine has other work. */
const ROUNDS = 3;
const budgets: Record<number, number> = { 1000: 10, 10000: 20, 100000: 50 };
const seconds = (since: number): string => `${((performance.now() - since) / 1000).toFixed(1)} s`;

async function measure(db: Database, stays: number): Promise<void> {
	const title = `${db.engine}, ${stays} stays`;
	let started = performance.now();
	await migrate(db);
	await fillCatalogue(db, stays, 7);
	console.log(`\n${title}: catalogue in ${seconds(started)}`);
	const search = new Search({ db, clock: { now: () => benchNow } });
	started = performance.now();
	await search.refresh();
	console.log(`${title}: read model in ${seconds(started)}`);
	const queries = benchQueries(300);
	const largest = queries.filter(({ scope }) => scope.cityIds[0] === 1);
	const report = (name: string, timing: Awaited<ReturnType<typeof timeEach>>) =>
		console.log(`${title}: ${name.padEnd(26)} ${showTiming(timing)}`);
	report("first time (cold nights)", await timeEach(queries, (query) => search.searchConfirmed(query)));
	const warm = await timeEach(queries, (query) => search.searchConfirmed(query), ROUNDS);
	report("warm", warm);
	report("warm, largest city", await timeEach(largest, (query) => search.searchConfirmed(query), ROUNDS));
	report(
		"map box",
		await timeEach(queries.map(withBounds), (query) => search.searchConfirmed(query), ROUNDS),
	);
	const server = await searchServer(db);
	const client = searchClient(server.port);
	await timeEach(queries, client.ask);
	const http = await timeEach(queries, client.ask, ROUNDS);
	report("over HTTP", http);
	const rate = await rateOf([...queries, ...queries, ...queries], 8, client.ask);
	console.log(`${title}: over HTTP, 8 at once       ${rate.toFixed(0)} a second`);
	client.close();
	await server.close();
	const few = queries.slice(0, stays > 10_000 ? 60 : 150);
	report(
		"brute-force SQL",
		await timeEach(few, (query) => searchBySql(db, query), stays > 1_000 ? 1 : ROUNDS),
	);
	let differing = 0;
	for (const query of few) {
		const page = await search.searchConfirmed(query);
		const expected = await searchBySql(db, query);
		const own = page.stays.map(({ stayId, offer }) => [
			stayId,
			offer.isHidden ? null : offer.prices.saleAmount,
		]);
		const isSame = JSON.stringify(own) === JSON.stringify(expected.stays);
		if (!isSame || (expected.stays.length > 0 && page.total !== expected.total)) differing++;
	}
	const { rss, heapUsed, arrayBuffers } = process.memoryUsage();
	const mib = (bytes: number) => Math.round(bytes / 2 ** 20);
	console.log(`${title}: ${differing} of ${few.length} pages differ from brute force`);
	console.log(`${title}: memory rss ${mib(rss)}, heap ${mib(heapUsed)}, buffers ${mib(arrayBuffers)} MiB`);
	const budget = budgets[stays];
	if (budget)
		console.log(`${title}: budget over HTTP p95 ${budget} ms ${http.p95 <= budget ? "kept" : "MISSED"}`);
	if (differing > 0) process.exitCode = 1;
}

for (const engine of option("engine", "pglite,postgres")) {
	for (const stays of option("stays", "1000,10000").map(Number)) {
		const folder = mkdtempSync(join(tmpdir(), "search-bench-"));
		const bin = findPostgres();
		if (engine === "postgres" && !bin) {
			console.log("postgres: no server on this machine");
			continue;
		}
		const server = engine === "postgres" && bin ? await startPostgres(bin) : null;
		await server?.admin("CREATE DATABASE bench");
		const db = await openDatabase({
			dataDir: join(folder, "db"),
			statementTimeoutMs: 600_000,
			...(server && { databaseUrl: server.url("bench") }),
		});
		await measure(db, stays);
		await db.close();
		rmSync(folder, { recursive: true, force: true });
	}
}
