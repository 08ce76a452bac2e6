/**
 * A server of findProducts in a process of its own, with the limits `npm start` sets. Tells its port as soon as it listens, and once more
 * when everything is built. Keeps up and reads ahead, as the product does, once it is told to.
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
// Nobody would end it otherwise.
process.once("disconnect", () => process.exit());
process.send?.({ port: server.port });
await Promise.all([server.search.refresh(), server.keywords.refresh()]);
process.send?.({ builtIn: (performance.now() - begun) / 1000 });
