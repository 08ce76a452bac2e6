import { describe, expect, it } from "vitest";
import { resolveParticles } from "#domain/shared/particles.ts";
import { plantPoints } from "#tests/support/bookingWorld.ts";
import { forEachDatabase } from "#tests/support/databases.ts";
import { operating } from "./operating.ts";

const coupon = ["publish-coupon", "이름", "10,000", "2026-12-01", "2026-12-31", "2026-12-31"];
const percent = coupon.with(2, "10%");
const amount = (text: string) => `${text}은(는) 5,000이나 -5,000 같은 금액이 아닙니다.`;
const codeForm = "코드는 영문 대문자와 숫자 4자부터 20자까지입니다.";

/** What an operator reads, by what they have typed. The day is 2026-11-21, noon. */
const refusals: readonly (readonly [line: readonly string[], text: string])[] = [
	[["member", "99"], "회원 99번을 찾을 수 없습니다."],
	[["member", "AW1"], "예약 AW1을(를) 찾을 수 없습니다."],
	[["member", "1번"], "예약 1번을(를) 찾을 수 없습니다."],
	[["member", "0"], "0은(는) 번호가 아닙니다."],
	[["unlock", "99", "요청"], "회원 99번을 찾을 수 없습니다."],
	[
		["points", "2", "gold", "5", "사유"],
		"gold은(는) 포인트 종류가 아닙니다. cash나 welfare라고 적어 주세요.",
	],
	[["points", "2", "cash", "5", " "], "사유은(는) 1자부터 50자까지입니다."],
	...["0", "-0", "오천", "10,000,001", "-10,000,001"].map(
		(text) => [["points", "2", "cash", text, "사유"], amount(text)] as const,
	),
	[["answer-review", "99", "고맙습니다"], "보이는 후기 99번을 찾을 수 없습니다."],
	[["answer-review", "1", " "], "답변은(는) 1자부터 1,000자까지입니다."],
	[["hide-review", "99", "욕설"], "보이는 후기 99번을 찾을 수 없습니다."],
	[["show-review", "99"], "가린 후기 99번을 찾을 수 없습니다."],
	[["keep-review", "99", "괜찮음"], "신고된 후기 99번을 찾을 수 없습니다."],
	[["add-company", "abc", "기업"], `기업 ${codeForm}`],
	[["add-company", "ABCD", " "], "기업 이름은(는) 1자부터 50자까지입니다."],
	[["end-company", "NONE"], "사용법: npm run ops -- end-company <기업 코드> <사유>"],
	[["end-company", "NONE", "종료"], "이용 중인 기업 NONE을(를) 찾을 수 없습니다."],
	[["leave-company", "2", "퇴사"], "기업 회원 2번을 찾을 수 없습니다."],
	[[...coupon, "max=1,000"], "max는 할인율로 깎는 쿠폰에만 적습니다."],
	[[...coupon, "code=ABCD", "broadcast=3"], "code, company, broadcast는 하나만 적습니다."],
	[[...coupon, "code=abc"], codeForm],
	[[...coupon, "set=21"], "set은(는) 20까지입니다."],
	[[...coupon, "set=3", "total=2"], "total이 set보다 적어 아무도 받을 수 없습니다."],
	[[...coupon, "overlap=maybe"], "overlap에는 yes나 no를 적어 주세요."],
	[[...coupon, "supplier=true"], "supplier에는 yes나 no를 적어 주세요."],
	[[...coupon, "stays=1,99"], "nation이 없는 나라이거나, stays에 없는 숙소가 있습니다."],
	[[...coupon, "nation=XX"], "nation이 없는 나라이거나, stays에 없는 숙소가 있습니다."],
	[[...coupon, "min="], "알 수 없는 설정입니다: min="],
	[[...coupon, "colour=red"], "알 수 없는 설정입니다: colour=red"],
	[coupon.with(1, " "), "이름은(는) 1자부터 100자까지입니다."],
	[coupon.with(2, "91%"), "할인율은(는) 90까지입니다."],
	[coupon.with(5, "2026-12-30"), "받을 수 있는 마지막 날보다 사용 기한이 앞섭니다."],
	[coupon.with(5, "367일"), "사용 기간은(는) 366까지입니다."],
	[["withdraw-coupon", "99"], "나누어 주고 있는 쿠폰 99번을 찾을 수 없습니다."],
];

