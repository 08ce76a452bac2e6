import { parentPort, workerData } from "node:worker_threads";
import { invariant } from "#domain/shared/invariant.ts";
import { latinName } from "./latinName.ts";

invariant(parentPort, "runs as a worker thread");
const names = workerData as readonly string[];
parentPort.postMessage(new Map(names.map((name) => [name, latinName(name)])));
