/** What a profile showed of a part whose budgets are missed: where the time goes that is left. Dated, for it was true of one machine and one day. */
export const floors: Readonly<Record<string, string>> = {
	bookings: `Profile of 2026-11-25, fifty members in rooms of their own. PostgreSQL: 35 % of our process's time are writes to the socket, each of which wakes the server's
process on one of the same two cores (0.4 ms with that way); 9 % are the driver, 8 % the collector, 3 % parsing JSON, and no function of ours takes 2 %. The
server needs about as much time again. Embedded engine: one statement after the other in a thread of its own; the least of them takes 0.3 to 0.9 ms with the way there
and back, and a booking with the sandbox's part and what the provider tells afterwards has fifteen.`,
	pages: `Profile of 2026-11-25, a home made for one: a fifth is the collector, a tenth React, 14 % are rows from the driver and their JSON; half of the processor's
time is the embedded engine's, in its own thread.`,
};
