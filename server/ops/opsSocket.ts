import { createHash } from "node:crypto";
import { chmodSync, rmSync } from "node:fs";
import { connect, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Services } from "#server/Services.ts";
import { type CommandOutcome, runCommand } from "./runCommand.ts";

interface Asked {
	readonly operator: string;
	readonly args: readonly string[];
}

/** Addresses of local sockets are short on every system. */
const longestPath = 100;

/** Where the server of a data folder takes operator commands: a file only its own account can open. */
export function socketPath(dataDir: string): string {
	const path = join(dataDir, "ops.sock");
	if (path.length <= longestPath) return path;
	return join(tmpdir(), `stay-${createHash("sha256").update(dataDir).digest("hex").slice(0, 16)}.sock`);
}

/** Takes operator commands while the server runs, because the embedded database has room for one process. One command a connection. */
export async function openOpsSocket(services: Services): Promise<{ close(): Promise<void> }> {
	const path = socketPath(services.config.dataDir);
	rmSync(path, { force: true });
	const server = createServer((socket) => {
		let text = "";
		socket.setEncoding("utf8");
		socket.on("error", () => socket.destroy());
		socket.on("data", (part: string) => {
			text += part;
			if (!text.endsWith("\n")) return;
			answer(services, text).then(
				(outcome) => socket.end(`${JSON.stringify(outcome)}\n`),
				(error: unknown) => socket.end(`${JSON.stringify({ isOk: false, text: String(error) })}\n`),
			);
		});
	});
	await new Promise<void>((ready, fail) => {
		server.once("error", fail);
		server.listen(path, () => ready());
	});
	chmodSync(path, 0o600);
	return {
		close: () => new Promise((closed) => server.close(() => closed())),
	};
}

function answer(services: Services, text: string): Promise<CommandOutcome> {
	const { operator, args } = JSON.parse(text) as Asked;
	return runCommand(services, operator, args);
}

/** Asks the running server; null when none is running on this data folder. */
export function askServer(dataDir: string, asked: Asked): Promise<CommandOutcome | null> {
	return new Promise((answered, fail) => {
		const socket = connect(socketPath(dataDir));
		let text = "";
		socket.setEncoding("utf8");
		socket.once("error", (error: NodeJS.ErrnoException) => {
			if (error.code === "ENOENT" || error.code === "ECONNREFUSED") answered(null);
			else fail(error);
		});
		socket.on("data", (part: string) => {
			text += part;
		});
		socket.once("end", () => answered(JSON.parse(text) as CommandOutcome));
		socket.once("connect", () => socket.write(`${JSON.stringify(asked)}\n`));
	});
}
