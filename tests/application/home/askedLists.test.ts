import { describe, expect, it } from "vitest";
import { ViewEvent } from "#application/content/ViewEvent.ts";
import { ViewStayEvent } from "#application/content/ViewStayEvent.ts";
import { ViewHome } from "#application/home/ViewHome.ts";
import { OpenInquiryForm } from "#application/inquiry/OpenInquiryForm.ts";
import { SendInquiry } from "#application/inquiry/SendInquiry.ts";
import { ViewMyPage } from "#application/member/ViewMyPage.ts";
import { ListMapPlaces } from "#application/search/ListMapPlaces.ts";
import { ListSurroundings } from "#application/stay/ListSurroundings.ts";
import { err, ok } from "#domain/shared/Result.ts";
import { stayDateOf } from "#domain/shared/StayDate.ts";
import { recordingPorts } from "#tests/support/recordingPorts.ts";

const unreachable = err({ kind: "unreachable" });
const day = stayDateOf("2026-12-06");

/** Serves lists by kind; a kind that is not listed is unreachable. */
const lists = (by: Readonly<Record<string, unknown>>) => async (kind: string) => by[kind] ?? unreachable;

describe("the home page", () => {
	it("shows each recommendation on its own shelf [SCREEN-14] [SCREEN-15] [DEC-163]", async () => {
		const stay = (id: number) => ok([{ id, images: [], tags: [], reviews: {} }]);
		const stays = { recommendForHome: lists({ DOMESTIC: stay(1), OVERSEAS: stay(2), DEAL: stay(3) }) };
		const content = { banners: async () => unreachable, places: async () => unreachable };
		const home = await new ViewHome({ content, stays } as never).execute({ checkIn: day });
		expect([home.domestic, home.overseas, home.deals].map((shelf) => shelf.map(({ id }) => id))).toEqual([
			[1],
			[2],
			[3],
		]);
		expect([home.banners, home.places]).toEqual([{ notFound: true }, []]);
	});
});

describe("a stay's surroundings", () => {
	it("list nearby and similar stays separately, and omit what could not be loaded [PROD-08] [DEC-162]", async () => {
		const stays = { recommendForStay: lists({ NEARBY: ok([{ id: 1 }]), SIMILAR: ok([{ id: 2 }]) }) };
		const catalog = { nearby: async () => unreachable };
		const condition = {} as never;
		const around = await new ListSurroundings({ catalog, stays } as never).execute({ stayId: 7, condition });
		expect(around).toEqual({ condition, places: [], nearby: [{ id: 1 }], similar: [{ id: 2 }] });
	});

	it("include its event, or null [CALL-CONTENT-23] [DEC-160]", async () => {
		const { port, asked } = recordingPorts({ ofStay: ok({ id: 4 }) });
		expect(await new ViewStayEvent({ deals: port }).execute(7)).toEqual({ id: 4 });
		expect(asked).toEqual([["ofStay", 7, {}]]);
		expect(
			await new ViewStayEvent({ deals: recordingPorts({ ofStay: unreachable }).port }).execute(7),
		).toBeNull();
	});

	it("include the names on its map, or none when they cannot be loaded", async () => {
		const bounds = {} as never;
		const names = [{ name: "남산" }];
		expect(
			await new ListMapPlaces({ map: recordingPorts({ names: ok(names) }).port }).execute(bounds),
		).toEqual(names);
		expect(
			await new ListMapPlaces({ map: recordingPorts({ names: unreachable }).port }).execute(bounds),
		).toEqual([]);
	});

	it("open an unlisted event with its secret [DEC-118]", async () => {
		const { port, asked } = recordingPorts();
		expect(await new ViewEvent({ deals: port }).execute({ id: 4, secret: "word" })).toEqual(ok(null));
		expect(asked).toEqual([["view", 4, "word", {}]]);
	});
});

describe("a member's pages", () => {
	const booking = (orderNumber: string) => ({ orderNumber, orderProductId: orderNumber });
	const books = (...numbers: string[]) => ok({ counts: {}, bookings: numbers.map(booking) });

	it("offer bookings in every state for an inquiry, each order once [SCREEN-06] [DEC-020]", async () => {
		const bookings = {
			list: lists({ pending: books("A", "B"), complete: books("B", "C"), cancel: books("D") }),
		};
		const form = (mine: unknown) =>
			new OpenInquiryForm({
				bookings: mine,
				inquiries: { types: async () => ok(["etc"]) },
			} as never).execute();
		expect(await form(bookings)).toEqual(ok({ types: ["etc"], bookings: ["A", "B", "C", "D"].map(booking) }));
		expect(await form({ list: async () => unreachable })).toEqual(ok({ types: ["etc"], bookings: [] }));
	});

	it("show the next stay and the number of unread answers, and omit what could not be loaded [ROUTE-07]", async () => {
		const page = (upcoming: unknown, waiting: unknown) =>
			new ViewMyPage({
				member: { account: async () => ok({ name: "홍길동" }), balances: async () => unreachable },
				coupons: { list: lists({ avail: ok([1, 2]) }) },
				bookings: { list: lists({ pending: upcoming }) },
				inquiries: { list: lists({ wait: waiting }) },
			} as never).execute();
		expect(await page(books("A", "B"), ok({ counts: { unread: 3 } }))).toEqual(
			ok({
				account: { name: "홍길동" },
				balances: null,
				couponCount: 2,
				unreadInquiries: 3,
				upcoming: { next: booking("A") },
			}),
		);
		expect(await page(books(), unreachable)).toMatchObject(
			ok({ unreadInquiries: 0, upcoming: { next: null } }),
		);
		expect(await page(unreachable, unreachable)).toMatchObject(ok({ upcoming: null }));
	});

	it("send an inquiry trimmed, with the page it came from, cut to the call's limit [DEC-157]", async () => {
		const send = async (history: unknown) => {
			const { port, asked } = recordingPorts({ history, current: "/inquiry" });
			const inquiry = { title: " 제목 ", content: " 내용\n" } as never;
			await new SendInquiry({ inquiries: port, visits: port, navigation: port }).execute(inquiry);
			return asked.at(-1)?.[1];
		};
		expect(await send({ lastVisited: "/products/7", urls: ["/faq"] })).toEqual({
			title: "제목",
			content: "내용",
			pageUrl: "/products/7",
		});
		expect(await send({ lastVisited: null, urls: ["/", "/faq"] })).toMatchObject({ pageUrl: "/faq" });
		expect(await send({ lastVisited: null, urls: [] })).toMatchObject({ pageUrl: "/inquiry" });
		expect(await send({ lastVisited: `/${"x".repeat(600)}`, urls: [] })).toMatchObject({
			pageUrl: `/${"x".repeat(499)}`,
		});
	});
});
