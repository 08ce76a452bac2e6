import { describe, expect, it } from "vitest";
import { joinStage } from "#tests/browser/support/stage.ts";

/** Every page a visitor may open, and its expected title. */
const pages = [
	["/", "국내·해외 숙소 예약 | 어썸스테이"],
	["/search", "서울 숙소 | 어썸스테이"],
	["/products/1", /\| 어썸스테이$/],
	["/notice", "공지사항 | 어썸스테이"],
	["/notice/1", /\| 어썸스테이$/],
	["/faq", "자주 묻는 질문 | 어썸스테이"],
	["/policy/terms", "이용약관 | 어썸스테이"],
	["/policy/privacy", "개인정보처리방침 | 어썸스테이"],
	["/policy/ir", "신주발행공고 | 어썸스테이"],
	["/login", "로그인 | 어썸스테이"],
	["/login/signup", "회원가입 | 어썸스테이"],
] as const;

const stage = joinStage("readers");

describe("server responses", () => {
	const html = async (path: string, headers: Record<string, string> = {}) => {
		const answer = await fetch(stage.product.address + path, { headers });
		return { status: answer.status, text: await answer.text(), headers: answer.headers };
	};

	it.each(pages)("name %s in the title [META-01]", async (path, title) => {
		const { text } = await html(path);
		expect(/<title>([^<]*)<\/title>/.exec(text)?.[1]).toMatch(
			title instanceof RegExp ? title : new RegExp(`^${title.replace(/[|.]/g, "\\$&")}$`),
		);
	});

	it("contain result cards that link to their stays in the HTML [ROUTE-04] [DEC-184]", async () => {
		const { text } = await html("/search");
		expect(text.match(/href="\/products\/\d+\?checkInDate=/g)?.length ?? 0).toBeGreaterThanOrEqual(3);
		expect(text).toContain("세금 포함");
	});

	it("redirect an invalid query to a corrected URL [SEARCH-QRY-01] [DEC-042]", async () => {
		const answer = await fetch(`${stage.product.address}/search?checkInDate=2020-01-01&adtCnt=99&chdCnt=x`, {
			redirect: "manual",
		});
		expect(answer.status).toBe(302);
		expect(answer.headers.get("location")).toMatch(
			/^\/search\?checkInDate=20\d\d-.*&adtCnt=8&chdCnt=0&chdAges=$/,
		);
	});

	it.each(["/nothing", "/notice/999999", "/products/999999", "/faq/999", "/%EC%84", "/products/%EC%84"])(
		"are a 404 with the error page for %s [DEC-012]",
		async (path) => {
			const { status, text } = await html(path);
			expect(status).toBe(404);
			expect(text).toContain("페이지를 찾을 수 없습니다.");
			expect(text).toContain('<meta name="robots" content="noindex"');
		},
	);

	it("redirect /_app to home, and visitors of members' pages to the login [ROUTE-27] [ROUTE-06] [DEC-029]", async () => {
		const shell = await fetch(`${stage.product.address}/_app`, { redirect: "manual" });
		expect(shell.headers.get("location")).toBe("/");
		const books = await fetch(`${stage.product.address}/mypage/books?tab=cancel`, { redirect: "manual" });
		expect(books.headers.get("location")).toBe("/login?returnUrl=%2Fmypage%2Fbooks%3Ftab%3Dcancel");
	});

	it("hide the top bar and mark the page in a web view [BRIDGE-01] [UI-TOPBAR-05]", async () => {
		const { text } = await html("/", { "client-interface": "WebView" });
		expect(text).toContain('<meta name="client-interface" content="WebView"');
		expect((await html("/", { "client-interface": "webview" })).text).not.toContain(
			'name="client-interface"',
		);
	});

	it("render the page light or dark from the first byte, as the visitor chose", async () => {
		const first = async (cookie: string) => (await html("/", { cookie })).text.slice(0, 4000);
		expect(await first("appearance=dark")).toContain('<html lang="ko" data-appearance="dark">');
		expect(await first("appearance=dark")).toContain('<meta name="color-scheme" content="dark"/>');
		expect(await first("appearance=light")).toContain('<html lang="ko" data-appearance="light">');
		for (const cookie of ["", "appearance=device", 'appearance=dark"><script>']) {
			expect(await first(cookie)).toContain('<html lang="ko">');
		}
	});

	it("keep third-party scripts out of pages, and escape texts [G02]", async () => {
		const policy = (await html("/")).headers.get("content-security-policy") ?? "";
		expect(policy.split("; ")).toEqual(
			expect.arrayContaining([
				"script-src 'self'",
				"style-src 'self'",
				"object-src 'none'",
				"base-uri 'none'",
				"frame-ancestors 'none'",
				"require-trusted-types-for 'script'",
			]),
		);
		expect(policy).not.toMatch(/unsafe-(inline|eval)|[ *]\*|https?:|strict-dynamic/);
	});

	it("execute nothing injected into a page, and never treat text as markup [G02]", async () => {
		const { page } = await stage.visit({});
		await page.goto("/notice");
		const tries = await page.evaluate(() => {
			const { body } = document;
			const put = (how: (element: HTMLElement) => void, name = "div") => {
				try {
					how(body.appendChild(document.createElement(name)));
					return "taken";
				} catch (error) {
					return (error as Error).name;
				}
			};
			return [
				put((element) => {
					element.innerHTML = "<img src=x onerror='window.ran = 1'>";
				}),
				put((element) => element.insertAdjacentHTML("beforeend", "<b>x</b>")),
				put((element) => {
					element.textContent = "window.ran = 2";
				}, "script"),
				put((element) => element.setAttribute("onclick", "window.ran = 3")),
			];
		});
		expect(tries.slice(0, 3)).toEqual(["TypeError", "TypeError", "TypeError"]);
		// Injects the text into the HTML itself, as an unescaped stored text would be.
		await page.route("**/notice", async (route) => {
			const answer = await route.fetch();
			const body = (await answer.text()).replace(
				"</main>",
				"<script>window.ran = 4</script><img src=x onerror='window.ran = 5'><a id=bad href='javascript:window.ran = 6'>x</a></main>",
			);
			await route.fulfill({ response: answer, body });
		});
		await page.reload();
		await page.evaluate(() => document.getElementById("bad")?.click());
		expect(await page.evaluate(() => (window as { ran?: number }).ran)).toBeUndefined();
	});

	it.each(["/", "/login", "/search"])("cannot be framed: %s [D12]", async (path) => {
		const { headers } = await html(path);
		expect(headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
		expect(headers.get("x-frame-options")).toBe("DENY");
	});
});
