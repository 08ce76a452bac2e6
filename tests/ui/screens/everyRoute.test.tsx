import { existsSync } from "node:fs";
import { renderToString } from "react-dom/server";
import {
	createStaticHandler,
	createStaticRouter,
	RouterContextProvider,
	StaticRouterProvider,
} from "react-router";
import { describe, expect, it } from "vitest";
import { screenApp } from "#tests/support/screenApp.ts";
import { AppProvider, appContext } from "#ui/app/AppState.ts";
import type { ScreenHandle } from "#ui/layout/screenHandle.ts";
import { moduleOf, routesOf } from "#ui/routes.ts";
import { screens } from "#ui/screens.ts";

const member = { name: "홍길동", grade: "Bronze", type: "N", corpName: null } as const;

/** Renders a member's page on the server over in-memory ports: its status, heading and text. */
async function show(path: string): Promise<{ status: number; heading: string; text: string }> {
	const { app, memory } = screenApp({ signedIn: true, member });
	memory.helpDesk.types = [{ id: 3, name: "결제" }];
	memory.helpDesk.questions.set(3, [
		{ id: 1, title: "카드를 바꿀 수 있나요?", html: "<p>네.</p>", createdOn: "2026-11-20" },
	]);
	memory.helpDesk.noticeList = [
		{
			id: 5,
			title: "설 연휴 안내",
			html: "<p>쉽니다.</p>",
			createdAt: "2026-11-20 09:00:00",
			updatedAt: null,
			type: "공지",
		},
	];
	memory.catalog.bannerList = [
		{ id: 1, title: "겨울 바다", subtitle: "", imageUrl: "/a.jpg", color: "#123456", linkUrl: "/theme/1" },
	];
	memory.catalog.placeList = [
		{
			name: "강릉",
			nationCode: "KR",
			cityCode: "GANGNEUNG",
			area: 0,
			subArea: 0,
			imageUrl: null,
			stayCount: 13,
		},
	];
	const handler = createStaticHandler(routesOf(async () => screens));
	const context = await handler.query(new Request(`http://localhost${path}`), {
		requestContext: new RouterContextProvider(new Map([[appContext, app]])),
	});
	if (context instanceof Response) throw new Error(`${path} leads to ${context.headers.get("location")}`);
	const html = renderToString(
		<AppProvider value={app}>
			<StaticRouterProvider
				router={createStaticRouter(handler.dataRoutes, context)}
				context={context}
				hydrate={false}
			/>
		</AppProvider>,
	);
	const text = html.replace(/<style[\s\S]*?<\/style>|<[^>]*>/g, " ").replace(/\s+/g, " ");
	const [, heading = ""] = /<h1[^>]*>(.*?)<\/h1>/s.exec(html) ?? [];
	return { status: context.statusCode, heading: heading.replace(/<[^>]*>/g, ""), text };
}

