import { beforeAll, describe, expect, it } from "vitest";
import type { BookingApp } from "#tests/support/bookingApp.ts";
import { forEachDatabase } from "#tests/support/databases.ts";
import { worldApp } from "#tests/support/worldApp.ts";

const base = "/api/content/v1";
const dates = "?checkInDate=2026-12-08&checkOutDate=2026-12-10&adtCnt=2&chdCnt=0&count=1";
const owner = 3;

interface Wish {
	readonly productIdx: number;
	readonly price: { readonly totalAmount: number | null; readonly firstAmount: number | null } | null;
}

forEachDatabase((_, open) => {
	describe("a shared wish list", () => {
		let world: BookingApp;
		beforeAll(async () => {
			world = await worldApp(open);
		});
		const own = async () => (await world.call(owner, "GET", `${base}/wish-share`)).data.token;
		const begin = async () => (await world.call(owner, "POST", `${base}/wish-share`, {})).data.token;
		const read = (token: string, query = "", reader: number | null = null) =>
			world.call(reader, "GET", `${base}/wish-shares/${token}${query}`);

		it("keeps one unguessable address until it is revoked for good", async () => {
			expect(await own()).toBeNull();
			const token = await begin();
			expect(token).toMatch(/^[\w-]{22}$/);
			expect([await begin(), await own()]).toEqual([token, token]);
			expect((await read(token)).status).toBe(200);
			expect((await world.call(owner, "DELETE", `${base}/wish-share`)).status).toBe(200);
			expect(await own()).toBeNull();
			expect(await read(token)).toMatchObject({ status: 404, code: -5 });
			const next = await begin();
			expect(next).not.toBe(token);
			expect((await read(token)).status).toBe(404);
			expect((await read("x".repeat(22))).status).toBe(404);
			expect((await read("short")).status).toBe(400);
		});

		it("shows its owner's name partly masked and nothing else about them", async () => {
			const { db } = world.services;
			await db.query("UPDATE member SET name = '홍길동' WHERE member_id = $1", [owner]);
			const { data } = await read(await begin());
			expect(Object.keys(data).toSorted()).toEqual(["ownerName", "wishs"]);
			expect(data.ownerName).toBe("홍*동");
			const mine = (await world.call(owner, "GET", `${base}/wishs`)).data.wishs;
			expect(data.wishs).toEqual(mine);
		});

		it("shows the reader's own prices for the reader's dates and records nothing for the owner", async () => {
			const token = await begin();
			const own = async (): Promise<Wish[]> =>
				(await world.call(owner, "GET", `${base}/wishs${dates}`)).data.wishs;
			const { rows: before } = await world.services.db.query(
				"SELECT property_id, seen_for, seen_total FROM wish WHERE member_id = $1 ORDER BY 1",
				[owner],
			);
			const asReader: Wish[] = (await read(token, dates, owner)).data.wishs;
			const { rows: after } = await world.services.db.query(
				"SELECT property_id, seen_for, seen_total FROM wish WHERE member_id = $1 ORDER BY 1",
				[owner],
			);
			expect(after).toEqual(before);
			const totals = (wishes: readonly Wish[]) => wishes.map(({ price }) => price?.totalAmount);
			expect(totals(asReader)).toEqual(totals(await own()));
			expect(asReader.every(({ price }) => price?.firstAmount === null)).toBe(true);
			const asVisitor: Wish[] = (await read(token, dates)).data.wishs;
			expect(asVisitor.filter(({ price }) => price?.totalAmount != null).length).toBeGreaterThan(0);
			expect((await read(token, dates.replace("12-10", "12-07"))).status).toBe(400);
		});
	});
});
