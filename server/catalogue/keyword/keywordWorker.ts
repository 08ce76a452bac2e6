import { parentPort, workerData } from "node:worker_threads";
import { invariant } from "#domain/shared/invariant.ts";
import { indexNames, type NamesToIndex } from "./indexNames.ts";

invariant(parentPort, "runs as a worker thread");
parentPort.postMessage(indexNames(workerData as NamesToIndex));
