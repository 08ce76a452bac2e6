import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { priceLabel } from "#domain/search/words/amounts.ts";
import type { PriceMeaning } from "#domain/search/words/Term.ts";
import { read, said } from "./worldReading.ts";

describe("prices in words", () => {
	it.each([
		["10만원 이하 부산", null, 100_000],
		["10만 원 이하", null, 100_000],
		["100,000원 이하 서울", null, 100_000],
		["십만원 이하", null, 100_000],
		["일십만원 이하", null, 100_000],
		["백만원 이하", null, 1_000_000],
		["17만 5천원 이하", null, 175_000],
		["1박 10만원", null, 100_000],
		["여수 2박 1박당 10만원 이하", null, 100_000],
		["예산 15만", null, 150_000],
		["₩100000 서울", null, 100_000],
		["1박 예산 10만원 강릉 2박", null, 100_000],
		["만원 게하", null, 10_000],
		["２０만원 이하 부산", null, 200_000],
		["20aksdnjs dlgk", null, 200_000],
		["10만원 이상 서울", 100_000, null],
		["30만원 넘는 호텔", 300_000, null],
		["5~10만원 서울 호텔", 50_000, 100_000],
		["10만원에서 20만원 사이 강릉", 100_000, 200_000],
		["10만원부터 20만원까지", 100_000, 200_000],
		["20만원대 부산 호텔", 200_000, 299_999],
		["15만원대", 150_000, 159_999],
		["5만원짜리 게하", null, 50_000],
		["10만원선 부산", null, 100_000],
		["5만원 안 되는 모텔", null, 50_000],
		["30만원 안 넘게", null, 300_000],
		["만원대 게하", 10_000, 19_999],
		["10만원 초반 호텔", 100_000, 140_000],
		["20만원 중반대 풀빌라", 240_000, 270_000],
		["이십만원대 후반", 270_000, 300_000],
		["20만원 초중반 호텔", 200_000, 270_000],
		["hotel under 100000 won seoul", null, 100_000],
		["10만원~ 부산", 100_000, null],
		["10만~ 서울 호텔", 100_000, null],
		["~10만원 부산", null, 100_000],
		["50000~100000원 서울", 50_000, 100_000],
		["50000-80000 서울", 50_000, 80_000],
		["1000~50000원 서울", 1_000, 50_000],
		["5~8천원 게하", 5_000, 8_000],
		["0~5만원 게하", null, 50_000],
		["0만원~5만원 게하", null, 50_000],
		["5~1만원 게하", 10_000, 50_000],
		["20만원~10만원 부산", 100_000, 200_000],
		["5~10만원대 서울", 50_000, 100_000],
		["10~20만원 사이로 부산", 100_000, 200_000],
		["10~20만원 이하 부산", 100_000, 200_000],
		["백만원 이하 풀빌라", null, 1_000_000],
		["3천원 이하", null, 3_000],
		["5천원대", 5_000, 5_999],
		["9,500원대", 9_500, 9_599],
		["17만 5천원대", 175_000, 175_999],
		["100만원대 풀빌라", 1_000_000, 1_999_999],
		["100,000,000원 이하", null, 100_000_000],
		["서울 100000 이하", null, 100_000],
		["서울 50000이하 모텔", null, 50_000],
		["서울 50000  미만", null, 50_000],
		["서울 100000 이상", 100_000, null],
	])("are read exactly from %s [DEC-193]", (text, min, max) => {
		const { chips, unknown } = read(text);
		expect(chips.flatMap(({ meaning }) => (meaning.kind === "price" ? [meaning] : []))).toMatchObject([
			{ kind: "price", min, max, isInAll: false },
		]);
		expect(unknown).toEqual([]);
	});

	it.each([
		["총 50만원 제주", null, 500_000],
		["예산 100만원 제주 4박5일 4인", null, 1_000_000],
		["제주 3박4일 4인 경비 80만원", null, 800_000],
		["총액 100만원 이하 다낭", null, 1_000_000],
		["전체 예산 60만원 부산", null, 600_000],
		["총예산 100 부산", null, 1_000_000],
		["2박에 30만원 여수", null, 300_000],
		["3박 4일에 60~90만원 제주", 600_000, 900_000],
		["제주 2박 40만원 이하 호텔", null, 400_000],
		["강릉 2박3일 예산 50만원", null, 500_000],
	])("for all nights are distinguished from prices per night: %s [DEC-193]", (text, min, max) => {
		const { chips, unknown } = read(text);
		expect(chips.find(({ meaning }) => meaning.kind === "price")?.meaning).toMatchObject({
			kind: "price",
			min,
			max,
			isInAll: true,
		});
		expect(unknown).toEqual([]);
	});

	it.each([
		["하루 8만원 대전", null, 80_000],
		["8만원 대구", null, 80_000],
		["8만원대 대구", 80_000, 89_999],
		["8만원 대 대구", 80_000, 89_999],
		["8만원 대의 대구 호텔", 80_000, 89_999],
	])("do not include the beginning of a place: %s [DEC-193]", (text, min, max) => {
		const { chips, unknown } = read(text);
		expect(chips.find(({ meaning }) => meaning.kind === "price")?.meaning).toMatchObject({ min, max });
		expect(unknown).toEqual([]);
	});

	it.each(["1만엔 이하 오사카", "100달러 호텔", "3만 5천엔"])(
		"do not include other currencies: %s [DEC-193]",
		(text) => {
			expect(read(text).chips.some(({ meaning }) => meaning.kind === "price")).toBe(false);
		},
	);

	it("are read back from their own label [DEC-193]", () => {
		const amount = fc.integer({ min: 1, max: 900 }).map((thousands) => thousands * 1_000);
		const price = fc
			.tuple(amount, amount, fc.constantFrom("least", "most", "both"), fc.boolean())
			.map(([one, other, ends, isInAll]): PriceMeaning => {
				const [min, max] = [Math.min(one, other), Math.max(one, other)];
				return {
					kind: "price",
					min: ends === "most" ? null : min,
					max: ends === "least" ? null : max,
					isInAll,
				};
			});
		fc.assert(
			fc.property(price, (meaning) => {
				expect(read(`강릉 ${priceLabel(meaning)} 호텔`).chips[1]?.meaning).toMatchObject(meaning);
			}),
		);
	});

	it.each<[PriceMeaning["min"], PriceMeaning["max"], string]>([
		[null, 150_000, "15만원 이하"],
		[null, 10_000_000, "1,000만원 이하"],
		[175_000, null, "17만 5천원 이상"],
		[null, 99_500, "99,500원 이하"],
		[null, 9_900, "9,900원 이하"],
		[200_000, 299_999, "20만원대"],
		[150_000, 159_999, "15만원대"],
		[1_000_000, 1_999_999, "100만원대"],
		[150_000, 249_999, "15만원~249,999원"],
		[5_000, 5_999, "5,000원~5,999원"],
		[50_000, 100_000, "5만원~10만원"],
		[0, 50_000, "0원~5만원"],
	])("are labelled in units of 10,000: from %s to %s is %s [DEC-193]", (min, max, label) => {
		expect(priceLabel({ kind: "price", min, max, isInAll: false })).toBe(label);
		expect(priceLabel({ kind: "price", min, max, isInAll: true })).toBe(`총 ${label}`);
	});

	it("handle any sequence of numbers and units, with a matching label [A17]", () => {
		const piece = fc.constantFrom(
			..."0123456789",
			"~",
			"-",
			",",
			".",
			" ",
			"만",
			"천",
			"원",
			"대",
			"초반",
			"이하",
			"총",
		);
		fc.assert(
			fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
				for (const { meaning, label } of read(`0~${pieces.join("")} 강릉 ${pieces.join("")}`).chips)
					expect(label).toBe(meaning.kind === "price" ? priceLabel(meaning) : label);
			}),
			{ examples: [[["5", "만", "원"]], [["0", "원"]]] },
		);
	});

	it.each(["12345", "2026", "0만원", "99999999만원", "100,000,001원 이하"])(
		"do not include other numbers: %s [DEC-193]",
		(text) => {
			expect(said(read(text))).toEqual([]);
		},
	);
});
