/**
 * Writes the reference data of every installation: `node world/writeReference.ts <file>`. It is what stays and texts refer to, the same in
 * the demo and in production.
 */
import { writeFileSync } from "node:fs";
import { koreanDay } from "#domain/shared/koreanTime.ts";
import { makeWorld } from "./makeWorld.ts";
import { referenceTables } from "./referenceTables.ts";

const [file] = process.argv.slice(2);
if (!file) throw new Error("node world/writeReference.ts <file>");
const now = Date.now();
writeFileSync(file, JSON.stringify(referenceTables(makeWorld({ today: koreanDay(now), now, stays: 1 }))));
