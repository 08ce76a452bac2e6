import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Product, startProduct } from "#tests/browser/support/server.ts";
import type { ControllablePostgres } from "#tests/support/controllablePostgres.ts";
import { type PostgresPair, startPostgresPair } from "#tests/support/postgresPair.ts";
import { type Balancer, startBalancer } from "./balancer.ts";

interface ClusterOptions {
	readonly bin: string;
	readonly servers: number;
	/** Port of the load balancer; 0 = any free port. */
	readonly port: number;
	readonly world: "small" | "full";
}

/** An installation of several servers behind a load balancer, on a database and its replica, all on this machine and deleted at the end. */
export class Cluster {
	readonly servers: readonly Product[];
	readonly balancer: Balancer;
	readonly #pair: PostgresPair;
	readonly #folder: string;

	private constructor(pair: PostgresPair, servers: readonly Product[], balancer: Balancer, folder: string) {
		this.#pair = pair;
		this.servers = servers;
		this.balancer = balancer;
		this.#folder = folder;
	}

	static async start({ bin, servers: count, port, world }: ClusterOptions): Promise<Cluster> {
		const folder = mkdtempSync(join(tmpdir(), "cluster-"));
		const pair = await startPostgresPair(bin);
		await pair.waitForEachOther();
		const env = { ...pair.settings, TRUST_PROXY: "127.0.0.1" };
		const servers = await Promise.all(
			Array.from({ length: count }, (_, at) =>
				startProduct({ world, env, dataDir: join(folder, String(at)) }),
			),
		);
		const balancer = await startBalancer(
			servers.map(({ address }) => address),
			port,
		);
		return new Cluster(pair, servers, balancer, folder);
	}

	get primary(): ControllablePostgres {
		return this.#pair.primary;
	}

	get standby(): ControllablePostgres {
		return this.#pair.standby;
	}

	/** Kills the primary immediately and promotes the standby, as a monitor would. Returns the milliseconds until a booking succeeds again. */
	async losePrimary(): Promise<number> {
		const begun = performance.now();
		await this.primary.kill();
		await this.standby.promote();
		while (!(await isReady(this.balancer.address))) await new Promise((soon) => setTimeout(soon, 50));
		return performance.now() - begun;
	}

	async stop(): Promise<void> {
		this.balancer.close();
		await Promise.all(this.servers.map((server) => server.stop()));
		await this.#pair.stop();
		rmSync(this.#folder, { recursive: true, force: true });
	}
}

const isReady = (address: string): Promise<boolean> =>
	fetch(`${address}/readyz`).then(
		(answer) => answer.ok,
		() => false,
	);
