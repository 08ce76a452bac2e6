/**
 * The first bytes of the formats in which photographs come: JPEG, PNG, WebP, GIF and AVIF, as text in which each byte is a character. [D13]
 */
const beginnings = /^(?:\xff\xd8\xff|\x89PNG\r\n|RIFF.{4}WEBP|GIF8|.{4}ftyp(?:avi[fs]|mif1|msf1))/s;

/** Maximum scans of a JPEG. Cameras write one and programs about ten; each is a pass over all pixels, however few bytes it takes. */
const maxScans = 100;

/** Markers that are followed by the length of their segment: not stuffed zeros, fill bytes, restarts or what is no marker. */
const hasLength = (marker: number): boolean =>
	marker >= 0xc0 && marker < 0xff && (marker < 0xd0 || marker > 0xd8);

/** Counts the scans of a JPEG as decoders find them: not those of the preview in a segment, or of what cameras append, such as a video. */
function scansOf(bytes: Buffer): number {
	let scans = 0;
	let at = bytes.indexOf(0xff, 2);
	while (at !== -1 && at + 4 <= bytes.length) {
		const marker = bytes.readUInt8(at + 1);
		if (marker === 0xd9) break;
		if (marker === 0xda) scans += 1;
		at = bytes.indexOf(0xff, at + (hasLength(marker) ? 2 + bytes.readUInt16BE(at + 2) : 1));
	}
	return scans;
}

/**
 * Whether bytes from elsewhere begin like a photograph, and are no JPEG of endless scans. Anything else is never given to the image library,
 * which recognises vector drawings even when they are compressed, and may spend an hour on finding out how large a small one is.
 */
export const isPhotograph = (bytes: Buffer): boolean =>
	beginnings.test(bytes.subarray(0, 16).toString("latin1")) &&
	(bytes[0] !== 0xff || scansOf(bytes) <= maxScans);
