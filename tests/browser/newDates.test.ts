import type { Page } from "playwright-core";
import { describe, it } from "vitest";
import { koreanDay } from "#domain/shared/koreanTime.ts";
import { addDays } from "#domain/shared/StayDate.ts";
import { open, widths } from "#tests/browser/support/browser.ts";
import { joinStage, play } from "#tests/browser/support/stage.ts";

const stage = joinStage("readers");
const total = (page: Page) => page.getByText(/^총 [\d,]+원$/).filter({ visible: true });

interface PriceDay {
	readonly date: string;
	readonly stayAble: "Y" | "N";
}

/** A stay and a night within half a year for which it has no room left. */
async function soldOutNight(): Promise<{ readonly stayId: number; readonly night: PriceDay["date"] }> {
	const from = addDays(koreanDay(Date.now()), 3);
	for (let stayId = 1; stayId < 60; stayId++) {
		const answer = await fetch(`${stage.product.address}/api/content/v1/products/${stayId}/price-days`, {
			method: "POST",
			headers: { "content-type": "application/json", "x-requested-with": "web" },
			body: JSON.stringify({
				checkInDate: from,
				checkOutDate: addDays(from, 1),
				adtCnt: 2,
				chdCnt: 0,
				chdAges: [],
				count: 1,
			}),
		});
		const days: readonly PriceDay[] = answer.ok ? (await answer.json()).data.days : [];
		const night = days.find(({ date, stayAble }) => date >= from && stayAble === "N");
		if (night && days.some(({ stayAble }) => stayAble === "Y")) return { stayId, night: night.date };
	}
	throw new Error("no stay of the small world is sold out");
}

describe.each(widths)("a stay at %i px", (width) => {
	it("that is sold out offers the nearest free dates, one tap away", async () => {
		const { stayId, night } = await soldOutNight();
		await play(stage, { width }, async (visitor) => {
			const { page } = visitor;
			const checkOut = addDays(night as Parameters<typeof addDays>[0], 1);
			await open(visitor, `/products/${stayId}?checkInDate=${night}&checkOutDate=${checkOut}`);
			await page.getByRole("button", { name: "날짜 바꾸기" }).filter({ visible: true }).first().waitFor();
			const near = page.getByRole("region", { name: "예약할 수 있는 가장 가까운 날짜" });
			const offered = near.getByRole("button").first();
			await offered.click();
			await page.waitForURL((url) => url.searchParams.get("checkInDate") !== night);
			await total(page).first().waitFor();
			await near.waitFor({ state: "detached" });
			await page.getByRole("button", { name: "객실 선택" }).filter({ visible: true }).first().waitFor();
		});
	});
});
