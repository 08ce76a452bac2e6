/**
 * A server of findProducts in a process of its own, with the limits `npm start` sets. Tells its port as soon as it listens, and once more
 * when everything is built; from then on it keeps up and reads ahead as the product does.
 */
import { openDatabase } from "#server/platform/database/connect.ts";
import { searchServer } from "./searchServer.ts";

const [dataDir = "", databaseUrl] = process.argv.slice(2);
const begun = performance.now();
const db = await openDatabase({ dataDir, ...(databaseUrl && { databaseUrl }) });
const server = await searchServer(db);
process.once("message", async () => {
	await server.close();
	await db.close();
	process.exit();
});
// Nobody would end it otherwise.
process.once("disconnect", () => process.exit());
process.send?.({ port: server.port });
await Promise.all([server.search.refresh(), server.keywords.refresh()]);
process.send?.({ builtIn: (performance.now() - begun) / 1000 });
server.search.start();
