import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays, stayDateOf } from "#domain/shared/StayDate.ts";
import { dateArray, dayOf, int8Of, intArray, readWholes } from "#server/platform/database/binary.ts";
import { CopyOut } from "#server/platform/database/CopyOut.ts";
import { forEachDatabase } from "#tests/support/databases.ts";

const head = Buffer.concat([Buffer.from("PGCOPY\n\xff\r\n\0", "latin1"), Buffer.alloc(8)]);
const field = (bytes: Buffer | null): Buffer => {
	const size = Buffer.alloc(4);
	size.writeInt32BE(bytes?.length ?? -1);
	return Buffer.concat([size, bytes ?? Buffer.alloc(0)]);
};
const count = (fields: number): Buffer => {
	const bytes = Buffer.alloc(2);
	bytes.writeInt16BE(fields);
	return bytes;
};

describe("rows read by COPY", () => {
	it("arrive whole and once, wherever the protocol messages are split", () => {
		const bytes = fc.option(
			fc.uint8Array({ maxLength: 9 }).map((array) => Buffer.from(array)),
			{ nil: null },
		);
		const rows = fc.array(fc.array(bytes, { minLength: 1, maxLength: 3 }), { maxLength: 8 });
		fc.assert(
			fc.property(rows, fc.infiniteStream(fc.integer({ min: 1, max: 30 })), (told, sizes) => {
				const whole = Buffer.concat([
					head,
					...told.flatMap((row) => [count(row.length), ...row.map(field)]),
					count(-1),
				]);
				const taken: unknown[] = [];
				const copy = new CopyOut("", (fields) => {
					taken.push(fields.map((each) => (each === null ? null : Buffer.from(each))));
				});
				for (let at = 0; at < whole.length; ) {
					const size = sizes.next().value;
					const chunk = Buffer.from(whole.subarray(at, at + size));
					copy.handleCopyData({ chunk });
					chunk.fill(0);
					at += size;
				}
				expect(taken).toEqual(told);
			}),
		);
	});
});

forEachDatabase((_, open) => {
	describe("COPY out of the database", () => {
		it("returns bytes, numbers, days and arrays unchanged, and NULL as null", async () => {
			const db = await open();
			const day = stayDateOf("2026-12-31");
			const rows: unknown[] = [];
			await db.copy(
				`SELECT i::int2, 7000000000::int8 + i, d, decode(repeat('00ff0a', 30000), 'hex'), CASE WHEN i = 2 THEN 1 END,
					ARRAY[i, NULL, 30000 + i]::int2[]
				FROM unnest(${intArray([1, 2], "int2")}, ${dateArray([day, addDays(day, 1)])}) AS k (i, d)`,
				([small, large, date, bytes, some, array]) => {
					const wholes = new Int32Array(4);
					expect(readWholes(array!, wholes)).toBe(3);
					rows.push([
						small!.readInt16BE(),
						int8Of(large!),
						dayOf(date!),
						bytes!.length,
						some?.readInt32BE(),
						[...wholes],
					]);
				},
			);
			expect(rows).toEqual([
				[1, 7_000_000_001, "2026-12-31", 90_000, undefined, [1, -1, 30_001, -1]],
				[2, 7_000_000_002, "2027-01-01", 90_000, 1, [2, -1, 30_002, -1]],
			]);
		});

		it("sees its own transaction, stops on an error and leaves the connection usable", async () => {
			const db = await open();
			const seen: number[] = [];
			const sees = (tx: Pick<typeof db, "copy">) =>
				tx.copy("SELECT count(*)::int FROM nation", ([nations]) => {
					seen.push(nations!.readInt32BE());
				});
			await db.tx(async (tx) => {
				await tx.query("INSERT INTO nation VALUES ('KR', '대한민국', 'Korea', 'Asia/Seoul')");
				await sees(tx);
			});
			await expect(db.copy("SELECT 1 / (i - 3) FROM generate_series(1, 5) i", () => {})).rejects.toThrow(
				"zero",
			);
			const refuse = () => {
				throw new Error("not wanted");
			};
			await expect(db.copy("SELECT generate_series(1, 5)", refuse)).rejects.toThrow("not wanted");
			await expect(db.tx((tx) => tx.copy("SELECT nothing", () => {}))).rejects.toThrow("nothing");
			await expect(db.tx(() => db.copy("SELECT 1", () => {}))).rejects.toThrow("Inside a transaction");
			await sees(db);
			expect(seen).toEqual([1, 1]);
		});

		it("reads integer arrays of either width", async () => {
			const db = await open();
			const numbers = [0, 1, 255, 256, 65_535, 70_000, 2_147_483_647];
			const read = new Int32Array(9);
			await db.copy(`SELECT ${intArray(numbers)}, '{}'::int4[]`, ([whole, empty]) => {
				expect(readWholes(whole!, read)).toBe(7);
				expect(readWholes(empty!, new Int32Array(1))).toBe(0);
			});
			expect([...read]).toEqual([...numbers, -1, -1]);
		});

		it("inserts only numbers and days into SQL text", () => {
			expect(() => intArray([1, Number.NaN])).toThrow(RangeError);
			expect(() => intArray(["1}'; DROP" as unknown as number])).toThrow(RangeError);
			expect(() => dateArray(["2026-12-32" as never])).toThrow();
		});
	});
});
