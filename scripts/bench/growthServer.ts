/**
 * A findProducts server in a separate process, with the limits that `npm start` sets. Reports its port once it listens, and again when
 * everything is built. On command, keeps its read model current and reads ahead, as the product does.
 */
import { openDatabase } from "#server/platform/database/connect.ts";
import { searchServer } from "./searchServer.ts";

const [dataDir = "", databaseUrl] = process.argv.slice(2);
const begun = performance.now();
const db = await openDatabase({ dataDir, ...(databaseUrl && { databaseUrl }) });
const server = await searchServer(db);
process.on("message", async (what) => {
	if (what === "keepUp") return server.search.start();
	await server.search.stop();
	await server.close();
	await db.close();
	process.exit();
});
// Nothing else would stop it.
process.once("disconnect", () => process.exit());
process.send?.({ port: server.port });
await Promise.all([server.search.refresh(), server.keywords.refresh()]);
process.send?.({ builtIn: (performance.now() - begun) / 1000 });
