/**
 * A findProducts server over a catalogue, in which members book continuously on command: "book" starts it, "rest" pauses it, "end" stops
 * the server.
 */
import { openDatabase } from "#server/platform/database/connect.ts";
import { shareOf } from "#server/platform/limits/shareOf.ts";
import { bookingWorld } from "#tests/support/bookingWorld.ts";
import { retryWhileBusy } from "#tests/support/retryWhileBusy.ts";
import { searchServer } from "./searchServer.ts";

/** The first room of the benchmark's catalogue. */
const path = { productIdx: 1, accoms: "1", rooms: "11", rateplan: "111", orderType: "OC" };
const members = 50;
/** Member 1 of the world has special rights, which the catalogue's members do not. */
const firstMember = 2;

const [dataDir = "", databaseUrl] = process.argv.slice(2);
const begun = performance.now();
const db = await openDatabase({ dataDir, ...(databaseUrl && { databaseUrl }) });
const world = bookingWorld(shareOf(db));
const server = await searchServer(db);
let isBooking = false;
let booking: Promise<unknown> = Promise.resolve();

async function bookOn(member: number): Promise<void> {
	while (isBooking) await retryWhileBusy(() => world.book(member, { path }));
}

process.on("message", async (told) => {
	isBooking = told === "book";
	if (isBooking)
		booking = Promise.all(Array.from({ length: members }, (_, index) => bookOn(firstMember + index)));
	if (told !== "end") return;
	await booking;
	await server.close();
	await db.close();
	process.exit();
});
// Nothing else would stop it.
process.once("disconnect", () => process.exit());
process.send?.({ port: server.port });
await server.search.refresh();
process.send?.({ builtIn: (performance.now() - begun) / 1000 });
