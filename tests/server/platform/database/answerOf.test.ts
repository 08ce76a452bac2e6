import type { PGlite } from "@electric-sql/pglite";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { answerOf } from "#server/platform/database/answerOf.ts";
import { newEngine } from "#tests/support/databases.ts";

const asked = (sql: string): Uint8Array => {
	const body = Buffer.from(`${sql}\0`);
	const head = Buffer.alloc(5);
	head.write("Q", 0, "latin1");
	head.writeInt32BE(4 + body.length, 1);
	return new Uint8Array(Buffer.concat([head, body]));
};
const textOf = (bytes: Uint8Array): string => Buffer.from(bytes).toString("latin1");

describe("PGlite: protocol responses", () => {
	let engine: PGlite;
	beforeAll(async () => {
		engine = await newEngine();
	});
	afterAll(() => engine.close());

	it("are returned whole from any number of chunks, in a buffer of their own", async () => {
		const long = await answerOf(
			engine,
			asked("SELECT string_agg(n::text, ',') FROM generate_series(1, 60000) n"),
		);
		const before = textOf(long);
		const short = await answerOf(engine, asked("SELECT 'short' AS text"));
		const numbers = Array.from({ length: 60_000 }, (_, index) => index + 1).join(",");
		expect(before).toContain(numbers);
		expect(textOf(long)).toBe(before);
		expect(textOf(short)).toContain("short");
		expect(textOf(short)).not.toContain("59999");
	});

	it("contain the error of a failed statement, and the next statement works as usual", async () => {
		expect(textOf(await answerOf(engine, asked("SELECT nothing")))).toContain("42703");
		expect(textOf(await answerOf(engine, asked("SELECT 'after' AS text")))).toContain("after");
	});
});
