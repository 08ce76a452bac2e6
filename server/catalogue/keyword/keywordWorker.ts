import { parentPort, workerData } from "node:worker_threads";
import { invariant } from "#domain/shared/invariant.ts";
import { buildKeywordArrays, type KeywordName } from "./buildKeywordArrays.ts";

invariant(parentPort, "runs as a worker thread");
const arrays = buildKeywordArrays(workerData as readonly KeywordName[]);
const buffers = [arrays.names, arrays.initials].flatMap((suffixes) => [
	suffixes.text.buffer,
	suffixes.offsets.buffer,
	suffixes.suffixes.buffer,
	suffixes.documents.buffer,
]);
const trees = [arrays.nameRanks.minima.buffer, arrays.initialRanks.minima.buffer];
parentPort.postMessage(arrays, [...buffers, ...trees] as ArrayBuffer[]);
