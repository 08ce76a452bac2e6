import type { PaymentGateway } from "#server/commerce/payment/gateway/PaymentGateway.ts";
import { openDatabase } from "#server/platform/database/connect.ts";
import type { Database } from "#server/platform/database/Database.ts";
import { bookingWorld, plantBookingWorld } from "#tests/support/bookingWorld.ts";

/**
 * A server that is about to die: books and pays in each database of KILL_TARGETS, which have the schema, stops in each for ever at the point
 * it is named for and says so, so that whoever started it can kill it where it stands.
 */
type Point =
	| "beforeIntent"
	| "beforeCall"
	| "afterCall"
	| "insideSettle"
	| "afterSettle"
	| "duringRecovery"
	| "beforeRefund"
	| "afterRefund";

interface Target {
	readonly dataDir: string;
	readonly databaseUrl?: string;
}

const targets = JSON.parse(process.env.KILL_TARGETS ?? "[]") as readonly (readonly [Point, Target])[];
// Nothing but the kill ends this process.
setInterval(() => undefined, 60_000);
for (const [point, target] of targets) {
	const db = await openDatabase(target);
	await plantBookingWorld(db);
	const stands = Promise.withResolvers<void>();
	await Promise.race([stands.promise, live(db, point, stands.resolve)]);
	process.stdout.write(`at ${point}\n`);
}
process.stdout.write("at all\n");

/** Books, pays and cancels up to the point. */
async function live(db: Database, point: Point, onReached: () => void): Promise<never> {
	/** Stops the next transaction, or statement that is one by itself, when all its work is done and nothing of it is committed. */
	let armed: Point | null = null;
	/** Set when it stands there: an approval that has waited long enough for its provider would go on to the cancel meanwhile. */
	let standstill: Promise<never> | null = null;
	const mortal: Database = {
		...db,
		query: async (statement, values) =>
			(await standstill) ??
			(armed === null ? db.query(statement, values) : mortal.tx((tx) => tx.query(statement, values))),
		tx: async (work) =>
			(await standstill) ??
			db.tx(async (tx) => {
				const done = await work(tx);
				if (armed !== null) await die(armed);
				return done;
			}),
	};
	const world = bookingWorld(mortal);
	const { parts } = world.payments;
	const real = parts.gateway("sandbox");

	async function die(where: Point): Promise<void> {
		if (where !== point) return;
		standstill = new Promise(() => undefined);
		onReached();
		await standstill;
	}

	function arm(where: Point): void {
		if (where === point) armed = where;
	}

	const deadly: PaymentGateway = {
		...real,
		async confirm(intent) {
			await die("beforeCall");
			const answer = await real.confirm(intent);
			await die("afterCall");
			arm("insideSettle");
			return answer;
		},
		async lookup(orderId) {
			await die("duringRecovery");
			return real.lookup(orderId);
		},
		async cancel(intent) {
			await die("beforeRefund");
			const answer = await real.cancel(intent);
			await die("afterRefund");
			return answer;
		},
	};
	Object.assign(parts, { gateway: () => deadly });

	const confirmFault = point === "duringRecovery" ? "lost" : "none";
	const agreed = await world.agree(2, {}, { webhook: "none", confirmFault });
	arm("beforeIntent");
	await world.approve(agreed);
	await die("afterSettle");
	if (point === "duringRecovery") {
		world.clock.pass(60_000);
		await world.payments.recover();
	}
	const [orderProductId] = agreed.held.orderProductIds;
	const quote = await world.cancellations.quote(2, orderProductId ?? 0, "full");
	await world.cancellations.cancelOrder(
		2,
		agreed.held.orderPayId,
		{ reason: "일정 변경", quoteId: quote.id },
		"cancel-key",
	);
	await world.cancellations.now(2, orderProductId ?? 0, "now-key-1");
	throw new Error(`It never stood at ${point}`);
}
