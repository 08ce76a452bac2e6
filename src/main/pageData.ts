import type { HydrationState } from "react-router";

/**
 * What the server's pages carry for the browser: a block of data, which no policy for scripts has to allow and which holds JSON
 * once, not JSON within a text of JavaScript.
 */
const pageDataId = "page-data";

/** The block as the server writes it; no text in it can end it. With the address of the screen's own code in a built product. */
export const pageDataBlock = (data: HydrationState, screen?: string): string =>
	`<script type="text/plain" id="${pageDataId}"${screen ? ` data-screen="${screen}"` : ""}>${packed(data).replaceAll("<", "\\u003c")}</script>`;

/** Nothing in a document that the server has not rendered. */
export function readPageData(document: Pick<Document, "getElementById">): {
	readonly data?: HydrationState;
	readonly screen?: string;
} {
	const block = document.getElementById(pageDataId);
	if (!block?.textContent) return {};
	const { screen } = block.dataset;
	return { data: unpacked(block.textContent) as HydrationState, ...(screen && { screen }) };
}

/**
 * Two lines of JSON: the names that objects have, and the data, in which an object is the number of its names and its values.
 * Lists of alike things, which pages are made of, say their names once. A list has number 0.
 */
function packed(data: unknown): string {
	const numbers = new Map<string, number>();
	const text = JSON.stringify(data, (_, value: unknown) => {
		if (typeof value !== "object" || value === null) return value;
		if (Array.isArray(value)) return [0, ...(value as unknown[])];
		const said = Object.entries(value).filter(([, each]) => each !== undefined);
		const names = JSON.stringify(said.map(([name]) => name));
		const number = numbers.get(names) ?? numbers.size + 1;
		numbers.set(names, number);
		return [number, ...said.map(([, each]): unknown => each)];
	});
	return `[${[...numbers.keys()].join(",")}]\n${text}`;
}

function unpacked(text: string): unknown {
	const [first = "", second = ""] = text.split("\n");
	const names = JSON.parse(first) as readonly (readonly string[])[];
	return JSON.parse(second, (_, value: unknown) => {
		if (!Array.isArray(value)) return value;
		const [number, ...values] = value as [number, ...unknown[]];
		return number === 0
			? values
			: Object.fromEntries(names[number - 1]?.map((name, i) => [name, values[i]]) ?? []);
	});
}
