import { type BookingApp, bookingApp } from "#tests/support/bookingApp.ts";
import { testClock } from "#tests/support/bookingWorld.ts";
import { type OpenDatabase, worldNow } from "#tests/support/databases.ts";

/** Builds the whole HTTP API, without pages, over the demo world. */
export async function worldApp(open: OpenDatabase): Promise<BookingApp> {
	const app = await bookingApp(await open("world"), {}, testClock(worldNow));
	await app.services.search.refresh();
	return app;
}
