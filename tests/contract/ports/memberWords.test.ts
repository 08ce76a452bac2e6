import sharp from "sharp";
import { beforeAll, describe, expect } from "vitest";
import { HttpInquiries } from "#adapters/http/HttpInquiries.ts";
import { HttpOrderReviews } from "#adapters/http/HttpOrderReviews.ts";
import { HttpReviews } from "#adapters/http/HttpReviews.ts";
import { HttpWishes } from "#adapters/http/HttpWishes.ts";
import { everyReview } from "#domain/review/ReviewChoice.ts";
import type { Inquiries } from "#ports/Inquiries.ts";
import type { OrderReviews } from "#ports/OrderReviews.ts";
import type { Reviews } from "#ports/Reviews.ts";
import type { Wishes } from "#ports/Wishes.ts";
import { type BookingApp, bookingApp } from "#tests/support/bookingApp.ts";
import { bookingStart, bookingWorld, plantBookingWorld, testClock } from "#tests/support/bookingWorld.ts";
import { forEachDatabase } from "#tests/support/databases.ts";
import { MemoryInquiries } from "#tests/support/memory/MemoryMember.ts";
import { MemoryOrderReviews } from "#tests/support/memory/MemoryReviews.ts";
import { MemoryStays } from "#tests/support/memory/MemoryStay.ts";
import { choice } from "./bookingsStages.ts";
import { portCalls } from "./portCalls.ts";
import { type Adapters, answered, type Cases, refusal, testPort } from "./portSuite.ts";

const question = {
	type: 1,
	title: "주차가 되나요?",
	content: "차 두 대로 가려고 하는데 주차할 수 있나요?",
	orderNumber: null,
	pageUrl: "/faq",
};
const draft = { title: "다시 가고 싶은 곳", content: "창밖 풍경이 좋고 방이 조용했습니다.", stars: 4 };

const inquiryCases: Cases<Inquiries> = {
	async types(inquiries) {
		expect(answered(await inquiries.types())).toEqual([
			{ code: 1, name: "숙소" },
			{ code: 2, name: "결제" },
		]);
	},
	async send(inquiries) {
		const id = answered(await inquiries.send(question));
		expect(answered(await inquiries.list("wait")).inquiries).toMatchObject([
			{ id, type: 1, typeName: "숙소", title: question.title, content: question.content, isAnswered: false },
		]);
	},
	async list(inquiries) {
		await inquiries.send({ ...question, type: 2, title: "나중 것" });
		const { counts, inquiries: all } = answered(await inquiries.list("all"));
		expect(counts).toEqual({ all: all.length, wait: all.length, complete: 0, unread: 0 });
		expect(all[0]).toMatchObject({ title: "나중 것", typeName: "결제" });
		expect(answered(await inquiries.list("complete")).inquiries).toEqual([]);
	},
	async addMessage(inquiries) {
		const id = answered(await inquiries.send(question));
		const { messages, isAnswered } = answered(await inquiries.addMessage(id, "한 대로 갈게요."));
		expect(messages).toMatchObject([{ content: "한 대로 갈게요.", author: null }]);
		expect(isAnswered).toBe(false);
		expect(answered(await inquiries.list("all")).inquiries[0]?.messages).toEqual(messages);
		expect(await inquiries.addMessage(999, "누구세요?")).toMatchObject(refusal("notFound"));
	},
	async markRead(inquiries) {
		const id = answered(await inquiries.send(question));
		const messages = [{ content: "네.", author: "고객센터", writtenAt: 0 }];
		for (const shown of [[], messages])
			expect((await inquiries.markRead({ id, messages: shown })).ok).toBe(true);
		expect(await inquiries.markRead({ id: 999, messages })).toMatchObject(refusal("notFound"));
	},
};

interface Kept {
	readonly wishes: Wishes;
	/** Advances the clock by one minute. */
	pass(): void;
}

