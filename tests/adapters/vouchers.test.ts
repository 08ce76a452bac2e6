import { describe, expect, it } from "vitest";
import { BrowserMemberData } from "#adapters/browser/BrowserMemberData.ts";
import { CachedVouchers } from "#adapters/browser/CachedVouchers.ts";
import { textStorage } from "#adapters/browser/textStorage.ts";
import { voucherCache } from "#adapters/browser/voucherCache.ts";
import type { Voucher } from "#ports/Vouchers.ts";
import { fakeStorage } from "#tests/support/fakeStorage.ts";

/** An in-memory version of the part of the Cache API that is used. */
function fakeCaches() {
	const all = new Map<string, Map<string, Response>>();
	const caches = {
		has: async (name: string) => all.has(name),
		delete: async (name: string) => all.delete(name),
		async open(name: string) {
			const entries = all.get(name) ?? new Map<string, Response>();
			all.set(name, entries);
			return {
				match: async (path: string) => entries.get(path)?.clone(),
				put: async (path: string, answer: Response) => void entries.set(path, answer),
				delete: async (path: string) => entries.delete(path),
			};
		},
	};
	const page = async (path: string) => (await all.get(voucherCache)?.get(path)?.clone().text()) ?? null;
	return {
		caches: caches as unknown as CacheStorage,
		page,
		/** The bookings linked from the list of saved copies, in its order. */
		listed: async () =>
			[...((await page("/mypage/books")) ?? "").matchAll(/href="\/mypage\/books\/(\d+)"/g)].map(
				([, id]) => id,
			),
		paths: () => [...(all.get(voucherCache)?.keys() ?? [])],
	};
}

const voucher = (id: number, more: Partial<Voucher> = {}): Voucher => ({
	path: `/mypage/books/${id}`,
	title: `숙소 ${id}`,
	issuer: "어썸스테이",
	dates: "2026.12.1(화) · 1박 2일",
	rows: [{ term: "예약번호", value: `AW${id}` }],
	notes: [],
	...more,
});

describe("offline vouchers", () => {
	it("are pages that run no injected code and load nothing external [DEC-181]", async () => {
		const { caches, page } = fakeCaches();
		const evil = '"><img src=x onerror=alert(1)>';
		await new CachedVouchers(() => caches).save(
			voucher(1, {
				title: evil,
				dates: evil,
				rows: [{ term: evil, value: evil, href: evil }],
				notes: [evil],
			}),
		);
		expect(await page("/mypage/books/1")).not.toContain("<img");
		expect(await page("/mypage/books")).not.toContain("<img");
		const stored = await (await caches.open(voucherCache)).match("/mypage/books/1");
		expect(stored?.headers.get("content-security-policy")).toContain("default-src 'none'");
	});

	it("are listed newest first, each once, at most twenty [DEC-181]", async () => {
		const { caches, listed, paths } = fakeCaches();
		const vouchers = new CachedVouchers(() => caches);
		for (let id = 1; id <= 22; id++) await vouchers.save(voucher(id));
		await vouchers.save(voucher(5));
		const list = await listed();
		expect(list).toHaveLength(20);
		expect(list.slice(0, 3)).toEqual(["5", "22", "21"]);
		expect(paths()).not.toContain("/mypage/books/2");
	});

	it("do not survive a logout that happens while one is being stored [DEC-181] [B12]", async () => {
		const { caches, paths } = fakeCaches();
		const vouchers = new CachedVouchers(() => caches);
		const keeping = vouchers.save(voucher(1));
		await vouchers.clear();
		await keeping;
		expect(paths()).toEqual([]);
		await vouchers.save(voucher(2));
		expect(paths()).toContain("/mypage/books/2");
	});

	it("are removed one by one, and the list with the last", async () => {
		const { caches, paths, listed } = fakeCaches();
		const vouchers = new CachedVouchers(() => caches);
		await vouchers.drop("/mypage/books/1");
		expect(await caches.has(voucherCache)).toBe(false);
		await vouchers.save(voucher(1));
		await vouchers.save(voucher(2));
		await vouchers.save(voucher(3));
		await vouchers.drop("/mypage/books/1");
		expect(paths()).not.toContain("/mypage/books/1");
		expect(await listed()).toEqual(["3", "2"]);
		await vouchers.drop("/mypage/books/3");
		await vouchers.drop("/mypage/books/2");
		expect(await caches.has(voucherCache)).toBe(false);
	});

	it.each(["{", "null", '[{"path":1}]', '{"path":"/mypage/books/9"}'])(
		"are listed from scratch when the stored list reads %s [STORE-08]",
		async (foreign) => {
			const { caches, listed } = fakeCaches();
			const cache = await caches.open(voucherCache);
			await cache.put("/offline/vouchers.json", new Response(foreign));
			await new CachedVouchers(() => caches).save(voucher(1));
			expect(await listed()).toEqual(["1"]);
		},
	);

	it.each([
		["has no caches", (): undefined => undefined],
		[
			"blocks them",
			(): undefined => {
				throw new DOMException("", "SecurityError");
			},
		],
	] as const)("are skipped without an error where the browser %s [B05]", async (_, caches) => {
		const vouchers = new CachedVouchers(caches);
		await vouchers.save(voucher(1));
		await vouchers.drop("/mypage/books/1");
		await vouchers.clear();
	});
});

