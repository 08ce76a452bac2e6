/** Draws the files in public/: icons, wordmark, the preview image for shared links, small scenes. Run it when the brand changes. */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { pictures } from "#world/illustrations/catalogue.ts";
import { drawPicture } from "#world/illustrations/drawPicture.ts";
import { fullTile, nameAt, tile, wordmark } from "./brand/mark.ts";
import { spots } from "./brand/spots.ts";

const name = "어썸스테이";
const folder = join(import.meta.dirname, "../public");
const write = (path: string, data: string | Buffer) => writeFileSync(join(folder, path), data);
const png = (svg: string) => sharp(Buffer.from(svg)).png({ palette: true, effort: 10 }).toBuffer();

for (const sub of ["icons", "images/spots"]) mkdirSync(join(folder, sub), { recursive: true });
write("favicon.svg", tile(32));
write("logo.svg", wordmark(name));
write("icons/icon-192.png", await png(tile(192)));
write("icons/icon-512.png", await png(tile(512)));
write("icons/maskable-512.png", await png(fullTile(512)));
write("icons/apple-touch-icon.png", await png(fullTile(180)));
for (const [file, svg] of Object.entries(spots)) write(`images/spots/${file}.svg`, svg);

/** 1200 x 630: the coast banner with the name in its empty half. */
async function sharedLinkPicture(): Promise<Buffer> {
	const banner = await drawPicture(pictures.find(({ key }) => key === "banner-coast-summer-day-1")!, 1470);
	const title = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630"><g transform="translate(88 196) scale(3.4)"><rect width="32" height="32" rx="9.5" fill="#fff"/><path d="M8 25V15a8 8 0 0 1 16 0v10z" fill="#e8590c"/><path d="M11 25a5 5 0 0 1 10 0z" fill="#fff"/></g>${nameAt(name, 84, 336, 84, "#0d3b50", 15)}${nameAt(name, 84, 334, 84, "#ffffff", 12)}</svg>`;
	return sharp(Buffer.from(banner))
		.extract({ left: 150, top: 0, width: 1200, height: 630 })
		.composite([{ input: Buffer.from(title) }])
		.jpeg({ quality: 84, mozjpeg: true })
		.toBuffer();
}
write("og.jpg", await sharedLinkPicture());
