import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { addDays } from "#domain/shared/StayDate.ts";
import { createKeywords } from "#server/catalogue/keyword/createKeywords.ts";
import { createSearch } from "#server/catalogue/search/createSearch.ts";
import { createCatalog } from "#server/catalogue/stay/createCatalog.ts";
import { openDatabase } from "#server/platform/database/connect.ts";
import type { Database } from "#server/platform/database/Database.ts";
import { migrate } from "#server/platform/database/migrate.ts";
import { findPostgres, startPostgres } from "#tests/support/postgresServer.ts";
import type { Figure } from "./Figure.ts";
import { bareServer, load } from "./httpLoad.ts";
import { benchDay, fillCatalogue } from "./searchCatalogue.ts";
import { benchNow, benchQuestions } from "./searchQuestions.ts";
import { searchServer } from "./searchServer.ts";
import { timeEach } from "./timing.ts";

const budgets: Readonly<Record<number, number>> = { 1000: 10, 10000: 15, 100000: 25, 1000000: 60 };

/** What searches and home's recommendations cost with more and more stays. On PostgreSQL where there is one. */
export async function measureGrowth(isLarge: boolean): Promise<readonly Figure[]> {
	const bin = findPostgres();
	const server = bin ? await startPostgres(bin) : null;
	const figures: Figure[] = [];
	for (const stays of [1_000, 10_000, 100_000, ...(isLarge ? [1_000_000] : [])]) {
		const folder = mkdtempSync(join(tmpdir(), "growth-bench-"));
		await server?.admin(`CREATE DATABASE growth_${stays}`);
		const db = await openDatabase({
			dataDir: join(folder, "db"),
			statementTimeoutMs: 3_600_000,
			...(server && { databaseUrl: server.url(`growth_${stays}`) }),
		});
		try {
			figures.push(...(await measureAt(db, stays)));
		} finally {
			await db.close();
			rmSync(folder, { recursive: true, force: true });
			await server?.admin(`DROP DATABASE growth_${stays}`);
		}
		console.log(`${stays.toLocaleString("en")} stays measured`);
	}
	return figures;
}

async function measureAt(db: Database, stays: number): Promise<readonly Figure[]> {
	await migrate(db);
	await fillCatalogue(db, stays);
	const name = (what: string) => `${stays.toLocaleString("en")} stays, ${what}`;
	const clock = { now: () => benchNow };
	const search = createSearch({ db, clock });
	const catalog = createCatalog({ db, clock, search, keywords: createKeywords({ db }), siteName: "" });
	const begun = performance.now();
	await search.refresh();
	const built = (performance.now() - begun) / 1000;
	const largest = benchQuestions(120).filter(({ scope }) => scope.cityIds[0] === 1);
	const server = await searchServer(db);
	const cold = await timeEach(largest, server.ask);
	const warm = await timeEach(largest, server.ask, 3);
	await server.close();
	const bare = await bareServer(6_000);
	const floor = await load(bare.url, { atOnce: 1, seconds: 1 });
	bare.close();
	const kinds = ["DOMESTIC", "OVERSEAS", "DEAL"] as const;
	const home = await timeEach(
		[1, 2, 3, 4, 5].flatMap((day) => kinds.map((kind) => ({ kind, day: addDays(benchDay, 10 + day) }))),
		({ kind, day }) => catalog.recommendMain(kind, day, null),
		2,
	);
	return [
		{ name: name("read model built"), value: built, unit: "s" },
		{ name: name("search over HTTP, largest city, nights never asked, p95"), value: cold.p95, unit: "ms" },
		{
			name: name("search over HTTP, largest city, p95"),
			value: warm.p95,
			unit: "ms",
			budget: { atMost: budgets[stays] ?? 60 },
			bare: floor.firstByte.p95,
		},
		{ name: name("a shelf of home, p95"), value: home.p95, unit: "ms" },
	];
}
