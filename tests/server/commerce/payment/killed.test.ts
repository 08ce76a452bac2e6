import { beforeAll, describe, expect, it } from "vitest";
import { invariant } from "#domain/shared/invariant.ts";
import { stayDateOf } from "#domain/shared/StayDate.ts";
import { openDatabase } from "#server/platform/database/connect.ts";
import { bookingWorld } from "#tests/support/bookingWorld.ts";
import type { Target } from "#tests/support/crashingServer.ts";
import { engines, forget, killedAt } from "#tests/support/killedServer.ts";

/** Deaths per point; KILL_RUNS=25 repeats each that often. */
const runs = Number(process.env.KILL_RUNS ?? 1);

/** The state on which the database and the provider must agree after recovery. */
const paid = {
	stage: "placed",
	pay: "complete",
	status: "confirm",
	balance: 200_000,
	movements: 1,
	stock: 4,
};
const ends = {
	beforeIntent: { stage: "hold", pay: "ready", status: null, movements: 0, stock: 4 },
	beforeCall: paid,
	afterCall: paid,
	insideSettle: paid,
	afterSettle: paid,
	duringRecovery: paid,
	beforeRefund: { stage: "placed", pay: "cancel", status: "cancel", balance: 0, movements: 2, stock: 5 },
	afterRefund: { stage: "placed", pay: "cancel", status: "cancel", balance: 0, movements: 2, stock: 5 },
} as const;
type Point = keyof typeof ends;
const points = Object.keys(ends) as Point[];

const child = new URL("./killChild.ts", import.meta.url);

describe.each(engines)("a server killed with kill -9 on $name", ({ open }) => {
	let left: Map<Point, Target>;
	const kill = (where: readonly Point[]) => killedAt(child, where, open);
	beforeAll(async () => {
		left = await kill(points);
	});

	it.each(points)(
		"settles the payment after a restart when killed at %s [D29]",
		{ repeats: runs - 1 },
		async (point) => {
			const target = left.get(point) ?? (await kill([point])).get(point);
			invariant(target, "a server died at this point");
			// A retry needs another death.
			left.delete(point);
			const db = await openDatabase(target);
			try {
				const world = bookingWorld(db);
				// Past the lease of the process that was calling the provider, including a recovery run a minute later.
				world.clock.pass(151_000);
				for (let turn = 0; turn < 4; turn += 1) {
					await world.payments.recover();
					await world.cancellations.run();
					world.clock.pass(10_000);
				}
				const { rows } = await db.query<{ order_num: string; payment_id: number }>(
					`SELECT o.order_num, y.payment_id, o.stage, y.status AS pay, p.status
					FROM order_pay o JOIN payment y USING (order_pay_id) JOIN order_product p USING (order_pay_id)`,
				);
				const [row] = rows;
				const provider = await world.payments.sandbox.find(`${row?.order_num}-${row?.payment_id}`);
				expect({
					...row,
					balance: provider?.balance,
					movements: provider?.movements.length,
					stock: await world.stock(1, stayDateOf("2026-12-10")),
				}).toMatchObject(ends[point]);
			} finally {
				await db.close();
				forget(target);
			}
		},
	);
});
