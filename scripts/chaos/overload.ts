import { setTimeout as pause } from "node:timers/promises";
import { percentile } from "../bench/timing.ts";
import { booking, firstSold, openBuyers, placeOf, widenRooms } from "./buyers.ts";
import { must, type Scenario } from "./Scenario.ts";
import { Stage } from "./Stage.ts";

const buyers = 150;
const visitors = 300;
interface Timed {
	readonly status: number;
	readonly took: number;
}

async function timed(address: string, init?: RequestInit): Promise<Timed> {
	const begun = performance.now();
	const answer = await fetch(address, { headers: { "x-requested-with": "web" }, ...init });
	await answer.arrayBuffer();
	return { status: answer.status, took: performance.now() - begun };
}

const day = 86_400_000;
const dayFrom = (offset: number) =>
	new Date(Date.now() + 9 * 3_600_000 + offset * day).toISOString().slice(0, 10);
let asked = 0;

/** Never the same twice: a page that was made for somebody else a moment ago costs nothing. */
function searchPage(): string {
	asked += 1;
	const checkIn = 1 + (asked % 60);
	const nights = 1 + (Math.floor(asked / 60) % 5);
	const guests = `adtCnt=${1 + (Math.floor(asked / 300) % 4)}&chdCnt=0&chdAges=`;
	const dates = `checkInDate=${dayFrom(checkIn)}&checkOutDate=${dayFrom(checkIn + nights)}`;
	return `/search?${dates}&cityCode=SEOUL&area=0&nationCode=KR&searchText=%EC%84%9C%EC%9A%B8&subArea=0&${guests}`;
}

/** Searches one after the other as long as something else goes on, thirty at least. */
async function searches(address: string, isOver: () => boolean): Promise<readonly Timed[]> {
	const done: Timed[] = [];
	while (done.length < 30 || !isOver()) done.push(await timed(address + searchPage()));
	return done;
}

const p95 = (list: readonly Timed[]): number =>
	Math.round(
		percentile(
			list.map(({ took }) => took),
			0.95,
		),
	);
const withStatus = (list: readonly Timed[], status: number) => list.filter((each) => each.status === status);

function mustBeTold(list: readonly Timed[]): void {
	const broken = list.filter(({ status }) => status >= 500 && status !== 503);
	must(broken.length === 0, `${broken.length} answers of ${broken[0]?.status}`);
}

/** Everybody wants one room, and somebody only looks. */
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
			const quiet = await searches(stage.address, () => true);
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
			await stage.close();
			const counts = [200, 400, 503].map((status) => withStatus(bought, status).length);
			return `${counts[0]} held, ${counts[1]} refused, ${counts[2]} put off; search ${p95(quiet)} -> ${p95(beside)} ms, ${withStatus(beside, 503).length} of ${beside.length} put off`;
		} finally {
			await stage.remove();
		}
	},
});

/** Far more at once than a process can answer. */
export const overload = (engine: "PGlite" | "PostgreSQL", bin: string | null): Scenario => ({
	engine,
	name: `${visitors} visitors at once`,
	goal: "no 500, who is put off hears it soon, quiet again at once",
	async run() {
		const stage = await Stage.open(bin);
		try {
			await stage.start();
			const quiet = await searches(stage.address, () => true);
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
						// As the answer asks.
						if (one.status === 503) await pause(2000);
					}
				}),
			);
			isOver = true;
			const health = await probes;
			const after = await searches(stage.address, () => true);
			mustBeTold([...rush, ...after]);
			must(withStatus(after, 503).length === 0, "somebody is put off though all have gone");
			await stage.close();
			const [served, putOff] = [withStatus(rush, 200), withStatus(rush, 503)];
			return `${served.length} served (p95 ${p95(served)} ms, quiet ${p95(quiet)}), ${putOff.length} put off (p95 ${p95(putOff)} ms), healthz p95 ${p95(health)} ms, after it ${p95(after)} ms`;
		} finally {
			await stage.remove();
		}
	},
});
