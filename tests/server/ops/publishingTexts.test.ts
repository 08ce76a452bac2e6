import { describe, expect, it } from "vitest";
import { resolveParticles } from "#domain/shared/particles.ts";
import { forEachDatabase } from "#tests/support/databases.ts";
import { operating } from "./operating.ts";

const picture = "/images/placeholder-stay.svg";
const days = ["2026-11-21", "2026-11-21"];
const event = ["publish-event", "제목", "부제목", picture, ...days, "2026-12-01", "2026-12-20"];
const notice = ["publish-advance-notice", "제목", picture];
const blank = (name: string, max: string) => `${name}은(는) 1자부터 ${max}자까지입니다.`;

/** What an operator reads, by what they have typed. The day is 2026-11-21, noon. */
const refusals: readonly (readonly [line: readonly string[], text: string])[] = [
	[
		["publish-banner", "제목", picture, "https://x.example", ...days],
		"https://x.example은(는) /events/3처럼 '/'로 시작하는 우리 주소가 아닙니다.",
	],
	[["publish-banner", " ", picture, "/", ...days], blank("제목", "200")],
	[["publish-banner", "제목", picture, "/", ...days, "subtitle= "], blank("부제목", "200")],
	[
		["publish-banner", "제목", picture, "/", "2026-11-22", "2026-11-21"],
		"2026-11-21이(가) 2026-11-22보다 앞섭니다.",
	],
	[["publish-banner", "제목", picture, "/", "2026-11-20", "2026-11-20"], "2026-11-20은(는) 이미 지났습니다."],
	[
		["publish-banner", "제목", "/secret.txt", "/", ...days],
		"/secret.txt은(는) 보여 줄 수 있는 그림이 아닙니다.",
	],
	[["publish-faq", "2", "질문", "답"], "분류 2번을 찾을 수 없습니다."],
	[["publish-faq", "1", " ", "답"], blank("질문", "200")],
	[["publish-faq", "1", "질문", " "], blank("답", "20,000")],
	[["withdraw-faq", "99"], "올라가 있는 질문 99번을 찾을 수 없습니다."],
	[[...event, "discount=91"], "할인율은 0부터 90까지의 정수입니다."],
	[[...event, "discount=-1"], "할인율은 0부터 90까지의 정수입니다."],
	[[...event, "coupon=99"], "누구나 받는 쿠폰 99번을 찾을 수 없습니다."],
	[[...event, "text= "], blank("내용", "100,000")],
	[event.with(1, " "), blank("제목", "200")],
	[event.with(2, " "), blank("부제목", "500")],
	[["event-plan", "1", "3"], "날짜별로 파는 요금제 3번을 찾을 수 없습니다."],
	[
		["event-plan", "99", "1"],
		"기획전 99번에 남산 서재 호텔 디럭스 더블 조식 포함을(를) 더할 수 없습니다. 내린 기획전이거나, 팔지 않거나, 이미 있는 요금제입니다.",
	],
	[["publish-theme", " ", picture], blank("제목", "100")],
	[["publish-theme", "제목", picture, "text= "], blank("내용", "100,000")],
	[
		["theme-stay", "99", "1"],
		"테마 99번에 숙소 1번을 더할 수 없습니다. 없는 테마나 숙소이거나, 이미 있는 숙소입니다.",
	],
	[["publish-place", " ", picture, "SEOUL"], blank("이름", "100")],
	[["publish-place", "부산", picture, "BUSAN"], "BUSAN을(를) 찾을 수 없습니다. cities에 모두 있습니다."],
	[
		["publish-place", "홍대", picture, "SEOUL", "area=홍대"],
		"SEOUL 홍대을(를) 찾을 수 없습니다. cities에 모두 있습니다.",
	],
	[["publish-tab", " "], blank("제목", "100")],
	[["publish-tile", "99", "서울", picture, "SEOUL"], "탭 99번을 찾을 수 없습니다."],
	[[...notice, "2026-11-21", "12:00"], "2026-11-21 12:00은(는) 이미 지났습니다."],
	...["24:00", "9:00", "10:60", "10:000", "110:00", "열 시"].map(
		(time) =>
			[[...notice, "2026-12-01", time], `${time}은(는) 시각이 아닙니다. 10:00처럼 적어 주세요.`] as const,
	),
	[[...notice, "2026-12-01", "20:00", "draw=maybe"], "draw에는 yes나 no를 적어 주세요."],
	[[...notice, "2026-12-01", "20:00", "event=99"], "올라가 있는 기획전 99번을 찾을 수 없습니다."],
	[[...notice, "2026-12-01", "20:00", "code=NONE"], "코드가 NONE인 쿠폰을 찾을 수 없습니다."],
	[["publish-advance-notice", " ", picture, "2026-12-01", "20:00"], blank("제목", "100")],
];

