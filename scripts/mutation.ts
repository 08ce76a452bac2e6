/**
 * Mutation testing, a folder of the domain after the other with the folder's own tests, which is far quicker than all
 * tests for every change. Arguments choose folders (`npm run test:mutation -- offer booking`). Writes docs/mutation.md
 * from the newest result of every folder.
 */
import { spawnSync } from "node:child_process";
import {
	existsSync,
	mkdtempSync,
	readdirSync,
	readFileSync,
	renameSync,
	rmSync,
	writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { mutationReport } from "./mutation/mutationReport.ts";
import type { Survey } from "./mutation/Survey.ts";

const results = "reports/mutation";
const newest = join(results, "domain.json");
const resultOf = (folder: string): string => join(results, `${folder}.json`);

const folders = readdirSync("src/domain", { withFileTypes: true })
	.filter((entry) => entry.isDirectory())
	.map(({ name }) => name);
const chosen = process.argv.slice(2);
const unknown = chosen.filter((name) => !folders.includes(name));
if (unknown.length > 0) throw new Error(`No such folder of the domain: ${unknown.join(", ")}`);

const sandbox = mkdtempSync(join(tmpdir(), "mutation-"));
for (const folder of folders) {
	if (chosen.length > 0 && !chosen.includes(folder)) continue;
	rmSync(newest, { force: true });
	const { status } = spawnSync(
		"stryker",
		["run", "--mutate", `src/domain/${folder}/**/*.ts`, "--tempDirName", join(sandbox, folder)],
		{ stdio: "inherit", env: { ...process.env, MUTATION_TESTS: folder } },
	);
	if (status !== 0) process.exitCode = 1;
	if (existsSync(newest)) renameSync(newest, resultOf(folder));
}
rmSync(sandbox, { recursive: true, force: true });

const surveys = new Map<string, Survey>();
for (const folder of folders) {
	if (existsSync(resultOf(folder))) {
		surveys.set(folder, JSON.parse(readFileSync(resultOf(folder), "utf8")) as Survey);
	}
}
writeFileSync("docs/mutation.md", mutationReport(surveys));
console.log(`docs/mutation.md: ${surveys.size} of ${folders.length} folders`);
