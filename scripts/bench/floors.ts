/** What a profile showed of a part whose budgets are missed: where the time goes that is left. Dated, for it was true of one machine and one day. */
export const floors: Readonly<Record<string, string>> = {
	bookings: `Profile of 2026-11-25, fifty members in rooms of their own. PostgreSQL: 35 % of our process's time are writes to the socket, each of which wakes the server's
process on one of the same two cores (0.4 ms with that way); 9 % are the driver, 8 % the collector, 3 % parsing JSON, and no function of ours takes 2 %. Of
2026-11-27, one connection after the other's work: the server takes 4.4 ms for a booking, of which placing the order are 1.2, holding it 0.7, opening its payment 0.5, beginning
the charge 0.5, the sandbox 0.5 and what the provider tells afterwards 0.4; without any CHECK it would be 3.9, without a foreign key 0.3 less. With our 2.5 to 2.9 that is 270 to
290 a second on two cores. Embedded engine: one statement after the other in a thread of its own; the least of them takes 0.3 to 0.9 ms with the way there
and back, and a booking with the sandbox's part and what the provider tells afterwards has fifteen. On an AMD EPYC of
2026-11-28, where system calls cost more (bare rows at a quarter of the rate above), a quarter of both processors' time nobody works, a sixth of the server's goes into making the
expressions of CHECKs and of partial indexes ready for each statement, and another sixth into mapping and giving back the half to whole megabyte that they take; without any CHECK it
was 235 instead of 175 a second, with those of amounts in one 5 % more at most. They guard money, and stay.`,
	pages: `Profile of 2026-11-25, a home made for one: a fifth is the collector, a tenth React, 14 % are rows from the driver and their JSON; half of the processor's
time is the embedded engine's, in its own thread.`,
	touches: `Of 2026-11-27: a key that took 100 ms and more, with the bare field too, met what a page does by itself after it lives: two layouts of all of it, 53 to 75 ms each at a quarter of the
speed, when the page's font was declared and when it came. They are one layout since that evening, and rows out of sight are left out of it. An empty dialog above the results takes 104 ms at p50, more
than our filters: what is left is the browser's own work on a page of that size.`,
	"growth at 1000000 stays": `Every free stay counts for the totals of the filters, so a search of the nation among a million looks at a million; the largest city is a fifth of it and takes a fifth
of the time. Measured alone a scan takes 0.08 to 0.12 microseconds a stay (0.13 to 0.18 before combinations were counted), 0.08 to 0.15 with meals and free cancelling. The same evening a plan came to be priced in one pass and a large scan to be shared by two threads, which takes 0.06 to 0.08 (ADR 63).`,
};
