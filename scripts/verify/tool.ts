import { spawnSync } from "node:child_process";

interface Outcome {
	readonly status: number;
	readonly stdout: string;
	readonly output: string;
}

/** Runs a program from node_modules/.bin (first on PATH, see setup.mjs). */
export function tool(command: string, args: readonly string[], options: { cwd?: string } = {}): Outcome {
	const { status, stdout, stderr, error } = spawnSync(command, args, {
		...options,
		encoding: "utf8",
		stdio: ["ignore", "pipe", "pipe"],
		maxBuffer: 2 ** 28,
		env: { ...process.env, NO_COLOR: "1" },
	});
	if (error) throw error;
	return { status: status ?? 1, stdout, output: `${stdout}${stderr}`.trim() };
}

export function lines(text: string): string[] {
	return text.split("\n").filter((line) => line.trim() !== "");
}
