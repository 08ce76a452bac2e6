import { expect, it } from "vitest";
import { reviewFormCopy } from "#copy/reviewForm.ts";
import { refused } from "#domain/failure/Failure.ts";
import type { Review } from "#domain/review/Review.ts";
import { ok } from "#domain/shared/Result.ts";
import { stayDateOf } from "#domain/shared/StayDate.ts";
import { screenApp } from "#tests/support/screenApp.ts";
import { ReviewPhotosViewModel } from "#ui/screens/review/ReviewPhotosViewModel.ts";

const review: Review = {
	id: 1,
	userName: "김*늘",
	stayId: 1,
	stayName: "남산 서재 호텔",
	roomName: "디럭스 더블",
	title: "다시 가고 싶은 곳",
	content: "창밖 풍경이 좋고 방이 조용했습니다.",
	stars: 5,
	starAverage: null,
	writtenOn: stayDateOf("2026-11-20"),
	checkIn: null,
	checkOut: null,
	verificationSource: null,
	photos: [],
	reply: null,
};

it("a review photo is chosen, described, sent once and removed, and a file that is no photo is rejected [DEC-097] [SCREEN-13]", async () => {
	const { app, memory } = screenApp({ signedIn: true });
	memory.orderReviews.stored.set(7, { booking: {} as never, imageUrl: null, review });
	const taken: Review[] = [];
	const viewModel = new ReviewPhotosViewModel(app, 7, (changed) => taken.push(changed));
	await viewModel.send([]);
	viewModel.choose(new File(["x"], "notes.txt", { type: "text/plain" }));
	await viewModel.send([]);
	expect([viewModel.fault, taken]).toEqual([reviewFormCopy.photos.unreadable, []]);

	viewModel.choose(new File(["x"], "window.jpg", { type: "image/jpeg" }));
	expect(viewModel.fault).toBeNull();
	viewModel.describe(" 창가 자리 ");
	await Promise.all([viewModel.send([]), viewModel.send([])]);
	expect(taken.map(({ photos }) => photos)).toEqual([[{ url: "/photos/0.jpg", alt: "창가 자리" }]]);
	expect(viewModel.chosen).toBeNull();

	memory.orderReviews.refusal = refused("tooManyCalls");
	await viewModel.remove("/photos/0.jpg");
	expect(viewModel.fault).toBe(reviewFormCopy.photos.tooMany);
	memory.orderReviews.refusal = null;
	await viewModel.remove("/photos/0.jpg");
	expect(taken.at(-1)?.photos).toEqual([]);
});

it("photos added or removed in another tab are shown, and a full review is reported as full", async () => {
	const { app, memory } = screenApp({ signedIn: true });
	const photosOf = (count: number) =>
		Array.from({ length: count }, (_, index) => ({ url: `/photos/${index}.jpg`, alt: "" }));
	const elsewhere = (count: number): void =>
		void memory.orderReviews.stored.set(7, {
			booking: {} as never,
			imageUrl: null,
			review: { ...review, photos: photosOf(count) },
		});
	const taken: number[] = [];
	const viewModel = new ReviewPhotosViewModel(app, 7, ({ photos }) => taken.push(photos.length));

	elsewhere(2);
	memory.orderReviews.refusal = refused("notFound");
	await viewModel.remove("/photos/2.jpg");
	expect([taken, viewModel.fault, app.popups.current]).toEqual([[2], null, null]);

	elsewhere(5);
	memory.orderReviews.refusal = refused("invalidRequest");
	viewModel.choose(new File(["x"], "window.jpg", { type: "image/jpeg" }));
	await viewModel.send([]);
	expect([taken, viewModel.fault, viewModel.chosen]).toEqual([[2, 5], reviewFormCopy.photos.full(5), null]);

	memory.orderReviews.stored.clear();
	memory.orderReviews.refusal = refused("notFound");
	await viewModel.remove("/photos/0.jpg");
	expect(taken).toEqual([2, 5]);
});

it("a photo chosen a second time is reported as kept once, until another is chosen [DEC-097]", async () => {
	const { app, memory } = screenApp({ signedIn: true });
	const photos = [{ url: "/photos/0.jpg", alt: "창가 자리" }];
	memory.orderReviews.addPhoto = async () => ok({ ...review, photos });
	const viewModel = new ReviewPhotosViewModel(app, 7, () => {});
	const file = new File(["x"], "window.jpg", { type: "image/jpeg" });
	const send = async (shown: Review["photos"]) => {
		viewModel.choose(file);
		await viewModel.send(shown);
		return viewModel.isSame;
	};
	expect(await send([])).toBe(false);
	expect(await send(photos)).toBe(true);
	viewModel.choose(file);
	expect(viewModel.isSame).toBe(false);
});
