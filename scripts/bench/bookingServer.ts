/**
 * A server of findProducts over a catalogue, in which members book without a pause as long as they are told to: "book" begins it, "rest"
 * ends it, "end" ends the server.
 */
import { openDatabase } from "#server/platform/database/connect.ts";
import { shareOf } from "#server/platform/limits/shareOf.ts";
import { atLast } from "#tests/support/atLast.ts";
import { bookingWorld } from "#tests/support/bookingWorld.ts";
import { searchServer } from "./searchServer.ts";

/** The first room of the benchmark's catalogue. */
const path = { productIdx: 1, accoms: "1", rooms: "11", rateplan: "111", orderType: "OC" };
const members = 50;
/** The world's member 1 is one of Special's, which the catalogue's are not. */
const firstMember = 2;

const [dataDir = "", databaseUrl] = process.argv.slice(2);
const begun = performance.now();
const db = await openDatabase({ dataDir, ...(databaseUrl && { databaseUrl }) });
const world = bookingWorld(shareOf(db));
const server = await searchServer(db);
let isBooking = false;
let booking: Promise<unknown> = Promise.resolve();

async function bookOn(member: number): Promise<void> {
	while (isBooking) await atLast(() => world.book(member, { path }));
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
// Nobody would end it otherwise.
process.once("disconnect", () => process.exit());
process.send?.({ port: server.port });
await server.search.refresh();
process.send?.({ builtIn: (performance.now() - begun) / 1000 });
