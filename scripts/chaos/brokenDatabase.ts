import { setTimeout as pause } from "node:timers/promises";
import type { ControllablePostgres } from "#tests/support/controllablePostgres.ts";
import { type Scenario, seconds, Violation } from "./Scenario.ts";
import { Stage } from "./Stage.ts";

const goal = "goes on by itself, only 503 with Retry-After, no confirmed order lost, settled <= 60 s";

/** Builds a scenario with one fault of a PostgreSQL server under booking load. */
const faulty = (
	bin: string,
	name: string,
	happen: (postgres: ControllablePostgres) => Promise<void>,
): Scenario => ({
	engine: "PostgreSQL",
	name,
	goal,
	async run() {
		const stage = await Stage.open(bin);
		try {
			await stage.start();
			const crowd = await stage.startTravellers();
			if (stage.postgres) await happen(stage.postgres);
			const begun = performance.now();
			await crowd.pays(3);
			const again = performance.now() - begun;
			await crowd.finish();
			const settled = await stage.settle();
			const { putOff, longest, confirmed } = stage.log;
			await stage.stopAndCheck();
			return `${confirmed.size} paid, ${putOff} put off, longest answer ${seconds(longest)}, paid again after ${seconds(again)}, settled after ${seconds(settled)}`;
		} catch (error) {
			const said = stage.products.map((product) => product.output().split("\n").slice(-12).join(" / "));
			throw new Violation(`${error instanceof Error ? error.message : error}. The server said: ${said}`);
		} finally {
			await stage.remove();
		}
	},
});

export const brokenDatabase = (bin: string): readonly Scenario[] => [
	faulty(bin, "connections ended 20 times", async (postgres) => {
		for (let turn = 0; turn < 20; turn += 1) {
			await postgres.endConnections("stay");
			await pause(400);
		}
	}),
	faulty(bin, "database restarted at once", async (postgres) => {
		await postgres.stop();
		await postgres.start();
	}),
	faulty(bin, "database killed", async (postgres) => {
		await postgres.kill();
		await postgres.start();
	}),
	faulty(bin, "database away for 30 s", async (postgres) => {
		await postgres.stop();
		await pause(30_000);
		await postgres.start();
	}),
	faulty(bin, "database frozen for 30 s", async (postgres) => {
		postgres.freeze();
		await pause(30_000);
		postgres.thaw();
	}),
];