const wishCases: Cases<Wishes, Kept> = {
	async toggle({ wishes }) {
		expect(answered(await wishes.toggle(1))).toBe(true);
		expect(answered(await wishes.toggle(1))).toBe(false);
		expect(answered(await wishes.list(null))).toEqual([]);
	},
	async list({ wishes, pass }) {
		await wishes.toggle(1);
		pass();
		await wishes.toggle(2);
		expect(answered(await wishes.list(null)).map(({ name, price }) => [name, price])).toEqual([
			["한강 창고 호텔", null],
			["남산 서재 호텔", null],
		]);
	},
	async share({ wishes }) {
		expect(answered(await wishes.share())).toBeNull();
		const token = answered(await wishes.beginShare());
		expect(answered(await wishes.share())).toBe(token);
	},
	async beginShare({ wishes }) {
		const token = answered(await wishes.beginShare());
		expect(token).toMatch(/^[\w-]{22}$/);
		expect(answered(await wishes.beginShare())).toBe(token);
	},
	async shared({ wishes }) {
		const token = answered(await wishes.beginShare());
		const { stays } = answered(await wishes.shared(token, choice.terms));
		expect(stays.map(({ name }) => name)).toEqual(["한강 창고 호텔", "남산 서재 호텔"]);
		expect(await wishes.shared("A".repeat(22), choice.terms)).toMatchObject(refusal("notFound"));
	},
	async endShare({ wishes }) {
		const token = answered(await wishes.beginShare());
		expect((await wishes.endShare()).ok).toBe(true);
		expect(answered(await wishes.share())).toBeNull();
		expect(await wishes.shared(token, choice.terms)).toMatchObject(refusal("notFound"));
	},
};

const reviewCases: Cases<Reviews> = {
	async ofStay(reviews) {
		const titles = async (choice: Partial<typeof everyReview>, after?: number) =>
			answered(await reviews.ofStay(2, { ...everyReview, ...choice }, { after })).reviews.map(
				({ title }) => title,
			);
		expect(await titles({})).toEqual(["후기 3", "후기 2", "후기 1"]);
		expect(await titles({ sort: "scoreHigh" })).toEqual(["후기 2", "후기 3", "후기 1"]);
		expect(await titles({ sort: "scoreLow" })).toEqual(["후기 1", "후기 3", "후기 2"]);
		const four = answered(await reviews.ofStay(2, { ...everyReview, stars: 4 }));
		expect(four).toMatchObject({ matching: 1, reviews: [{ title: "후기 3" }], summary: { count: 3 } });
		const [first] = answered(await reviews.ofStay(2, everyReview)).reviews;
		expect(await titles({}, first?.id)).toEqual(["후기 2", "후기 1"]);
		expect(await reviews.ofStay(999, everyReview)).toMatchObject(refusal("notFound"));
	},
	async report(reviews) {
		const [{ id = 0 } = {}] = answered(await reviews.ofStay(2, everyReview)).reviews;
		expect((await reviews.report(id)).ok).toBe(true);
		expect((await reviews.report(id)).ok).toBe(true);
		expect(await reviews.report(999)).toMatchObject(refusal("notFound"));
	},
};

interface OwnReview {
	readonly reviews: OrderReviews;
	/** The booking that the review is about. */
	readonly booked: number;
	readonly image: string;
}

