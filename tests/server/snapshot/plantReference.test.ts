import { expect, it } from "vitest";
import { plantReference } from "#server/snapshot/plantReference.ts";
import { forEachDatabase, worldNow, worldToday } from "#tests/support/databases.ts";
import { plantWorld } from "#tests/support/plantWorld.ts";
import { makeWorld } from "#world/makeWorld.ts";
import { referenceTables } from "#world/referenceTables.ts";

const options = { today: worldToday, now: worldNow, stays: 24 };

forEachDatabase((_, open) => {
	it("fills a new database once, keeps what operators have changed since, and leaves room for the demo [DEC-183]", async () => {
		const db = await open();
		const rowsOf = async (table: string) => (await db.query(`SELECT * FROM ${table} ORDER BY 1`)).rows;
		const tables = referenceTables(makeWorld(options));
		await Promise.all([plantReference(db, tables), plantReference(db, tables)]);
		for (const { table, rows } of tables) expect(await rowsOf(table), table).toHaveLength(rows.length);
		expect(await rowsOf("property")).toEqual([]);
		await db.query("DELETE FROM faq WHERE sort > 1");
		await db.query("INSERT INTO faq (faq_type_id, title, content) VALUES (1, '새 질문', '답')");
		const faqs = await rowsOf("faq");
		await plantReference(db, tables);
		expect(await plantWorld(db, options)).toBe("planted");
		expect(await rowsOf("faq")).toEqual(faqs);
		expect(await rowsOf("property")).toHaveLength(24);
	});

	it("leaves the demo out of a database with members of its own [DEC-194]", async () => {
		const db = await open();
		await plantReference(db, referenceTables(makeWorld(options)));
		await db.query("INSERT INTO member (email, email_key) VALUES ('m@example.com', 'm@example.com')");
		expect(await plantWorld(db, options)).toBe("occupied");
		expect((await db.query("SELECT FROM property")).rowCount).toBe(0);
		expect((await db.query("SELECT FROM world_state")).rowCount).toBe(0);
	});

	it("gets what a later version adds, such as sights, without touching the rest [DEC-183]", async () => {
		const db = await open();
		const tables = referenceTables(makeWorld(options));
		await plantReference(
			db,
			tables.filter(({ table }) => table !== "poi"),
		);
		await db.query("DELETE FROM faq WHERE sort > 1");
		await plantReference(db, tables);
		const count = async (table: string) => (await db.query(`SELECT FROM ${table}`)).rowCount;
		expect(await count("poi")).toBe(tables.find(({ table }) => table === "poi")?.rows.length);
		expect(await count("faq")).toBe(await count("faq_type"));
	});
});
