import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { openDatabase } from "#server/platform/database/connect.ts";
import type { Database } from "#server/platform/database/Database.ts";
import { type Product, startProduct } from "#tests/browser/support/server.ts";
import { offersOf } from "#tests/support/travellers/crowdOf.ts";
import { findInvariantViolations, roomNights } from "#tests/support/travellers/invariants.ts";
import { newRunLog, Traveller } from "#tests/support/travellers/Traveller.ts";
import { demoPassword } from "#world/members/accounts.ts";
import { widenRooms } from "../chaos/buyers.ts";

/** Duration of a visit in milliseconds: nobody may hold rooms without paying all day. */
const visitMs = 30_000;
/** Maximum growth factor of memory between the second and the last third of a run; during the first third caches fill. */
const mayRise = 1.05;

interface Sample {
	/** Resident memory of the process in MiB. */
	readonly resident: number;
	/** Heap memory in MiB. */
	readonly heap: number;
}

/** Runs one server that is never killed, with travellers on it all the time. Returns what is wrong afterwards, including its memory. */
export async function steadySoak(minutes: number, travellers: number): Promise<readonly string[]> {
	const dataDir = mkdtempSync(join(tmpdir(), "soak-steady-"));
	const { DATABASE_URL } = process.env;
	const options = { dataDir: join(dataDir, "database"), databaseUrl: DATABASE_URL };
	const launch = () =>
		startProduct({ dataDir, env: { CALLS_PER_MINUTE: "0", ...(DATABASE_URL ? { DATABASE_URL } : {}) } });
	await (await launch()).stop();
	const planted = await openDatabase(options);
	await widenRooms(planted);
	const offers = await offersOf(planted);
	const before = await roomNights(planted);
	await openAccounts(planted, travellers * (minutes + 1) * 2);
	await planted.close();

	const product = await launch();
	const runLog = newRunLog();
	const end = Date.now() + minutes * 60_000;
	let visits = 0;
	const live = async () => {
		while (Date.now() < end) {
			visits += 1;
			const traveller = new Traveller(product.address, runLog);
			if (!(await traveller.logIn(`soak${visits}@example.com`, demoPassword)))
				throw new Error("cannot log in");
			const until = Math.min(end, Date.now() + visitMs);
			while (Date.now() < until) await traveller.runScenario(offers);
		}
	};
	const lives = Promise.all(Array.from({ length: travellers }, live));
	const samples: Sample[] = [];
	while (Date.now() < end) {
		await Promise.race([pause(Math.min(60_000, Math.max(1, end - Date.now()))), lives]);
		samples.push(await memoryOf(product));
		const { resident, heap } = samples.at(-1) ?? { resident: 0, heap: 0 };
		console.log(`minute ${samples.length}: ${resident} MiB, heap ${heap} MiB, ${runLog.confirmed.size} paid`);
	}
	await lives;
	await product.stop();
	const db = await openDatabase(options);
	const problems = [
		...(await findInvariantViolations(db, before, runLog.confirmed)),
		...runLog.faults.slice(0, 20),
	];
	await db.close();
	rmSync(dataDir, { recursive: true, force: true });
	if (runLog.putOff > 0) problems.push(`${runLog.putOff} were put off though nothing was broken.`);
	for (const what of ["resident", "heap"] as const) {
		const [middle, last] = [1, 2].map((third) => medianOfThird(samples, what, third));
		console.log(`${what}: ${middle} MiB in the middle, ${last} MiB in the end`);
		if (Number(last) > Number(middle) * mayRise) problems.push(`Memory (${what}) rises.`);
	}
	console.log([...runLog.did].map(([what, times]) => `${what} ${times}`).join(", "));
	return problems;
}

/** Creates accounts with the password of the demo accounts. */
async function openAccounts(db: Database, count: number): Promise<void> {
	await db.query(
		`WITH opened AS (
			INSERT INTO member (email, email_key, grade, password_hash)
			SELECT 'soak' || n || '@example.com', 'soak' || n || '@example.com', 'Bronze',
				(SELECT password_hash FROM member WHERE password_hash IS NOT NULL ORDER BY member_id LIMIT 1)
			FROM generate_series(1, $1::int) n RETURNING member_id
		) INSERT INTO point_balance SELECT member_id, 0, 0 FROM opened`,
		[count],
	);
}

function medianOfThird(samples: readonly Sample[], what: keyof Sample, third: number): number {
	const size = Math.floor(samples.length / 3);
	const values = samples.slice(third * size, (third + 1) * size).map((sample) => sample[what]);
	return values.sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}

async function memoryOf({ pid, address }: Product): Promise<Sample> {
	const [, kilobytes = "0"] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
	const figures = await (await fetch(`${address}/metrics`)).text();
	const [, bytes = "0"] = /^nodejs_heap_size_used_bytes (\S+)$/m.exec(figures) ?? [];
	return { resident: Math.round(Number(kilobytes) / 1024), heap: Math.round(Number(bytes) / 1024 / 1024) };
}
