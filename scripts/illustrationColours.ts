/** Writes the mean colour of every illustration, used as a placeholder while a picture loads. Run it when drawings change. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { pictures } from "#world/illustrations/catalogue.ts";
import { drawPicture } from "#world/illustrations/drawPicture.ts";

const file = join(import.meta.dirname, "../world/illustrations/colours.generated.ts");

const lines: string[] = [];
for (const picture of pictures) {
	const { channels } = await sharp(Buffer.from(await drawPicture(picture, 120))).stats();
	const mean = channels.slice(0, 3).map(({ mean }) => Math.round(mean).toString(16).padStart(2, "0"));
	lines.push(`\t"${picture.key}": "#${mean.join("")}",`);
}
writeFileSync(
	file,
	`/** Mean colours of the illustrations by key; written by \`node scripts/illustrationColours.ts\`. */\nexport const colours: Readonly<Record<string, string>> = {\n${lines.join("\n")}\n};\n`,
);
console.log(`${lines.length} colours`);
