import { jobList } from "#server/jobs/jobList.ts";
import type { Database } from "#server/platform/database/Database.ts";
import { bookingApp } from "#tests/support/bookingApp.ts";
import { bookingStart, bookingWorld, plantBookingWorld, testClock } from "#tests/support/bookingWorld.ts";
import { copyBlocks } from "./historyBlocks.ts";
import { fillTraces } from "./historyTraces.ts";

const day = 86_400_000;

/** How many rows of each kind to create. */
export interface HistorySize {
	/** Number of members with ten orders each; the orders of the first `longBlocks` blocks all belong to one member. */
	readonly blocks: number;
	readonly longBlocks: number;
	readonly pointRows: number;
	readonly pointRowsOfOne: number;
	readonly reviews: number;
	readonly reviewsOfOne: number;
}

export const sizes: Readonly<Record<"small" | "large", HistorySize>> = {
	small: {
		blocks: 2_000,
		longBlocks: 50,
		pointRows: 100_000,
		pointRowsOfOne: 5_000,
		reviews: 40_000,
		reviewsOfOne: 10_000,
	},
	large: {
		blocks: 100_000,
		longBlocks: 250,
		pointRows: 5_000_000,
		pointRowsOfOne: 50_000,
		reviews: 2_000_000,
		reviewsOfOne: 100_000,
	},
};

/** The members measured: the one with the most orders, the one with the most account lines, and two ordinary ones. */
export const people = { long: 1_001, lines: 1_900, ordinary: 1_700, other: 1_800 } as const;

/** The moment of all measurements: the templates' orders are over by then. */
export const historyNow = bookingStart + 60 * day;

/**
 * Creates ten orders with the product itself (paid, cancelled, expired and completed), with all dependent rows, then copies these rows many
 * times for other members and days of the preceding five years.
 */
export async function fillHistory(db: Database, size: HistorySize): Promise<void> {
	await plantBookingWorld(db, { members: 12, stock: 99 });
	await orderTemplates(db);
	await copyBlocks(db, size);
	await fillTraces(db, size);
}

async function orderTemplates(db: Database): Promise<void> {
	const clock = testClock(bookingStart);
	const world = bookingWorld(db, clock);
	const { call, app, services } = await bookingApp(db, {}, clock);
	for (const member of [2, 3, 4, 5]) await world.book(member);
	await world.book(6, { points: { awesomeCash: 1_000, welfarePoints: 1_000 }, couponIds: [6] });
	await world.book(7, {
		path: { productIdx: 2, accoms: "H-2", rooms: "R-2", rateplan: "P-4", orderType: "OC" },
	});
	for (const member of [8, 9]) {
		const { held } = await world.book(member);
		const [id] = held.orderProductIds;
		const { status } = await call(member, "PUT", `/api/content/v1/books/part-cancel/${id}`, {
			reason: "일정",
		});
		if (status !== 200) throw new Error(`A template was not cancelled: HTTP ${status}`);
	}
	await world.hold(10);
	await world.book(11);
	for (const pass of [day / 24, 59 * day]) {
		clock.pass(pass);
		for (const job of jobList(services)) await job.run();
	}
	await app.close();
}
