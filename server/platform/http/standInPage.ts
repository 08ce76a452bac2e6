import type { FastifyInstance, FastifyReply } from "fastify";

/** Deliberately unbranded, so that a stand-in is never mistaken for the real provider. */
const style = `
:root { color-scheme: light; font-family: "Pretendard Variable", Pretendard, -apple-system, "Apple SD Gothic Neo", "Noto Sans KR", sans-serif; }
* { box-sizing: border-box; }
body { margin: 0; min-height: 100dvh; display: grid; place-items: center; padding: 16px; background: #eef1f6; color: #17202e; }
.card { width: 100%; max-width: 420px; padding: 28px 24px; border-radius: 20px; background: #fff; box-shadow: 0 12px 40px rgb(23 32 46 / 12%); }
.badge { display: inline-block; margin: 0 0 20px; padding: 6px 12px; border-radius: 999px; background: #fff3d6; color: #6a4b00; font-size: 13px; font-weight: 600; }
h1 { margin: 0 0 16px; font-size: 24px; line-height: 1.3; }
dl { margin: 0 0 24px; }
dl div { display: flex; align-items: baseline; justify-content: space-between; gap: 16px; padding: 10px 0; border-bottom: 1px solid #e6e9ef; }
dt { color: #5a6577; white-space: nowrap; }
dd { margin: 0; text-align: right; word-break: break-all; }
.code { font-size: 13px; font-family: ui-monospace, monospace; }
.total dd { font-size: 22px; font-weight: 700; }
button, a.primary { width: 100%; min-height: 48px; padding: 10px 14px; border: 1px solid #c9d0db; border-radius: 12px; background: #fff; color: inherit; font: inherit; font-size: 15px; word-break: keep-all; cursor: pointer; }
button:hover { background: #f5f7fa; }
:focus-visible { outline: 3px solid #2f6fed; outline-offset: 2px; }
.primary { border-color: transparent; background: #1f4fd8; color: #fff; font-size: 17px; font-weight: 700; }
button.primary:hover { background: #1a43b8; }
a.plain { display: block; min-height: 44px; text-align: center; line-height: 44px; color: #1f4fd8; }
a.primary { display: block; text-align: center; text-decoration: none; line-height: 28px; }
.row, .grid { display: grid; grid-template-columns: 1fr 1fr; gap: 8px; margin-top: 8px; }
details { margin-top: 20px; border-top: 1px solid #e6e9ef; padding-top: 12px; }
summary { min-height: 44px; line-height: 44px; color: #5a6577; cursor: pointer; }
`;

const stylePath = "/stand-in/style.css";
const font = "node_modules/pretendard/dist/web/variable/pretendardvariable-dynamic-subset.css";

/** Path of the style sheet with the product's font faces; browsers load only the subsets they need. */
export const koreanFontPath = "/stand-in/font.css";

/** Content security policy: no scripts and no external content. */
const policy = [
	"default-src 'none'",
	"style-src 'self'",
	"font-src 'self'",
	"form-action 'self'",
	"base-uri 'none'",
	"frame-ancestors 'none'",
].join("; ");

interface StandInPage {
	readonly title: string;
	/** States that the page is not the real provider. */
	readonly badge: string;
	/** HTML with all untrusted content escaped. */
	readonly body: string;
}

/** Renders a page of a stand-in for a provider; it works without scripts. */
export const standInPage = ({ title, badge, body }: StandInPage): string => `<!doctype html>
<html lang="ko">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<link rel="stylesheet" href="${koreanFontPath}">
<link rel="stylesheet" href="${stylePath}">
</head>
<body>
<main class="card">
<p class="badge">${badge}</p>
${body}
</main>
</body>
</html>
`;

/** Sends an HTML page that is neither cached nor indexed. */
export const sendBarePage = (reply: FastifyReply, html: string, status = 200): FastifyReply =>
	reply
		.code(status)
		.headers({
			"content-type": "text/html; charset=utf-8",
			"content-security-policy": policy,
			"cache-control": "no-store",
			"x-robots-tag": "noindex",
		})
		.send(html);

/** @param addressOf returns the URL of a built file; undefined in development, where files are requested by name */
export function registerStandInStyle(
	app: FastifyInstance,
	addressOf: (file: string) => string | undefined,
): void {
	app.get(stylePath, async (_request, reply) =>
		reply.header("content-type", "text/css; charset=utf-8").send(style),
	);
	app.get(koreanFontPath, async (_request, reply) => reply.redirect(addressOf(font) ?? `/${font}`));
}
