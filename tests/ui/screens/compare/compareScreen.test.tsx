import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { addDays } from "#domain/shared/StayDate.ts";
import { won } from "#domain/shared/Won.ts";
import { hydratedScreen } from "#tests/support/hydratedScreen.tsx";
import { screenApp } from "#tests/support/screenApp.ts";
import { condition, exampleOffers, exampleStay } from "#tests/support/stayFixtures.ts";
import { CompareScreen } from "#ui/screens/compare/CompareScreen.tsx";
import { loadColumns } from "#ui/screens/compare/loadColumns.ts";

type Environment = Parameters<typeof screenApp>[0];

/** Shows two stays of the catalogue on the page, the second without rooms if it is sold out. */
async function stage(
	stayIds: readonly number[],
	{ soldOut = false, environment }: { soldOut?: boolean; environment?: Environment } = {},
) {
	const { app, memory } = screenApp(environment);
	const detail = await exampleStay();
	const offers = await exampleOffers();
	for (const [id, name] of [
		[101, "바람결"],
		[102, "솔마루"],
	] as const) {
		memory.stays.details.set(id, { ...detail, id, info: { ...detail.info, name } });
		memory.stays.offersByStay.set(id, id === 102 && soldOut ? { ...offers, rooms: [] } : offers);
	}
	const choices = { stayIds, condition, onlyDifferences: false };
	const snapshot = { ...choices, columns: await loadColumns(app.use, choices) };
	const page = await hydratedScreen(app, "/compare", <CompareScreen snapshot={snapshot} />);
	expect(page.complaints).toEqual([]);
	return { app, memory, page: within(page.container) };
}

describe("the comparison of stays", () => {
	it("shows stays as table columns, with the same facts in each row [DEC-187]", async () => {
		const { memory, page } = await stage([102, 101]);
		const heads = page.getAllByRole("columnheader").map(({ textContent }) => textContent);
		expect(heads).toEqual(["항목", "솔마루", "바람결"]);
		const price = page.getByRole("row", { name: /^총액/ });
		expect(within(price).getAllByText(/^총 [\d,]+원$/)).toHaveLength(2);
		expect(page.getByRole("link", { name: "솔마루 객실 보기" }).getAttribute("href")).toMatch(
			/^\/products\/102\?checkInDate=.*&count=1$/,
		);
		await waitFor(() => expect(memory.pickedStays.picks.map(({ id }) => id)).toEqual([102, 101]));
	});

	it("shows only differences on request, and says so when there are none", async () => {
		const { page } = await stage([101, 102]);
		fireEvent.click(page.getByRole("button", { name: "차이만 보기" }));
		expect(page.queryByRole("row", { name: /^총액/ })).toBeNull();
		expect(page.getByText("담은 숙소들이 이 조건에서는 모두 같아요.")).toBeTruthy();
		fireEvent.click(page.getByRole("button", { name: "차이만 보기" }));
		expect(page.getByRole("row", { name: /^총액/ })).toBeTruthy();
	});

	it("offers the nearest available dates of a sold-out stay, and re-prices all stays for them", async () => {
		const { memory, page } = await stage([101, 102], { soldOut: true });
		const price = page.getByRole("row", { name: /^총액 \(숙소마다 달라요\)/ });
		expect(within(price).getByText("선택한 날짜에 예약할 수 있는 객실이 없어요")).toBeTruthy();
		memory.stays.priceDaysByStay.set(102, [
			{
				date: addDays(condition.checkInDate, 2),
				night: { isFree: true, amount: won(10_000) },
				stay: { isFree: true, amount: won(20_000) },
			},
		]);
		const near = page.getByRole("region", { name: "솔마루 예약할 수 있는 가장 가까운 날짜" });
		fireEvent.click(within(near).getByRole("button", { name: "다시 시도" }));
		fireEvent.click(await within(near).findByRole("button", { name: /총 20,000원/ }));
		await waitFor(() =>
			expect(memory.stays.asked.at(-1)?.condition?.checkInDate ?? "").toBe(addDays(condition.checkInDate, 2)),
		);
	});

	it("keeps a column for a stay no longer sold, but removes it from the selection", async () => {
		const { memory, page } = await stage([101, 999]);
		expect(page.getByText("더는 판매하지 않는 숙소예요")).toBeTruthy();
		await waitFor(() => expect(memory.pickedStays.picks.map(({ id }) => id)).toEqual([101]));
		fireEvent.click(page.getByRole("button", { name: "더는 판매하지 않는 숙소예요 비교 빼기" }));
		expect(page.getByText("한 곳을 더 담으면 나란히 비교할 수 있어요.")).toBeTruthy();
		expect(page.queryByRole("button", { name: "차이만 보기" })).toBeNull();
	});

	it("explains how to select stays when there are none, also after the last is removed", async () => {
		const { memory, page } = await stage([101]);
		await waitFor(() => expect(memory.pickedStays.picks).toHaveLength(1));
		fireEvent.click(page.getByRole("button", { name: "바람결 비교 빼기" }));
		expect(page.getByText("비교할 숙소를 담아 주세요")).toBeTruthy();
		expect(memory.pickedStays.picks).toEqual([]);
	});

	it("shows the selected stays when the address names none", async () => {
		const { app, memory } = screenApp();
		const detail = await exampleStay();
		memory.stays.details.set(101, detail);
		memory.stays.offersByStay.set(101, await exampleOffers());
		memory.pickedStays.save([{ id: 101, name: detail.info.name, imageUrl: null }]);
		const snapshot = { stayIds: [], condition, onlyDifferences: false, columns: [] };
		await hydratedScreen(app, "/compare", <CompareScreen snapshot={snapshot} />);
		expect(await screen.findByRole("columnheader", { name: new RegExp(detail.info.name) })).toBeTruthy();
	});

	it("can be retried after a failure, and shows no prices meanwhile", async () => {
		const { memory, page } = await stage([101, 102]);
		memory.stays.failure = { kind: "unreachable" };
		fireEvent.click(page.getByRole("button", { name: /^인원과 객실/ }));
		fireEvent.click(await screen.findByRole("button", { name: "적용하기" }));
		expect(await page.findByText(/^비교할 숙소를 불러오지 못했어요/)).toBeTruthy();
		expect(page.queryByText(/^총 /)).toBeNull();
		memory.stays.failure = null;
		fireEvent.click(page.getByRole("button", { name: "다시 시도" }));
		expect(await page.findAllByText(/^총 /)).toHaveLength(2);
	});

	it("shows a corporate member no price that is not available to it [DEC-077]", async () => {
		const member = { name: "홍길동", grade: "Bronze", type: "C", corpName: "회사" } as const;
		const visitor = await stage([101, 102]);
		expect(visitor.page.getAllByText(/어썸 회원가/)).toHaveLength(2);
		const corporate = await stage([101, 102], { environment: { signedIn: true, member } });
		expect(corporate.page.queryByText(/어썸 회원가/)).toBeNull();
	});
});
