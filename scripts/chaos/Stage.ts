import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { openDatabase } from "#server/platform/database/connect.ts";
import type { Database } from "#server/platform/database/Database.ts";
import { type Product, startProduct } from "#tests/browser/support/server.ts";
import { type ControllablePostgres, startControllablePostgres } from "#tests/support/controllablePostgres.ts";
import { startPostgresPair } from "#tests/support/postgresPair.ts";
import { type Crowd, crowdOf, offersOf } from "#tests/support/travellers/crowdOf.ts";
import {
	findInvariantViolations,
	type RoomNights,
	roomNights,
} from "#tests/support/travellers/invariants.ts";
import { newRunLog, type Offered, type RunLog } from "#tests/support/travellers/Traveller.ts";
import { must, Violation } from "./Scenario.ts";

export interface StageOptions {
	/** Data folder, when its location matters. */
	readonly dataDir?: string;
	readonly travellers?: number;
	/** Changes the data before the first server starts on it. */
	readonly prepare?: (db: Database) => Promise<void>;
	/** Number of server processes, on PostgreSQL. */
	readonly processes?: number;
	/** Whether a second database server follows the first, for reads and failover. */
	readonly hasStandby?: boolean;
}

const longestSettling = 60_000;

/** The databases of the servers, and the settings that point to them. */
interface Databases {
	readonly postgres: ControllablePostgres | null;
	readonly standby: ControllablePostgres | null;
	readonly settings: { readonly DATABASE_URL?: string; readonly DATABASE_READ_URL?: string };
}

async function databasesFor(bin: string | null, { hasStandby = false }: StageOptions): Promise<Databases> {
	if (bin === null) return { postgres: null, standby: null, settings: {} };
	if (hasStandby) {
		const { primary, standby, settings, waitForEachOther } = await startPostgresPair(bin);
		await waitForEachOther();
		return { postgres: primary, standby, settings };
	}
	const postgres = await startControllablePostgres(bin);
	await postgres.admin("CREATE DATABASE stay");
	return { postgres, standby: null, settings: { DATABASE_URL: postgres.url("stay") } };
}

const openAttempts = async (db: Database) =>
	(
		await db.query(
			"SELECT action, state, code, checks, lease_until, next_check_at FROM payment_attempt WHERE state IN ('intent', 'calling', 'unknown')",
		)
	).rows;

/** The real product with the small world and travellers, on an engine of its own. */
export class Stage {
	readonly log: RunLog = newRunLog();
	readonly postgres: ControllablePostgres | null;
	readonly standby: ControllablePostgres | null;
	readonly #folder: string;
	readonly #settings: Databases["settings"];
	readonly #options: StageOptions;
	products: Product[] = [];
	crowd: Crowd | null = null;
	offers: readonly Offered[] = [];
	#before: RoomNights = new Map();
	/** Number of attempts that the planted world deliberately leaves unsettled for days. */
	#planted = 0;

	private constructor({ postgres, standby, settings }: Databases, options: StageOptions) {
		this.postgres = postgres;
		this.standby = standby;
		this.#settings = settings;
		this.#folder = options.dataDir ?? mkdtempSync(join(tmpdir(), "chaos-"));
		this.#options = options;
	}

	/** Prepares the data and starts nothing. With `bin` null it uses the embedded engine. */
	static async open(bin: string | null, options: StageOptions = {}): Promise<Stage> {
		const stage = new Stage(await databasesFor(bin, options), options);
		await (await stage.#launch(0)).stop();
		await stage.#withDatabase(async (db) => {
			await options.prepare?.(db);
			stage.#before = await roomNights(db);
			stage.offers = await offersOf(db);
			stage.#planted = (await openAttempts(db)).length;
		});
		return stage;
	}

	get address(): string {
		return this.products[0]?.address ?? "";
	}

	/** Starts the servers; returns the milliseconds until they answered. */
	async start(): Promise<number> {
		const begun = performance.now();
		const count = this.#options.processes ?? 1;
		this.products = await Promise.all(Array.from({ length: count }, (_, at) => this.#launch(at)));
		return performance.now() - begun;
	}

	/** Starts the travellers, spread over the processes. */
	async startTravellers(): Promise<Crowd> {
		const each = Math.ceil((this.#options.travellers ?? 4) / this.products.length);
		const crowds = this.products.map(({ address }) => crowdOf(each, address, this.log, this.offers));
		const [first] = crowds;
		const crowd: Crowd = {
			log: this.log,
			pays: (more, patience) => first?.pays(more, patience) ?? Promise.resolve(),
			finish: async () => void (await Promise.all(crowds.map((each) => each.finish()))),
		};
		this.crowd = crowd;
		await crowd.pays(2);
		return crowd;
	}

	/**
	 * Waits until every attempt is settled and no message is overdue; returns the milliseconds.
	 * @throws Violation after a minute
	 */
	async settle(): Promise<number> {
		const begun = performance.now();
		for (;;) {
			const figures = await fetch(`${this.address}/metrics`).then(
				(answer) => answer.text(),
				() => "",
			);
			const figure = (name: string) => Number(new RegExp(`^${name} (.+)$`, "m").exec(figures)?.[1] ?? 1e9);
			const took = performance.now() - begun;
			if (
				figure("database_up") === 1 &&
				figure("payments_unclear") <= this.#planted &&
				figure("outbox_oldest_seconds") < 1
			)
				return took;
			if (took > longestSettling)
				throw new Violation(`not settled after a minute: ${await this.#describeUnsettled()}`);
			await pause(250);
		}
	}

	/**
	 * Ends the travellers' visits, stops the servers and checks the books.
	 * @throws Violation when the books are wrong
	 */
	async stopAndCheck(): Promise<void> {
		await this.crowd?.finish();
		for (const product of this.products) await product.stop();
		const problems = await this.#withDatabase((db) =>
			findInvariantViolations(db, this.#before, this.log.confirmed),
		);
		await this.remove();
		must(problems.length === 0, problems.join(" "));
		const [fault] = this.log.faults;
		must(fault === undefined, `${this.log.faults.length} answers nobody may get, as ${fault}`);
	}

	/** Stops everything without any check. */
	async remove(): Promise<void> {
		await this.crowd?.finish();
		for (const product of this.products) await product.stop("SIGKILL");
		for (const server of [this.standby, this.postgres]) await server?.stop().catch(() => undefined);
		if (!this.#options.dataDir) rmSync(this.#folder, { recursive: true, force: true });
	}

	/** Describes what is not settled, for diagnosis. */
	async #describeUnsettled(): Promise<string> {
		await Promise.all(this.products.map((product) => product.stop("SIGKILL")));
		const rows = await this.#withDatabase(async (db) => [
			...(await openAttempts(db)),
			...(
				await db.query(
					"SELECT topic, attempts, last_error, run_at FROM outbox WHERE done_at IS NULL AND run_at < now() LIMIT 3",
				)
			).rows,
			...(
				await db.query(
					"SELECT name, run_at, lease_until, succeeded_at, last_error FROM job_lease WHERE name IN ('recover-payments', 'run-cancels', 'deliver-mails')",
				)
			).rows,
		]);
		return JSON.stringify(rows);
	}

	async #withDatabase<T>(work: (db: Database) => Promise<T>): Promise<T> {
		const db = await openDatabase({
			dataDir: join(this.#folder, "0/database"),
			databaseUrl: this.#settings.DATABASE_URL,
		});
		try {
			return await work(db);
		} finally {
			await db.close();
		}
	}

	#launch(at: number): Promise<Product> {
		return startProduct({
			dataDir: join(this.#folder, String(at)),
			env: this.#settings,
		});
	}
}
