import type { FastifyInstance } from "fastify";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { addDays, type StayDate } from "#domain/shared/StayDate.ts";
import { buildApp } from "#server/app.ts";
import { readConfig } from "#server/config.ts";
import { builtPages } from "#server/platform/render/assets.ts";
import { bookingWorld, testClock } from "#tests/support/bookingWorld.ts";
import { forEachDatabase, worldNow, worldToday } from "#tests/support/databases.ts";
import { type MemberApp, memberApp, type Person } from "#tests/support/memberApp.ts";

const day = (ahead: number): StayDate => addDays(worldToday, ahead);
const dates = `checkInDate=${day(10)}&checkOutDate=${day(11)}`;
const searched = `${dates}&cityCode=SEOUL&area=0&nationCode=KR&searchText=%EC%84%9C%EC%9A%B8&subArea=0&adtCnt=2&chdCnt=0&chdAges=`;
const asked = { checkInDate: day(10), checkOutDate: day(11), adtCnt: 2, chdCnt: 0, chdAges: [], count: 1 };
const stay = `/products/1?${searched}`;
/** Pages that are found, and therefore cached. */
const kept = ["/", `/search?${searched}`, stay, "/theme", "/notice", "/faq", "/policy/terms"];
/** A search for a text that reads like the placeholder of a heart. [D08] */
const forged = `/search?${searched.replace(/(?<=searchText=)[^&]+/, encodeURIComponent("\u{F0004}5\u{F0007}"))}`;
const addresses = [...kept, forged, "/search", "/products/999999"];

interface Looker extends Person {
	readonly userInfo: {
		readonly name: string;
		readonly grade: string;
		readonly type: string;
		readonly corpName: string | null;
	} | null;
}

/** Where two answers differ, abridged because pages are long. */
const differences = (one: readonly string[], other: readonly string[] = []): readonly string[] =>
	one.flatMap((text, index) => {
		const second = other[index] ?? "";
		if (text === second) return [];
		const at = Array.from({ length: text.length }, (_, place) => place).findIndex(
			(i) => text[i] !== second[i],
		);
		return [`${one[0]}: ${text.slice(at - 80, at + 60)} | ${second.slice(at - 80, at + 60)}`];
	});

