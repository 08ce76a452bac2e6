import { setTimeout as pause } from "node:timers/promises";
import { expect, it } from "vitest";
import type { Job } from "#server/jobs/jobList.ts";
import { startJobs } from "#server/jobs/startJobs.ts";
import type { Services } from "#server/Services.ts";
import { bookingWorld } from "#tests/support/bookingWorld.ts";
import { forEachDatabase } from "#tests/support/databases.ts";

forEachDatabase((_, open) => {
	it("runs a job on one of two processes at a time, again and again, also after it failed [D30]", async () => {
		const db = await open();
		const services = bookingWorld(db) as unknown as Services;
		let running = 0;
		let turns = 0;
		let most = 0;
		const job: Job = {
			name: "count",
			everySeconds: 1,
			async run() {
				running += 1;
				turns += 1;
				most = Math.max(most, running);
				await pause(50);
				running -= 1;
				if (turns === 1) throw new Error("the first turn fails");
			},
		};
		const [first, second] = [startJobs(services, [job]), startJobs(services, [job])];
		await Promise.all([first.ready, second.ready]);
		const deadline = Date.now() + 20_000;
		while (turns < 3 && Date.now() < deadline) await pause(100);
		await first.stop();
		await second.stop();
		const stopped = turns;
		await pause(1_500);
		expect(most).toBe(1);
		expect(turns).toBeGreaterThanOrEqual(3);
		expect(turns).toBe(stopped);
	});
});
