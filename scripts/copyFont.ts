/**
 * Generates the font for the product's own texts and the names next to them: the most frequent syllables, in the weights that the design
 * uses, as one file small enough for a first visit. Any other syllable in a name is drawn in the phone's own font.
 */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import subsetFont from "subset-font";

const source = "node_modules/pretendard/dist/web/variable/woff2/PretendardVariable.woff2";
const target = "src/ui/styles/copyFont.generated.woff2";
/** Maximum number of syllables, at about 70 bytes each: this keeps the file under 100 KiB. */
const maxSyllables = 670;
const latin = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join("");
const signs = "·…‘’“”–—×•₩→←↑↓㎡©";

const syllables = mostUsed().slice(0, maxSyllables);
const text = latin + signs + syllables.join("");
const font = await subsetFont(readFileSync(source), text, {
	targetFormat: "woff2",
	variationAxes: { wght: { min: 400, max: 700 } },
	noLayoutClosure: true,
});
writeFileSync(target, font);
console.log(`${syllables.length} syllables, ${font.length} bytes`);

/** Returns the syllables of all texts in the sources and of the demo's names, most frequent first. */
function mostUsed(): readonly string[] {
	const files = ["src", "world"]
		.flatMap((folder) => readdirSync(folder, { recursive: true, withFileTypes: true }))
		.filter(({ name }) => /\.tsx?$/.test(name) && !name.includes(".generated."));
	const counts = new Map<string, number>();
	for (const { parentPath, name } of files) {
		for (const [syllable] of readFileSync(join(parentPath, name), "utf8").matchAll(/[가-힣]/g))
			counts.set(syllable, (counts.get(syllable) ?? 0) + 1);
	}
	return [...counts].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1)).map(([syllable]) => syllable);
}
