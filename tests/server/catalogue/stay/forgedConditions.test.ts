import { beforeAll, expect, it } from "vitest";
import { forEachDatabase } from "#tests/support/databases.ts";
import { type ContentServer, contentServer } from "./contentServer.ts";

const stay = {
	checkInDate: "2026-12-06",
	checkOutDate: "2026-12-08",
	adtCnt: 2,
	chdCnt: 1,
	chdAges: [3],
	count: 1,
};
const noDays = ["2027-02-29", "2027-02-30", "2027-13-01", "2027-2-3", "", null, "9999-99-99"];
const forged: readonly object[] = [
	...[...noDays, "2027-03-01T00:00Z", "２０２７-01-01"].map((checkInDate) => ({ checkInDate })),
	...[0, 8, -1, 1.5, "2", null].map((adtCnt) => ({ adtCnt })),
	...[0, 6, -1, 1.5, "1"].map((count) => ({ count })),
	...[[14], [-1], [1.5], ["５"], [null], "1,,3", [], [1, 2]].map((chdAges) => ({ chdAges })),
	{ chdCnt: 7, chdAges: Array.from({ length: 7 }, () => 1) },
	{ chdCnt: 1_000, chdAges: Array.from({ length: 1_000 }, () => 1) },
];

forEachDatabase((_name, open) => {
	let server: ContentServer;
	beforeAll(async () => {
		server = await contentServer(open, 60);
	});

	it("rejects impossible stay conditions with 400, whatever is forged [A03, A10, A11]", async () => {
		const { rows } = await server.db.query<{ id: number }>("SELECT property_id AS id FROM property LIMIT 1");
		const ask = (changes: object) => server.call(`/v2/products/${rows[0]?.id}`, { ...stay, ...changes });
		expect((await ask({})).status).toBe(200);
		for (const changes of forged) {
			const { status, code } = await ask(changes);
			expect([changes, status, code]).toEqual([changes, 400, -2]);
		}
	});
});
