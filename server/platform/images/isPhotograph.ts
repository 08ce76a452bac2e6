/**
 * The first bytes of the formats in which photographs come: JPEG, PNG, WebP, GIF and AVIF, as text in which each byte is a character. [D13]
 */
const beginnings = /^(?:\xff\xd8\xff|\x89PNG\r\n|RIFF.{4}WEBP|GIF8|.{4}ftyp(?:avi[fs]|mif1|msf1))/s;

/**
 * Whether bytes from elsewhere begin like a photograph. Anything else is never given to the image library, which recognises vector drawings
 * even when they are compressed, and may spend an hour on finding out how large a small one is.
 */
export const isPhotograph = (bytes: Buffer): boolean =>
	beginnings.test(bytes.subarray(0, 16).toString("latin1"));
