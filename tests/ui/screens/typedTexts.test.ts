import { describe, expect, it } from "vitest";
import { type Failure, refused } from "#domain/failure/Failure.ts";
import type { Inquiry } from "#domain/inquiry/Inquiry.ts";
import { stayDateOf } from "#domain/shared/StayDate.ts";
import { screenApp } from "#tests/support/screenApp.ts";
import type { ViewModel } from "#ui/app/useViewModel.ts";
import { InquiriesViewModel } from "#ui/screens/inquiries/InquiriesViewModel.ts";
import { InquiryFormViewModel } from "#ui/screens/inquiry-form/InquiryFormViewModel.ts";
import { ReviewViewModel } from "#ui/screens/review/ReviewViewModel.ts";

const page = () => screenApp({ signedIn: true });
type Page = ReturnType<typeof page>;

/** The screen after its initial data has loaded; `leave` is Back, a reload or another page. */
async function opened<S, V extends ViewModel<S>>(viewModel: V, snapshot: S) {
	viewModel.restore?.(snapshot);
	const leave = viewModel.activate?.() ?? (() => {});
	await new Promise((go) => setTimeout(go));
	return { viewModel, leave };
}

const reviewOf = ({ app, memory }: Page, orderProductId = 7) => {
	for (const id of [7, 8]) {
		if (!memory.orderReviews.stored.has(id))
			memory.orderReviews.stored.set(id, {
				booking: { orderProductId: id, status: "complete", checkIn: stayDateOf("2026-11-01") } as never,
				imageUrl: null,
				review: null,
			});
	}
	return opened(new ReviewViewModel(app), { orderProductId });
};
const typedOf = ({ title, text, stars }: ReviewViewModel) => ({ title, text, stars });
const nothing = { title: "", text: "", stars: null };
const whole = { title: "다시 가고 싶은 곳", text: "창밖 풍경이 좋고 방이 조용했습니다.", stars: 4 };

function write(viewModel: ReviewViewModel): void {
	viewModel.typeTitle(whole.title);
	viewModel.typeText(whole.text);
	viewModel.rate(whole.stars);
}

describe("an unfinished review [SCREEN-13, DEC-097]", () => {
	it("is restored after the page was left, only for its own booking", async () => {
		const here = page();
		const first = await reviewOf(here);
		write(first.viewModel);
		first.leave();
		first.viewModel.typeTitle("떠난 뒤의 글");
		expect(typedOf((await reviewOf(here, 8)).viewModel)).toEqual(nothing);
		const again = await reviewOf(here);
		expect(typedOf(again.viewModel)).toEqual(whole);
		again.viewModel.typeTitle("");
		again.leave();
		expect(typedOf((await reviewOf(here)).viewModel)).toEqual({ ...whole, title: "" });
	});

	it.each([
		["was sent", null, nothing],
		["could not be sent", { kind: "unreachable" }, whole],
		["turns out to be written already", refused("alreadyReviewed"), nothing],
	] as readonly (readonly [string, Failure | null, object])[])(
		"is kept until a review exists: it %s",
		async (_, refusal, kept) => {
			const here = page();
			const { viewModel, leave } = await reviewOf(here);
			write(viewModel);
			here.memory.orderReviews.refusal = refusal;
			await viewModel.submit();
			leave();
			here.memory.orderReviews.stored.delete(7);
			expect(typedOf((await reviewOf(here)).viewModel)).toEqual(kept);
		},
	);

	it("is not restored on a page that was left meanwhile", async () => {
		const here = page();
		here.memory.typedTexts.save("review-7", { title: "늦은 글" });
		const viewModel = new ReviewViewModel(here.app);
		viewModel.restore({ orderProductId: 7 });
		viewModel.activate()();
		await new Promise((go) => setTimeout(go));
		expect(viewModel.title).toBe("");
		viewModel.typeTitle("다른 글");
		expect(here.memory.typedTexts.read("review-7")).toEqual({ title: "늦은 글" });
	});
});

describe("an unfinished inquiry [SCREEN-06, DEC-020]", () => {
	const formOf = ({ app }: Page, orderNumber: string | null = null) =>
		opened(new InquiryFormViewModel(app), { type: 1, orderNumber });
	const typed = { type: 2, title: "환불 문의", content: "환불은 언제 되는지 궁금해요." };

	it("is restored after the page was left, with its choices, only for the same subject", async () => {
		const here = page();
		const first = await formOf(here);
		first.viewModel.change(typed);
		first.leave();
		const other = await formOf(here, "AW1");
		expect(other.viewModel.draft).toEqual({ type: 1, title: "", content: "", orderNumber: "AW1" });
		expect((await formOf(here)).viewModel.draft).toEqual({ ...typed, orderNumber: null });
	});

	it("is dropped once it was sent", async () => {
		const here = page();
		const first = await formOf(here);
		first.viewModel.change(typed);
		const sent = first.viewModel.submit();
		await expect.poll(() => here.app.popups.current?.text).toBe("문의가 등록되었습니다.");
		here.app.popups.accept();
		await sent;
		first.leave();
		expect((await formOf(here)).viewModel.draft).toMatchObject({ title: "", content: "" });
	});
});

describe("an unfinished follow-up question to an inquiry [DEC-157]", () => {
	it("is restored after the page was left, until it is sent", async () => {
		const here = page();
		here.memory.inquiries.inquiries = [1, 2].map((id) => ({ id, messages: [] }) as unknown as Inquiry);
		const listOf = () => opened(new InquiriesViewModel(here.app), { tab: "all" as const });
		const first = await listOf();
		first.viewModel.write(1, "주차도 되나요?");
		first.viewModel.write(2, "조식은요?");
		first.leave();
		const again = await listOf();
		await again.viewModel.send(1);
		again.leave();
		expect([...(await listOf()).viewModel.drafts]).toEqual([[2, "조식은요?"]]);
	});
});
