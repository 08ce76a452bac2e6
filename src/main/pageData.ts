import type { HydrationState } from "react-router";

/**
 * ID of the block with the server's data for the browser. A plain-text block needs no exception in the script policy and avoids escaping
 * JSON as JavaScript.
 */
const pageDataId = "page-data";

/** Renders the data block, escaped so that no text can close it. `screen` is the URL of the screen's code, known only in a production build. */
export const pageDataBlock = (data: HydrationState, screen?: string): string =>
	`<script type="text/plain" id="${pageDataId}"${screen ? ` data-screen="${screen}"` : ""}>${packed(data).replaceAll("<", "\\u003c")}</script>`;

/** Reads the data block; returns an empty object if the server did not render the document. */
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
 * Packs data into two lines of JSON: the lists of property names that occur, and the data, in which an object is the number of its name
 * list followed by its values. Pages mostly contain lists of similar objects, whose names are thus written once. Arrays have number 0.
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
