import { type ControllablePostgres, startControllablePostgres } from "#tests/support/controllablePostgres.ts";

/** A primary database server and its standby. */
export interface PostgresPair {
	readonly primary: ControllablePostgres;
	readonly standby: ControllablePostgres;
	/** A server's database settings: either one may take the writes, and the standby serves reads that may be a second old. */
	readonly settings: { readonly DATABASE_URL: string; readonly DATABASE_READ_URL: string };
	/** Switches to synchronous replication: from now on every acknowledged commit is on both. */
	waitForEachOther(): Promise<void>;
	stop(): Promise<void>;
}

const standbyName = "standby1";

/** Starts both with an empty database `stay`. */
export async function startPostgresPair(bin: string): Promise<PostgresPair> {
	const primary = await startControllablePostgres(bin);
	await primary.admin("CREATE DATABASE stay");
	const standby = await primary.standby(standbyName);
	return {
		primary,
		standby,
		// The standby comes first: whatever the order, only the server that accepts writes is used.
		settings: { DATABASE_URL: eitherOf(standby, primary), DATABASE_READ_URL: standby.url("stay") },
		async waitForEachOther() {
			await primary.admin(`ALTER SYSTEM SET synchronous_standby_names = '${standbyName}'`);
			await primary.admin("SELECT pg_reload_conf()");
		},
		async stop() {
			for (const server of [standby, primary]) await server.stop().catch(() => undefined);
		},
	};
}

function eitherOf(...servers: readonly ControllablePostgres[]): string {
	const hosts = servers.map(({ place }) => encodeURIComponent(place.folder)).join(",");
	const ports = servers.map(({ place }) => place.port).join(",");
	return `postgresql://postgres@localhost/stay?host=${hosts}&port=${ports}`;
}