forEachDatabase((_, open) => {
	describe("what operators read about members, companies and coupons [DEC-183]", () => {
		const { at, run, done } = operating(open, plantPoints);
		it.each(refusals)("%j is refused: %s", async (line, text) => {
			expect(await run(...line)).toEqual({ isOk: false, text: resolveParticles(text) });
		});

		it("the most points that may be given at once, and taken again", async () => {
			expect(await done("points", "3", "cash", "10,000,000", "행사")).toContain("어썸캐시 10,030,000원");
			expect(await done("points", "3", "cash", "-10,000,000", "되돌림")).toContain("어썸캐시 30,000원");
		});

		it("a member's card, by number or booking, locked until the second it opens", async () => {
			const { held } = await at.world.book(2);
			const { clock, db } = at.world;
			const card = await done("member", "2");
			expect(card.split("\n")).toEqual([
				expect.stringMatching(/^회원 2번 {2}Bronze {2}가입 \d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
				"어썸캐시 30,000원  복지포인트 20,000원  쿠폰 1장",
				"진행 중인 예약 1건  로그인 0개",
			]);
			expect(await done("member", held.orderNum)).toBe(card);
			const lock = (seconds: number) =>
				db.query("UPDATE member SET locked_until = $1 WHERE member_id = 2", [
					new Date(clock.now() + seconds * 1000),
				]);
			await lock(1);
			expect(await done("member", "2")).toMatch(/로그인 0개 {2}잠김$/);
			expect(await done("unlock", "2", "전화 요청")).toBe("회원 2번의 로그인을 열었습니다.");
			expect(await done("member", "2")).toMatch(/로그인 0개$/);
			await lock(0);
			expect(await done("member", "2")).toMatch(/로그인 0개$/);
		});

		it("companies and their employees, from the first to the end of the contract", async () => {
			expect(await done("add-company", "ABCD", "가나", "상사")).toBe("기업 ABCD를 더했습니다.");
			expect(await done("add-company", "WXYZ", "다른 회사")).toBe("기업 WXYZ를 더했습니다.");
			expect((await run("add-company", "ABCD", "또")).text).toBe("기업 코드 ABCD는 이미 쓰고 있습니다.");
			expect((await done("companies")).split("\n")).toEqual([
				"ABCD                  이용 중  회원 0명  가나 상사",
				"WXYZ                  이용 중  회원 0명  다른 회사",
			]);
			await at.world.db.query(
				"UPDATE member SET type = 'C', corp_code = 'ABCD', dept_name = '영업' WHERE member_id IN (2, 3)",
			);
			expect(await done("member", "2")).toContain("\n기업 ABCD\n");
			expect((await done("company-members", "ABCD")).split("\n")).toEqual([
				"회원 2번  영업",
				"회원 3번  영업",
			]);
			expect(await done("company-members", "ABCD", "2")).toBe("회원 3번  영업");
			expect(await done("leave-company", "2", "퇴사")).toBe("회원 2번은 이제 일반 회원입니다.");
			expect(await done("end-company", "ABCD", "만료")).toBe(
				"기업 ABCD의 이용을 끝냈습니다. 회원 1명이 일반 회원이 되었습니다.",
			);
			expect(await done("company-members", "ABCD")).toBe("회원이 없습니다.");
			expect(await done("companies")).toContain("ABCD                  끝남    회원 0명  가나 상사");
		});

		it("a coupon's limits are included, and the lists say what was given", async () => {
			const id = async (...line: string[]) => /\d+/.exec(await done(...line))?.[0] ?? "";
			const first = await id(
				...coupon,
				"set=20",
				"total=20",
				"min=1",
				"overlap=yes",
				"supplier=no",
				"stays=1,2",
			);
			const second = await id(
				...percent.with(2, "90%").with(5, "366일"),
				"max=1",
				"supplier=yes",
				"overlap=no",
			);
			const live = await id(...coupon, "broadcast=7");
			const { rows } = await at.world.db.query(
				`SELECT set_cnt, tot_cnt, min_price, overlap, available_expedia, max_discount, valid_days, grip_idx::int FROM coupon_manager
				WHERE coupon_manager_id = ANY ($1::int[]) ORDER BY 1 DESC, max_discount NULLS LAST`,
				[[first, second, live].map(Number)],
			);
			const none = { set_cnt: 1, tot_cnt: null, min_price: 0, overlap: false, available_expedia: false };
			const lasting = { max_discount: null, valid_days: null, grip_idx: null };
			expect(rows).toEqual([
				{ ...lasting, set_cnt: 20, tot_cnt: 20, min_price: 1, overlap: true, available_expedia: false },
				{ ...none, available_expedia: true, max_discount: 1, valid_days: 366, grip_idx: null },
				{ ...none, ...lasting, grip_idx: 7 },
			]);
			const listed = (await done("coupons")).split("\n");
			expect(listed).toContain(
				`${first.padEnd(8)}  NORMAL       10,000원  2026-12-01~2026-12-31  0/20  이름`,
			);
			expect(listed).toContain(
				`${second.padEnd(8)}  NORMAL       90%  2026-12-01~2026-12-31  0/제한 없음  이름`,
			);
			const open = await id(...coupon.with(3, "2026-11-21"));
			expect(await done("give-coupon", "3", open, "보상")).toBe(`회원 3번에게 쿠폰 ${open}번을 주었습니다.`);
			expect((await run(...coupon, "broadcast=7")).text).toBe("방송 7번에는 이미 쿠폰이 있습니다.");
			expect(await done("withdraw-coupon", first)).toBe(`쿠폰 ${first}번을 더는 나누어 주지 않습니다.`);
			expect(await done("coupons")).not.toContain(`${first.padEnd(8)}  NORMAL`);
		});

		it("a member who asks to leave, and what is still open", async () => {
			expect((await run("withdraw-member", "2", "본인 요청")).isOk).toBe(false);
			expect(await done("withdraw-member", "3", "본인 요청")).toBe("회원 3번의 탈퇴를 마쳤습니다.");
			expect((await run("points", "3", "cash", "5", "사유")).isOk).toBe(false);
		});
	});
});
