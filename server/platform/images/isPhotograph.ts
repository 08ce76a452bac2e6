/**
 * The first bytes of the formats in which photographs come: JPEG, PNG, WebP, GIF and AVIF, as text in which each byte is a character. [D13]
 */
const beginnings = /^(?:\xff\xd8\xff|\x89PNG\r\n|RIFF.{4}WEBP|GIF8|.{4}ftyp(?:avi[fs]|mif1|msf1))/s;

/** Begins a scan of a JPEG. */
const scanMarker = Buffer.from([0xff, 0xda]);
/** Maximum scans of a JPEG. Cameras write one and programs about ten; each is a pass over all pixels, however few bytes it takes. */
const maxScans = 100;

function hasTooManyScans(bytes: Buffer): boolean {
	let at = -1;
	for (let scans = 0; scans <= maxScans; scans++) {
		at = bytes.indexOf(scanMarker, at + 1);
		if (at === -1) return false;
	}
	return true;
}

/**
 * Whether bytes from elsewhere begin like a photograph, and are no JPEG of endless scans. Anything else is never given to the image library,
 * which recognises vector drawings even when they are compressed, and may spend an hour on finding out how large a small one is.
 */
export const isPhotograph = (bytes: Buffer): boolean =>
	beginnings.test(bytes.subarray(0, 16).toString("latin1")) && (bytes[0] !== 0xff || !hasTooManyScans(bytes));
