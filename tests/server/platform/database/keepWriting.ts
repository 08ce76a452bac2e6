// A program to be killed: moves one unit between two accounts and records it, in transactions, as fast as it can, and reports each commit.
import { writeSync } from "node:fs";
import { openDatabase } from "#server/platform/database/connect.ts";

const [dataDir = ""] = process.argv.slice(2);
const db = await openDatabase({ dataDir });
await db.query(`
	CREATE TABLE IF NOT EXISTS step (n int PRIMARY KEY, pad text NOT NULL);
	CREATE TABLE IF NOT EXISTS balance (id int PRIMARY KEY, value int NOT NULL);
	INSERT INTO balance VALUES (1, 0), (2, 0) ON CONFLICT DO NOTHING;
`);
const { rows } = await db.query<{ n: number }>("SELECT coalesce(max(n), 0) AS n FROM step");
for (let n = (rows[0]?.n ?? 0) + 1; ; n++) {
	await db.tx(async (tx) => {
		await tx.query("INSERT INTO step VALUES ($1, repeat('x', 300))", [n]);
		await tx.query("UPDATE balance SET value = value + 1 WHERE id = 1");
		await tx.query("UPDATE balance SET value = value - 1 WHERE id = 2");
	});
	if (n % 200 === 0) await db.query("CHECKPOINT");
	writeSync(1, `${n}\n`);
}
