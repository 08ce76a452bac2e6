import { expect, it } from "vitest";
import { forEachDatabase } from "#tests/support/databases.ts";
import { historyRows, plantHistory } from "./historyRows.ts";
import { PlanRecorder } from "./PlanRecorder.ts";

forEachDatabase((_, open) => {
	it("reports only statements that scan a growing table: forced ones, and index scans from the very start", async () => {
		const db = await open();
		await plantHistory(db);
		const recorder = new PlanRecorder(Object.keys(historyRows), []);
		const recorded = recorder.recorded(db);
		await recorded.query("SELECT order_num FROM order_pay WHERE guest_tel = $1", ["01000000000"]);
		await recorded.query("SELECT method FROM payment WHERE fail_code = $1 ORDER BY payment_id", ["none"]);
		await recorded.query("SELECT order_num FROM order_pay WHERE order_pay_id = $1", [1_000_001]);
		expect([...recorder.wholeReads.values()].map((line) => line.split(" ")[0]).sort()).toEqual([
			"order_pay",
			"payment",
		]);
	});
}, "postgres");
