import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Database, Statement } from "#server/platform/database/Database.ts";
import type { Job } from "#server/platform/jobs/Job.ts";
import { JobRunner } from "#server/platform/jobs/JobRunner.ts";
import type { JobAge } from "#server/platform/jobs/store/jobLeases.ts";

/** A database of leases that a test plays, on the test's clock. */
function playedLeases() {
	const state = {
		/** What is due at the next checks, first to last. */
		due: [] as string[][],
		/** Milliseconds until the next job is due. */
		nextIn: null as number | null,
		isAway: false,
		ages: [] as JobAge[],
		asked: [] as string[],
	};
	const checkedAt: number[] = [];
	const finished: unknown[][] = [];
	const renewed: unknown[] = [];
	const query = async (statement: Statement, values: readonly unknown[] = []) => {
		const name = typeof statement === "string" ? (statement.trim().split(" ")[0] ?? "") : statement.name;
		state.asked.push(name);
		if (name === "jobs.take") checkedAt.push(Date.now());
		if (name === "jobs.take" || name === "INSERT") expect(values[0]).toEqual(["work", "watch-jobs"]);
		if (state.isAway) throw new Error("gone");
		if (name === "jobs.finish") finished.push([values[0], values[2]]);
		if (name === "jobs.renew") renewed.push(values[0]);
		const rows =
			name === "jobs.take" ? [{ names: state.due.shift() ?? null, next_in: state.nextIn }] : state.ages;
		return { rows, rowCount: rows.length };
	};
	const db = (engine: Database["engine"]) => ({ engine, query }) as unknown as Database;
	return { state, checkedAt, finished, renewed, db };
}

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

