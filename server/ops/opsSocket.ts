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
			const say = (line: object) => `${JSON.stringify(line)}\n`;
			answer(services, text, (progress) => void socket.write(say({ progress }))).then(
				(outcome) => socket.end(say(outcome)),
				(error: unknown) => socket.end(say({ isOk: false, text: String(error) })),
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

function answer(services: Services, text: string, tell: (progress: string) => void): Promise<CommandOutcome> {
	const { operator, args } = JSON.parse(text) as Asked;
	return runCommand(services, operator, args, tell);
}

/** Asks the running server, which tells how far it is meanwhile; null when none is running on this data folder. */
export function askServer(
	dataDir: string,
	asked: Asked,
	tell: (progress: string) => void,
): Promise<CommandOutcome | null> {
	return new Promise((answered, fail) => {
		const socket = connect(socketPath(dataDir));
		let rest = "";
		socket.setEncoding("utf8");
		let outcome: CommandOutcome = { isOk: false, text: "서버가 답하기 전에 끝났습니다. 다시 실행해 주세요." };
		socket.once("error", (error: NodeJS.ErrnoException) => {
			if (error.code === "ENOENT" || error.code === "ECONNREFUSED") answered(null);
			else fail(error);
		});
		socket.on("data", (part: string) => {
			const lines = (rest + part).split("\n");
			rest = lines.pop() ?? "";
			for (const text of lines) {
				const line = JSON.parse(text) as CommandOutcome | { readonly progress: string };
				if ("progress" in line) tell(line.progress);
				else outcome = line;
			}
		});
		socket.once("end", () => answered(outcome));
		socket.once("connect", () => socket.write(`${JSON.stringify(asked)}\n`));
	});
}
