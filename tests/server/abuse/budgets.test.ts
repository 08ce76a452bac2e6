import { describe, expect, it } from "vitest";
import { stayDateOf } from "#domain/shared/StayDate.ts";
import { unpaidHolds } from "#server/commerce/booking/releaseEarlierHolds.ts";
import { limits } from "#server/platform/limits/countHit.ts";
import { bookingApp } from "#tests/support/bookingApp.ts";
import { bookingWorld, plantBookingWorld } from "#tests/support/bookingWorld.ts";
import { forEachDatabase } from "#tests/support/databases.ts";
import { type MemberApp, memberApp, testPassword } from "#tests/support/memberApp.ts";
import { countOutcomes } from "./crowd.ts";

interface Asked {
	readonly method: "GET" | "POST";
	readonly url: string;
	readonly body?: object;
}

const minute = 60_000;
const day = 24 * 60 * minute;

forEachDatabase((_, open) => {
	const world = async (stock = 99) => {
		const db = await open();
		await plantBookingWorld(db, { stock, members: 3 });
		return bookingWorld(db);
	};

	describe("holds without payment", () => {
		it("expire after half an hour even if a payment is prepared every four minutes [DEC-090]", async () => {
			const { hold, payments, clock, stock } = await world(1);
			const { orderNum } = await hold(2);
			const prepare = () =>
				payments.prepare({ memberId: 2, payKind: "main", payMethod: "card", orderNum }).then(
					() => "held",
					(error: { kind: string }) => error.kind,
				);
			const answers: string[] = [];
			for (let turn = 0; turn < 9; turn += 1) {
				answers.push(await prepare());
				clock.pass(4 * minute);
			}
			expect(answers).toEqual([...Array.from({ length: 8 }, () => "held"), "soldOut"]);
			expect(await stock(1, stayDateOf("2026-12-10"))).toBe(1);
		});

		it("are limited per member and day; paid ones do not count [DEC-090]", async () => {
			const own = await world();
			const again = async () => {
				own.clock.pass(16 * minute);
				await own.bookings.expireHolds();
				return own.hold(2);
			};
			await own.hold(2);
			for (let turn = 2; turn < unpaidHolds.max; turn += 1) await again();
			await own.book(2);
			await again();
			await expect(again()).rejects.toMatchObject({ kind: "tooManyCalls" });
			expect(await own.stock(1, stayDateOf("2026-12-10"))).toBe(98);
			await own.hold(3);
			own.clock.pass(day);
			await again();
		});
	});

	describe("guessable codes", () => {
		it.each([
			[
				"a company's, asked about",
				limits.companyCodesByMember.max,
				(index: number) => ({ method: "GET", url: `/api/auth/benefit-users/code/CODE${index}` }),
			],
			[
				"a live show's",
				limits.couponCodesByMember.max,
				(index: number) => ({
					method: "POST",
					url: "/api/content/v1/coupons/live",
					body: { gripIdx: index + 1 },
				}),
			],
		] satisfies [string, number, (index: number) => Asked][])(
			"can be tried only a few times per hour and member: %s [D18]",
			async (_, most, ask) => {
				const db = await open();
				await plantBookingWorld(db, { members: 3 });
				const { call } = await bookingApp(db);
				const answers = new Map<number, number>();
				for (let index = 0; index < most + 4; index += 1) {
					const { method, url, body }: Asked = ask(index);
					const { status } = await call(2, method, url, body);
					answers.set(status, (answers.get(status) ?? 0) + 1);
				}
				expect([...answers].sort()).toEqual([
					[400, most],
					[429, 4],
				]);
			},
		);
	});

	describe("logins reported by the browser", () => {
		it("are recorded at most a hundred times per member and day [DEC-141]", async () => {
			const db = await open();
			await plantBookingWorld(db, { members: 3 });
			const { call } = await bookingApp(db);
			const tell = async (memberId: number) =>
				(
					await call(memberId, "POST", "/api/auth/login-history", {
						loginType: "EMAIL",
						clientInterface: "WEB",
					})
				).status;
			const answers = new Set<number>();
			for (let index = 0; index < limits.loginRecordsByMember.max; index += 1) answers.add(await tell(2));
			expect([...answers]).toEqual([200]);
			expect(await tell(2)).toBe(429);
			expect(await tell(3)).toBe(200);
			const { rows } = await db.query("SELECT 1 FROM login_history WHERE member_id = 2");
			expect(rows).toHaveLength(limits.loginRecordsByMember.max);
		});
	});

	describe("e-mailed codes", () => {
		const app = async (): Promise<MemberApp> => {
			const opened = await memberApp(await open());
			await opened.person({ email: "victim@example.com" });
			return opened;
		};
		const send = (
			{ services, clock }: MemberApp,
			destination: string,
			memberId: number | null = null,
			index = 0,
		) => {
			clock.pass(61_000);
			return services.codes.send({
				purpose: "FIND_PWD",
				destination,
				memberId,
				ip: `198.51.100.${index % 250}`,
			});
		};

		it.each(["victim@example.com", "nobody@example.com"])(
			"are limited to ten per day and address, whoever requests them and from whatever IP: %s [DEC-137]",
			async (destination) => {
				const own = await app();
				const { max } = limits.codesByDestination;
				const sent = await countOutcomes(max + 20, (index) => send(own, destination, null, index), 1);
				expect(sent).toEqual({ ok: max, tooManyCalls: 20 });
				const { rows } = await own.db.query("SELECT count(*)::int AS n FROM outbox WHERE topic = 'mail'");
				expect(rows).toEqual([{ n: max }]);
				own.clock.pass(day);
				await send(own, destination);
			},
		);

		it("remain available to the logged-in member after strangers have used up the quota [DEC-137]", async () => {
			const own = await app();
			const { rows } = await own.db.query<{ member_id: number }>("SELECT member_id FROM member");
			await countOutcomes(limits.codesByDestination.max + 1, () => send(own, "victim@example.com"), 1);
			await expect(send(own, "victim@example.com")).rejects.toMatchObject({ kind: "tooManyCalls" });
			await send(own, "victim@example.com", rows[0]?.member_id ?? 0);
		});

		it("remain available for a forgotten password on a browser the owner has logged in with, after strangers used up the quota [DEC-137, DEC-195]", async () => {
			const own = await app();
			await own.person({ email: "owner@example.com", password: testPassword });
			const login = { loginType: "EMAIL", id: "owner@example.com", pwd: testPassword, rememberMe: false };
			const { device = "" } = (await own.send("POST", "/api/auth/login", login)).cookies;
			const ask = (dest: string, cookies: Record<string, string>) => {
				own.clock.pass(61_000);
				return own.send("POST", "/api/auth/users/send-cert", { dest, type: "FIND_PWD" }, { cookies });
			};
			const { max } = limits.codesByDestination;
			for (const whose of ["owner@example.com", "victim@example.com"])
				expect(await countOutcomes(max + 1, () => send(own, whose), 1)).toEqual({ ok: max, tooManyCalls: 1 });
			expect((await ask("owner@example.com", {})).status).toBe(429);
			expect((await ask("victim@example.com", { device })).status).toBe(429);
			expect((await ask("Owner@example.com", { device })).status).toBe(200);
			for (let code = 1; code < max; code += 1) await ask("owner@example.com", { device });
			expect((await ask("owner@example.com", { device })).status).toBe(429);
		});
	});
});