describe("the server's own work, on the clock [D30]", () => {
	beforeEach(() => {
		vi.useFakeTimers({ now: 0 });
	});
	afterEach(() => {
		vi.useRealTimers();
	});

	function running(run: () => Promise<unknown>, engine: Database["engine"] = "postgres") {
		const played = playedLeases();
		const alarms: [string, object][] = [];
		const alarm = (message: string, detail: object) => {
			alarms.push([message, detail]);
		};
		const begin = () => {
			const job: Job = { name: "work", everySeconds: 60, run };
			return new JobRunner({ db: played.db(engine), jobs: [job], alarm });
		};
		return { ...played, alarms, begin };
	}

	it("checks when the next job is due, but at most every 100 ms and at least every 5 s", async () => {
		const { state, checkedAt, begin } = running(async () => undefined);
		state.nextIn = 0;
		const jobs = begin();
		await pass(200);
		state.nextIn = 1_500;
		await pass(1_600);
		state.nextIn = 60_000;
		await pass(1_500 + 5_000);
		state.nextIn = null;
		await pass(10_000);
		expect(checkedAt).toEqual([0, 100, 200, 300, 1_800, 3_300, 8_300, 13_300, 18_300]);
		await jobs.stop();
		await pass(20_000);
		expect(checkedAt).toHaveLength(9);
	});

	it("registers its jobs once, and takes over what an embedded database's killed server held", async () => {
		for (const [engine, statements] of [
			["postgres", ["INSERT", "DELETE"]],
			["pglite", ["INSERT", "DELETE", "UPDATE"]],
		] as const) {
			const { state, begin } = running(async () => undefined, engine);
			const jobs = begin();
			await pass(10_000);
			await jobs.ready;
			expect(state.asked.filter((name) => name !== "jobs.take")).toEqual(statements);
			await jobs.stop();
		}
	});

	it("checks again as soon as a job ends, and tells how it ended", async () => {
		const ends = [async () => undefined, () => Promise.reject(new Error("no"))];
		const { state, checkedAt, finished, alarms, begin } = running(async () => {
			await new Promise((done) => setTimeout(done, 700));
			return ends.shift()?.();
		});
		state.due = [["work"], ["work"]];
		const jobs = begin();
		await pass(1_500);
		expect(checkedAt).toEqual([0, 700, 1_400]);
		expect(finished).toEqual([
			["work", null],
			["work", "no"],
		]);
		expect(alarms).toEqual([["job work failed: no", {}]]);
		await jobs.stop();
	});

	it("keeps the leases of what is under way, and of nothing else, every four seconds; a job does not run beside itself", async () => {
		let turns = 0;
		const gate = Promise.withResolvers<void>();
		const { state, renewed, finished, begin } = running(() => {
			turns += 1;
			return gate.promise;
		});
		const jobs = begin();
		await pass(4_000);
		expect(renewed).toEqual([]);
		state.due = [["work"], ["work"]];
		await pass(8_000 - 1);
		expect([turns, renewed]).toEqual([1, [["work"]]]);
		state.isAway = true;
		await pass(4_000);
		state.isAway = false;
		await pass(4_000);
		expect([turns, renewed]).toEqual([1, [["work"], ["work"]]]);
		gate.resolve();
		await pass(8_000);
		expect([finished, renewed.length]).toEqual([[["work", null]], 2]);
		await jobs.stop();
	});

	it("retries every second while the database is away, and reports that once each time", async () => {
		const { state, checkedAt, alarms, begin } = running(async () => undefined);
		const told = ["the server's own work waits for the database: gone", {}];
		const jobs = begin();
		await pass(1);
		state.isAway = true;
		await pass(5_000 + 2_500);
		expect(checkedAt).toEqual([0, 5_000, 6_000, 7_000]);
		expect(alarms).toEqual([told]);
		state.isAway = false;
		await pass(1_000);
		state.isAway = true;
		await pass(10_000);
		expect(alarms).toEqual([told, told]);
		await jobs.stop();
	});

	it("is not ready when it was stopped before its jobs could be registered", async () => {
		const { state, alarms, begin } = running(async () => undefined);
		state.isAway = true;
		const jobs = begin();
		await pass(3_000);
		expect(alarms).toHaveLength(1);
		await jobs.stop();
		await expect(jobs.ready).rejects.toThrow("The server's own work was stopped");
	});

	it("waits for a running job when it stops, for five seconds at most, and keeps no lease afterwards", async () => {
		for (const [takes, stopped] of [
			[3_000, 3_000],
			[60_000, 5_000],
		] as const) {
			const { state, renewed, begin } = running(() => new Promise((done) => setTimeout(done, takes)));
			state.due = [["work"]];
			const jobs = begin();
			await pass(0);
			const begun = Date.now();
			let end = 0;
			const stopping = jobs.stop().then(() => {
				end = Date.now() - begun;
			});
			await pass(5_000);
			await stopping;
			expect(end).toBe(stopped);
			// Nothing but the job itself keeps the process alive.
			expect(vi.getTimerCount()).toBe(takes > stopped ? 1 : 0);
			const before = renewed.length;
			await pass(60_000);
			expect(renewed).toHaveLength(before);
		}
	});

	it("starts nothing that becomes due while it stops", async () => {
		let turns = 0;
		const { state, checkedAt, begin } = running(async () => {
			turns += 1;
		});
		const jobs = begin();
		await pass(1_000);
		state.due = [["work"]];
		await jobs.stop();
		await pass(10_000);
		expect([turns, checkedAt]).toEqual([0, [0]]);
	});

	it("reports a job that is overdue at two checks in a row, once until it has succeeded", async () => {
		const { state, alarms, begin } = running(async () => undefined);
		const jobs = begin();
		const late: JobAge = { name: "work", seconds: 195.6, is_overdue: true, last_error: "no" };
		const well: JobAge = { ...late, name: "other", is_overdue: false };
		for (const ages of [[well, late], [well], [late], [late, well], [late], [], [late], [late]]) {
			state.ages = ages;
			state.due = [["watch-jobs"]];
			await pass(5_000);
		}
		const told = ["job work has not been done for 196 s", { lastError: "no" }];
		expect(alarms).toEqual([told, told]);
		await jobs.stop();
	});
});
