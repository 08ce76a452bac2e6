import { setTimeout as pause } from "node:timers/promises";
import { parentPort, workerData } from "node:worker_threads";
import { searchPage, type Timed, timed } from "./timed.ts";

const address = String(workerData);
const done: Timed[] = [];
let isOver = false;
parentPort?.once("message", () => {
	isOver = true;
});
await timed(`${address}/healthz`);
parentPort?.postMessage("ready");
while (!isOver) {
	done.push(await timed(address + searchPage(5)));
	await pause(25);
}
parentPort?.postMessage(done);
