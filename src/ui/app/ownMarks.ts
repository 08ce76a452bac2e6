/**
 * Where a page that is kept for many members says to each their own (ADR 42). Characters that no text has; if a text had one after all,
 * the reader would find something of themselves there, and nothing of anybody else.
 */
export const ownMarks = {
	/** Two, because the first alone is what is left of a name as its initial. */
	name: "\u{F0001}\u{F0002}",
	initial: "\u{F0001}",
	company: "\u{F0003}",
	wish: "\u{F0004}",
	wished: "\u{F0005}",
	notWished: "\u{F0006}",
	end: "\u{F0007}",
} as const;
