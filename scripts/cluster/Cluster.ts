import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Product, startProduct } from "#tests/browser/support/server.ts";
import { eitherOf, type MortalPostgres, startMortalPostgres } from "#tests/support/mortalPostgres.ts";
import { type Balancer, startBalancer } from "./balancer.ts";

interface ClusterOptions {
	readonly bin: string;
	readonly servers: number;
	/** Where the balancer listens; 0 = anywhere. */
	readonly port: number;
	readonly world: "small" | "full";
}

const standbyName = "standby1";

/** Two database servers, of which the second follows the first synchronously: what was told as done is on both. */
export async function startPair(
	bin: string,
): Promise<readonly [primary: MortalPostgres, standby: MortalPostgres]> {
	const primary = await startMortalPostgres(bin);
	await primary.admin("CREATE DATABASE stay");
	const standby = await primary.standby(standbyName);
	await primary.admin(`ALTER SYSTEM SET synchronous_standby_names = '${standbyName}'`);
	await primary.admin("SELECT pg_reload_conf()");
	return [primary, standby];
}

/** What a server is told of such a pair: either takes its writes, the second its reads that may be a second old. */
export const pairSettings = (primary: MortalPostgres, standby: MortalPostgres) => ({
	DATABASE_URL: eitherOf(primary, standby, "stay"),
	DATABASE_READ_URL: standby.url("stay"),
});

/** An installation of several servers behind a balancer, on a database and its replica, all on this machine and thrown away at the end. */
export class Cluster {
	readonly primary: MortalPostgres;
	readonly standby: MortalPostgres;
	readonly servers: readonly Product[];
	readonly balancer: Balancer;
	readonly #folder: string;

	private constructor(
		[primary, standby]: readonly [MortalPostgres, MortalPostgres],
		servers: readonly Product[],
		balancer: Balancer,
		folder: string,
	) {
		this.primary = primary;
		this.standby = standby;
		this.servers = servers;
		this.balancer = balancer;
		this.#folder = folder;
	}

	static async start({ bin, servers: count, port, world }: ClusterOptions): Promise<Cluster> {
		const folder = mkdtempSync(join(tmpdir(), "cluster-"));
		const pair = await startPair(bin);
		const env = { ...pairSettings(...pair), TRUST_PROXY: "127.0.0.1" };
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

	/** The primary is gone at once, and whoever watches promotes the standby. Milliseconds until a booking could be made again. */
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
		await this.standby.stop();
		await this.primary.stop().catch(() => undefined);
		rmSync(this.#folder, { recursive: true, force: true });
	}
}

const isReady = (address: string): Promise<boolean> =>
	fetch(`${address}/readyz`).then(
		(answer) => answer.ok,
		() => false,
	);