const ownReviewCases: Cases<OrderReviews, OwnReview> = {
	async write({ reviews, booked }) {
		expect(answered(await reviews.view(booked)).review).toBeNull();
		expect(answered(await reviews.write(booked, draft))).toMatchObject({ ...draft, photos: [] });
		expect(await reviews.write(booked, draft)).toMatchObject(refusal("alreadyReviewed"));
		expect(await reviews.write(999, draft)).toMatchObject(refusal("notFound"));
	},
	async view({ reviews, booked }) {
		expect(answered(await reviews.view(booked))).toMatchObject({
			booking: { stayName: "남산 서재 호텔" },
			review: draft,
		});
		expect(await reviews.view(999)).toMatchObject(refusal("notFound"));
	},
	async addPhoto({ reviews, booked, image }) {
		const { photos } = answered(await reviews.addPhoto(booked, { image, alt: "창가 자리" }));
		expect(photos.map(({ alt }) => alt)).toEqual(["창가 자리"]);
		expect(answered(await reviews.view(booked)).review?.photos).toEqual(photos);
		expect(await reviews.addPhoto(999, { image, alt: "" })).toMatchObject(refusal("notFound"));
	},
	async removePhoto({ reviews, booked }) {
		const { url = "" } = answered(await reviews.view(booked)).review?.photos[0] ?? {};
		expect(answered(await reviews.removePhoto(booked, url)).photos).toEqual([]);
		expect(await reviews.removePhoto(999, url)).toMatchObject(refusal("notFound"));
	},
};

forEachDatabase((_, open) => {
	describe("the ports of member content and saved items", () => {
		let inquiries: Adapters<Inquiries>;
		let reviews: Adapters<Reviews>;
		let wishes: Adapters<Kept>;
		let own: Adapters<OwnReview>;

		beforeAll(async () => {
			const db = await open();
			await plantBookingWorld(db, { members: 3 });
			const clock = testClock(bookingStart);
			const booked = (await bookingWorld(db, clock).book(2)).held.orderProductIds[0] ?? 0;
			await db.query(`
				UPDATE order_product SET check_in = '2026-11-02', check_out = '2026-11-04';
				INSERT INTO common_code VALUES (105, 1, '숙소', 1), (105, 2, '결제', 2);
				INSERT INTO review (property_id, room_id, user_name, room_name, title, content, star, created_at)
					SELECT 2, 2, '김**', '스탠다드', '후기 ' || n, '창밖 풍경이 좋고 방이 깨끗했어요.', star, timestamptz '2026-11-10' + n * interval '1 day'
					FROM (VALUES (1, 3), (2, 5), (3, 4)) AS r (n, star);
				INSERT INTO review_stat (property_id, star_three, star_four, star_five) VALUES (2, 1, 1, 1);`);
			const world = await bookingApp(db, {}, clock);
			const calls = await portCalls(world, 2);
			const image = (
				await sharp({ create: { width: 40, height: 30, channels: 3, background: "#336699" } })
					.jpeg()
					.toBuffer()
			).toString("base64");
			const orderReviews = new HttpOrderReviews(calls);
			const twins = new MemoryStays();
			const overHttp = new HttpReviews(calls);
			twins.reviews.set(2, answered(await overHttp.ofStay(2, everyReview)));
			for (const stay of await keepable(world)) twins.wishable.set(stay.id, stay);
			const twin = new MemoryOrderReviews();
			twin.stored.set(booked, answered(await orderReviews.view(booked)));
			const asks = new MemoryInquiries();
			asks.typeList = answered(await new HttpInquiries(calls).types());
			inquiries = { http: new HttpInquiries(calls), memory: asks };
			reviews = { http: overHttp, memory: twins };
			wishes = {
				http: { wishes: new HttpWishes(calls), pass: () => clock.pass(60_000) },
				memory: { wishes: twins, pass() {} },
			};
			own = {
				http: { reviews: orderReviews, booked, image },
				memory: { reviews: twin, booked, image },
			};
		});

		/** Returns both stays as they appear in a wish list. */
		async function keepable(world: BookingApp) {
			const another = new HttpWishes(await portCalls(world, 3));
			for (const id of [1, 2]) await another.toggle(id);
			return answered(await another.list(null));
		}

		testPort("Inquiries", inquiryCases, () => inquiries);
		testPort("Wishes", wishCases, () => wishes);
		testPort("Reviews", reviewCases, () => reviews);
		testPort("OrderReviews", ownReviewCases, () => own);
	});
});
