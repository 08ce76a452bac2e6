import { execFile } from "node:child_process";
import { readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { promisify } from "node:util";
import {
	type Cluster,
	type PostgresServer,
	postgresAt,
	startCluster,
	startStandby,
} from "#tests/support/postgresServer.ts";

const run = promisify(execFile);

/** A database server that a test may stop, freeze and restart. Committed data survives: commits wait for the WAL. */
export interface ControllablePostgres extends PostgresServer {
	/** Terminates every connection to a database at once, as a failover or an operator does; returns how many. */
	endConnections(database: string): Promise<number>;
	/** Shuts down immediately, as when the machine loses power. */
	stop(): Promise<void>;
	/** Sends kill -9 to the main process; the others notice and exit. */
	kill(): Promise<void>;
	/** Starts again, whatever stopped it. */
	start(): Promise<void>;
	/** Suspends every process, leaving connections open; `thaw` resumes them. */
	freeze(): void;
	thaw(): void;
	/** Creates another server that streams from this one, for reads. */
	standby(name: string): Promise<ControllablePostgres>;
	/** Promotes a standby to a primary that accepts writes. */
	promote(): Promise<void>;
}

export const startControllablePostgres = async (bin: string): Promise<ControllablePostgres> =>
	controllable(await startCluster(bin));

function controllable(cluster: Cluster): ControllablePostgres {
	const server = postgresAt(cluster.place);
	const first = () => Number(readFileSync(join(cluster.data, "postmaster.pid"), "utf8").split("\n")[0]);
	const signal = (name: NodeJS.Signals) => {
		for (const pid of [first(), ...childrenOf(first())].filter(isAlive)) {
			try {
				process.kill(pid, name);
			} catch {
				// It has just exited.
			}
		}
	};
	return {
		...server,
		async endConnections(database) {
			let ended = 0;
			await server.alone(async (client) => {
				const { rowCount } = await client.query(
					"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1",
					[database],
				);
				ended = rowCount ?? 0;
			});
			return ended;
		},
		async stop() {
			await run(
				join(cluster.bin, "pg_ctl"),
				["-D", cluster.data, "-m", "immediate", "-w", "stop"],
				cluster.as,
			);
		},
		async kill() {
			const children = childrenOf(first());
			process.kill(first(), "SIGKILL");
			// Their shared memory blocks a restart until they have gone.
			while (children.some(isAlive)) await pause(20);
			// Where zombie processes are not reaped, its process id still looks taken.
			rmSync(join(cluster.data, "postmaster.pid"), { force: true });
			rmSync(join(cluster.place.folder, `.s.PGSQL.${cluster.place.port}.lock`), { force: true });
		},
		start: () => cluster.start(),
		freeze: () => signal("SIGSTOP"),
		thaw: () => signal("SIGCONT"),
		standby: async (name) => controllable(await startStandby(cluster, name)),
		async promote() {
			await run(join(cluster.bin, "pg_ctl"), ["-D", cluster.data, "-w", "promote"], cluster.as);
		},
	};
}

function childrenOf(pid: number): number[] {
	return readdirSync("/proc")
		.filter((name) => /^\d+$/.test(name))
		.map(Number)
		.filter((each) => parentOf(each) === pid);
}

/** Returns null for a process that has ended. */
function parentOf(pid: number): number | null {
	try {
		const [, state, parent] = /\) (\S) (\d+)/.exec(readFileSync(`/proc/${pid}/stat`, "utf8")) ?? [];
		return state === "Z" ? null : Number(parent);
	} catch {
		return null;
	}
}

const isAlive = (pid: number): boolean => parentOf(pid) !== null;