forEachDatabase((_, open) => {
	describe("what operators read when they publish [DEC-183]", () => {
		const { at, run } = operating(open, (db) =>
			db.query(`INSERT INTO faq_type VALUES (1, '예약', 1), (3, '결제', 2);
				INSERT INTO coupon_manager (type, title, discount_kind, discount, issue_start, issue_end, use_expire_date, pack_code)
					VALUES ('PACK', '꾸러미', 'AMOUNT', 1000, '2026-11-01', '2026-12-31', '2026-12-31', 'WINTER')`),
		);

		it.each(refusals)("%j is refused: %s", async (line, text) => {
			expect(await run(...line)).toEqual({ isOk: false, text: resolveParticles(text) });
		});

		it("a list has a line for each item, and what was done is said", async () => {
			expect((await run(...event, "discount=90")).text).toMatch(/^기획전 \d+번을 올렸습니다: \/events\/\d+$/);
			const [id = ""] = (await run("events")).text.split(" ");
			expect((await run("event-plan", id, "1")).text).toBe(
				`기획전 ${id}번에 남산 서재 호텔 디럭스 더블 조식 포함을 더했습니다.`,
			);
			const { text } = await run(...event.with(1, "내용 없는"));
			const { rows } = await at.app.services.db.query(
				"SELECT html, secret FROM event WHERE title = '내용 없는'",
			);
			expect(rows).toEqual([{ html: "", secret: null }]);
			expect((await run("events")).text.split("\n")).toHaveLength(2);
			expect((await run("withdraw-event", /\d+/.exec(text)?.[0] ?? "")).text).toMatch(
				/^기획전 \d+번을 내렸습니다\.$/,
			);
			for (const title of ["첫째", "둘째"]) {
				expect((await run("publish-theme", title, picture)).text).toMatch(
					/^테마 \d+번을 올렸습니다: \/theme\/\d+$/,
				);
				await run("publish-place", title, picture, "SEOUL");
			}
			const themes = (await run("themes")).text.split("\n");
			expect(themes.map((line) => line.split(/ {2,}/).at(-1))).toEqual(["첫째", "둘째"]);
			expect((await run("places")).text.split("\n")).toHaveLength(2);
			const [theme = ""] = themes[0]?.split(" ") ?? [];
			expect((await run("theme-stay", theme, "1")).text).toBe(`테마 ${theme}번에 숙소 1번을 더했습니다.`);
			const told = await at.app.services.db.query("SELECT DISTINCT html FROM theme");
			expect(told.rows).toEqual([{ html: "" }]);
		});

		it("an advance notice may announce an event or coupons, and take entries for a draw [DEC-158]", async () => {
			const { text } = await run(...event.with(1, "알릴 특가"));
			const id = /\d+/.exec(text)?.[0] ?? "";
			const opening = ["2026-12-01", "23:59"] as const;
			for (const [title, option] of [
				["특가", `event=${id}`],
				["꾸러미", "code=winter"],
				["추첨", "draw=yes"],
				["알림", "draw=no"],
			] as const)
				expect((await run("publish-advance-notice", title, picture, ...opening, option)).text).toMatch(
					/^사전 알림 \d+번을 올렸습니다\.$/,
				);
			const { rows } = await at.app.services.db.query(
				`SELECT title, event_type, event_id::text, pack_code FROM advance_notice ORDER BY alarm_id`,
			);
			expect(rows).toEqual([
				{ title: "특가", event_type: "alarm", event_id: id, pack_code: null },
				{ title: "꾸러미", event_type: "alarm", event_id: null, pack_code: "winter" },
				{ title: "추첨", event_type: "eventGiveaway", event_id: null, pack_code: null },
				{ title: "알림", event_type: "alarm", event_id: null, pack_code: null },
			]);
			expect((await run("advance-notices")).text.split("\n")).toHaveLength(4);
		});
	});
});
