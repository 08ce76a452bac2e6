import { beforeAll, describe, expect, it } from "vitest";
import { endStays } from "#server/commerce/booking/endStays.ts";
import { expirePoints } from "#server/commerce/points/expirePoints.ts";
import { jobList } from "#server/jobs/jobList.ts";
import { runCommand } from "#server/ops/runCommand.ts";
import type { Database } from "#server/platform/database/Database.ts";
import { authOutcomes } from "#tests/contract/calls/outcomes/authOutcomes.ts";
import { bookingOutcomes } from "#tests/contract/calls/outcomes/bookingOutcomes.ts";
import { contentOutcomes } from "#tests/contract/calls/outcomes/contentOutcomes.ts";
import { memberOutcomes } from "#tests/contract/calls/outcomes/memberOutcomes.ts";
import { type OutcomeWorld, outcomeWorld } from "#tests/contract/calls/outcomes/OutcomeWorld.ts";
import { passkeyOutcomes } from "#tests/contract/calls/outcomes/passkeyOutcomes.ts";
import { paymentOutcomes } from "#tests/contract/calls/outcomes/paymentOutcomes.ts";
import { reviewOutcomes } from "#tests/contract/calls/outcomes/reviewOutcomes.ts";
import { bookingStart } from "#tests/support/bookingWorld.ts";
import { forEachDatabase } from "#tests/support/databases.ts";
import { historyRows, plantHistory } from "./plans/historyRows.ts";
import { PlanRecorder } from "./plans/PlanRecorder.ts";
import { type WrittenStatement, writtenStatements } from "./plans/writtenStatements.ts";

const growing = Object.keys(historyRows);
const scenarios = [
	authOutcomes,
	passkeyOutcomes,
	contentOutcomes,
	bookingOutcomes,
	reviewOutcomes,
	paymentOutcomes,
	memberOutcomes,
].flatMap((table) => Object.values(table).flatMap((cases) => Object.values(cases)));

const day = 86_400_000;

/** Completes a paid stay with points and a coupon, which earns points that then expire unspent. */
async function spendAndEarn(world: OutcomeWorld): Promise<void> {
	world.clock.set(bookingStart);
	await world.orders.book(1, { points: { awesomeCash: 1_000, welfarePoints: 1_000 }, couponIds: [1] });
	world.clock.pass(30 * day);
	await endStays(world.services);
	world.clock.pass(400 * day);
	await expirePoints(world.services);
}

/** Runs what operators and developers ask for, and further pages of lists. */
async function lookAround({ app, services, call }: OutcomeWorld): Promise<void> {
	for (const args of [
		["orders"],
		["orders", "confirm_wait"],
		["refunds"],
		["confirm", "H1-1"],
		["backlog"],
		["inquiries", "all"],
		["inquiry", "1"],
		["stock", "1", "2026-12-24", "2026-12-24", "3"],
		["member", "2"],
		["companies"],
		["company-members", "HANBIT2026"],
		["leave-company", "2", "퇴사"],
		["end-company", "OTHER2026", "계약 종료"],
	])
		await runCommand(services, "tester", args);
	for (const query of ["", "&actionType=SAVE"])
		await call(2, "GET", `/api/auth/points/history?pointType=AWESOME_CASH&before=9${query}`);
	await call(null, "GET", "/api/content/v1/reviews/products/1?before=9&size=20");
	for (const query of ["", "?dest=m1%40example.com"]) await app.inject(`/dev/inbox${query}`);
}

// The embedded engine chooses the same plans, and has no second connection to explain on.
forEachDatabase((_, open) => {
	describe("the plans of all statements over years of history", () => {
		let recorder: PlanRecorder;
		let books: Database;
		let unasked: WrittenStatement[];
		beforeAll(async () => {
			const world = await outcomeWorld(async (content) => {
				const db = await open(content);
				await plantHistory(db);
				if (!recorder) {
					books = db;
					const { rows } = await db.query<{ name: string }>(
						"SELECT indexrelid::regclass::text AS name FROM pg_index WHERE indpred IS NOT NULL",
					);
					recorder = new PlanRecorder(
						growing,
						rows.map(({ name }) => name),
					);
				}
				return recorder.recorded(db);
			});
			for (const scenario of scenarios) {
				world.clock.set(bookingStart);
				await scenario(world);
			}
			world.clock.set(bookingStart);
			for (const job of jobList(world.services)) await job.run();
			await lookAround(world);
			await spendAndEarn(world);
			const made = [...recorder.statements.keys()];
			const unmade = writtenStatements(growing).filter(
				({ pattern }) => !made.some((text) => pattern.test(text)),
			);
			for (const { whole } of unmade) if (whole !== null) await recorder.checkUnexecuted(books, whole);
			unasked = unmade.filter(({ whole }) => whole === null);
		});

		it("scan no growing table in full", () => {
			expect([...recorder.wholeReads.values()].sort()).toEqual([]);
		});

		it("are recorded for every statement in the server", () => {
			expect(unasked.map(({ file, text }) => `${file}: ${text}`)).toEqual([]);
		});
	});
}, "postgres");
