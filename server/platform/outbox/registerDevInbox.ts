import type { FastifyInstance } from "fastify";
import { koreanDateTime } from "#domain/shared/koreanTime.ts";
import type { Queryable } from "#server/platform/database/Database.ts";
import { escapeHtml } from "#server/platform/http/escapeHtml.ts";
import { koreanFontPath, sendBarePage } from "#server/platform/http/standInPage.ts";
import { listSaved } from "./store/devInbox.ts";

type Listed = Awaited<ReturnType<typeof listSaved>>[number];

const labels = { EMAIL: "메일", SMS: "문자", LMS: "장문 문자" } as const;

const style = `
:root { font-family: "Pretendard Variable", Pretendard, -apple-system, "Apple SD Gothic Neo", "Noto Sans KR", sans-serif; color: #17202e; }
body { margin: 0 auto; max-width: 720px; padding: 24px 16px; background: #f3f5f8; }
h1 { font-size: 22px; }
form { display: flex; gap: 8px; margin-bottom: 20px; }
input, button { min-height: 44px; padding: 0 14px; border: 1px solid #c9d0db; border-radius: 10px; font: inherit; background: #fff; }
input { flex: 1; min-width: 0; }
article { margin-bottom: 12px; padding: 16px; border-radius: 14px; background: #fff; }
header { display: flex; flex-wrap: wrap; gap: 8px; color: #5a6577; font-size: 14px; }
h2 { margin: 8px 0 0; font-size: 16px; }
pre { margin: 8px 0 0; white-space: pre-wrap; overflow-wrap: anywhere; font: inherit; line-height: 1.6; }
`;

const message = (row: Listed): string => `<article>
<header><strong>${labels[row.channel]}</strong><span>${escapeHtml(row.dest)}</span><time>${koreanDateTime(row.createdAt.getTime())}</time></header>
${row.subject === null ? "" : `<h2>${escapeHtml(row.subject)}</h2>`}
<pre>${escapeHtml(row.body)}</pre>
</article>`;

const page = (rows: readonly Listed[], dest: string): string => `<!doctype html>
<html lang="ko">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>받은 메일·문자 (개발용)</title>
<link rel="stylesheet" href="${koreanFontPath}">
<link rel="stylesheet" href="/dev/inbox.css">
</head>
<body>
<h1>받은 메일·문자 <small>개발용</small></h1>
<form><input name="dest" aria-label="받는 곳" placeholder="이메일 또는 휴대폰 번호" value="${escapeHtml(dest)}"><button>찾기</button></form>
${rows.map(message).join("\n") || "<p>아직 보낸 메시지가 없어요.</p>"}
</body>
</html>
`;

/** Serves the messages of an installation without a sender, newest first. Never register it in production: it shows everybody's codes. */
export function registerDevInbox(app: FastifyInstance, db: Queryable): void {
	app.get("/dev/inbox.css", async (_request, reply) =>
		reply.header("content-type", "text/css; charset=utf-8").send(style),
	);
	app.get<{ Querystring: { dest?: string } }>("/dev/inbox", async ({ query }, reply) => {
		const dest = String(query.dest ?? "").trim();
		const messages = await listSaved(db, dest);
		return sendBarePage(reply, page(messages, dest));
	});
}
