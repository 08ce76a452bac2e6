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
	/** Everything it wrote to stdout and stderr. */
	readonly output: string;
}

/** The product running as a separate process. */
export interface Product {
	readonly address: string;
	readonly port: number;
	readonly dataDir: string;
	readonly pid: number;
	output(): string;
	/** Stops the process (SIGTERM by default) and waits for it to exit. The data folder stays. */
	stop(signal?: NodeJS.Signals): Promise<Ending>;
	/** Stops the process and removes a data folder that was created for it. */
	remove(): Promise<void>;
}

export interface ProductOptions {
	readonly world?: "full" | "small" | "none";
	/** A data folder to keep; when omitted, one in the system's temporary folder. */
	readonly dataDir?: string;
	readonly port?: number;
	readonly env?: Readonly<Record<string, string>>;
	/** The project's folder; defaults to this one. */
	readonly cwd?: string;
	/** Whether it runs from its sources with hot reload. */
	readonly isDevelopment?: boolean;
	/** Called with everything the product has written so far, on every write. */
	readonly onOutput?: (written: string) => void;
}

const patience = 600_000;
/** As `npm start` runs it, with its memory limits. */
const command = /--build (.*)$/.exec(packageJson.scripts.start)?.[1]?.split(" ") ?? [];

/** Extra V8 flags that the test project sets (vitest.config.ts). */
export const runtimeFlags = process.env.RUNTIME_FLAGS?.split(" ") ?? [];

/** Starts the built product (`npm run build` first) and waits until it reports that it is ready. */
export async function startProduct(options: ProductOptions = {}): Promise<Product> {
	const port = options.port ?? (await freePort());
	const dataDir = options.dataDir ?? mkdtempSync(join(tmpdir(), "product-"));
	const pictures = process.env.SHARED_PICTURES;
	// Pictures are stored under a digest of all their inputs, so products can share them: each is made only once.
	if (pictures && options.dataDir === undefined) symlinkSync(pictures, join(dataDir, "images"));
	const { child, output, ended } = launchProduct({ ...options, port, dataDir });
	const address = `http://localhost:${port}`;
	const stop = (signal: NodeJS.Signals = "SIGTERM") => {
		child.kill(signal);
		return ended;
	};
	const deadline = Date.now() + patience;
	// Polled only after it has printed its address: a refused connection costs more than checking its output.
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

/** Starts the process without waiting, for starts that are expected to fail. */
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

/** Returns a port below the ephemeral range, so that no outgoing connection can take it before it is used. */
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
