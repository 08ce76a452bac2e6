import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { stayDateOf } from "#domain/shared/StayDate.ts";
import { openDatabase } from "#server/platform/database/connect.ts";
import { runtimeFlags } from "#tests/browser/support/server.ts";
import { bookingWorld } from "#tests/support/bookingWorld.ts";
import { plantFolder, plantPostgres } from "#tests/support/databases.ts";
import { findPostgres } from "#tests/support/postgresServer.ts";

interface Target {
	readonly dataDir: string;
	readonly databaseUrl?: string;
}

/** Runs the dying server until it stands at its point, then kills it without warning. */
async function killAt(point: string, target: Target): Promise<void> {
	const child: ChildProcess = spawn(
		process.execPath,
		[...runtimeFlags, fileURLToPath(new URL("./killChild.ts", import.meta.url))],
		{
			env: { ...process.env, KILL_POINT: point, KILL_DB: JSON.stringify(target) },
			stdio: ["ignore", "pipe", "inherit"],
		},
	);
	await new Promise<void>((reached, fail) => {
		child.stdout?.on("data", (text: Buffer) => {
			if (text.toString().includes(`at ${point}`)) reached();
		});
		child.once("exit", (code) => fail(new Error(`the child ended by itself with ${code}`)));
	});
	const gone = new Promise((done) => child.once("exit", done));
	child.kill("SIGKILL");
	await gone;
}

const bin = findPostgres();
/** KILL_RUNS=25 dies so often at every point. */
const runs = Number(process.env.KILL_RUNS ?? 1);

const engines: readonly { readonly name: string; readonly target: () => Promise<Target> }[] = [
	{
		name: "PGlite",
		async target() {
			const dataDir = join(mkdtempSync(join(tmpdir(), "stay-kill-")), "db");
			await plantFolder(dataDir);
			return { dataDir };
		},
	},
	...(bin
		? [
				{
					name: "PostgreSQL",
					target: async () => ({ dataDir: "", databaseUrl: await plantPostgres(bin) }),
				},
			]
		: []),
];

/** What the database and the provider must agree on after recovery. */
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

describe.each(engines)("a server killed with kill -9 on $name", ({ target: open }) => {
	it.each(Object.keys(ends) as (keyof typeof ends)[])(
		"settles after the restart when it died at %s [D29]",
		{ repeats: runs - 1 },
		async (point) => {
			const target = await open();
			await killAt(point, target);
			const db = await openDatabase(target);
			try {
				const world = bookingWorld(db);
				// Past the lease of whoever was asking the provider, a recovery a minute on included.
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
				if (target.dataDir) rmSync(join(target.dataDir, ".."), { recursive: true, force: true });
			}
		},
	);
});
