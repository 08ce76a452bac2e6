import { render, screen } from "@testing-library/react";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { HeadlineFigures } from "#domain/offer/headlineFigures.ts";
import type { PriceLine } from "#domain/offer/PriceLine.ts";
import { stayDateOf } from "#domain/shared/StayDate.ts";
import { type Won, won } from "#domain/shared/Won.ts";
import { PriceBlock, type PriceBlockProps } from "#ui/components/PriceBlock.tsx";
import { PriceLedgerList } from "#ui/components/PriceLedgerList.tsx";
import { formatWon } from "#ui/format/won.ts";

const figures: HeadlineFigures = {
	total: won(246_000),
	averageNight: won(123_000),
	memberTotal: won(231_000),
	listTotal: won(300_000),
};
const lines = (props: Partial<PriceBlockProps> = {}) => {
	const { container } = render(<PriceBlock figures={figures} nights={2} {...props} />);
	return [...container.querySelectorAll("p")].map((line) => line.textContent);
};

describe("PriceBlock", () => {
	it("leads with the total of the whole stay, with the member price on a later line [DEC-077]", () => {
		expect(lines()).toEqual([
			"총 246,000원",
			"2박 · 1박 평균 123,000원 · 세금 포함",
			"어썸 회원가 231,000원",
		]);
	});

	it("shows a fee paid at the stay directly below", () => {
		expect(lines({ propertyFee: won(42_000) })[2]).toBe("현지 결제 요금 약 42,000원 별도");
	});

	it("strikes through the list price only for a named discount", () => {
		expect(lines({ discount: { label: "얼리버드", percent: 18 } })[0]).toBe(
			"얼리버드 18% 할인이전 판매가 300,000원",
		);
		expect(lines({ discount: { label: "연박 할인", percent: 12 } })[0]).toMatch(/^연박 할인 12%이전/);
		expect(document.querySelector("s")?.textContent).toContain("300,000원");
	});

	it("marks the average as per room when there are several rooms [DEC-058]", () => {
		expect(lines({ rooms: 2 })[1]).toBe("2박 · 객실당 1박 평균 123,000원 · 세금 포함");
		expect(lines({ rooms: 2, nights: 1 })[1]).toBe("1박 · 객실당 1박 평균 123,000원 · 세금 포함");
	});

	it("shows a member price only if there is one, and a unit instead of nights", () => {
		expect(lines({ figures: { ...figures, memberTotal: null }, unit: "1매" })).toEqual([
			"총 246,000원",
			"1매 · 세금 포함",
		]);
	});

	it("shows no average for a single night", () => {
		expect(lines({ nights: 1 })[1]).toBe("1박 · 세금 포함");
	});

	it("asks to log in where amounts are for members only, and says when no room is available [DEC-091]", () => {
		expect(lines({ figures: "hidden" })).toEqual(["로그인 후 확인"]);
		expect(lines({ figures: "unavailable" })).toEqual(["선택한 날짜에 예약할 수 있는 객실이 없어요"]);
	});
});

describe("PriceLedgerList", () => {
	const night = fc
		.record({ amount: fc.integer({ min: 1000, max: 2_000_000 }), rooms: fc.integer({ min: 1, max: 5 }) })
		.map(
			({ amount, rooms }): PriceLine => ({
				kind: "night",
				date: stayDateOf("2026-12-24"),
				rooms,
				amount: won(amount),
			}),
		);
	const off = fc
		.integer({ min: -1000, max: -10 })
		.map((amount): PriceLine => ({ kind: "awesomeCash", amount: won(amount) }));

	it("shows every line and the total unchanged, so that the lines add up to it [DEC-179]", () => {
		fc.assert(
			fc.property(
				fc.array(night, { minLength: 1, maxLength: 7 }),
				fc.array(off, { maxLength: 3 }),
				(nights, less) => {
					const all = [...nights, ...less];
					const total = won(all.reduce((sum, { amount }) => sum + amount, 0));
					const { container, unmount } = render(<PriceLedgerList lines={all} total={total} />);
					const read = [...container.querySelectorAll("dd")].map((each) =>
						Number(each.textContent?.replace(/[,원]/g, "")),
					);
					unmount();
					expect(read.at(-1)).toBe(total);
					expect(read.slice(0, -1).reduce((sum, each) => sum + each, 0)).toBe(total);
				},
			),
			{ numRuns: 25 },
		);
	});

	it("labels its total 총 결제 금액, or as the part of the first payment once a change was paid separately [DEC-198]", () => {
		const last = () => screen.getAllByRole("term").at(-1)?.textContent;
		const { rerender } = render(<PriceLedgerList lines={[]} total={won(1)} />);
		expect(last()).toBe("총 결제 금액");
		rerender(<PriceLedgerList lines={[{ kind: "changePaid", amount: won(-9_000) }]} total={won(1)} />);
		expect(last()).toBe("처음 결제한 금액으로 낸 요금");
	});

	it("shows the 가격확인번호 and the fee paid at the stay [DEC-179]", () => {
		render(<PriceLedgerList lines={[]} total={won(0)} code="7F3A-91C2" propertyFee={won(42_000)} />);
		expect(screen.getByText("7F3A-91C2")).toBeTruthy();
		expect(screen.getByText(`현지 결제 요금 약 ${formatWon(42_000 as Won)} 별도`)).toBeTruthy();
	});
});
