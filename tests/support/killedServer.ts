import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect } from "vitest";
import { runtimeFlags } from "#tests/browser/support/server.ts";
import { plantFolder, plantPostgres } from "#tests/support/databases.ts";
import { findPostgres } from "#tests/support/postgresServer.ts";
import type { Target } from "./crashingServer.ts";

/** Runs one dying server until it has reached its point in every database, then kills it without warning. */
async function killAt(server: URL, targets: ReadonlyMap<string, Target>): Promise<void> {
	const child: ChildProcess = spawn(process.execPath, [...runtimeFlags, fileURLToPath(server)], {
		env: { ...process.env, KILL_TARGETS: JSON.stringify([...targets]) },
		stdio: ["ignore", "pipe", "inherit"],
	});
	let output = "";
	await new Promise<void>((reached, fail) => {
		child.stdout?.setEncoding("utf8").on("data", (text: string) => {
			output += text;
			if (output.endsWith("at all\n")) reached();
		});
		child.once("exit", (code) => fail(new Error(`the child ended by itself with ${code} after: ${output}`)));
	});
	const gone = new Promise((done) => child.once("exit", done));
	child.kill("SIGKILL");
	await gone;
	expect(output).toBe([...targets.keys(), "all"].map((point) => `at ${point}\n`).join(""));
}

const bin = findPostgres();

/** The engines on which a server can die, each with empty databases. */
export const engines: readonly { readonly name: string; readonly open: () => Promise<Target> }[] = [
	{
		name: "PGlite",
		async open() {
			const dataDir = join(mkdtempSync(join(tmpdir(), "stay-kill-")), "db");
			await plantFolder(dataDir);
			return { dataDir };
		},
	},
	...(bin
		? [
				{
					name: "PostgreSQL",
					open: async () => ({ dataDir: "", databaseUrl: await plantPostgres(bin) }),
				},
			]
		: []),
];

/** Returns what a server leaves behind that is killed at every point, each in its own database. */
export async function killedAt<P extends string>(
	server: URL,
	points: readonly P[],
	open: () => Promise<Target>,
): Promise<Map<P, Target>> {
	const targets = new Map<P, Target>();
	for (const point of points) targets.set(point, await open());
	await killAt(server, targets);
	return targets;
}

/** Removes what a dead server left. */
export function forget({ dataDir }: Target): void {
	if (dataDir) rmSync(join(dataDir, ".."), { recursive: true, force: true });
}
