import { setTimeout as pause } from "node:timers/promises";
import type { PaymentGateway } from "#server/commerce/payment/gateway/PaymentGateway.ts";
import { openDatabase } from "#server/platform/database/connect.ts";
import type { Database } from "#server/platform/database/Database.ts";
import { bookingWorld, plantBookingWorld } from "#tests/support/bookingWorld.ts";

/**
 * A server that is about to die: books and pays in the database of KILL_DB, which has the schema, stops for ever at the named point and says so,
 * so that whoever started it can kill it there.
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

const point = process.env.KILL_POINT as Point;
const target = JSON.parse(process.env.KILL_DB ?? "{}") as { dataDir: string; databaseUrl?: string };

const db = await openDatabase(target);
await plantBookingWorld(db);

/** Stops the next transaction, or statement that is one by itself, when all its work is done and nothing of it is committed. */
let armed: Point | null = null;
const mortal: Database = {
	...db,
	query: (statement, values) =>
		armed === null ? db.query(statement, values) : mortal.tx((tx) => tx.query(statement, values)),
	tx: (work) =>
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
	process.stdout.write(`at ${where}\n`);
	await pause(60_000);
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
