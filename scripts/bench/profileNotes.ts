/** For parts that miss budgets: where a profile showed the remaining time goes. Dated, because it holds for one machine and one day. */
export const profileNotes: Readonly<Record<string, string>> = {
	bookings: `Profile of 2026-11-25, fifty members each booking a different room. PostgreSQL: 35 % of our process's time is spent writing to sockets, and each write
wakes the database server's process on one of the same two cores (0.4 ms including that). 9 % is the driver, 8 % garbage collection, 3 % JSON
parsing; no function of ours takes 2 %. Profile of 2026-11-27, one connection's work at a time: the database server takes 4.4 ms per booking, of which
placing the order is 1.2, holding it 0.7, opening its payment 0.5, starting the charge 0.5, the sandbox 0.5 and processing the provider's
notification 0.4. Without CHECK constraints it would be 3.9; without foreign keys, another 0.3 less. With our own 2.5 to 2.9 ms that is 270 to 290
bookings per second on two cores. Embedded engine: it runs one statement at a time in its own thread. The cheapest takes 0.3 to 0.9 ms including the
round trip, and a booking, with the sandbox's part and the provider's notification, has fifteen. AMD EPYC of 2026-11-28, where system calls cost more
(bare rows at a quarter of the rate of the machine profiled above): both cores are idle for a quarter of the time. A sixth of the database
server's time goes into preparing the expressions of CHECK constraints and partial indexes for each statement, and another sixth into allocating
and freeing the half to one megabyte they need. Without CHECK constraints it was 235 instead of 175 per second; merging the checks on amounts into
one gains 5 % at most. They guard money, so they stay. AMD EPYC of 2026-11-30, where bare rows are twice as fast: quiet, two runs gave 336 and 299
bookings per second on PostgreSQL and 118 and 128 on the embedded engine, and a repeated search beside them 2.3 and 1.7 times its quiet p95; on a
busy machine four runs gave 204 to 278 and 70 to 128. One backend runs at a time on average and none waits for a lock, so our process, one thread
with 1.9 to 3.5 ms per booking, is the limit there.`,
	pages: `Profile of 2026-11-25, a home page rendered for a single visitor: a fifth is garbage collection, a tenth React, and 14 % rows from the driver and
their JSON. Half of the CPU time is the embedded engine's, in its own thread.`,
	touches: `2026-11-27: key presses that took 100 ms or more, also in the bare field, coincided with work the page does by itself after hydration: two full layouts,
53 to 75 ms each at a quarter of the speed, one when the web font was declared and one when it arrived. Since that evening there is only one, and it
skips off-screen rows. An empty dialog above the results takes 104 ms at p50, more than our filters: the rest is the browser's own work on a page of
that size. 2026-11-30, on the EPYC: an empty dialog takes 96 to 104 ms at p50 and 176 to 184 at p95, our calendar, guests, keyword search and
filters 0.91 to 1.05 times as long.`,
	history: `A list counts as a member or an operator waits for it, over HTTP or in the process; pages are those of the database that its statements read, the same
on any machine. Jobs are timed with nothing to do, then by their slowest statement when three days' work is due. After a new review, the stars of
each room are counted anew from the stay's 100,000 reviews, in their index.`,
	"growth at 1000000 stays": `Every available stay counts towards the filter totals, so a nationwide search among a million stays scans a million; the largest city has a fifth of
them and takes a fifth of the time. Measured alone, a scan takes 0.08 to 0.12 microseconds per stay (0.13 to 0.18 before combinations were counted),
and 0.08 to 0.15 with meals and free cancellation. The same evening, pricing a plan was reduced to one pass and large scans were split over two
threads, which takes 0.06 to 0.08 (ADR 63).`,
};
