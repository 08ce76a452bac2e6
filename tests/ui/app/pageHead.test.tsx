import { renderToString } from "react-dom/server";
import { StaticRouter } from "react-router";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { screenApp } from "#tests/support/screenApp.ts";
import { AppProvider } from "#ui/app/AppState.ts";
import { PageHead } from "#ui/app/PageHead.tsx";

beforeEach(() => void vi.stubEnv("SSR", true));
afterEach(() => void vi.unstubAllEnvs());

const premium = "프리미엄 숙소를 오리지널 가격으로 예약하세요.";

function head(props: Partial<Parameters<typeof PageHead>[0]> = {}, path = "/faq"): string {
	return renderToString(
		<AppProvider value={screenApp().app}>
			<StaticRouter location={path}>
				<PageHead title="자주 묻는 질문" {...props} />
			</StaticRouter>
		</AppProvider>,
	);
}

describe("the server-rendered head of a page", () => {
	it("has the page title and site name, in the tab and in link previews [META-01] [DEC-003]", () => {
		expect(head()).toContain("<title>자주 묻는 질문 | 어썸스테이</title>");
		expect(head()).toContain('<meta property="og:title" content="자주 묻는 질문 | 어썸스테이"/>');
	});

	it.each([
		["its own description", "설 연휴에 쉽니다.", "설 연휴에 쉽니다."],
		["the default one", undefined, premium],
	])(
		"has %s as description, for search engines and link previews [META-02] [DEC-003]",
		(_whose, given, shown) => {
			const descriptions = [
				...head({ description: given }).matchAll(/<meta (\w+="[\w:]+") content="([^"]*)"/g),
			]
				.map(([, name, content]) => [name, content])
				.filter(([name]) => name?.includes("description"));
			expect(descriptions).toEqual([
				['name="description"', shown],
				['property="og:description"', shown],
			]);
		},
	);

	it.each([
		["a public address", "/faq", undefined, false],
		["a member's own address", "/mypage", undefined, true],
		["a page that is none", "/faq", true, true],
	])("tells search engines whether to index %s [META-03] [DEC-004]", (_what, path, noindex, isKept) => {
		expect(head({ noindex }, path).includes('<meta name="robots" content="noindex"/>')).toBe(isKept);
	});
});