describe("every route", () => {
	const children = () => routesOf(async () => screens)[0]?.children ?? [];

	it("names an existing screen module, which is loaded when the route is shown", async () => {
		expect(children().length).toBeGreaterThan(40);
		for (const { id = "", path = "/", lazy } of children()) {
			expect([id, existsSync(`${moduleOf(id)}`)]).toEqual([path, true]);
			expect(typeof lazy === "function" && (await lazy())).toHaveProperty("Component");
		}
		expect(children().filter(({ id }) => id === "")).toEqual([]);
		expect(moduleOf("root")).toBeUndefined();
	});

	/** Returns what each screen says about itself, by route. */
	const handles = async (): Promise<(ScreenHandle & { readonly id: string })[]> =>
		Promise.all(
			children().map(async ({ id = "", lazy }) => {
				const loaded: { handle?: ScreenHandle } = typeof lazy === "function" ? await lazy() : {};
				return { id, ...loaded.handle };
			}),
		);

	it("has a back button and a way home unless its frame is the header [ROUTE-27, UI-TOPBAR-02]", async () => {
		const framed = (await handles()).flatMap(({ id, shell }) => (shell ? [{ id, ...shell }] : []));
		expect(framed.length).toBeGreaterThan(30);
		for (const { id, frame, left, right } of framed) {
			expect([id, left, right?.at(-1)]).toEqual([id, ["back"], "home"]);
			expect([id, frame === "inner" || frame === "topBar"]).toEqual([id, true]);
		}
	});

	it("has the header at every width only where a traveller looks around, and where another site or a message leads [ROUTE-27, UI-TOPBAR-03]", async () => {
		const headed = (await handles()).filter(({ shell }) => !shell).map(({ id }) => id);
		expect(headed).toEqual([
			"/",
			"search",
			"theme",
			"lms/:orderNumber",
			"payments/return",
			"payments/complete/:orderNum",
			"payments/fail",
			"login/callback/:provider",
			"*",
		]);
	});

	it("calls the server at once only where it shows personal or shared data", async () => {
		const own =
			/^(advance-notice|booking\/|inquiries|membership\/[\w-]+\/(?!subscribe)|mypage|payments\/|reviews\/|wishes\/)/;
		expect((await handles()).filter(({ callsAtOnce }) => callsAtOnce).map(({ id }) => id)).toEqual(
			children()
				.filter(({ id = "" }) => own.test(id))
				.map(({ id }) => id),
		);
	});

	it.each([
		["ROUTE-01", "/", "오늘은 어디에서"],
		["ROUTE-07", "/mypage", "마이페이지"],
		["ROUTE-08", "/mypage/user", "내 정보 관리"],
		["ROUTE-09", "/mypage/books", "예약 내역"],
		["ROUTE-10", "/mypage/wishes", "찜한 숙소"],
		["ROUTE-11", "/mypage/coupon", "쿠폰"],
		["ROUTE-12", "/mypage/awesome-cash", "어썸캐시"],
		["ROUTE-13", "/membership/awesome/subscribe", "어썸 멤버십"],
		["ROUTE-14", "/membership/awesome/management", "멤버십 관리"],
		["ROUTE-15", "/membership/awesome/management/billing-history", "구독 결제 내역"],
		["ROUTE-16", "/membership/benefit-mall/register", "복지몰 회원 등록"],
		["ROUTE-17", "/membership/benefit-mall/management", "복지포인트"],
		["ROUTE-18", "/faq", "자주 묻는 질문"],
		["ROUTE-19", "/notice", "공지사항"],
		["ROUTE-20", "/inquiries", "문의 내역"],
		["ROUTE-24", "/policy/terms", "이용약관"],
		["ROUTE-25", "/policy/privacy", "개인정보처리방침"],
		["ROUTE-26", "/policy/ir", "신주발행공고"],
		["SCREEN-01", "/booking/101", "예약하기"],
		["SCREEN-02", "/products/101/options", "객실 상세"],
		["SCREEN-03", "/mypage/books/1", "예약 상세"],
		["SCREEN-03", "/mypage/books/1/receipt", "거래 명세서"],
		["SCREEN-05", "/payments/extra/1?orderProductIdx=1", "추가 결제"],
		["SCREEN-06", "/inquiries/new", "문의하기"],
		["SCREEN-07", "/faq/3", "자주 묻는 질문"],
		["SCREEN-08", "/notice/5", "설 연휴 안내"],
		["SCREEN-10", "/theme", "테마"],
		["DEC-187", "/compare", "숙소 비교"],
		["SCREEN-12", "/advance-notice", "사전 알림"],
		["SCREEN-13", "/reviews/order-products/1", "후기 작성"],
	])("[%s] %s is the screen '%s'", async (_id, path, title) => {
		const { status, heading } = await show(path);
		expect(status).toBe(200);
		expect(heading).toContain(title);
	});

	it.each([
		["SCREEN-04", "/mypage/books?tab=complete", ["이용 예정", "지난 예약", "취소 내역"]],
		["SCREEN-07", "/faq/3", ["결제", "카드를 바꿀 수 있나요?"]],
		["SCREEN-08", "/notice/5", ["쉽니다."]],
		["SCREEN-09", "/mypage/coupon", ["사용 가능", "사용 완료", "기간 만료"]],
		["SCREEN-14", "/", ["겨울 바다"]],
		["SCREEN-15", "/", ["강릉", "숙소 13곳"]],
		["PROD-14", "/notice", ["설 연휴 안내"]],
		["PROD-14", "/faq", ["카드를 바꿀 수 있나요?"]],
	])("[%s] %s contains %j", async (_id, path, parts) => {
		const { text } = await show(path);
		for (const part of parts) expect(text).toContain(part);
	});
});