forEachDatabase((_, open) => {
	describe("pages for members of one standing", () => {
		let world: MemberApp;
		let app: FastifyInstance;
		/** For each rendered page, whether it was shared by many visitors. */
		const made: boolean[] = [];

		beforeAll(async () => {
			world = await memberApp(await open("world"), {}, testClock(worldNow));
			await world.services.search.refresh();
			const built = await builtPages();
			const config = readConfig({ LOG_LEVEL: "fatal", CALLS_PER_MINUTE: "0", DATA_DIR: "/tmp" });
			app = await buildApp({
				config,
				services: world.services,
				pages: {
					...built,
					render(request, options) {
						made.push((options as { readonly isShared: boolean }).isShared);
						return built.render(request, options);
					},
				},
				vite: null,
				checksAnswers: true,
			});
		});

		beforeEach(() => {
			// The cached pages have expired.
			world.clock.pass(60_000);
			made.length = 0;
		});

		let people = 0;
		async function looker(
			{
				grade = "Gold",
				name = "김하늘",
				company,
			}: { grade?: string; name?: string | null; company?: readonly [string, string] } = {},
			wishes: readonly number[] = [],
		): Promise<Looker> {
			people += 1;
			const person = await world.person({
				email: `looker${people}-${Math.random()}@example.com`,
				grade,
				...(company && { corpCode: company[0] }),
			});
			for (const id of wishes) await world.services.wishes.toggle(person.memberId, id);
			const type = company ? "C" : "N";
			const userInfo = name === null ? null : { name, grade, type, corpName: company?.[1] ?? null };
			return { ...person, userInfo };
		}

		const get = (url: string, { token, userInfo }: Looker) =>
			app.inject({
				url,
				cookies: {
					accessToken: token,
					refreshToken: "r",
					session: "1",
					...(userInfo && { userInfo: JSON.stringify(userInfo) }),
				},
			});

		/** Creates an unpaid order for a room that no other test uses: from now on pages are rendered for this member alone. */
		async function hold({ memberId, userInfo }: Looker): Promise<void> {
			const { rows } = await world.db.query<{ stay: number; room: number; plan: number }>(
				`SELECT p.property_id AS stay, r.room_id AS room, r.rateplan_id AS plan FROM rateplan r JOIN property p USING (property_id)
				WHERE p.channel_idx = 1 AND p.nation_code = 'KR' AND r.rateplan_type <> 'VOUCHER' ORDER BY p.property_id DESC, r.rateplan_id LIMIT 1`,
			);
			const [{ stay, room, plan } = { stay: 0, room: 0, plan: 0 }] = rows;
			// Sells out some nights.
			for (let ahead = 40; ahead < 100; ahead += 2) {
				const held = await bookingWorld(world.db, world.clock)
					.hold(memberId, {
						path: {
							productIdx: stay,
							accoms: String(stay),
							rooms: String(room),
							rateplan: String(plan),
							orderType: "OC",
						},
						viewer: { memberId, isSpecial: userInfo?.type === "N" && userInfo.grade !== "Bronze" },
						checkInDate: day(ahead),
						checkOutDate: day(ahead + 2),
					})
					.catch(() => null);
				if (held) return;
			}
			expect.fail("a room is free");
		}

		it("are byte for byte what they would be if rendered for each member individually", async () => {
			await world.db.query(
				"INSERT INTO corporation VALUES ('PAGES2026', '쪽<상사>', true) ON CONFLICT DO NOTHING",
			);
			const lookers = [
				await looker({}, [1, 2, 3]),
				await looker({ name: `<i>&"'O` }, [1]),
				await looker({ grade: "Bronze", name: "" }, [4]),
				await looker({ company: ["PAGES2026", "쪽<상사>"] }, [2]),
				await looker({ name: null }, [1]),
			];
			const ask = async () => {
				const pages: string[][] = [];
				for (const one of lookers) {
					// Sequentially, because a burst would be told to retry later.
					for (const url of addresses) {
						const { statusCode, body, headers } = await get(url, one);
						pages.push([url, String(statusCode), String(headers["cache-control"]), body]);
					}
				}
				return pages;
			};
			const shared = await ask();
			expect(new Set(made)).toEqual(new Set([true]));
			made.length = 0;
			for (const one of lookers) await hold(one);
			const alone = await ask();
			// A redirect contains nothing personal.
			const led = shared.filter(([, status]) => status === "302").length;
			expect([led, made.filter((isShared) => !isShared).length]).toEqual([
				lookers.length,
				shared.length - led,
			]);
			for (const [index, page] of shared.entries()) expect(differences(page, alone[index])).toEqual([]);
		});

		it("contain no data of another member and no unfilled placeholder [DEC-113]", async () => {
			const one = await looker({ name: "서윤슬" }, [1, 5]);
			const other = await looker({ name: "독고별" });
			for (const url of kept) {
				made.length = 0;
				const [mine, theirs] = [(await get(url, one)).body, (await get(url, other)).body];
				expect(made).toHaveLength(1);
				const found = ["서윤슬", "독고별"].map((name) => [mine.includes(name), theirs.includes(name)]);
				expect([url, found]).toEqual([
					url,
					[
						[true, false],
						[false, true],
					],
				]);
				expect(/[\u{F0000}-\u{FFFFD}]|[0-9a-f]{8}-[0-9a-f]{4}-4/u.test(mine + theirs)).toBe(false);
			}
			const wished = (body: string) => body.match(/찜 해제/g)?.length ?? 0;
			expect(wished((await get(stay, one)).body)).toBeGreaterThan(0);
			expect(wished((await get(stay, other)).body)).toBe(0);
		});

		it("show the prices of the standing, whatever the browser remembers [DEC-077, ROLE-05]", async () => {
			const seen = new Set<number>();
			for (const one of [
				await looker({ grade: "Gold" }),
				await looker({ grade: "Bronze" }),
				await looker({ grade: "Gold", company: ["PAGES2026", "쪽<상사>"] }),
			]) {
				const { data } = await world.send("POST", "/api/content/v2/products/1", asked, { token: one.token });
				const mine = `,${data.terms},${Math.round(data.averageNightAmount)},`;
				const ask = async (userInfo: Looker["userInfo"]) => (await get(stay, { ...one, userInfo })).body;
				expect((await ask(one.userInfo)).includes(mine)).toBe(true);
				expect((await ask({ name: "가", grade: "Silver", type: "N", corpName: null })).includes(mine)).toBe(
					true,
				);
				seen.add(data.averageNightAmount);
			}
			// Corporate members see the same prices as everybody.
			expect(seen.size).toBe(2);
		});

		it("are not served to a session that has ended [DEC-110, DEC-111]", async () => {
			const me = await looker({ name: "서윤슬" }, [1]);
			await get(stay, me);
			made.length = 0;
			await world.services.sessions.end({ accessToken: me.token, refreshToken: null });
			const { body } = await get(stay, me);
			expect(made).toEqual([false]);
			expect(body.includes("찜 해제")).toBe(false);
		});
	});
});
