import { describe, expect, it } from "vitest";
import { componentsCopy } from "#copy/components.ts";
import { messagesCopy } from "#copy/messages.ts";
import { reviewFormCopy } from "#copy/reviewForm.ts";
import type { ReviewableBooking } from "#domain/booking/Booking.ts";
import { type Failure, refused } from "#domain/failure/Failure.ts";
import type { Review } from "#domain/review/Review.ts";
import { stayDateOf } from "#domain/shared/StayDate.ts";
import { screenApp } from "#tests/support/screenApp.ts";
import { ReviewPhotosViewModel } from "#ui/screens/review/ReviewPhotosViewModel.ts";
import { ReviewViewModel } from "#ui/screens/review/ReviewViewModel.ts";

const booking = {
	orderProductId: 7,
	stayName: "남산 서재 호텔",
	status: "complete",
	checkIn: stayDateOf("2026-11-01"),
} as ReviewableBooking;

const written = { id: 1, title: "좋았어요", photos: [] } as unknown as Review;

async function form(changes: Partial<ReviewableBooking> = {}, review: Review | null = null) {
	const { app, memory } = screenApp({ signedIn: true });
	memory.orderReviews.stored.set(7, { booking: { ...booking, ...changes }, imageUrl: null, review });
	const viewModel = new ReviewViewModel(app);
	viewModel.restore({ orderProductId: 7 });
	await viewModel.loaded.load();
	return { app, reviews: memory.orderReviews, viewModel };
}

function fill(viewModel: ReviewViewModel): void {
	viewModel.typeTitle("다시 가고 싶은 곳");
	viewModel.typeText("창밖 풍경이 좋고 방이 조용했습니다. 다시 오고 싶어요.");
	viewModel.rate(5);
}

describe("writing a review [SCREEN-13, DEC-097]", () => {
	it("is possible for a completed stay without a review", async () => {
		expect((await form()).viewModel.canWrite).toBe(true);
		expect((await form({}, written)).viewModel.canWrite).toBe(false);
		expect((await form({ status: "cancel" })).viewModel.canWrite).toBe(false);
		expect((await form({ checkIn: stayDateOf("2027-01-01"), status: "confirm" })).viewModel.canWrite).toBe(
			false,
		);
		const { app } = screenApp();
		const unknown = new ReviewViewModel(app);
		expect(unknown.canWrite).toBe(false);
		unknown.take(written);
		expect(unknown.content).toBeNull();
		await unknown.loaded.load();
		expect([unknown.loaded.isMissing, unknown.content]).toEqual([true, null]);
	});

	it.each(["cancel_request", "cancel_wait", "cancel", "pending"] as const)(
		"explains why it is not possible, without telling a guest who cancelled to stay first: %s",
		async (status) => {
			const { viewModel } = await form({ status });
			expect([viewModel.canWrite, viewModel.whyNot]).toEqual([
				false,
				status === "pending" ? reviewFormCopy.notYet : reviewFormCopy.cancelled,
			]);
		},
	);

	it("reports invalid fields after an attempt, and sends nothing until they are valid", async () => {
		const { reviews, viewModel } = await form();
		expect([viewModel.canWrite, viewModel.wrongFields]).toEqual([true, []]);
		expect(await viewModel.submit()).toBe(false);
		expect([...viewModel.wrongFields].sort()).toEqual(["content", "stars", "title"]);
		viewModel.rate(5);
		expect([...viewModel.wrongFields].sort()).toEqual(["content", "title"]);
		fill(viewModel);
		expect([viewModel.wrongFields, reviews.written]).toEqual([[], []]);
	});

	it("sends the review once, however often it is pressed, and shows it afterwards", async () => {
		const { reviews, viewModel } = await form();
		fill(viewModel);
		expect(await Promise.all([viewModel.submit(), viewModel.submit()])).toEqual([true, true]);
		expect(reviews.written).toEqual([
			{
				title: "다시 가고 싶은 곳",
				content: "창밖 풍경이 좋고 방이 조용했습니다. 다시 오고 싶어요.",
				stars: 5,
			},
		]);
		expect(viewModel.content?.review?.title).toBe("다시 가고 싶은 곳");
		expect(viewModel.toast).toEqual({ text: messagesCopy.msg.reviewSaved });
		viewModel.dismissToast();
		expect([viewModel.toast, viewModel.canWrite]).toEqual([null, false]);
		viewModel.take({ ...written, title: "사진과 함께" });
		expect([viewModel.content?.review?.title, viewModel.content?.booking.orderProductId]).toEqual([
			"사진과 함께",
			7,
		]);
	});

	it("shows a review written elsewhere in the meantime", async () => {
		const { reviews, viewModel } = await form();
		fill(viewModel);
		reviews.stored.set(7, { booking, imageUrl: null, review: written });
		await viewModel.submit();
		expect([viewModel.toast, viewModel.content?.review]).toEqual([
			{ text: messagesCopy.msg.alreadyReviewed, isFailure: true },
			written,
		]);
	});

	it.each([
		["unreachable", "press", messagesCopy.msg.reviewSaved],
		["alreadyReviewed", "press", messagesCopy.msg.reviewSaved],
		["unreachable", "tab", messagesCopy.msg.alreadyReviewed],
	] as const)(
		"confirms saving if only the answer was lost, else reports another review: %s, written by a %s",
		async (kind, by, text) => {
			const { reviews, viewModel } = await form();
			fill(viewModel);
			reviews.refusal = kind === "unreachable" ? { kind } : refused(kind);
			const { title, text: content } = viewModel;
			const own = { ...written, title, content, stars: 5 } as Review;
			reviews.stored.set(7, { booking, imageUrl: null, review: by === "press" ? own : written });
			await viewModel.submit();
			expect([viewModel.toast?.text, viewModel.title, viewModel.content?.review?.id]).toEqual([text, "", 1]);
		},
	);

	it.each([
		[{ kind: "unreachable" }, { text: componentsCopy.notSent, isFailure: true }],
		[refused("generic"), null],
	] as readonly (readonly [Failure, { text: string } | null])[])(
		"keeps the input when it cannot be sent: %o [DEC-106]",
		async (failure, said) => {
			const { reviews, viewModel } = await form();
			fill(viewModel);
			reviews.refusal = failure;
			expect(await viewModel.submit()).toBe(true);
			expect([viewModel.toast, viewModel.stars, viewModel.isBusy, viewModel.content?.review]).toEqual([
				said,
				5,
				false,
				null,
			]);
		},
	);
});

