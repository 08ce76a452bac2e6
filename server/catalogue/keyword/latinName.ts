import { romanize } from "es-hangul";

/** Every refresh of the catalogue's places asks for the same thousands of names again: romanizing them was a tenth of a start. */
const known = new Map<string, string>();
const mostKnown = 20_000;

/** A Korean name in Latin letters, part by part: '해운대·송정' is 'haeundae·songjeong'. Other letters stay. */
export function latinName(name: string): string {
	const before = known.get(name);
	if (before !== undefined) return before;
	const latin = name
		.split("·")
		.map((part) => romanize(part))
		.join("·");
	if (known.size >= mostKnown) known.clear();
	known.set(name, latin);
	return latin;
}
