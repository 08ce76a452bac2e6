import pg from "pg";
import { readConfig } from "#server/config.ts";
import { openDatabase } from "#server/platform/database/connect.ts";
import type { Database } from "#server/platform/database/Database.ts";
import { migrate } from "#server/platform/database/migrate.ts";
import { createSecrets } from "#server/platform/secrets/secrets.ts";
import { findPostgres, postgresAt, startCluster } from "#tests/support/postgresServer.ts";
import type { Figure } from "./Figure.ts";
import { fillHistory, type HistorySize, historyNow, sizes } from "./historyFill.ts";
import { type HistoryServer, historyServer } from "./historyServer.ts";
import { commands, jobs, memberReads, type Work } from "./historyWork.ts";
import { type StatementCosts, statementCosts } from "./statementCosts.ts";
import { percentile } from "./timing.ts";

/** Budget in milliseconds for each operation. */
const budget = { atMost: 50 };
const rounds = 9;
const day = 86_400_000;

/** Measures members' lists, jobs and operators' commands over years of history. Needs PostgreSQL on this machine. */
export async function measureHistory(isLarge: boolean): Promise<readonly Figure[]> {
	const bin = findPostgres();
	if (!bin) return [];
	const size = sizes[isLarge ? "large" : "small"];
	const { place } = await startCluster(bin, [
		"-c synchronous_commit=off",
		"-c shared_buffers=1GB",
		"-c max_wal_size=8GB",
		"-c shared_preload_libraries=pg_stat_statements",
	]);
	const server = postgresAt(place);
	await server.admin("CREATE DATABASE history_bench");
	const databaseUrl = server.url("history_bench");
	const db = await openDatabase({ dataDir: "", databaseUrl });
	db.encryptPersonalDataWith(createSecrets(readConfig({}).dataSecret).personalData);
	await migrate(db);
	const begun = performance.now();
	await fillHistory(db, size);
	await vacuum(databaseUrl);
	const filled = (performance.now() - begun) / 1000;
	const figures = await measureFilled(db, databaseUrl, size);
	await db.close();
	await server.admin("DROP DATABASE history_bench WITH (FORCE)");
	return [
		{
			name: `filled: ${size.blocks * 10} orders, ${size.pointRows} point transactions, ${size.reviews} reviews`,
			value: filled,
			unit: "s",
		},
		...figures,
	];
}

/** Vacuums and analyses, as the server does on its own during quiet hours. */
async function vacuum(databaseUrl: string): Promise<void> {
	const client = new pg.Client({ connectionString: databaseUrl });
	await client.connect();
	await client.query("VACUUM ANALYZE");
	await client.end();
}

/** Measures a filled database. */
async function measureFilled(
	db: Database,
	databaseUrl: string,
	size: HistorySize,
): Promise<readonly Figure[]> {
	const server = await historyServer(db, historyNow);
	const costs = await statementCosts(databaseUrl);
	const figures: Figure[] = [];
	for (const work of [...memberReads(server, size), ...commands(server)])
		figures.push(await timed(work, costs));
	figures.push(...(await measureJobs(server, costs)));
	await costs.end();
	await server.close();
	return figures;
}

/** Returns the median of several rounds, after a warm-up round. */
async function timed({ name, run }: Work, costs: StatementCosts): Promise<Figure> {
	await run();
	await costs.taken();
	await run();
	const { pages, statements } = await costs.taken();
	const took: number[] = [];
	for (let round = 0; round < rounds; round++) {
		const begun = performance.now();
		await run();
		took.push(performance.now() - begun);
	}
	return {
		name: `${name} (${count(pages)} pages, ${statements} statements)`,
		value: percentile(took, 0.5),
		unit: "ms",
		budget,
	};
}

const count = (value: number): string => value.toLocaleString("en");

/** Measures each job with its accumulated backlog, then with nothing left, then three days later with the work that has become due. */
async function measureJobs(server: HistoryServer, costs: StatementCosts): Promise<readonly Figure[]> {
	const all = jobs(server);
	await costs.taken();
	for (const { run } of all) await run();
	const quiet: Figure[] = [];
	await costs.taken();
	for (const work of all) quiet.push(await timed({ ...work, name: `job ${work.name}, nothing due` }, costs));
	server.clock.pass(3 * day);
	const due: Figure[] = [];
	for (const { name, run } of all) {
		await costs.taken();
		const begun = performance.now();
		await run();
		const whole = performance.now() - begun;
		const { slowest, pages, statements } = await costs.taken();
		due.push({
			name: `job ${name}, three days later: its slowest statement (${count(statements)} statements, ${count(pages)} pages, ${(whole / 1000).toFixed(1)} s in all)`,
			value: slowest,
			unit: "ms",
			budget,
		});
	}
	return [...quiet, ...due];
}
