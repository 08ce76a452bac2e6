import { setImmediate } from "node:timers/promises";
import type { Worker } from "node:worker_threads";
import fc from "fast-check";
import { afterEach, describe, expect, it } from "vitest";
import { perFilter } from "#domain/search/stayFilters.ts";
import { addDays, stayDateOf } from "#domain/shared/StayDate.ts";
import { stayFrom } from "#domain/shared/StayDates.ts";
import { momentOf } from "#server/catalogue/pricing/StayTerms.ts";
import type { SearchRule } from "#server/catalogue/search/block/SearchRule.ts";
import { CityModel } from "#server/catalogue/search/CityModel.ts";
import { NightCache } from "#server/catalogue/search/NightCache.ts";
import { type NightParts, NightSlot } from "#server/catalogue/search/NightSlot.ts";
import { anyPrice } from "#server/catalogue/search/PriceFilter.ts";
import type { ScanQuery } from "#server/catalogue/search/ScanQuery.ts";
import type { Scope } from "#server/catalogue/search/Scope.ts";
import { SharedScans } from "#server/catalogue/search/SharedScans.ts";
import { scan } from "#server/catalogue/search/scan.ts";
import { columns } from "./randomColumns.ts";

const BLOCKS = 64;
const first = stayDateOf("2026-12-01");

const ruleOf = (id: number): SearchRule => ({
	maxGuests: 2 + (id % 3),
	minNights: 1,
	maxNights: 30,
	normalPercent: id % 20,
	memberPercent: id % 30,
	discount: null,
	isHidden: id % 7 === 0,
	stayStart: null,
	stayEnd: null,
	saleStart: null,
	saleEnd: null,
	promotions: [],
	perks: {
		freeCancelHours: id % 2 ? "always" : null,
		checkInTime: "15:00",
		timeZone: "Asia/Seoul",
		meals: id % 3 ? [] : ["BREAKFAST"],
	},
});
const book = Array.from({ length: 100 }, (_, id) => ruleOf(id));
const rules = {
	get: (id: number) => book[id],
	size: book.length,
	after: (count: number) => [...book.entries()].slice(count),
};

/** Three cities of many small blocks, with two nights. */
const scopes = [1, 2, 3].map((cityId): Scope => {
	const stored = fc.sample(columns, { seed: cityId, numRuns: BLOCKS }).map((block, number) => ({
		number,
		layout: 1,
		columns: { ...block, ids: block.ids.map((id) => id + 100 * (number + BLOCKS * cityId)) },
	}));
	const city = new CityModel(stored);
	const file = new NightCache(2 ** 30);
	const nights = [0, 1].map((ahead) => {
		const slot = file.slot(cityId, addDays(first, ahead), city.nightSize);
		for (const block of city.blocks.values()) {
			const cells = Uint16Array.from({ length: block.cells }, (_, cell) =>
				(cell * 7 + block.number + ahead) % 5 === 0 ? 0 : 8192 * (1 + (cell % 7)) + ((cell * 97) % 4000),
			);
			slot.put(block, new Uint8Array(cells.buffer));
			slot.known(block);
		}
		return slot;
	});
	return { cityId, city, nights, places: null, others: "all" };
});

/** A night that this thread reads slowly; `others` overrides the parts that the other thread sees. */
class SlowNight extends NightSlot {
	reads = 0;
	readonly #slot: NightSlot;

	constructor(slot: NightSlot, others: Partial<NightParts> = {}) {
		super({ ...slot.parts, ...others });
		this.#slot = slot;
	}

	override read(plane: number, number: number, into: Uint8Array): void {
		this.reads += 1;
		Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 10);
		this.#slot.read(plane, number, into);
	}
}

function slowly(others?: Partial<NightParts>) {
	const nights: SlowNight[] = [];
	const slow = scopes.map((scope): Scope => {
		const slots = scope.nights.map((night) => new SlowNight(night, others));
		nights.push(...slots);
		return { ...scope, nights: slots };
	});
	return { scopes: slow, reads: () => nights.reduce((sum, { reads }) => sum + reads, 0) };
}

