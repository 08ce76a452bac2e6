import { deviceCopy } from "#copy/device.ts";
import type { Voucher } from "#ports/Vouchers.ts";

/** Same address as the booking list: offline, the list of saved vouchers is served there. */
export const voucherListPath = "/mypage/books";

const text = deviceCopy.voucher;

/** Content security policy of the offline pages: they may load only this site's own files. */
const policy =
	"default-src 'none'; style-src 'self'; script-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Renders a saved voucher: a page that works, and prints, with nothing but its own style sheet and script. */
export function voucherPage({ title, issuer, dates, rows, notes }: Voucher): Response {
	const facts = rows.map(({ term, value, href }) => {
		const content = href ? `<a href="${escaped(href)}">${escaped(value)}</a>` : escaped(value);
		return `<div><dt>${escaped(term)}</dt><dd>${content}</dd></div>`;
	});
	return page(
		`${title} ${text.mark}`,
		`<p class="mark">${escaped(issuer)} · ${text.mark}</p>
<h1>${escaped(title)}</h1>
<p class="dates">${escaped(dates)}</p>
<dl>${facts.join("")}</dl>
${notes.map((note) => `<p class="note">${escaped(note)}</p>`).join("\n")}
<p class="note screen">${text.note}</p>
<p class="tools screen"><button type="button" data-print>${text.print}</button>
<a href="${voucherListPath}">${text.back}</a></p>`,
	);
}

/** Renders the list of saved vouchers, newest first. */
export function voucherListPage(vouchers: readonly Pick<Voucher, "path" | "title" | "dates">[]): Response {
	const items = vouchers.map(
		({ path, title, dates }) =>
			`<li><a href="${escaped(path)}"><strong>${escaped(title)}</strong><span>${escaped(dates)}</span></a></li>`,
	);
	return page(
		text.list,
		`<h1>${text.list}</h1>
<p class="note">${text.listNote}</p>
<ul>${items.join("")}</ul>
<p class="tools"><button type="button" data-retry>${text.retry}</button></p>`,
	);
}

function page(title: string, content: string): Response {
	const html = `<!doctype html>
<html lang="ko">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="robots" content="noindex">
<title>${escaped(title)}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/offline.css">
<script src="/offline.js" defer></script>
</head>
<body><main>
${content}
</main></body>
</html>`;
	return new Response(html, {
		headers: { "content-type": "text/html; charset=utf-8", "content-security-policy": policy },
	});
}

const marks: Readonly<Record<string, string>> = {
	"&": "&amp;",
	"<": "&lt;",
	">": "&gt;",
	'"': "&quot;",
	"'": "&#39;",
};
const escaped = (value: string): string => value.replace(/[&<>"']/g, (mark) => marks[mark] ?? mark);
