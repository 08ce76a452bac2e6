/** Creates the initial data folder for an empty installation of the embedded database: the schema and no rows. */
import { chmodSync, readdirSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { answerOf } from "#server/platform/database/answerOf.ts";
import { liteDatabase } from "#server/platform/database/connect.ts";
import { migrate } from "#server/platform/database/migrate.ts";

const folder = "dist/database";
const draft = `${folder}.draft`;
const started = performance.now();

rmSync(draft, { recursive: true, force: true });
const engine = await PGlite.create(draft);
const db = liteDatabase(
	(messages) => answerOf(engine, messages),
	() => engine.close(),
);
await migrate(db);
await db.query("CHECKPOINT");
await db.close();
for (const entry of readdirSync(draft, { recursive: true, withFileTypes: true }))
	chmodSync(join(entry.parentPath, entry.name), entry.isDirectory() ? 0o700 : 0o600);
chmodSync(draft, 0o700);
rmSync(folder, { recursive: true, force: true });
renameSync(draft, folder);
console.log(`Made an empty database in ${((performance.now() - started) / 1000).toFixed(1)} s.`);