describe("member data on a device", () => {
	function device(digest: ((data: BufferSource) => Promise<ArrayBuffer>) | undefined) {
		const [local, tab] = [fakeStorage(), fakeStorage()];
		const { caches, paths } = fakeCaches();
		const vouchers = new CachedVouchers(() => caches);
		const memberData = new BrowserMemberData({
			local: textStorage(() => local),
			tab: textStorage(() => tab),
			vouchers,
			digest,
		});
		return { local, tab, paths, vouchers, memberData };
	}
	const sha = (data: BufferSource) => crypto.subtle.digest("SHA-256", data);

	it("is kept for the same member's next login, and removed for another member [B12]", async () => {
		const { local, tab, paths, vouchers, memberData } = device(sha);
		await memberData.claim("Hong@example.com");
		await vouchers.save(voucher(1));
		tab.setItem("booking-draft", "{}");
		await memberData.claim(" hong@example.com");
		expect([paths().length > 0, tab.length]).toEqual([true, 1]);
		await memberData.claim("kim@example.com");
		expect([paths(), tab.length]).toEqual([[], 0]);
		expect(JSON.stringify(local.getItem("device-owner"))).not.toContain("example");
	});

	it("is removed in a tab when its member leaves in another tab, regardless of who logs in next [B12]", async () => {
		const { local, tab, memberData } = device(sha);
		tab.setItem("typed-inquiry", "{}");
		memberData.dropStaleTabData();
		expect(tab.length).toBe(1);
		await memberData.claim("hong@example.com");
		memberData.dropStaleTabData();
		memberData.dropStaleTabData();
		const others = tab.length - 1;
		expect([others, tab.getItem("typed-inquiry")]).toEqual([1, "{}"]);
		// Another tab clears the device's storage and its own.
		local.clear();
		memberData.dropStaleTabData();
		expect(tab.length).toBe(0);

		await memberData.claim("hong@example.com");
		memberData.dropStaleTabData();
		tab.setItem("typed-inquiry", "{}");
		local.setItem("device-owner", "0011223344556677");
		memberData.dropStaleTabData();
		expect([tab.getItem("typed-inquiry"), tab.getItem("device-owner")]).toEqual([null, "0011223344556677"]);
	});

	it("is removed completely when the member logs out [B12]", async () => {
		const { local, tab, paths, vouchers, memberData } = device(sha);
		await memberData.claim("hong@example.com");
		await vouchers.save(voucher(1));
		tab.setItem("booking-draft", "{}");
		await memberData.clear();
		expect([paths(), tab.length, local.length]).toEqual([[], 0, 0]);
	});

	it("is removed when no digest is available to tell members apart", async () => {
		const { tab, memberData, local } = device(undefined);
		tab.setItem("booking-draft", "{}");
		await memberData.claim("hong@example.com");
		expect([tab.length, local.length, memberData.owner()]).toEqual([0, 0, null]);
	});

	it("left by a visitor goes to the first member, marked by eight bytes of a digest [B12]", async () => {
		const seen: string[] = [];
		const { tab, memberData } = device(async (data) => {
			seen.push(new TextDecoder().decode(data));
			return new Uint8Array(32).map((_, index) => index + 8).buffer;
		});
		tab.setItem("booking-draft", "{}");
		await memberData.claim(" Hong@Example.com ");
		expect([tab.length, seen]).toEqual([1, ["hong@example.com"]]);
		expect(memberData.owner()).toBe("08090a0b0c0d0e0f");
	});
});
