import { closeSync, existsSync, mkdtempSync, readdirSync, readlinkSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { afterAll, afterEach, describe, expect, it, vi } from "vitest";
import { FileEnd } from "#server/catalogue/keyword/FileEnd.ts";
import { FileWords, readPart } from "#server/catalogue/keyword/FileWords.ts";
import { readKeywordQuery } from "#server/catalogue/keyword/keywordQuery.ts";
import { LiveIndex } from "#server/catalogue/keyword/LiveIndex.ts";
import { jsonOf, NameRecords, recordsOf } from "#server/catalogue/keyword/NameRecords.ts";
import { openTemporaryFile } from "#server/platform/openTemporaryFile.ts";

const itemOf = (id: number, name: string) => ({ id, cityId: id % 7, name, otherName: "", popularity: -id });
const handles = "/proc/self/fd";
/** Unlinked files that this process holds open, on systems that report them. */
/** A folder of its own: other threads of the process have such files as well. */
const folder = mkdtempSync(join(tmpdir(), "name-files-"));
const held = (): number =>
	(existsSync(handles) ? readdirSync(handles) : []).filter((fd) => {
		try {
			return readlinkSync(`${handles}/${fd}`).startsWith(folder);
		} catch {
			return false;
		}
	}).length;

afterAll(() => rmSync(folder, { recursive: true, force: true }));
afterEach(() => void vi.restoreAllMocks());

describe("FileWords", () => {
	it("reads back every number written, in any order, even beyond its cache size", () => {
		const file = openTemporaryFile(tmpdir());
		const end = new FileEnd(file);
		end.add(Uint8Array.of(1, 2, 3));
		const numbers = Uint32Array.from({ length: 700_000 }, (_, index) => Math.imul(index, 2_654_435_761));
		const part = end.addPart(numbers);
		const few = end.addPart(Uint32Array.of(7));
		end.flush();
		const words = new FileWords(file, part);
		expect(words.length).toBe(numbers.length);
		fc.assert(fc.property(fc.nat(numbers.length - 1), (index) => words.at(index) === numbers[index]));
		expect(new Uint32Array(readPart(file, part))).toEqual(numbers);
		expect([new FileWords(file, few).at(0), new FileWords(file, { place: 0, length: 0 }).length]).toEqual([
			7, 0,
		]);
		closeSync(file);
	});
});

describe("names stored in a file", () => {
	it("are read back in the order written, including deleted ones, at any length", () => {
		const put = fc.record({
			id: fc.nat(),
			cityId: fc.nat(60),
			popularity: fc.integer({ min: -(2 ** 31), max: 2 ** 31 - 1 }),
			letters: fc.option(fc.integer({ min: 1, max: 700_000 }), { nil: null }),
		});
		fc.assert(
			fc.property(fc.array(put, { maxLength: 12 }), (all) => {
				const records = new NameRecords();
				for (const { letters, ...key } of all)
					records.put(key, letters === null ? null : Buffer.alloc(letters));
				const read = [...recordsOf(records.source())];
				records.close();
				expect(
					read.map(({ id, cityId, popularity, isGone }) => ({ id, cityId, popularity, isGone })),
				).toEqual(all.map(({ letters, ...key }) => ({ ...key, isGone: letters === null })));
			}),
			{ numRuns: 30 },
		);
	});

	it("are indexed by their latest version", async () => {
		const live = new LiveIndex<ReturnType<typeof itemOf>>(folder);
		await live.replaceBy((records) => {
			for (const item of [itemOf(3, "서울 호텔"), itemOf(1, "부산 호텔"), itemOf(3, "제주 호텔")])
				records.put(item, jsonOf(item));
			records.put(itemOf(2, ""), null);
			records.put(itemOf(1, ""), null);
		});
		const found = (text: string) => live.search(readKeywordQuery(text)!, 9);
		expect([found("호텔"), found("서울"), found("부산")]).toEqual([[itemOf(3, "제주 호텔")], [], []]);
		expect(live.all(readKeywordQuery("호텔")!)).toEqual([{ id: 3, cityId: 3, quality: 2 }]);
		expect([live.get(3), live.get(1), live.get(2)]).toEqual([itemOf(3, "제주 호텔"), undefined, undefined]);
		await live.close();
		expect([found("호텔"), live.get(3)]).toEqual([[], undefined]);
	});

	it("use a single file however often they are re-indexed, and none after closing", async () => {
		const before = held();
		const live = new LiveIndex<ReturnType<typeof itemOf>>(folder);
		await live.replaceAll([itemOf(1, "서울 호텔")]);
		live.put(2, itemOf(2, "서울 민박"));
		await live.absorb();
		expect(live.search(readKeywordQuery("서울")!, 9).map(({ id }) => id)).toEqual([1, 2]);
		if (existsSync(handles)) expect(held()).toBe(before + 1);
		await live.close();
		expect(held()).toBe(before);
	});

	it("keep their changes until a replacement is active, also one that fails", async () => {
		const live = new LiveIndex<ReturnType<typeof itemOf>>(folder);
		await live.replaceAll([itemOf(1, "서울 호텔"), itemOf(3, "서울 여관")]);
		live.put(2, itemOf(2, "서울 민박"));
		live.put(3, null);
		const found = () => live.search(readKeywordQuery("서울")!, 9).map(({ id }) => id);
		const written = Promise.withResolvers<void>();
		const failing = live.replaceBy(() => written.promise);
		expect(found()).toEqual([1, 2]);
		written.reject(new Error("unreadable"));
		await expect(failing).rejects.toThrow("unreadable");
		expect(found()).toEqual([1, 2]);
		const replaced = live.replaceAll([itemOf(4, "서울 호스텔")]);
		live.put(5, itemOf(5, "서울 산장"));
		await replaced;
		expect([found(), live.pending]).toEqual([[4, 5], 1]);
		await live.close();
	});

	it("are closed only after a re-index in progress has finished reading them", async () => {
		const before = held();
		const live = new LiveIndex<ReturnType<typeof itemOf>>(folder);
		await live.replaceAll([itemOf(1, "서울 호텔")]);
		live.put(2, itemOf(2, "서울 민박"));
		const [indexed] = await Promise.allSettled([live.absorb(), live.close()]);
		expect([indexed.status, held()]).toEqual(["fulfilled", before]);
	});

	it("stay unchanged when the disk is full, and are absorbed once there is space", async () => {
		const before = held();
		const live = new LiveIndex<ReturnType<typeof itemOf>>(folder);
		await live.replaceAll([itemOf(1, "서울 호텔")]);
		live.put(2, itemOf(2, "서울 민박"));
		const flush = vi.spyOn(FileEnd.prototype, "flush").mockImplementation(() => {
			throw Object.assign(new Error("ENOSPC: no space left on device, write"), { code: "ENOSPC" });
		});
		await expect(live.absorb()).rejects.toThrow("no space left");
		const found = () => live.search(readKeywordQuery("서울")!, 9).map(({ id }) => id);
		expect([found(), live.pending]).toEqual([[1, 2], 1]);
		if (existsSync(handles)) expect(held()).toBe(before + 1);
		flush.mockRestore();
		await live.absorb();
		expect([found(), live.pending]).toEqual([[1, 2], 0]);
		await live.close();
	});
});
