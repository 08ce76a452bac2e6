import { execFile, spawn } from "node:child_process";
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, realpathSync } from "node:fs";
import type { Socket } from "node:net";
import { tmpdir } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { promisify } from "node:util";
import pg from "pg";

const run = promisify(execFile);

/** Returns the newest folder with the server's binaries, or null on a machine without them. */
export function findPostgres(): string | null {
	const root = "/usr/lib/postgresql";
	const packaged = existsSync(root)
		? readdirSync(root)
				.sort((a, b) => Number(b) - Number(a))
				.map((version) => join(root, version, "bin"))
		: [];
	const folders = [...(process.env.PATH ?? "").split(delimiter), ...packaged];
	const found = folders.find((folder) =>
		["initdb", "pg_ctl", "postgres"].every((name) => existsSync(join(folder, name))),
	);
	// A folder of symlinks may contain only some of them.
	return found === undefined ? null : dirname(realpathSync(join(found, "initdb")));
}

/** The server refuses to run as root, so root runs it under another account. */
function serverAccount(): { uid: number; gid: number } | null {
	if (process.getuid?.() !== 0) return null;
	const accounts = readFileSync("/etc/passwd", "utf8")
		.split("\n")
		.map((line) => line.split(":"));
	const account = ["postgres", "nobody"].map((name) => accounts.find(([who]) => who === name)).find(Boolean);
	if (!account) throw new Error("No account to run the PostgreSQL server with");
	return { uid: Number(account[2]), gid: Number(account[3]) };
}

/** Where a server listens: its socket folder and port number. */
export interface PostgresPlace {
	readonly folder: string;
	readonly port: number;
}

export interface PostgresServer {
	readonly place: PostgresPlace;
	url(database: string): string;
	/** Runs one statement on the maintenance database. */
	admin(sql: string): Promise<void>;
	/** Works on the maintenance database with an exclusive lock across threads. */
	alone(work: (client: pg.Client) => Promise<void>): Promise<void>;
}

/** A separate cluster: the account it runs under, and where its files are. */
export interface Cluster {
	readonly bin: string;
	readonly place: PostgresPlace;
	readonly data: string;
	readonly as: { readonly uid?: number; readonly gid?: number; readonly cwd: string };
	start(): Promise<void>;
}

/**
 * Starts a throw-away cluster that listens only on a socket in the temporary folder. It ends with this thread, however that ends: a small
 * shell waits on a pipe that the kernel closes.
 */
export async function startPostgres(bin: string): Promise<PostgresServer> {
	return postgresAt((await startCluster(bin, ["-c synchronous_commit=off"])).place);
}

/** The same with custom settings, and with the means to stop and restart it. */
export const startCluster = (bin: string, more: readonly string[] = []): Promise<Cluster> =>
	startIn(bin, more, (data, as) =>
		run(
			join(bin, "initdb"),
			["-D", data, "-U", "postgres", "-A", "trust", "-E", "UTF8", "--locale=C.UTF-8", "-N"],
			as,
		),
	);

/** Starts a standby that streams from a cluster under a name and serves reads. */
export const startStandby = (
	primary: Cluster,
	name: string,
	more: readonly string[] = [],
): Promise<Cluster> => {
	const { folder, port } = primary.place;
	const source = `host=${folder} port=${port} user=postgres application_name=${name}`;
	return startIn(primary.bin, more, (data, as) =>
		run(
			join(primary.bin, "pg_basebackup"),
			["-D", data, "-d", source, "-R", "-X", "stream", "-c", "fast", "-N"],
			as,
		),
	);
};

async function startIn(
	bin: string,
	more: readonly string[],
	fill: (data: string, as: Cluster["as"]) => Promise<unknown>,
): Promise<Cluster> {
	const account = serverAccount();
	const folder = mkdtempSync(join(tmpdir(), "stay-pg-"));
	if (account) chownSync(folder, account.uid, account.gid);
	const as = { ...account, cwd: folder };
	const data = join(folder, "data");
	const port = 20_000 + Math.floor(Math.random() * 40_000);
	await fill(data, as);
	const watch = spawn(
		"sh",
		["-c", 'cat >/dev/null; "$0" -D "$1" -m immediate stop; rm -rf "$2"', join(bin, "pg_ctl"), data, folder],
		{
			...as,
			detached: true,
			stdio: ["pipe", "ignore", "ignore"],
		},
	);
	watch.unref();
	(watch.stdin as Socket).unref();
	const settings = [
		`-k ${folder}`,
		`-p ${port}`,
		"-c listen_addresses=''",
		"-c fsync=off",
		"-c full_page_writes=off",
		"-c max_connections=500",
		...more,
	].join(" ");
	const start = async () => {
		const place = ["-D", data, "-l", join(folder, "log")];
		await run(join(bin, "pg_ctl"), [...place, "-w", "-o", settings, "start"], as);
	};
	await start();
	return { bin, place: { folder, port }, data, as, start };
}

/** Connects to the server at a place. */
export function postgresAt(place: PostgresPlace): PostgresServer {
	const host = encodeURIComponent(place.folder);
	const url = (database: string) =>
		`postgresql://postgres@localhost/${database}?host=${host}&port=${place.port}`;
	const connected = async (work: (client: pg.Client) => Promise<void>): Promise<void> => {
		const client = new pg.Client({ connectionString: url("postgres") });
		await client.connect();
		try {
			await work(client);
		} finally {
			await client.end();
		}
	};
	return {
		place,
		url,
		admin: (sql) => connected(async (client) => void (await client.query(sql))),
		alone: (work) =>
			connected(async (client) => {
				await client.query("SELECT pg_advisory_lock(1)");
				await work(client);
			}),
	};
}
