import { setTimeout as pause } from "node:timers/promises";
import { openDatabase } from "#server/platform/database/connect.ts";
import { migrate } from "#server/platform/database/migrate.ts";
import type { Figure } from "./Figure.ts";
import { fillCatalogue } from "./searchCatalogue.ts";
import { type Place, searchProcess } from "./searchProcess.ts";
import { benchQueries } from "./searchQueries.ts";
import { timeEach } from "./timing.ts";

const stays = 1000;
const searches = 150;

/** Measures a search that has been asked before, alone and alongside fifty members who book one room as fast as the process can. */
export async function measureSearchBeside(engine: string, place: Place): Promise<readonly Figure[]> {
	const db = await openDatabase(place);
	await migrate(db);
	await fillCatalogue(db, stays, 2);
	await db.query(`
		INSERT INTO member (member_id, email, email_key) SELECT n, 'm' || n || '@example.com', 'm' || n || '@example.com' FROM generate_series(2, 51) n;
		UPDATE room_month SET cap = 30000, stock = array_fill(30000::int2, ARRAY[cardinality(stock)]) WHERE property_id = 1`);
	await db.close();
	const server = await searchProcess(place, "./bookingServer.ts");
	await server.built;
	const queries = benchQueries(searches).map((query) => ({
		...query,
		scope: { cityIds: [1], named: null },
	}));
	try {
		await timeEach(queries, server.ask, 3);
		const quiet = await timeEach(queries, server.ask);
		server.tell("book");
		await pause(3000);
		const beside = await timeEach(queries, server.ask);
		server.tell("rest");
		return [
			{
				name: `${engine}, a repeated search while fifty members book, p95`,
				value: beside.p95,
				unit: "ms",
				budget: { atMost: 2 * quiet.p95 },
				baseline: quiet.p95,
			},
		];
	} finally {
		await server.end();
	}
}
