import { describe, expect, it } from "vitest";
import { HttpHomeContent } from "#adapters/http/HttpHomeContent.ts";
import { HttpHotelPrices } from "#adapters/http/HttpHotelPrices.ts";
import { HttpInquiries } from "#adapters/http/HttpInquiries.ts";
import { HttpOrderReviews } from "#adapters/http/HttpOrderReviews.ts";
import { HttpPayments } from "#adapters/http/HttpPayments.ts";
import { HttpProfile } from "#adapters/http/HttpProfile.ts";
import { HttpSocialCalls } from "#adapters/http/HttpSocialCalls.ts";
import { HttpStaySearch } from "#adapters/http/HttpStaySearch.ts";
import { noFilter } from "#domain/search/stayFilters.ts";
import { exampleData } from "#tests/support/contractExamples.ts";
import { condition } from "./everyCall/CallCase.ts";
import { answering, type Data, varied } from "./everyCall/varied.ts";

describe("a search response [DEC-193]", () => {
	const find = (change: (data: Data) => void) =>
		new HttpStaySearch(varied("findProducts", change)).find(
			condition,
			{ filter: noFilter, bounds: null, sort: "recommended" },
			{ page: 1, size: 20 },
		);
	const chip = (kind: string) => ({ kind, label: kind, searchText: "", guessed: false });

	it("has guests and dates only when the text mentions them", async () => {
		const guests = async (kinds: readonly string[]) => {
			const read = await find((data) => {
				data.condition.adtCnt = 4;
				data.reading = {
					title: "",
					chips: kinds.map(chip),
					unknown: ["몰라"],
					around: "남이섬",
					settledText: "강릉",
				};
			});
			return read.ok ? read.value.reading : null;
		};
		expect(await guests(["city", "guests"])).toEqual({
			title: "",
			chips: ["city", "guests"].map((kind) => ({ kind, label: kind, searchText: "" })),
			unknown: ["몰라"],
			around: "남이섬",
			guests: { adults: 4, childAges: [] },
			dates: null,
			settledText: "강릉",
		});
		expect((await guests(["city"]))?.guests).toBeNull();
		expect((await guests(["dates"]))?.dates).toEqual({
			checkInDate: expect.any(String),
			checkOutDate: expect.any(String),
		});
		expect(await find((data) => Object.assign(data, { reading: null }))).toMatchObject({
			value: { reading: null },
		});
	});

	it("without results suggests words and filters to drop, and valid dates only", async () => {
		const read = await find((data) => {
			data.help = {
				readings: [{ label: "강릉", searchText: "강릉", count: 3 }],
				conditions: [
					{ label: "바다", searchText: "강릉", filter: null, count: 2 },
					{ label: null, searchText: null, filter: "stars", count: 4 },
					{ label: null, searchText: null, filter: "bounds", count: 5 },
					{ label: null, searchText: null, filter: "of tomorrow", count: 6 },
				],
				dates: [
					{ checkInDate: "2026-12-07", checkOutDate: "2026-12-09", count: 7 },
					{ checkInDate: "2026-12-09", checkOutDate: "2026-12-09", count: 8 },
					{ checkInDate: "soon", checkOutDate: "2026-12-09", count: 9 },
				],
			};
		});
		expect(read.ok && read.value.help).toEqual({
			readings: [{ label: "강릉", searchText: "강릉", count: 3 }],
			conditions: [
				{ count: 2, dropped: { kind: "words", label: "바다", searchText: "강릉" } },
				{ count: 4, dropped: { kind: "filter", key: "stars" } },
				{ count: 5, dropped: { kind: "filter", key: "bounds" } },
			],
			dates: [{ checkInDate: "2026-12-07", checkOutDate: "2026-12-09", count: 7 }],
		});
	});
});

