import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { koreanDay } from "#domain/shared/koreanTime.ts";
import { addDays } from "#domain/shared/StayDate.ts";
import { open, widths } from "#tests/browser/support/browser.ts";
import { joinStage, play } from "#tests/browser/support/stage.ts";
import { nightIn, STAY } from "#tests/browser/support/travel.ts";

const stage = joinStage("readers");
const total = (page: Page) => page.getByText(/^총 [\d,]+원$/).filter({ visible: true });

interface PriceDay {
	readonly date: string;
	readonly stayAble: "Y" | "N";
}

/** Finds a stay and a night within the next half year on which it has no room left. */
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
	it("that is sold out offers the nearest available dates, one tap away", async () => {
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

	it("shows no price for the previous guests while the new prices are loading", () =>
		play(stage, { width }, async (visitor) => {
			const { page } = visitor;
			const rooms = page.locator("#rooms");
			const prices = rooms.getByText(/^총 [\d,]+원$/);
			const choices = rooms.getByRole("link", { name: /선택하기$/ });
			const seen = (name: string | RegExp) =>
				page.getByRole("button", { name }).filter({ visible: true }).first();
			await open(visitor, `/products/${STAY}${nightIn(5)}`);
			await prices.first().waitFor();
			await choices.first().waitFor();

			const held = Promise.withResolvers<void>();
			await page.route(/rateplans-v3/, async (route) => {
				await held.promise;
				await route.continue();
			});
			const asked = page.waitForRequest(/rateplans-v3/);
			await seen(/^인원/).click();
			await seen("성인 줄이기").click();
			await seen("적용하기").click();
			await asked;
			await page.getByText("새 조건의 요금을 확인하고 있어요").filter({ visible: true }).first().waitFor();
			expect(await prices.count()).toBe(0);
			expect(await choices.count()).toBe(0);
			expect(await seen("객실 선택").getAttribute("aria-busy")).toBe("true");

			held.resolve();
			await prices.first().waitFor();
			await choices.first().waitFor();
		}));
});
