import { setTimeout as pause } from "node:timers/promises";
import { booking, firstSold, openBuyers, placeOf, widenRooms } from "./buyers.ts";
import { startProbe } from "./probe.ts";
import { must, type Scenario } from "./Scenario.ts";
import { Stage } from "./Stage.ts";
import { p95, searchPage, type Timed, timed, withStatus } from "./timed.ts";

const buyers = 150;
const visitors = 300;

const warmUps = 40;

/** Searches a server after warm-up requests, since the first searches are slow in any case. */
async function quietSearches(address: string): Promise<readonly Timed[]> {
	for (let turn = 0; turn < warmUps; turn += 1) await timed(address + searchPage());
	return searches(address, () => true);
}

/** Searches sequentially until the other activity is over, at least thirty times. */
async function searches(address: string, isOver: () => boolean): Promise<readonly Timed[]> {
	const done: Timed[] = [];
	while (done.length < 30 || !isOver()) done.push(await timed(address + searchPage()));
	return done;
}

function mustBeTold(list: readonly Timed[]): void {
	const broken = list.filter(({ status }) => status >= 500 && status !== 503);
	must(broken.length === 0, `${broken.length} answers of ${broken[0]?.status}`);
}

/** Everyone wants the same room while one visitor only searches. */
export const hotRoom = (engine: "PGlite" | "PostgreSQL", bin: string | null): Scenario => ({
	engine,
	name: `${buyers} buyers of one room`,
	goal: "no 500; search goes on (p95 quiet -> beside them)",
	async run() {
		let tokens: readonly string[] = [];
		const stage = await Stage.open(bin, {
			async prepare(db) {
				await widenRooms(db);
				tokens = await openBuyers(db, buyers);
			},
		});
		try {
			await stage.start();
			const quiet = await quietSearches(stage.address);
			const { offer, price } = await firstSold(stage.address, tokens[0] ?? "", stage.offers);
			let isOver = false;
			const buying = Promise.all(
				tokens.map((token) =>
					timed(`${stage.address}/api/content/v1/books/${placeOf(offer)}`, booking(token, price)),
				),
			).finally(() => {
				isOver = true;
			});
			const beside = await searches(stage.address, () => isOver);
			const bought = await buying;
			mustBeTold([...bought, ...beside]);
			await stage.stopAndCheck();
			const counts = [200, 400, 503].map((status) => withStatus(bought, status).length);
			return `${counts[0]} held, ${counts[1]} refused, ${counts[2]} put off; search ${p95(quiet)} -> ${p95(beside)} ms, ${withStatus(beside, 503).length} of ${beside.length} put off`;
		} finally {
			await stage.remove();
		}
	},
});

/** Far more concurrent requests than a process can answer. */
export const overload = (engine: "PGlite" | "PostgreSQL", bin: string | null): Scenario => ({
	engine,
	name: `${visitors} visitors at once`,
	goal: "no 500, who is put off hears it soon, quiet again at once",
	async run() {
		const stage = await Stage.open(bin);
		try {
			await stage.start();
			const quiet = await quietSearches(stage.address);
			const beside = await startProbe(stage.address);
			let isOver = false;
			const probes = (async () => {
				const done: Timed[] = [];
				while (!isOver) done.push(await timed(`${stage.address}/healthz`));
				return done;
			})();
			const rush: Timed[] = [];
			const end = performance.now() + 10_000;
			await Promise.all(
				Array.from({ length: visitors }, async () => {
					while (performance.now() < end) {
						const one = await timed(stage.address + searchPage());
						rush.push(one);
						// As the Retry-After header asks.
						if (one.status === 503) await pause(2000);
					}
				}),
			);
			isOver = true;
			const probed = await beside.stop();
			const health = await probes;
			const after = await searches(stage.address, () => true);
			mustBeTold([...rush, ...probed, ...after]);
			must(withStatus(after, 503).length === 0, "somebody is put off though all have gone");
			await stage.stopAndCheck();
			const served = withStatus(rush, 200);
			const told = withStatus(probed, 503);
			return [
				`${served.length} served (p95 ${p95(served)} ms, quiet ${p95(quiet)}), ${withStatus(rush, 503).length} put off`,
				`beside them one on an open connection: ${told.length} of ${probed.length} put off (p95 ${p95(told)} ms)`,
				`healthz p95 ${p95(health)} ms, after it ${p95(after)} ms`,
			].join("; ");
		} finally {
			await stage.remove();
		}
	},
});
