import { setTimeout as pause } from "node:timers/promises";
import { type Scenario, seconds } from "./Scenario.ts";
import { Stage } from "./Stage.ts";

const rounds = Number(process.env.CHAOS_KILLS ?? 5);

/** The only server of an installation is killed while travellers book. */
export const killedServer = (engine: "PGlite" | "PostgreSQL", bin: string | null): Scenario => ({
	engine,
	name: `server killed ${rounds} times`,
	goal: "no confirmed order lost, nothing double, settled <= 60 s after each start",
	async run() {
		const stage = await Stage.open(bin);
		const settlings: number[] = [];
		try {
			for (let round = 0; round < rounds; round += 1) {
				await stage.start();
				settlings.push(await stage.settle());
				const crowd = await stage.startTravellers();
				await pause(Math.random() * 4000);
				await stage.products[0]?.stop("SIGKILL");
				await crowd.finish();
			}
			await stage.start();
			settlings.push(await stage.settle());
			const { confirmed } = stage.log;
			await stage.stopAndCheck();
			return `${confirmed.size} paid, settled after ${seconds(Math.max(...settlings))} at most`;
		} finally {
			await stage.remove();
		}
	},
});

/** One of several servers on one database is killed, and the others take over its work. */
export const killedAmong = (bin: string, processes: number): Scenario => ({
	engine: "PostgreSQL",
	name: `one of ${processes} servers killed`,
	goal: "all start on one empty database, the others go on, its work is settled <= 60 s",
	async run() {
		const stage = await Stage.open(bin, { processes, travellers: processes * 2 });
		try {
			const started = await stage.start();
			const crowd = await stage.startTravellers();
			await stage.products.at(-1)?.stop("SIGKILL");
			await crowd.pays(4);
			await crowd.finish();
			const settled = await stage.settle();
			const { confirmed } = stage.log;
			await stage.stopAndCheck();
			return `${confirmed.size} paid, started in ${seconds(started)}, settled after ${seconds(settled)}`;
		} finally {
			await stage.remove();
		}
	},
});
