import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import packageJson from "../../../package.json" with { type: "json" };

/** How the process ended. */
export interface Ending {
	readonly code: number | null;
	readonly signal: NodeJS.Signals | null;
	/** Everything it wrote, both streams. */
	readonly output: string;
}

/** The product as a process of its own. */
export interface Product {
	readonly address: string;
	readonly port: number;
	readonly dataDir: string;
	readonly pid: number;
	output(): string;
	/** Ends the process (SIGTERM unless told) and waits for it. The data folder stays. */
	stop(signal?: NodeJS.Signals): Promise<Ending>;
	/** Ends the process and removes a data folder that was made for it. */
	remove(): Promise<void>;
}

export interface ProductOptions {
	readonly world?: "full" | "small" | "none";
	/** A folder to keep; without it, one in the system's temporary folder. */
	readonly dataDir?: string;
	readonly port?: number;
	readonly env?: Readonly<Record<string, string>>;
	/** The project's folder; this one when left out. */
	readonly cwd?: string;
	/** From its sources, which a change reloads. */
	readonly isDevelopment?: boolean;
	/** Told what the product has written so far, whenever it writes. */
	readonly onOutput?: (written: string) => void;
}

const patience = 600_000;
/** As `npm start` runs it, with its limits on memory. */
const command = /--build (.*)$/.exec(packageJson.scripts.start)?.[1]?.split(" ") ?? [];

/** What the project of tests has V8 told besides (vitest.config.ts). */
export const runtimeFlags = process.env.RUNTIME_FLAGS?.split(" ") ?? [];

/** Starts the built product (`npm run build` first) and waits until it says that it is ready. */
export async function startProduct(options: ProductOptions = {}): Promise<Product> {
	const port = options.port ?? (await freePort());
	const dataDir = options.dataDir ?? mkdtempSync(join(tmpdir(), "product-"));
	const pictures = process.env.SHARED_PICTURES;
	// A picture is kept under the digest of all that made it: whoever has made it first has made it for everybody.
	if (pictures && options.dataDir === undefined) symlinkSync(pictures, join(dataDir, "images"));
	const { child, output, ended } = launchProduct({ ...options, port, dataDir });
	const address = `http://localhost:${port}`;
	const stop = (signal: NodeJS.Signals = "SIGTERM") => {
		child.kill(signal);
		return ended;
	};
	const deadline = Date.now() + patience;
	// Asked only once it has told its address: a call that nobody takes costs more than the look at what it wrote.
	while (!(output().includes(address) && (await isReady(address)))) {
		if (child.exitCode !== null || child.signalCode !== null || Date.now() > deadline) {
			await stop("SIGKILL");
			throw new Error(`The product did not start:\n${output()}`);
		}
		await wait(50);
	}
	return {
		address,
		port,
		dataDir,
		pid: child.pid ?? 0,
		output,
		stop,
		async remove() {
			await stop();
			if (!options.dataDir) rmSync(dataDir, { recursive: true, force: true });
		},
	};
}

/** Starts the process and nothing more: for starts that are expected to fail. */
export function launchProduct({
	world = "small",
	dataDir,
	port,
	env = {},
	cwd = ".",
	isDevelopment = false,
	onOutput,
}: ProductOptions): {
	readonly child: ChildProcess;
	readonly output: () => string;
	readonly ended: Promise<Ending>;
} {
	if (!isDevelopment && !existsSync("dist/product/main.js")) {
		throw new Error("There is no build: npm run build");
	}
	const { DATABASE_URL: _, NODE_ENV: __, ...inherited } = process.env;
	const child = spawn(
		process.execPath,
		[...runtimeFlags, ...(isDevelopment ? ["server/main.ts", "--dev"] : command)],
		{
			cwd,
			stdio: ["ignore", "pipe", "pipe"],
			env: {
				...inherited,
				WORLD: world,
				CALLS_PER_MINUTE: "0",
				...(port === undefined ? {} : { PORT: String(port) }),
				...(dataDir === undefined ? {} : { DATA_DIR: dataDir }),
				...env,
			},
		},
	);
	const orphan = () => child.kill("SIGKILL");
	process.once("exit", orphan);
	let written = "";
	for (const stream of [child.stdout, child.stderr]) {
		stream.setEncoding("utf8").on("data", (text: string) => {
			written += text;
			onOutput?.(written);
		});
	}
	const ended = new Promise<Ending>((resolve, reject) => {
		child.once("error", reject);
		child.once("close", (code, signal) => {
			process.off("exit", orphan);
			resolve({ code, signal, output: written });
		});
	});
	return { child, output: () => written, ended };
}

/** A port below those that systems give to outgoing connections: none of these may take it before it is used. */
export function freePort(): Promise<number> {
	return new Promise((resolve) => {
		const port = 20_000 + Math.floor(Math.random() * 12_000);
		const probe = createServer().once("error", () => resolve(freePort()));
		probe.listen(port, () => probe.close(() => resolve(port)));
	});
}

async function isReady(address: string): Promise<boolean> {
	try {
		const { status } = await fetch(`${address}/readyz`);
		return status < 500;
	} catch {
		return false;
	}
}
