/**
 * Placeholders in pages cached for many members, replaced by each member's own data (ADR 42). They are private-use characters that do not
 * occur in texts. If a text did contain one, readers would see their own data there, never another member's.
 */
export const memberPlaceholders = {
	/** Two characters, because the first one alone is what remains when the name is cut to its initial. */
	name: "\u{F0001}\u{F0002}",
	initial: "\u{F0001}",
	company: "\u{F0003}",
	wish: "\u{F0004}",
	wished: "\u{F0005}",
	notWished: "\u{F0006}",
	end: "\u{F0007}",
} as const;
