import { describe, expect, it } from "vitest";
import { forEachDatabase } from "#tests/support/databases.ts";
import { operating } from "./operating.ts";

const picture = "/images/placeholder-stay.svg";
const saleDays = ["2026-11-20", "2026-11-30"];
const stayDays = ["2026-12-01", "2026-12-20"];

forEachDatabase((_, open) => {
	describe("the operator's content commands [DEC-183]", () => {
		const { at, run, refused, seen } = operating(
			open,
			(db) => db.query("INSERT INTO faq_type VALUES (1, '예약', 1)"),
			{ IMAGE_HOSTS: "pictures.example.com" },
		);
		const numberIn = (text: string): string => /\d+/.exec(text)?.[0] ?? "";

		it("publish an FAQ and withdraw it", async () => {
			const asked = ["1", "반려동물도 되나요?", "숙소마다", "다릅니다."];
			const { text } = await run("publish-faq", ...asked);
			expect(await seen("/v2/faqs/type/1")).toContain("숙소마다 다릅니다.");
			expect((await run("faqs")).text).toMatch(/분류 1 {2}예약\n.*반려동물도 되나요\?/);
			expect(await run("withdraw-faq", numberIn(text))).toMatchObject({ isOk: true });
			expect(await seen("/v2/faqs/type/1")).not.toContain("반려동물");
			await refused("withdraw-faq", [[numberIn(text)], ["0"], ["99999"]]);
			await refused("publish-faq", [
				["2", "질문", "답"],
				["1", "가".repeat(201), "답"],
				["1", "질문", " "],
			]);
		});

		it("show a banner on its days until it is withdrawn", async () => {
			const banner = ["겨울 여행", picture, "/themes/1", ...saleDays];
			const { text } = await run("publish-banner", ...banner, "subtitle=눈 오는 날");
			expect(await seen("/v1/mains")).toContain("눈 오는 날");
			expect((await run("banners")).text).toContain("2026-11-20~2026-11-30  겨울 여행");
			const listed = "https://pictures.example.com/1.jpg";
			expect(
				await run("publish-banner", "다음 달", listed, "/themes/1", "2026-12-01", "2026-12-02"),
			).toMatchObject({ isOk: true });
			expect(await seen("/v1/mains")).not.toContain("다음 달");
			expect(await run("withdraw-banner", numberIn(text))).toMatchObject({ isOk: true });
			expect(await seen("/v1/mains")).not.toContain("겨울 여행");
			expect((await run("banners")).text).not.toContain("겨울 여행");
			await refused("publish-banner", [
				["제목", picture, "https://elsewhere.example", ...saleDays],
				["제목", picture, "//elsewhere.example", ...saleDays],
				["제목", "/secret.txt", "/", ...saleDays],
				["제목", "/illustrations/nothing-like-it.jpg", "/", ...saleDays],
				["제목", "/images/nothing-like-it.jpg", "/", ...saleDays],
				["제목", "https://elsewhere.example.com/1.jpg", "/", ...saleDays],
				["제목", picture, "/", "2026-11-30", "2026-11-20"],
				["제목", picture, "/", "2026-11-01", "2026-11-20"],
				["제목", picture, "/", "tomorrow", "2026-11-30"],
				["제목", picture, "/", ...saleDays, "colour=red"],
				["제목", picture, "/", ...saleDays, "subtitle="],
			]);
		});

		it("withdraw an event with the banners that lead to it, which would find nothing", async () => {
			const event = ["사라질 특가", "단 열흘", picture, ...saleDays, ...stayDays];
			const id = numberIn((await run("publish-event", ...event)).text);
			for (const [title, link] of [
				["이 특가", `/events/${id}`],
				["비밀 주소", `/events/${id}?secret=word`],
				["다른 특가", `/events/${id}0`],
			] as const)
				expect(await run("publish-banner", title, picture, link, ...saleDays)).toMatchObject({ isOk: true });
			expect(await run("withdraw-event", id)).toMatchObject({ isOk: true });
			const shown = await seen("/v1/mains");
			expect(["이 특가", "비밀 주소", "다른 특가"].filter((title) => shown.includes(title))).toEqual([
				"다른 특가",
			]);
		});

		it("sell an event's plans at its discount, and at the old price once it is withdrawn", async () => {
			const event = ["연말 특가", "단 열흘", picture, ...saleDays, ...stayDays];
			const price = async () => (await at.world.request(2)).expectedTotal;
			const before = await price();
			const { text } = await run("publish-event", ...event, "discount=20", "text=<p>어서 오세요</p>");
			const id = numberIn(text);
			expect(await run("event-plan", id, "1")).toMatchObject({ isOk: true });
			const shown = await seen(`/v1/event-products/awesome/${id}`);
			for (const part of ["연말 특가", "어서 오세요", "조식 포함"]) expect(shown).toContain(part);
			expect(await price()).toBe(before * 0.8);
			expect((await run("events")).text).toContain("연말 특가");
			await refused("event-plan", [
				[id, "1"],
				[id, "3"],
				[id, "99"],
				["999", "2"],
			]);
			expect(await run("withdraw-event", id)).toMatchObject({ isOk: true });
			expect(await seen(`/v1/event-products/awesome/${id}`)).not.toContain("연말 특가");
			expect(await price()).toBe(before);
			expect((await run("events")).text).toBe("기획전이 없습니다.");
			await refused("event-plan", [[id, "2"]]);
			await refused("publish-event", [
				[...event, "discount=91"],
				[...event, "discount=half"],
				[...event, "coupon=99"],
				[...event.slice(0, 2), "/images/nothing-like-it.jpg", ...saleDays, ...stayDays],
				event.slice(0, 6),
				[...event.slice(0, 5), "2026-12-20", "2026-12-01"],
			]);
		});

		it("open an event with a secret word only to that word [DEC-118]", async () => {
			const { text } = await run(
				...["publish-event", "비밀", "특가", picture, ...saleDays, ...stayDays],
				...["secret=참깨", "coupon=1", "discount=20"],
			);
			const path = `/v1/event-products/awesome/${numberIn(text)}`;
			expect(await seen(path)).not.toContain("비밀");
			expect(await seen(`${path}?secret=${encodeURIComponent("참깨")}`)).toContain("비밀");
			// Its promotion has a random ID that cannot be guessed by counting [D21].
			expect(await run("event-plan", numberIn(text), "2")).toMatchObject({ isOk: true });
			const { rows } = await at.world.db.query<{ number: number }>(
				"SELECT promotion_id AS number FROM promotion WHERE history_id = $1",
				[Number(numberIn(text))],
			);
			expect(rows).toEqual([{ number: expect.toSatisfy((number: number) => number >= 2 ** 30) }]);
		});

		it("log one row for each action that succeeded [DEC-183]", async () => {
			const { rows } = await at.world.db.query<{ command: string; tries: number }>(
				"SELECT command, count(*)::int AS tries FROM operator_action WHERE command LIKE 'withdraw%' GROUP BY 1 ORDER BY 1",
			);
			expect(rows).toEqual([
				{ command: "withdraw-banner", tries: 1 },
				{ command: "withdraw-event", tries: 2 },
				{ command: "withdraw-faq", tries: 1 },
			]);
		});
	});
});
