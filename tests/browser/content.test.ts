import { describe, expect, it } from "vitest";
import { koreanDay } from "#domain/shared/koreanTime.ts";
import { addDays } from "#domain/shared/StayDate.ts";
import { open, type Visit } from "#tests/browser/support/browser.ts";
import { logIn, signIn } from "#tests/browser/support/members.ts";
import { setStage } from "#tests/browser/support/stage.ts";

const soon = addDays(koreanDay(Date.now()), 20);

const people = [
	{ width: 390, account: "new" },
	{ width: 820, account: "upgraded" },
	{ width: 1440, account: "unpaid" },
] as const;

const stage = setStage();

describe.each(people)("themes, events and notices of what is to come at $width px", ({ width, account }) => {
	const arrive = () => stage.visit({ width });

	it("themes arrive from the server, price for the dates of the address, and keep a wish over the login [SCREEN-10, DEC-024, DEC-094, DEC-184]", async () => {
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
	it("events show a price a day, and a chosen day opens the stay for that night at that price [SCREEN-11, DEC-025, DEC-168, DEC-179]", async () => {
		const visitor = await arrive();
		const { page } = visitor;
		await open(visitor, "/events/1");
		const day = page.locator("[data-day]").nth(5);
		const date = await day.getAttribute("data-day");
		const named = async () => /[\d,]+원/.exec((await day.textContent()) ?? "")?.[0];
		await expect.poll(named).toBeDefined();
		const price = await named();
		await day.press("Enter");
		await page.getByRole("link", { name: "이 날짜로 객실 보기" }).click();
		await page.waitForURL("**/products/**");
		expect(new URL(page.url()).searchParams.get("checkInDate")).toBe(date);
		await page.locator("#rooms").getByText(`총 ${price}`).first().waitFor();
		await page.getByRole("link", { name: /^기획전.*겨울 온천 기획전/ }).waitFor();
		expect(await visitor.problems()).toEqual([]);
		await visitor.close();
	});

	it("notices tell of what opens later, and take an application [SCREEN-12, DEC-158]", async () => {
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

it("an event opens unlisted with its word alone [DEC-118]", async () => {
	const visitor = await stage.visit({ width: 390 });
	expect((await visitor.page.goto("/events/3"))?.status()).toBe(404);
	expect((await visitor.page.goto("/events/3?secret=starlight"))?.status()).toBe(200);
	await visitor.close();
});

describe("an order's link", () => {
	const arrive = (width: 390 | 1440) => stage.visit({ width });

	/** The member's order that is held by link and still open. */
	async function openOrder(member: Visit): Promise<{ readonly number: string; readonly path: string }> {
		await signIn(member.page.context(), stage.product.address, "silver-cancel");
		const answer = await member.page.request.get("/api/content/v1/books/status/pending", {
			headers: { "x-requested-with": "web" },
		});
		const { books } = (await answer.json()).data as {
			books: {
				orderNum: string;
				orderProductIdx: number;
				checkinDate: string | null;
				orderProductStatus: string;
			}[];
		};
		const order = books.find((book) => book.checkinDate === null && book.orderProductStatus === "pending");
		if (!order) throw new Error("no open order is held by link");
		return { number: order.orderNum, path: `/mypage/books/${order.orderProductIdx}` };
	}

	it("cancels without a login after a question, closes, and leaves the member the way back [ROUTE-22, CALL-CONTENT-06, DEC-177]", async () => {
		const member = await arrive(1440);
		const order = await openOrder(member);
		const visitor = await arrive(390);
		const { page } = visitor;
		await open(visitor, `/lms/${order.number}`);
		const cancel = page.getByRole("button", { name: "예약 취소" });
		const question = page.getByRole("alertdialog", { name: "예약을 취소하시겠습니까?" });
		await page.getByRole("checkbox", { name: "처리할 예약 선택" }).check();
		await cancel.click();
		await question.getByRole("button", { name: "돌아가기" }).click();
		await question.waitFor({ state: "detached" });
		expect(await cancel.isEnabled()).toBe(true);
		await cancel.click();
		await question.getByRole("button", { name: "확인" }).click();
		await page.getByText("취소되었습니다.").waitFor();
		await page.getByText("취소를 요청한 예약이에요.").waitFor();
		await page.getByText("취소 요청", { exact: true }).waitFor();
		expect(await page.getByRole("checkbox").count()).toBe(0);
		await open(visitor, `/lms/${order.number}`);
		await page.getByText("취소를 요청한 예약이에요.").waitFor();
		expect(await visitor.problems()).toEqual([]);
		await visitor.close();

		await open(member, order.path);
		await member.page.getByRole("button", { name: "취소 되돌리기" }).click();
		await member.page.getByText("취소를 되돌렸어요.").first().waitFor();
		expect(await member.problems()).toEqual([]);
		await member.close();
	});

	it("registers a confirmation number without a login, the guest masked, no chat beside it [ROUTE-22, ROUTE-23, DEC-085]", async () => {
		const member = await arrive(1440);
		const { number } = await openOrder(member);
		await member.close();

		const visitor = await arrive(390);
		const { page } = visitor;
		await open(visitor, `/lms/${number}`);
		await page.getByText(/^010-\*+-\d{4}$/).waitFor();
		await expect.poll(() => page.getByRole("button", { name: "예약 취소" }).isDisabled()).toBe(true);
		await page.getByRole("checkbox", { name: "처리할 예약 선택" }).check();
		await page.getByLabel("확정번호").fill("HT-20391");
		await page.getByLabel("확정번호").press("Enter");
		await page.getByText("등록되었습니다.").waitFor();
		await page.getByText("HT-20391").waitFor();
		await expect.poll(() => page.getByRole("checkbox").count()).toBe(0);
		expect(await page.getByLabel("채팅 상담").count()).toBe(0);
		expect(await visitor.problems()).toEqual([]);
		await open(visitor, "/lms/AW261121-0000000000000");
		await page.getByText("예약을 찾을 수 없어요.").waitFor();
		await visitor.close();
	});
});
