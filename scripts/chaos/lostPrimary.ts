import { type Scenario, seconds } from "./Scenario.ts";
import { Stage } from "./Stage.ts";

/** Several servers lose their primary, and a synchronous standby is promoted. */
export const lostPrimary = (bin: string, processes: number): Scenario => ({
	engine: "PostgreSQL",
	name: `primary lost under ${processes} servers, replica promoted`,
	goal: "goes on by itself, only 503 with Retry-After, no confirmed order lost, settled <= 60 s",
	async run() {
		const stage = await Stage.open(bin, { processes, travellers: processes * 2, hasStandby: true });
		try {
			await stage.start();
			const crowd = await stage.startTravellers();
			const begun = performance.now();
			await stage.postgres?.kill();
			await stage.standby?.promote();
			await crowd.pays(processes);
			const again = performance.now() - begun;
			await crowd.finish();
			const settled = await stage.settle();
			const { putOff, longest, confirmed } = stage.log;
			await stage.stopAndCheck();
			return `${confirmed.size} paid, ${putOff} put off, longest answer ${seconds(longest)}, paid again after ${seconds(again)}, settled after ${seconds(settled)}`;
		} finally {
			await stage.remove();
		}
	},
});
