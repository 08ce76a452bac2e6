import { beforeEach, describe, expect, it } from "vitest";
import { exportMember } from "#server/members/privacy/exportMember.ts";
import { personalData } from "#server/members/privacy/personalData.ts";
import type { Database } from "#server/platform/database/Database.ts";
import { bookingStart, bookingWorld, plantBookingWorld } from "#tests/support/bookingWorld.ts";
import { forEachDatabase } from "#tests/support/databases.ts";
import { type MemberApp, memberApp } from "#tests/support/memberApp.ts";

forEachDatabase((engine, open) => {
	describe("a member's personal data export", () => {
		let world: MemberApp;
		beforeEach(async () => {
			const db = await open();
			await plantBookingWorld(db, { members: 3 });
			world = await memberApp(db);
			world.clock.set(bookingStart);
			const books = bookingWorld(db, world.clock);
			await books.book(2, { request: "창가 자리" });
			await books.book(3, { request: "남의 요청" });
			await db.query(
				"INSERT INTO inquiry (member_id, type, title, contents) VALUES (2, 1, '내 문의', '내가 남긴 문의 내용이에요'), (3, 1, '남의 문의', '다른 사람이 남긴 문의예요')",
			);
		});

		const copy = (token: string | null) => world.send("GET", "/api/auth/users/export", null, { token });

		it("is available only to the re-authenticated owner [DEC-196, DEC-195]", async () => {
			const { token } = await world.login(2);
			expect((await copy(null)).status).toBe(401);
			expect(await copy(token)).toMatchObject({ status: 400, code: -105 });
		});

		it("covers every personal-data table with the member's rows only, without others' rows or our secrets [DEC-196]", async () => {
			const { token } = await world.login(2);
			await world.prove(token);
			const { data } = await copy(token);
			expect(data.fileName).toBe("my-data-2026-11-21.json");
			const { records } = JSON.parse(data.text) as { records: Record<string, object[]> };
			const exported = Object.entries(personalData).filter(
				([, { own, memberPath }]) => own.length > 0 && memberPath,
			);
			expect(Object.keys(records).sort()).toEqual(exported.map(([table]) => table).sort());
			expect(records.member).toEqual([expect.objectContaining({ email: "m2@example.com" })]);
			for (const table of ["order_pay", "order_product", "order_event", "payment", "session", "inquiry"])
				expect([table, (records[table]?.length ?? 0) > 0]).toEqual([table, true]);
			expect(data.text).toContain("창가 자리");
			expect(data.text).toMatch(/^\{\n\t"exportedAt"/u);
			for (const foreign of ["남의", "m3@example.com", "password_hash", "argon2", "key_cipher"])
				expect(data.text).not.toContain(foreign);
		});

		it("contains every row of an account with years of history [DEC-196]", async () => {
			const { token } = await world.login(2);
			await world.prove(token);
			await world.services.db.query(
				`INSERT INTO point_ledger (member_id, point_type, action_type, amount, balance, title, source)
				SELECT 2, 'WELFARE', 'SAVE', 1, 1, '적립', 'long:' || n FROM generate_series(1, 20500) n`,
			);
			const { data } = await copy(token);
			const { records } = JSON.parse(data.text) as { records: Record<string, object[]> };
			expect(records.point_ledger?.length).toBeGreaterThanOrEqual(20_500);
		});

		it.runIf(engine === "PostgreSQL")(
			"is a consistent snapshot while the member keeps using the account [DEC-196]",
			async () => {
				const { db } = world.services;
				const begun = Promise.withResolvers<void>();
				const written = begun.promise.then(() =>
					db.query(
						"INSERT INTO inquiry (member_id, type, title, contents) VALUES (2, 1, '나중 문의', '그 뒤에 남긴 문의 내용이에요')",
					),
				);
				const slow: Database = {
					...db,
					tx: (work, kind) =>
						db.tx(
							(tx) =>
								work({
									...tx,
									async query(statement, values) {
										const rows = await tx.query(statement, values);
										begun.resolve();
										await written;
										return rows as never;
									},
								}),
							kind,
						),
				};
				const { text } = await exportMember({ db: slow, now: bookingStart }, 2);
				expect(text).toContain("내 문의");
				expect(text).not.toContain("나중 문의");
			},
		);

		it("is limited to a few exports a day [DEC-196]", async () => {
			const { token } = await world.login(3);
			await world.prove(token);
			const answers = [];
			for (let time = 0; time < 6; time += 1) answers.push((await copy(token)).status);
			expect(answers).toEqual([200, 200, 200, 200, 200, 429]);
		});
	});
});
