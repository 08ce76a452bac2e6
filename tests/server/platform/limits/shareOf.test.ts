import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Database } from "#server/platform/database/Database.ts";
import { shareOf } from "#server/platform/limits/shareOf.ts";

/** A database that answers after a second, and counts what it is doing. */
function slowDatabase(connections: number) {
	const seen = { inside: 0, most: 0, kinds: [] as string[] };
	const doing = (kind: string) => async () => {
		seen.kinds.push(kind);
		seen.inside += 1;
		seen.most = Math.max(seen.most, seen.inside);
		await new Promise((done) => setTimeout(done, 1000));
		seen.inside -= 1;
		return kind;
	};
	const db = { connections, query: doing("query"), copy: doing("copy"), tx: doing("tx") };
	return { seen, share: shareOf(db as unknown as Database) };
}

describe("half of a database's connections [F02]", () => {
	beforeEach(() => {
		vi.useFakeTimers();
	});
	afterEach(() => {
		vi.useRealTimers();
	});

	it.each([
		[10, 5],
		[5, 2],
		[1, 1],
	])("of %i are %i, whatever they do", async (connections, half) => {
		const { seen, share } = slowDatabase(connections);
		const work = [
			share.query("SELECT 1"),
			share.copy("SELECT 1", () => undefined),
			share.tx(async () => undefined),
		];
		const more = Array.from({ length: 5 }, () => share.query("SELECT 1").catch(() => null));
		await vi.advanceTimersByTimeAsync(10_000);
		expect(await Promise.all(work)).toEqual(["query", "copy", "tx"]);
		await Promise.all(more);
		expect([seen.most, seen.inside]).toEqual([half, 0]);
		expect(share.connections).toBe(connections);
	});

	it("let five hundred wait for up to three seconds", async () => {
		const { share } = slowDatabase(2);
		const ends: string[] = [];
		const ask = () =>
			share.query("SELECT 1").then(
				() => ends.push("answered"),
				({ message }: Error) => ends.push(message),
			);
		const all = Array.from({ length: 502 }, ask);
		await vi.advanceTimersByTimeAsync(0);
		expect(ends).toEqual(["too many wait"]);
		await vi.advanceTimersByTimeAsync(2_999);
		expect(ends).toEqual(["too many wait", "answered", "answered"]);
		await vi.advanceTimersByTimeAsync(2_001);
		await Promise.all(all);
		const count = (what: string) => ends.filter((end) => end === what).length;
		expect(["answered", "waited too long", "too many wait"].map(count)).toEqual([3, 498, 1]);
	});
});
