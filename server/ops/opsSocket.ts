import { createHash } from "node:crypto";
import { chmodSync, lstatSync, mkdirSync, rmSync } from "node:fs";
import { connect, createServer } from "node:net";
import { tmpdir, userInfo } from "node:os";
import { join } from "node:path";
import * as z from "zod";
import type { Services } from "#server/services/Services.ts";
import { type CommandOutcome, runCommand } from "./runCommand.ts";

const OpsRequest = z.object({ operator: z.string().max(100), args: z.array(z.string()).max(100).readonly() });
type OpsRequest = z.infer<typeof OpsRequest>;

const longestLine = 65_536;
/** How long a client may take to send its command, in milliseconds. */
const patience = 10_000;

/** Maximum length of the socket path; operating systems limit it to little more. */
const longestPath = 100;

/** Returns the path of the socket on which a data folder's server accepts operator commands; only its own account can open it. */
export function socketPath(dataDir: string): string {
	const path = join(dataDir, "ops.sock");
	if (path.length <= longestPath) return path;
	return join(ownFolder(), `${createHash("sha256").update(dataDir).digest("hex").slice(0, 16)}.sock`);
}

/**
 * Returns a private folder in the shared temporary directory.
 * @throws Error when somebody else has created it
 */
function ownFolder(): string {
	const folder = join(tmpdir(), `stay-${userInfo().uid}`);
	mkdirSync(folder, { recursive: true, mode: 0o700 });
	const { uid, mode } = lstatSync(folder);
	if (uid !== userInfo().uid || (mode & 0o077) !== 0) throw new Error(`${folder} is not ours alone`);
	return folder;
}

/** Accepts operator commands while the server runs, because the embedded database allows only one process. One command per connection. */
export async function openOpsSocket(
	dataDir: string,
	services: Services,
): Promise<{ close(): Promise<void> }> {
	const path = socketPath(dataDir);
	rmSync(path, { force: true });
	const server = createServer((socket) => {
		let text = "";
		let isTaken = false;
		const encodeLine = (line: object) => `${JSON.stringify(line)}\n`;
		socket.setEncoding("utf8");
		socket.setTimeout(patience, () => {
			if (!isTaken) socket.destroy();
		});
		socket.on("error", () => socket.destroy());
		socket.on("data", (part: string) => {
			if (isTaken) return;
			text += part;
			if (!text.includes("\n") && text.length <= longestLine) return;
			isTaken = true;
			const request = parseRequest(text);
			if (!request) {
				socket.end(encodeLine({ isOk: false, text: "알 수 없는 요청입니다." }));
				return;
			}
			runCommand(
				services,
				request.operator,
				request.args,
				(progress) => void socket.write(encodeLine({ progress })),
			).then(
				(outcome) => socket.end(encodeLine(outcome)),
				(error: unknown) => socket.end(encodeLine({ isOk: false, text: String(error) })),
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

/** Parses one line of JSON; null for anything else. */
function parseRequest(text: string): OpsRequest | null {
	if (text.length > longestLine) return null;
	try {
		return OpsRequest.parse(JSON.parse(text));
	} catch {
		return null;
	}
}

/** Sends a command to the running server and reports its progress; null when no server runs on this data folder. */
export function askServer(
	dataDir: string,
	request: OpsRequest,
	onProgress: (progress: string) => void,
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
				if ("progress" in line) onProgress(line.progress);
				else outcome = line;
			}
		});
		socket.once("end", () => answered(outcome));
		socket.once("connect", () => socket.write(`${JSON.stringify(request)}\n`));
	});
}
