import type { TestProject } from "vitest/node";
import { findPostgres, startPostgres } from "#tests/support/postgresServer.ts";

declare module "vitest" {
	interface ProvidedContext {
		/** Where the run's own database server listens; null on a machine without PostgreSQL. */
		postgresPlace: { readonly folder: string; readonly port: number } | null;
	}
}

/** Starts one throw-away database server for all threads of a run: one per thread would cost seconds each. */
export default async function onePostgres({ provide }: TestProject): Promise<void> {
	const bin = process.env.TEST_DATABASE === "pglite" ? null : findPostgres();
	provide("postgresPlace", bin ? (await startPostgres(bin)).place : null);
}
