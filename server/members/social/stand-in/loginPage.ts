import type { SocialProviderName } from "#server/members/social/SocialProvider.ts";
import { escapeHtml } from "#server/platform/http/escapeHtml.ts";
import { standInPage } from "#server/platform/http/standInPage.ts";
import { standInRoot } from "./createStandIn.ts";

/** Values passed through the page unchanged. */
export interface StandInFields {
	readonly redirectUri: string;
	readonly state: string;
	readonly codeChallenge: string;
}

const names: Readonly<Record<SocialProviderName, string>> = {
	KAKAO: "카카오",
	NAVER: "네이버",
	APPLE: "Apple",
};

const hidden = (name: string, value: string): string =>
	`<input type="hidden" name="${name}" value="${escapeHtml(value)}">`;

const field = (name: string, label: string, value: string): string =>
	`<div><dt><label for="${name}">${label}</label></dt><dd><input id="${name}" name="${name}" value="${value}" autocomplete="off"></dd></div>`;

/** Renders the stand-in's login page. It asks for no password, so nobody enters a real one. */
export const loginPage = (provider: SocialProviderName, fields: StandInFields): string =>
	standInPage({
		title: `${names[provider]} 모의 로그인`,
		badge: "모의 로그인 · 개발과 시험에서만 쓰여요",
		body: `<h1>${names[provider]} 계정으로 로그인</h1>
<form method="post" action="${standInRoot}/${provider.toLowerCase()}">
${hidden("redirect_uri", fields.redirectUri)}
${hidden("state", fields.state)}
${hidden("code_challenge", fields.codeChallenge)}
<dl>
${field("id", "계정 번호", "10001")}
${field("email", "이메일", "haneul.social@example.com")}
${field("name", "이름", "김하늘")}
<div><dt><label for="proven">이메일 확인됨</label></dt><dd><input id="proven" type="checkbox" name="proven" value="Y" checked></dd></div>
</dl>
<button class="primary" name="action" value="agree">동의하고 계속하기</button>
<div class="row">
<button name="action" value="cancel">취소하기</button>
<button name="action" value="broken">잘못된 코드로 돌아가기</button>
</div>
</form>`,
	});