const query = (more: Partial<ScanQuery> = {}): ScanQuery => ({
	stay: { ...stayFrom(first, 2), rooms: 1, guests: 2 },
	viewer: { memberId: null, isSpecial: false },
	moment: momentOf(Date.UTC(2026, 10, 21, 3)),
	filters: { area: 0, subArea: 0, bounds: null, price: anyPrice, chosen: perFilter(() => []) },
	sort: "recommended",
	offset: 0,
	limit: 20,
	...more,
});

const filtered = (chosen: object, more: object = {}): Partial<ScanQuery> => ({
	filters: { ...query().filters, ...more, chosen: { ...perFilter(() => []), ...chosen } },
});

/** Number of reads when one thread does all the work: twice for every sixteen blocks, and again for those of the page. */
const wholly = 3 * 2 * Math.ceil(BLOCKS / 16);

describe("scans shared by two threads", () => {
	const errors: unknown[] = [];
	const threads: Worker[] = [];
	const noted = (worker: Worker) => void threads.push(worker);
	process.on("worker", noted);
	const shares = new SharedScans(rules, 0, (error) => errors.push(error));
	afterEach(() => void errors.splice(0));

	it("find what a single thread finds, with both threads working [PROD-05]", () => {
		// The other thread takes a while to start.
		for (let attempt = 0; attempt < 50; attempt++) {
			const slow = slowly();
			shares.scan(slow.scopes, query({ limit: 0 }));
			if (slow.reads() < wholly) break;
		}
		const queries: Partial<ScanQuery>[] = [
			{},
			{ sort: "priceAsc", offset: 20 },
			{ sort: "priceDesc", viewer: { memberId: 1, isSpecial: true }, limit: 200 },
			{ stay: { ...stayFrom(first, 2), rooms: 2, guests: 6 } },
			filtered({ stars: [1, 3], facilities: [1], priceMax: [100] }),
			filtered({ freeCancel: [0], meals: [1], kinds: [1, 2] }, { area: 2 }),
		];
		for (const more of queries) {
			const asked = query(more);
			expect(shares.scan(slowly().scopes, asked)).toEqual(scan(scopes, rules, asked));
		}
		const alone = slowly();
		scan(alone.scopes, rules, query({ limit: 0 }));
		expect(alone.reads()).toBe(wholly);
		const slow = slowly();
		shares.scan(slow.scopes, query({ limit: 0 }));
		expect(slow.reads()).toBeLessThan(wholly);
		expect(errors).toEqual([]);
	});

	it("see a changed city", () => {
		const changed = scopes.map((scope): Scope => {
			const block = { number: 3, layout: 2, columns: fc.sample(columns, { seed: 99, numRuns: 1 })[0]! };
			return { ...scope, city: scope.city.with([block]) };
		});
		const slow = slowly().scopes.map((scope, index) => ({ ...scope, city: changed[index]!.city }));
		expect(shares.scan(slow, query())).toEqual(scan(changed, rules, query()));
		expect(errors).toEqual([]);
	});

	it("fall back to the calling thread for good when the other one fails", async () => {
		const asked = query({ limit: 0 });
		const expected = scan(scopes, rules, asked);
		expect(shares.scan(slowly({ file: 1_000_000 }).scopes, asked)).toEqual(expected);
		expect(errors).toEqual([expect.objectContaining({ message: expect.stringContaining("EBADF") })]);
		const slow = slowly();
		expect(shares.scan(slow.scopes, asked)).toEqual(expected);
		expect(slow.reads()).toBe(wholly);
		await expect.poll(() => threads.map(({ threadId }) => threadId)).toEqual([-1]);
	});

	it("end their thread, and start none for small or partial scans", async () => {
		const own = new SharedScans(rules, 0);
		own.scan(scopes, query());
		await expect.poll(() => threads.length).toBe(2);
		await own.end();
		expect(threads[1]!.threadId).toBe(-1);
		const bounds = { south: 0, west: 0, north: 1, east: 1 };
		own.scan(scopes, query(filtered({}, { bounds })));
		own.scan(
			scopes.map((scope) => ({ ...scope, places: [], others: "none" as const })),
			query(),
		);
		new SharedScans(rules, 1_000_000).scan(scopes, query());
		await setImmediate();
		expect(threads).toHaveLength(2);
		process.off("worker", noted);
	});
});
