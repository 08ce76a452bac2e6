/** Makes today's demo worlds: `node world/write.ts <folder>` writes `<folder>/full` and `<folder>/small`. */
import { join } from "node:path";
import { koreanDay } from "#domain/shared/koreanTime.ts";
import { makeWorld } from "./makeWorld.ts";
import { writeWorld } from "./writeWorld.ts";

const sizes = { full: 300, small: 24 } as const;

const [folder] = process.argv.slice(2);
if (!folder) throw new Error("node world/write.ts <folder>");
const started = performance.now();
const now = Date.now();
const today = koreanDay(now);
for (const [name, stays] of Object.entries(sizes))
	writeWorld(makeWorld({ today, now, stays }), join(folder, name));
console.log(`Made the demo of ${today} in ${((performance.now() - started) / 1000).toFixed(1)} s.`);
