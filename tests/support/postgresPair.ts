import { type MortalPostgres, startMortalPostgres } from "#tests/support/mortalPostgres.ts";

/** A database server and one that follows it. */
export interface PostgresPair {
	readonly primary: MortalPostgres;
	readonly standby: MortalPostgres;
	/** What a server is told of them: either takes its writes, the standby its reads that may be a second old. */
	readonly settings: { readonly DATABASE_URL: string; readonly DATABASE_READ_URL: string };
	/** From now on what was told as done is on both. */
	waitForEachOther(): Promise<void>;
	stop(): Promise<void>;
}

const standbyName = "standby1";

/** Starts both with an empty database `stay`. */
export async function startPostgresPair(bin: string): Promise<PostgresPair> {
	const primary = await startMortalPostgres(bin);
	await primary.admin("CREATE DATABASE stay");
	const standby = await primary.standby(standbyName);
	return {
		primary,
		standby,
		// The standby first: whoever is asked first, only the one that takes writes will do.
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

function eitherOf(...servers: readonly MortalPostgres[]): string {
	const hosts = servers.map(({ place }) => encodeURIComponent(place.folder)).join(",");
	const ports = servers.map(({ place }) => place.port).join(",");
	return `postgresql://postgres@localhost/stay?host=${hosts}&port=${ports}`;
}
