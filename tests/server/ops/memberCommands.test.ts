import { describe, expect, it } from "vitest";
import { plantPoints } from "#tests/support/bookingWorld.ts";
import { forEachDatabase } from "#tests/support/databases.ts";
import { operating } from "./operating.ts";

forEachDatabase((_, open) => {
	describe("the operator's commands for points, reviews and notices [DEC-183]", () => {
		const { at, run } = operating(open, plantPoints);

		it("give and take points, in the ledger and in the member's history", async () => {
			expect(await run("points", "2", "cash", "5,000", "불편을", "드려", "죄송합니다")).toEqual({
				isOk: true,
				text: "회원 2번의 포인트를 바꾸었습니다. 지금 어썸캐시 35,000원, 복지포인트 20,000원입니다.",
			});
			expect(await run("points", "2", "welfare", "-20000", "퇴사")).toMatchObject({ isOk: true });
			const { data } = await at.app.call(2, "GET", "/api/auth/points/history?pointType=AWESOME_CASH");
			expect(JSON.stringify(data)).toContain("불편을 드려 죄송합니다");
			expect(await run("verify")).toMatchObject({ isOk: true });
		});

		it("end every login of one member, and of no other", async () => {
			const { sessions } = at.app.services;
			const login = { remember: true, client: "web", ip: "127.0.0.1", userAgent: "test" } as const;
			const [one, two, other] = [
				await sessions.open(2, login),
				await sessions.open(2, login),
				await sessions.open(3, login),
			];
			expect(await run("end-logins", "2")).toMatchObject({ isOk: false });
			const { isOk, text } = await run("end-logins", "2", "도난", "신고");
			expect([isOk, text]).toEqual([true, expect.stringMatching(/^회원 2번의 로그인 \d+개를 끝냈습니다\.$/)]);
			for (const { accessToken, refreshToken } of [one, two]) {
				expect(await sessions.authenticate(accessToken)).toEqual({ failure: "expired" });
				await expect(sessions.refresh(refreshToken, "203.0.113.5")).rejects.toMatchObject({
					kind: "sessionGone",
				});
			}
			expect(await sessions.authenticate(other.accessToken)).toMatchObject({ member: { memberId: 3 } });
			expect(await run("end-logins", "2", "다시")).toMatchObject({
				isOk: true,
				text: "회원 2번의 로그인 0개를 끝냈습니다.",
			});
		});

		it("never take more points than there are, nor give any to an unknown member", async () => {
			for (const args of [
				["2", "welfare", "-1", "퇴사"],
				["2", "cash", "0", "없음"],
				["2", "cash", "1.5", "반"],
				["2", "cash", "10000001", "너무 많음"],
				["2", "gold", "100", "종류"],
				["2", "cash", "100", " "],
				["99", "cash", "100", "누구"],
			])
				expect({ args, isOk: (await run("points", ...args)).isOk }).toEqual({ args, isOk: false });
			expect(
				await at.world.db.query("SELECT point, user_point FROM point_balance WHERE member_id = 2"),
			).toMatchObject({ rows: [{ point: 35_000, user_point: 0 }] });
		});

		it("hide a review and exclude it from the rating, and show it again", async () => {
			await at.world.db.query(`
				INSERT INTO review (review_id, property_id, user_name, room_name, title, content, star)
					VALUES (700, 1, '김*', '디럭스', '나쁜 말', '여기에 쓰면 안 되는 말입니다.', 1), (701, 1, '이*', '디럭스', '좋아요', '아주 조용하고 좋았습니다.', 5);
				INSERT INTO review_stat (property_id, star_one, star_five) VALUES (1, 1, 1)`);
			const seen = async () => (await run("reviews", "1")).text;
			const stars = async () =>
				(await at.world.db.query("SELECT review_count, star_sum FROM review_stat WHERE property_id = 1"))
					.rows[0];
			expect(await seen()).toContain("나쁜 말");
			expect(await run("hide-review", "700", "욕설")).toEqual({
				isOk: true,
				text: "후기 700번을 가렸습니다.",
			});
			expect(await stars()).toEqual({ review_count: 1, star_sum: 5 });
			expect(await seen()).not.toContain("나쁜 말");
			expect((await run("hide-review", "700", "욕설")).isOk).toBe(false);
			expect((await run("hide-review", "799", "욕설")).isOk).toBe(false);
			expect(await run("verify")).toMatchObject({ isOk: true });
			expect(await run("show-review", "700")).toMatchObject({ isOk: true });
			expect((await run("show-review", "700")).isOk).toBe(false);
			expect(await stars()).toEqual({ review_count: 2, star_sum: 6 });
			expect(await run("verify")).toMatchObject({ isOk: true });
		});

		it("publish the stay's reply to a review, but not to a hidden or missing one", async () => {
			const reply = async () => {
				const { data } = await at.app.call(null, "GET", "/api/content/v1/reviews/products/1");
				return data.reviews.find(({ idx }: { idx: number }) => idx === 700)?.reply;
			};
			expect(await reply()).toBeNull();
			expect(await run("answer-review", "700", "다음에", "또", "오세요")).toMatchObject({ isOk: true });
			expect(await reply()).toMatchObject({ content: "다음에 또 오세요" });
			expect(await run("answer-review", "700", "고맙습니다")).toMatchObject({ isOk: true });
			expect(await reply()).toMatchObject({ content: "고맙습니다" });
			expect((await run("answer-review", "700", "가".repeat(1_001))).isOk).toBe(false);
			expect((await run("answer-review", "700", " ")).isOk).toBe(false);
			expect((await run("answer-review", "799", "고맙습니다")).isOk).toBe(false);
			await run("hide-review", "700", "욕설");
			expect((await run("answer-review", "700", "고맙습니다")).isOk).toBe(false);
		});

		it("withdraw a published notice, and no other", async () => {
			const id = /\d+/.exec((await run("publish-notice", "점검 안내", "새벽 2시")).text)?.[0] ?? "";
			const listed = async () =>
				JSON.stringify((await at.app.call(null, "GET", "/api/content/v1/notices")).data);
			expect(await listed()).toContain("점검 안내");
			expect((await run("notices")).text).toContain(id);
			expect(await run("withdraw-notice", id)).toMatchObject({ isOk: true });
			expect(await listed()).not.toContain("점검 안내");
			expect((await run("withdraw-notice", id)).isOk).toBe(false);
		});
	});
});