describe("responses with less or more than the example", () => {
	it("a login distinguishes a member, an account to link and a new person [DEC-140] [DEC-144]", async () => {
		const enter = (data: unknown) =>
			new HttpSocialCalls(answering(data)).enter({ provider: "kakao", token: "s.c", certId: null });
		expect(await enter({ needConnect: true, email: "h***@example.com" })).toEqual({
			ok: true,
			value: { kind: "connect", email: "h***@example.com" },
		});
		const userMeta = { snsId: "ticket", email: null, name: "하늘", provider: "KAKAO" };
		expect(await enter({ needSignup: true, userMeta })).toEqual({
			ok: true,
			value: { kind: "signUp", ticket: "ticket", email: null, name: "하늘" },
		});
		expect(await enter({ accessTokenExpiresAt: 1 })).toEqual({ ok: true, value: { kind: "member" } });
	});

	it("login providers unknown to this build are left out", async () => {
		const socials = ["NAVER", "FACEBOOK", "APPLE"].map((provider) => ({ provider, linkedAt: "2026-11-22" }));
		expect(await new HttpSocialCalls(answering({ socials })).list()).toEqual({
			ok: true,
			value: ["naver", "apple"].map((provider) => ({ provider, linkedAt: "2026-11-22" })),
		});
	});

	it("a promised price is read, also when nothing is available now [DEC-191]", async () => {
		const told = { amount: 100_000, promisedAt: "2026-11-26 10:00:00", outcome: "raised" };
		const promise = (current: number | null) =>
			new HttpHotelPrices(answering({ prices: [], promised: { ...told, current } })).promisedPrice(
				1,
				condition,
				"p",
			);
		expect(await promise(110_000)).toEqual({ ok: true, value: { ...told, current: 110_000 } });
		expect(await promise(null)).toEqual({ ok: true, value: { ...told, current: null } });
	});

	it("banners and codes are sorted by the server's sort value [CALL-CONTENT-17]", async () => {
		const banner = (idx: number, sort: number) => ({
			idx,
			sort,
			title: "",
			subTitle: "",
			imgUrl: "",
			imgColor: "",
			linkUrl: "",
		});
		const home = new HttpHomeContent(
			answering({ mainBanners: [banner(1, 30), banner(2, 10), banner(3, 20)] }),
		);
		expect(await home.banners()).toMatchObject({ value: [{ id: 2 }, { id: 3 }, { id: 1 }] });
		const commonCodes = [
			{ code: "b", name: "나", sort: 2 },
			{ code: "a", name: "가", sort: 1 },
		];
		expect(await new HttpInquiries(answering({ commonCodes })).types()).toEqual({
			ok: true,
			value: [
				{ code: "a", name: "가" },
				{ code: "b", name: "나" },
			],
		});
	});

	it("a member is read without a name, and with data for stays abroad [ENT-06]", async () => {
		const abroad = {
			userFirstName: "Haneul",
			userLastName: "Kim",
			internationalNumber: "KR",
			internationalPhone: "10",
		};
		const calls = varied(
			"viewUser",
			(data) => Object.assign(data, { name: null, international: abroad }),
			"auth",
		);
		expect(await new HttpProfile(calls).change({})).toMatchObject({
			ok: true,
			value: {
				name: "",
				international: { firstName: "Haneul", lastName: "Kim", phoneCountry: "KR", phone: "10" },
			},
		});
	});

	it("a voucher payment is read, with defaults for the member type and grade at payment [PAY-03] [DEC-192]", async () => {
		const calls = varied(
			"viewPayment",
			(data) => {
				data.validUntil = "2027-05-21";
				Object.assign(data.payment, { userTypeAtPaid: null, userGradeAtPaid: null });
			},
			"payment",
		);
		expect(await new HttpPayments(calls).view("AW1")).toMatchObject({
			ok: true,
			value: { validUntil: "2027-05-21", payment: { memberTypeAtPaid: "N", memberGradeAtPaid: "Bronze" } },
		});
	});

	it("a review is read with photos and the stay's reply, dated in Korean time [ENT-33]", async () => {
		const calls = varied("viewOrderReview", (data) => {
			const [review] = (exampleData("listStayReviews", "content") as Data).reviews;
			data.review = {
				...review,
				createdDt: "2026-11-25 00:30:00",
				photos: [{ imgUrl: "/p.jpg", alt: "창밖" }],
				reply: { content: "고맙습니다", createdDt: "2026-11-26 23:59:59" },
			};
		});
		expect(await new HttpOrderReviews(calls).view(1)).toMatchObject({
			ok: true,
			value: {
				review: {
					writtenOn: "2026-11-25",
					photos: [{ url: "/p.jpg", alt: "창밖" }],
					reply: { content: "고맙습니다", writtenOn: "2026-11-26" },
				},
			},
		});
	});
});
