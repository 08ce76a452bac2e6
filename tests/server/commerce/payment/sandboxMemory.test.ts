import { beforeEach, expect, it } from "vitest";
import { SandboxMemory } from "#server/commerce/payment/sandbox/store/SandboxMemory.ts";
import type { Database } from "#server/platform/database/Database.ts";
import { forEachDatabase } from "#tests/support/databases.ts";
import { recordingDatabase } from "#tests/support/recordingDatabase.ts";

interface Told {
	readonly told: readonly string[];
}

const telling = (word: string) => (before: Told) => ({ after: { told: [...before.told, word] } });

forEachDatabase((_, open) => {
	let db: Database;
	beforeEach(async () => {
		db = await open();
	});

	it("loses no change when two processes cache what they last wrote", async () => {
		const [one, other] = [new SandboxMemory(db), new SandboxMemory(db)];
		await one.open("A", { told: [] });
		for (let round = 0; round < 5; round += 1)
			await Promise.all([
				one.change("payment", "A", telling(`one ${round}`)),
				other.change("payment", "A", telling(`other ${round}`)),
			]);
		const { told } = (await one.read<Told>("payment", "A")) ?? { told: [] };
		expect(told.filter((word) => word.startsWith("one"))).toEqual([0, 1, 2, 3, 4].map((n) => `one ${n}`));
		expect(told.filter((word) => word.startsWith("other"))).toEqual([0, 1, 2, 3, 4].map((n) => `other ${n}`));
		expect(told).toHaveLength(10);
	});

	it("decides by the stored state, not by its cache", async () => {
		const [one, other] = [new SandboxMemory(db), new SandboxMemory(db)];
		const once = (before: Told) => (before.told.length === 1 ? telling("again")(before) : null);
		await one.open("A", { told: [] });
		await other.change("payment", "A", telling("first"));
		expect(await one.change("payment", "A", once)).toEqual({ after: { told: ["first", "again"] } });
		expect(await other.change("payment", "A", once)).toBeNull();
	});

	it.each([
		["READY", "READY"],
		["ABORTED", "READY"],
		["EXPIRED", "READY"],
		["IN_PROGRESS", "IN_PROGRESS"],
		["DONE", "DONE"],
		["PARTIAL_CANCELED", "PARTIAL_CANCELED"],
		["CANCELED", "CANCELED"],
	])(
		"reopens a checkout with status %s as new only until someone has agreed to it: %s",
		async (status, then) => {
			const memory = new SandboxMemory(db);
			await memory.open("A", { status });
			await new SandboxMemory(db).open("A", { status: "READY" });
			expect(await memory.read("payment", "A")).toEqual({ status: then });
		},
	);

	it("needs a single statement to change what it wrote last", async () => {
		const { db: counted, takeStatements } = recordingDatabase(db);
		const memory = new SandboxMemory(counted);
		await memory.open("A", { told: [] });
		await memory.change("payment", "A", telling("first"));
		await memory.change("payment", "A", telling("second"));
		expect(takeStatements()).toEqual(["sandbox.open", "sandbox.change", "sandbox.change"]);
	});
});