describe("a photo of a review [DEC-097]", () => {
	const picture = new File(["x"], "window.jpg", { type: "image/jpeg" });

	function photos() {
		const { app, memory } = screenApp({ signedIn: true });
		memory.orderReviews.stored.set(7, { booking, imageUrl: null, review: written });
		const taken: Review[] = [];
		return {
			reviews: memory.orderReviews,
			taken,
			viewModel: new ReviewPhotosViewModel(app, 7, (review) => taken.push(review)),
		};
	}

	it("starts without a description for each chosen file", () => {
		const { viewModel } = photos();
		expect(viewModel).toMatchObject({ chosen: null, alt: "", fault: null });
		viewModel.choose(picture);
		viewModel.describe("창가");
		viewModel.choose(picture);
		expect([viewModel.chosen, viewModel.alt]).toEqual([picture, ""]);
	});

	it.each([
		[{ kind: "unreachable" }, componentsCopy.notSent],
		[refused("tooManyCalls"), reviewFormCopy.photos.tooMany],
		[refused("invalidRequest"), reviewFormCopy.photos.unreadable],
		[refused("notFound"), null],
	] as readonly (readonly [Failure, string | null])[])(
		"stays chosen when sending fails, and shows the reason until the next attempt: %o",
		async (failure, fault) => {
			const { reviews, taken, viewModel } = photos();
			viewModel.choose(picture);
			viewModel.describe("창가");
			reviews.refusal = failure;
			await viewModel.send([]);
			expect([viewModel.fault, viewModel.chosen, viewModel.alt, taken]).toEqual([fault, picture, "창가", []]);
			reviews.refusal = null;
			const sending = viewModel.send([]);
			expect(viewModel.fault).toBeNull();
			await sending;
			expect([viewModel.chosen, taken.length]).toEqual([null, 1]);
		},
	);
});
