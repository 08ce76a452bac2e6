/**
 * The long-running tests, for a night: random sequences through the domain, crowds at one hotel and at the login, then travellers on the
 * real product, which is killed repeatedly while they book, pay and cancel. Afterwards the books must balance. Arguments select parts,
 * `domain`, `crowds` and `killed`; `steady`, which runs only when named, never kills the server and checks that its memory does not grow.
 * SOAK_MINUTES (10), SOAK_TRAVELLERS (8), SOAK_KILL_SECONDS (45), SOAK_STEPS (500000), SOAK_CROWD (10000) set the size; DATABASE_URL (an
 * empty database) runs it on PostgreSQL.
 */
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { type DatabaseOptions, openDatabase } from "#server/platform/database/connect.ts";
import type { Database } from "#server/platform/database/Database.ts";
import { freePort, type Product, startProduct } from "#tests/browser/support/server.ts";
import {
	findInvariantViolations,
	type RoomNights,
	roomNights,
} from "#tests/support/travellers/invariants.ts";
import { newRunLog, type Offered, Traveller } from "#tests/support/travellers/Traveller.ts";
import { demoAccounts } from "#world/accounts.ts";
import { steadySoak } from "./soak/steady.ts";

const {
	SOAK_MINUTES = "10",
	SOAK_TRAVELLERS = "8",
	SOAK_KILL_SECONDS = "45",
	SOAK_STEPS = "500000",
	SOAK_CROWD = "10000",
} = process.env;
/** Memory budget in MiB of a server with the embedded database after load (docs: budgets). */
const maxMemory = 500;

const dataDir = mkdtempSync(join(tmpdir(), "soak-"));
const database: DatabaseOptions = {
	dataDir: join(dataDir, "database"),
	databaseUrl: process.env.DATABASE_URL,
};
const runLog = newRunLog();
const problems: string[] = [];

const parts = process.argv.slice(2);
const wanted = (part: string) => parts.length === 0 || parts.includes(part);
const suite = (name: string, options: readonly string[], env: Readonly<Record<string, string>>) => {
	const args = ["run", ...options, "--reporter=minimal"];
	const { status } = spawnSync("vitest", args, { stdio: "inherit", env: { ...process.env, ...env } });
	if (status !== 0) problems.push(`${name} failed.`);
};
if (wanted("domain"))
	suite("The domain's random sequences", ["--project=domain", "tests/domain/soak"], { SOAK_STEPS });
if (wanted("crowds"))
	suite("Crowds at one hotel or at the login", ["--project=server", "tests/server/abuse"], {
		CROWD: SOAK_CROWD,
	});
if (parts.includes("steady"))
	problems.push(...(await steadySoak(Number(SOAK_MINUTES), Number(SOAK_TRAVELLERS))));
if (wanted("killed")) await killAgainAndAgain();
rmSync(dataDir, { recursive: true, force: true });
for (const problem of problems) console.log(problem);
console.log(`${problems.length} problems`);
process.exitCode = problems.length > 0 ? 1 : 0;

async function killAgainAndAgain(): Promise<void> {
	const { before, offers } = await prepare();
	const end = Date.now() + Number(SOAK_MINUTES) * 60_000;
	let round = 0;
	while (Date.now() < end) {
		round += 1;
		const endsInAKill = Date.now() + 1000 < end;
		await runRound(offers, round, Math.min(Number(SOAK_KILL_SECONDS) * 1000, end - Date.now()), endsInAKill);
	}
	problems.push(...runLog.faults.slice(0, 20));
	if (runLog.putOff > 0) problems.push(`${runLog.putOff} were put off though nothing was broken.`);
	problems.push(...(await withDatabase((db) => findInvariantViolations(db, before, runLog.confirmed))));
	console.log([...runLog.did].map(([what, times]) => `${what} ${times}`).join(", "));
	console.log(`${round} rounds, ${runLog.confirmed.size} paid bookings`);
}

async function withDatabase<T>(work: (db: Database) => Promise<T>): Promise<T> {
	const db = await openDatabase(database);
	try {
		return await work(db);
	} finally {
		await db.close();
	}
}

async function prepare(): Promise<{ before: RoomNights; offers: readonly Offered[] }> {
	const product = await start();
	await product.stop();
	return withDatabase(async (db) => {
		const { rows } = await db.query<Offered>(
			`SELECT property_id AS product, room_id AS room, rateplan_id AS plan FROM rateplan
			WHERE status = 'open' AND sale_type = 'STAY' ORDER BY rateplan_id LIMIT 400`,
		);
		return { before: await roomNights(db), offers: rows };
	});
}

async function start(): Promise<Product> {
	const { DATABASE_URL } = process.env;
	return startProduct({
		dataDir,
		port: await freePort(),
		env: { CALLS_PER_MINUTE: "0", ...(DATABASE_URL ? { DATABASE_URL } : {}) },
	});
}

async function runRound(
	offers: readonly Offered[],
	round: number,
	milliseconds: number,
	endsInAKill: boolean,
): Promise<void> {
	const begun = Date.now();
	const product = await start();
	const ready = Date.now() - begun;
	let isOver = false;
	const live = async (account: (typeof demoAccounts)[number] | undefined) => {
		const traveller = new Traveller(product.address, runLog);
		try {
			if (!account || !(await traveller.logIn(account.email, account.password)))
				throw new Error("cannot log in");
			while (!isOver) await traveller.runScenario(offers);
		} catch (error) {
			// A killed server breaks connections; a running one must not.
			if (!isOver) runLog.faults.push(String(error));
		}
	};
	const travellers = Array.from({ length: Number(SOAK_TRAVELLERS) }, (_, at) =>
		live(demoAccounts[at % demoAccounts.length]),
	);
	await wait(milliseconds);
	isOver = true;
	if (!endsInAKill) await Promise.all(travellers);
	const memory = memoryOf(product.pid);
	const { code } = await product.stop(endsInAKill ? "SIGKILL" : "SIGTERM");
	await Promise.all(travellers);
	if (!endsInAKill && code !== 0) problems.push(`The last server ended with ${code}.`);
	// Work in progress may need more; the budget applies once the server is idle.
	if (!endsInAKill && memory > maxMemory)
		problems.push(`Round ${round}: ${memory} MiB of memory, ${maxMemory} are allowed.`);
	console.log(`round ${round}: ready in ${ready} ms, ${memory} MiB, ${runLog.confirmed.size} paid so far`);
}

/** Returns the resident memory in MiB; 0 where the system does not report it. */
function memoryOf(pid: number): number {
	try {
		const [, kilobytes = "0"] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
		return Math.round(Number(kilobytes) / 1024);
	} catch {
		return 0;
	}
}
