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

/** A database server that a test may end, freeze and start again. What it has committed it keeps: commits wait for their log. */
export interface MortalPostgres extends PostgresServer {
	/** Ends every connection to a database at once, as a failover or an operator does. How many. */
	endConnections(database: string): Promise<number>;
	/** Stops without waiting for anybody, as when the machine is turned off. */
	stop(): Promise<void>;
	/** kill -9 of the first process; the others notice and end. */
	kill(): Promise<void>;
	/** Comes up again, whatever ended it. */
	start(): Promise<void>;
	/** Every process stands still, with its connections open; `thaw` lets them go on. */
	freeze(): void;
	thaw(): void;
	/** Another server that streams from this one, for reads. */
	standby(name: string): Promise<MortalPostgres>;
	/** A standby becomes a server of its own that takes writes. */
	promote(): Promise<void>;
}

export const startMortalPostgres = async (bin: string): Promise<MortalPostgres> =>
	mortal(await startCluster(bin));

function mortal(cluster: Cluster): MortalPostgres {
	const server = postgresAt(cluster.place);
	const first = () => Number(readFileSync(join(cluster.data, "postmaster.pid"), "utf8").split("\n")[0]);
	const signal = (name: NodeJS.Signals) => {
		for (const pid of [first(), ...childrenOf(first())].filter(isAlive)) {
			try {
				process.kill(pid, name);
			} catch {
				// It has just ended by itself.
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
			// Their shared memory stands in the way of a new start until they have gone.
			while (children.some(isAlive)) await pause(20);
			// Where nobody buries the dead, its number still looks taken.
			rmSync(join(cluster.data, "postmaster.pid"), { force: true });
			rmSync(join(cluster.place.folder, `.s.PGSQL.${cluster.place.port}.lock`), { force: true });
		},
		start: () => cluster.start(),
		freeze: () => signal("SIGSTOP"),
		thaw: () => signal("SIGCONT"),
		standby: async (name) => mortal(await startStandby(cluster, name)),
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

/** Null for a process that has ended. */
function parentOf(pid: number): number | null {
	try {
		const [, state, parent] = /\) (\S) (\d+)/.exec(readFileSync(`/proc/${pid}/stat`, "utf8")) ?? [];
		return state === "Z" ? null : Number(parent);
	} catch {
		return null;
	}
}

const isAlive = (pid: number): boolean => parentOf(pid) !== null;
