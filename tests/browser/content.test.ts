import { describe, expect, it } from "vitest";
import { koreanDay } from "#domain/shared/koreanTime.ts";
import { addDays } from "#domain/shared/StayDate.ts";
import { open } from "#tests/browser/support/browser.ts";
import { logIn, signIn } from "#tests/browser/support/members.ts";
import { joinStage } from "#tests/browser/support/stage.ts";

const soon = addDays(koreanDay(Date.now()), 20);

const people = [
	{ width: 390, account: "new" },
	{ width: 820, account: "upgraded" },
	{ width: 1440, account: "unpaid" },
] as const;

const stage = joinStage("bookers");

describe.each(people)("themes, events and advance notices at $width px", ({ width, account }) => {
	const arrive = () => stage.visit({ width });

	it("themes come from the server, use prices for the URL's dates, and keep a wish across the login [SCREEN-10, DEC-024, DEC-094, DEC-184]", async () => {
		const visitor = await arrive();
		const { page } = visitor;
		const html = await (await page.request.get("/theme")).text();
		expect(html).toContain('href="/theme/8"');
		await open(visitor, "/theme");
		await page.locator('a[href="/theme/8"]').click();
		await page.getByRole("heading", { level: 1, name: "도심 호캉스" }).waitFor();
		await open(visitor, `/theme/8?checkInDate=${soon}&adtCnt=3`);
		const card = page.getByRole("article").first();
		expect(await card.getByRole("link").getAttribute("href")).toContain("adtCnt=3");

		await open(visitor, "/theme/8");
		const heart = page.getByRole("button", { name: /찜하기$/ }).first();
		const name = (await heart.getAttribute("aria-label"))?.replace(/ 찜하기$/, "") ?? "";
		await heart.click();
		await logIn(page, account);
		await page
			.getByRole("button", { name: `${name} 찜 해제하기` })
			.first()
			.waitFor();
		expect(new URL(page.url()).search).toBe("");
		await open(visitor, "/theme/8");
		await page
			.getByRole("button", { name: `${name} 찜 해제하기` })
			.first()
			.waitFor();
		expect(await visitor.problems()).toEqual([]);
		await visitor.close();
	});
	it("events show a price per day, and a chosen day opens the stay for that night at that price [SCREEN-11, DEC-025, DEC-168, DEC-179]", async () => {
		const visitor = await arrive();
		const { page } = visitor;
		await open(visitor, "/events/1");
		// At the end of a month only a few of its days are left.
		const priced = page.locator("[data-day]").filter({ hasText: /[\d,]+원/ });
		const date = await priced.last().getAttribute("data-day");
		const day = page.locator(`[data-day="${date}"]`);
		const named = async () => /[\d,]+원/.exec((await day.textContent()) ?? "")?.[0];
		await expect.poll(named).toBeDefined();
		const price = await named();
		await day.press("Enter");
		const background = () => day.evaluate((element) => getComputedStyle(element).backgroundColor);
		const chosen = await background();
		await day.hover();
		expect(await background()).toBe(chosen);
		await page.getByRole("link", { name: "이 날짜로 객실 보기" }).click();
		await page.waitForURL("**/products/**");
		expect(new URL(page.url()).searchParams.get("checkInDate")).toBe(date);
		await page.locator("#rooms").getByText(`총 ${price}`).first().waitFor();
		await page.getByRole("link", { name: /^기획전.*겨울 온천 기획전/ }).waitFor();
		expect(await visitor.problems()).toEqual([]);
		await visitor.close();
	});

	it("advance notices announce what opens later, and accept an application [SCREEN-12, DEC-158]", async () => {
		const visitor = await arrive();
		const { page } = visitor;
		await signIn(page.context(), stage.product.address, account);
		await open(visitor, "/advance-notice");
		await page.getByRole("button", { name: /^설 연휴 .* 알림 신청$/ }).click();
		await page.getByText("신청 완료").waitFor();
		await open(visitor, "/advance-notice");
		await page.getByText("신청 완료").waitFor();
		await visitor.close();
	});
});

it("an unlisted event opens only with its secret word, and a chosen day leads to the rate plan at that price [DEC-118, DEC-179]", async () => {
	const visitor = await stage.visit({ width: 390 });
	const { page } = visitor;
	expect((await page.goto("/events/3"))?.status()).toBe(404);
	expect((await page.goto("/events/3?secret=starlight"))?.status()).toBe(200);
	const day = page
		.locator("button[data-day]")
		.filter({ hasText: /[\d,]+원/ })
		.last();
	await day.press("Enter");
	const price = /[\d,]+원/.exec((await day.textContent()) ?? "")?.[0];
	await page.getByRole("link", { name: "이 날짜로 객실 보기" }).click();
	await page.waitForURL("**/products/*/options**");
	await page.getByText(`총 ${price}`).first().waitFor();
	await visitor.close();
});
