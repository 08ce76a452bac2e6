import { describe, expect, it } from "vitest";
import { open, type Visit, type Width } from "#tests/browser/support/browser.ts";
import { play, type Stage } from "#tests/browser/support/stage.ts";

interface Order {
	readonly number: string;
	/** Path of its booking among the member's own. */
	readonly path: string;
}

/** Opens the member's order that is held by link and still open. */
async function openOrder({ page }: Visit): Promise<Order> {
	const answer = await page.request.get("/api/content/v1/books/status/pending", {
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

export function orderLink(stage: Stage, width: Width): void {
	const asMember = (work: (member: Visit) => Promise<void>) =>
		play(stage, { width, account: "silver-cancel" }, work);
	const asAnyone = (work: (visitor: Visit) => Promise<void>) => play(stage, { width }, work);

	describe("an order's link", () => {
		it("cancels without a login after a question, closes, and leaves the member the way back [ROUTE-22, CALL-CONTENT-06, DEC-177]", () =>
			asMember(async (member) => {
				const order = await openOrder(member);
				await asAnyone(async (visitor) => {
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
				});
				await open(member, order.path);
				await member.page.getByRole("button", { name: "취소 되돌리기" }).click();
				await member.page.getByText("취소를 되돌렸어요.").first().waitFor();
			}));

		it("registers a confirmation number without a login, the guest masked, no chat beside it [ROUTE-22, ROUTE-23, DEC-085]", () =>
			asMember(async (member) => {
				const { number } = await openOrder(member);
				await asAnyone(async (visitor) => {
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
					await open(visitor, "/lms/AW261121-0000");
					await page.getByText("예약을 찾을 수 없어요.").waitFor();
				});
			}));
	});
}
