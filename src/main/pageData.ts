import type { HydrationState } from "react-router";

/**
 * What the server's pages carry for the browser: a block of data, which no policy for scripts has to allow and which holds JSON
 * once, not JSON within a text of JavaScript.
 */
const pageDataId = "page-data";

/** The block as the server writes it; no text in it can end it. */
export const pageDataBlock = (data: HydrationState): string =>
	`<script type="application/json" id="${pageDataId}">${JSON.stringify(data).replaceAll("<", "\\u003c")}</script>`;

/** Undefined for a document that the server has not rendered. */
export function readPageData(document: Pick<Document, "getElementById">): HydrationState | undefined {
	const text = document.getElementById(pageDataId)?.textContent;
	return text ? (JSON.parse(text) as HydrationState) : undefined;
}
